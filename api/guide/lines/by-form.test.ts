import { expect, test } from 'vitest';
import { soundBite, textOf } from '../guide.ts';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['Marovo Lagoon, New Georgia, Solomon Islands', 'Marovo Lagoon'],
  ['Third Intermediate Period, Dynasty 21, about 1000-945 BCE', 'Third'],
])('nobody made a work who is a place or a period: %s', (line, nobody) => {
  const facts = factsOf('Prow figure', line, 'Wood, shell, paste, ochre', 'Collected by Mr. Lowe, 1893');
  expect(facts.artist).toBeNull();
  expect(textOf(soundBite(facts, { today: 2026 }))).not.toMatch(new RegExp(`by ${nobody}`));
});

test('of two who each have a life behind the name both made it', () => {
  const bite = biteOn(
    'Music stool',
    'About 1879',
    'England (London)',
    'Designed by Agnes Garrett (1845–1935) and Rhoda Garrett (1841–82); maker unknown',
    'Walnut, with the original linen union cover',
    'Given by Miss Winifred Beale',
  );
  expect(bite).toContain('designed by Agnes Garrett and Rhoda Garrett');
});

test('whoever stands alone on a line with nation and years made it, after somebody else who is told', () => {
  const bite = biteOn(
    'Jan Saenredam (Dutch, 1565–1607)',
    'after Abraham Bloemaert (Dutch, 1566–1651)',
    'Adam Working the Ground and Eve Spinning, plate 5 from The Story of the First Parents, 1604',
    'Engraving in black on ivory laid paper',
    'The Wallace L. DeWolf Fund, 1938.1422',
  );
  expect(bite).toMatch(/by (?:the Dutch artist )?Jan Saenredam/);
  expect(bite).toContain('It is after Abraham Bloemaert.');
});

test('whose years stand alone in brackets may be the sitter', () => {
  expect(factsOf('Ada Lowe (1815–1902)', 'Unknown maker', 'Oil on canvas').artist ?? '').not.toContain(
    'Lowe',
  );
});

test('what stands on the first line is what it is, and no material, also behind the heading and number of a case', () => {
  expect(
    biteOn(
      'Reversible shawl of silk and wool',
      'Woven at Paisley, Renfrewshire, by John Morgan & Co., 1865–70',
      'Lent by Mrs. Lowe',
    ),
  ).toMatch(/reversible shawl of silk and wool/i);
  const ball = biteOn(
    'POWER IN STONE',
    '4. Carved stone ball with six',
    'knobs, two decorated with',
    'spirals',
    'Serpentinite',
    'Found while ploughing at Mains',
    'of Tillyfour, Aberdeenshire,',
    'in 1863',
    '3200–2500 BC',
    'X.AS 93',
  );
  expect(ball).toContain('This is a carved stone ball with six knobs');
  expect(ball).not.toContain('Power in Stone');
});

test('the number of a grave is no year', () => {
  const facts = factsOf(
    'Cosmetic palette in the form of a fish',
    'Siltstone with shell inlay',
    'Egypt, Naqada, grave 1417',
    'Naqada IIb–c (about 3600–3400 BC)',
    'Excavated by W.M.F. Petrie; presented by H. Martyn Kennard, 1895',
    'AN1895.846',
  );
  expect(facts.years?.[0] ?? 0).not.toBe(1417);
  expect(textOf(soundBite(facts, { today: 2026 }))).toContain('from grave 1417 at Naqada, Egypt.');
});

test('what stands before a date belongs to the title, and when it was printed to the date', () => {
  const bite = biteOn(
    'Mark STRIZIC',
    'born Germany 1928, arrived Australia 1950, died 2012',
    'Flinders Lane, after rain 1957, printed 1999',
    'gelatin silver photograph',
    'Gift of the artist, 2001',
  );
  expect(bite).toContain('“Flinders Lane, after rain”');
  expect(bite).toContain('1957 and printed in 1999');
});

test('a print that is dated with what it shows says when it was printed', () => {
  const bite = biteOn(
    'Marion Palfi',
    'American, born Germany, 1907–1978',
    'Woman on a Porch, 1949',
    'gelatin silver print, printed c. 1975',
    'Gift of the Lowe Family 2014.91.6',
  );
  expect(bite).toContain('made in 1949 and printed around 1975');
});

test('a maker stands behind the medium too, with nation and years', () => {
  expect(
    biteOn(
      'The Apple Peelers, 1908',
      'Oil on canvas',
      'Myron Barlow, American, 1873–1937',
      'Gift of the Founders, 09.6',
    ),
  ).toContain('Myron Barlow');
});

test('who else had a hand in it, unknown, leaves the maker alone', () => {
  expect(
    biteOn(
      'Fourteenth part (juz’) of a Qur’an',
      'in thirty volumes',
      'Egypt, Cairo, Mamluk sultanate',
      'Copied by ‘Ali ibn Muhammad al-Ashrafi; illuminator',
      'unknown',
      'Ink, colours and gold on paper',
    ),
  ).not.toContain('Its maker is not known');
});

test('a company is no place, and its trade is told', () => {
  const bite = biteOn(
    'Star Industrial Co., Ltd. (established 1949, Hong Kong), manufacturer',
    'Leung Chung-yan (dates unknown), mould maker',
    '‘Red A’ lampshade for market stalls, model 1109',
    'designed circa 1968, made 2014',
    'Injection-moulded polypropylene',
    'M+, Hong Kong. Gift of Star Industrial Co., Ltd., 2015 [2015.34.7]',
  );
  expect(bite).not.toContain('comes from the Star');
  expect(bite).toContain('model 1109”, by Star Industrial Co., Ltd. It was designed');
});

test('the heading of a case above a thing is not what the thing is called', () => {
  const bite = biteOn(
    'FOR THE SCHOLAR’S DESK',
    'Brush Washer',
    '1723–35',
    'China, Jiangxi province, Jingdezhen kilns, Qing dynasty (1644–1911)',
    'Porcelain with crackled gray-blue glaze',
    'Bequest of John L. Severance 1942.671',
  );
  expect(bite).not.toContain('Scholar');
  expect(bite).toMatch(/brush washer/i);
});

test('the years of a printer are not the maker’s', () => {
  const facts = factsOf(
    'JOE TALIRUNILI',
    'Near Kuujjuaraapik, Nunavik, 1906 – Puvirnituq, Nunavik, 1976',
    'Printed by LEAH QUMALUK (born in 1934)',
    'People Leaving in the Umiak',
    '1965',
    'Stonecut, 14/40',
    'MMFA, gift of Dr. and Mrs. Lowe, inv. Gr.1979.112',
  );
  expect(facts.born).not.toBe('1934');
});

test('where and by what it came about is no origin', () => {
  expect(
    biteOn(
      'Gold dinar of Huvishka',
      'Kushan, about AD 155–190',
      'Minted in Gandhara (modern Pakistan)',
      '1894,0506.5',
    ),
  ).not.toContain('comes from Minted');
  expect(
    biteOn(
      'Lanterns',
      '1988',
      'Printer and publisher: Tyler Graphics Ltd., Mount Kisco, New York',
      'Etching',
    ),
  ).not.toContain('comes from Printer');
});
