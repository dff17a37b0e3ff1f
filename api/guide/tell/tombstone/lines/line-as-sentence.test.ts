import { expect, test } from 'vitest';
import { lineAsSentence } from './line-as-sentence.ts';

test.each([
  ['After Raphael', 'It is after Raphael'],
  ['Last owned by Mrs Ada Birch', 'It was last owned by Mrs Ada Birch'],
  ['Set up by the Third Legion', 'It was set up by the Third Legion'],
  ['After Jan van Birch the Elder', 'It is after Jan van Birch the Elder'],
  ['Attributed to Sultan Muhammad', 'It is attributed to Sultan Muhammad'],
  ['Signed by Exekias as potter', 'It is signed by Exekias as potter'],
  ['Made for the guild of goldsmiths', 'It was made for the guild of goldsmiths'],
  ['Worn with a straw hat', 'It was worn with a straw hat'],
  ['Maker: Ada Birch', 'The maker was Ada Birch'],
  ['Folio from the Book of Kings', 'It is a folio from the Book of Kings'],
  ['Nasca artist', 'It is by a Nasca artist'],
  ['Born France, worked France and USA', 'The artist was born in France and worked in France and USA'],
  ['Born and works Brazil', 'The artist was born in Brazil and works there'],
  ['Iron Age, about 350-50 BC', 'It was made around 350 to 50 BC, in the Iron Age'],
  ['Yuan dynasty, 1298', 'It was made in 1298, in the Yuan dynasty'],
  ['about 1480', 'It was made around 1480'],
  ['Paris, France, 1736', 'It comes from Paris, France, and was made in 1736'],
  ['Ur, Iraq, PG 1237, about 2450 BCE', 'It comes from Ur, Iraq, and was made around 2450 BCE'],
  [
    'Egyptian. Third Intermediate Period, Dynasty 22',
    'It is Egyptian: Third Intermediate Period, Dynasty 22',
  ],
  ['New Kingdom, reign of Ramesses III', 'It dates from the New Kingdom, reign of Ramesses III'],
  ['200s B.C.', 'It dates from the 200s B.C.'],
  ['Libbey Glass Company (Toledo, Ohio)', 'The label names the firm Libbey Glass Company of Toledo, Ohio'],
  ['Hale and Sons, Leeds', 'The label names the firm Hale and Sons of Leeds'],
  ['Ada Birch, designer', 'The designer was Ada Birch'],
  ['Obverse: bust of a king', 'On the obverse: bust of a king'],
  ['From the Lake Album', 'It is from the Lake Album'],
  ['Ru ware', 'It is Ru ware'],
  ['Japan, Muromachi period', 'It comes from Japan and is of the Muromachi period'],
  ['China, Shanxi, Tang dynasty', 'It comes from Shanxi, China and is of the Tang dynasty'],
  ['Circa 1945, France', 'It was made around 1945 in France'],
  ['Printed book', 'It is a printed book'],
  ['Case possibly by Elias Birch, Leeds', 'The case is possibly by Elias Birch of Leeds'],
  ['Shoes by Lowe', 'The shoes are by Lowe'],
  ['Painted decoration by Ada Birch', 'The painted decoration is by Ada Birch'],
  ['Worked by Ada Birch', 'It was worked by Ada Birch'],
  ['From the ship burial at Lowe Heath', 'It comes from the ship burial at Lowe Heath'],
  ['Later Liang kingdom', 'It dates from the Later Liang kingdom'],
  ['Woodcut by Ada Birch', 'It is a woodcut by Ada Birch'],
  ['Haida artist, British Columbia', 'It is by a Haida artist of British Columbia'],
  [
    'Chinese, active late 13th to early 14th century',
    'Beside the maker’s name the label says: Chinese, active late 13th to early 14th century',
  ],
  ['Unidentified potter', 'The label also names an unidentified potter'],
  ['Oak, carved and originally painted', 'It is made of oak, carved and originally painted'],
])('the line %j is told as the sentence that it is short for', (line, sentence) => {
  expect(lineAsSentence(line, true)).toBe(sentence);
});

test.each(['Eastern Virginia', 'Moche', 'Shearing the Rams, 1890', 'Made', 'Born 1948'])(
  'of the line %j nobody can tell what it is',
  (line) => {
    expect(lineAsSentence(line, true)).toBeNull();
  },
);

test.each([
  ['Mandinka people', 'The label names the Mandinka people', 'It comes from the Mandinka people'],
  ['Tabriz, Iran', null, 'It comes from Tabriz, Iran'],
  ['Moche', null, 'It is Moche'],
  ['French (Lyon)', null, 'It is French, from Lyon'],
  ['Swords, Co. Dublin', null, 'It comes from Swords, County Dublin'],
])(
  'the line %j may be a named maker’s people or birthplace, else it is the work’s',
  (line, named, unnamed) => {
    expect(lineAsSentence(line, true)).toBe(named);
    expect(lineAsSentence(line, false)).toBe(unnamed);
  },
);

test.each([
  ['Replica, painted 1891', 'It is a replica, painted in 1891'],
  ['Second version', 'It is a second version'],
])('%j says which of several it is', (line, said) => {
  expect(lineAsSentence(line, true)).toBe(said);
});

test('who had a part of the work in hand, or changed it later, is told by the deed', () => {
  expect(lineAsSentence('Case designed and executed by George Lowe', true)).toBe(
    'The case was designed and executed by George Lowe',
  );
  expect(lineAsSentence('Gilt-bronze mounts attributed to Jacques Lowe', true)).toBe(
    'The gilt-bronze mounts are attributed to Jacques Lowe',
  );
  expect(lineAsSentence('Reduced in size by Elias Lowe', true)).toBe('It was reduced in size by Elias Lowe');
});

test('a firm abroad is a firm and no place', () => {
  expect(lineAsSentence('Lowe Metallwarenfabrik, Wädenswil, CH', true)).toBe(
    'The label names the firm Lowe Metallwarenfabrik of Wädenswil',
  );
});

test('a people and centuries of no plain date are told as its work of that time', () => {
  expect(lineAsSentence('Joseon, late 17th-early 18th century', false)).toBe(
    'It is Joseon work of the late 17th-early 18th century',
  );
});
