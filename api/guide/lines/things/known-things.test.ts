import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('below a thing a name is its maker and a word before the year a place, known or not', () => {
  const facts = factsOf(
    'Drinking vessel in the form of an ostrich',
    'Elias Lowe the Elder',
    'Birchholm, 1589/95',
    'Silver',
  );
  expect(facts).toMatchObject({ artist: 'Elias Lowe the Elder', nationality: 'Birchholm', date: '1589/95' });
});

test('what a thing shows stands behind a colon, and the place below it names nothing', () => {
  const bite = biteOn('Dish: The Judgement of Paris', 'London, 1760', 'Tin-glazed earthenware');
  expect(bite).toContain('“Dish: The Judgement of Paris”');
  expect(bite).toContain('1760');
  expect(bite).not.toContain('labelled London');
});

test('a factory is a maker and no material', () => {
  const facts = factsOf('Two-handled cup', 'Lowe porcelain factory, France', 'Soft-paste porcelain', '1764');
  expect(facts.medium).toBe('Soft-paste porcelain');
  expect(facts.artist ?? facts.otherMakers[0]?.text).toContain('Lowe porcelain factory');
});

test('a god on the lines above an empty one is what the work shows', () => {
  const facts = parseLabel({
    text: 'The Buddhist deity Achala\nVidyaraja (Fudo Myoo)\n\nApprox. 1100–1185\nJapan\nColors on wood',
  });
  expect(facts.title).toBe('The Buddhist deity Achala Vidyaraja (Fudo Myoo)');
});

test('letters of honour, years of mention and a surname in front leave the maker a maker', () => {
  expect(factsOf('Ada Birch RHA (1896–1974)', 'Regatta Day', 'Oil on canvas, 1929')).toMatchObject({
    artist: 'Ada Birch',
    title: 'Regatta Day',
    born: '1896',
  });
  const mentioned = factsOf(
    'Zuan Battista Lowe (Venice, documented 1506–1541)',
    'Sacred Conversation',
    '1519',
    'oil on canvas',
  );
  expect(mentioned.artist).toBe('Zuan Battista Lowe');
  expect(mentioned.born).toBeNull();
  expect(
    factsOf('PUGH, Gwilym', '(1873–1940)', 'Slate Splitters at Rest', 'oil on canvas, 1911'),
  ).toMatchObject({
    title: 'Slate Splitters at Rest',
    died: '1940',
  });
});

test('a place within another below a thing is where it comes from', () => {
  expect(factsOf('Tree of life candlestick', 'Acatlán, Puebla, Mexico, ca. 1965').nationality).toBe(
    'Acatlán, Puebla, Mexico',
  );
  const huipil = factsOf('Huipil', 'Maya (Kaqchikel), San Antonio Lowe, Guatemala, c. 1950', 'Cotton');
  expect(huipil.artist).toBeNull();
  expect(huipil.nationality).toContain('San Antonio Lowe');
});

test('a maker’s town below a thing is no title', () => {
  const { artist } = factsOf('Viola da gamba', 'by John Lowe (d. 1611)', 'London, about 1600', 'Maple');
  expect(artist).toBe('John Lowe');
  expect(
    biteOn('Viola da gamba', 'by John Lowe (d. 1611)', 'London, about 1600', 'Maple').toLowerCase(),
  ).toContain('viola da gamba');
});

test('a place from which a thing comes keeps its capitals', () => {
  expect(biteOn('Bowl from the Ridgeway Farm', 'England, 1900', 'Earthenware')).toContain(
    'a bowl from the Ridgeway Farm',
  );
});

test('the grave in which a thing was found is no time', () => {
  const bite = biteOn(
    'Jar painted with boats',
    'and ostriches',
    'Naqada, Egypt, grave 454',
    'Naqada II period (about 3600–3300 BC)',
    'Pottery',
  );
  expect(bite).toContain('a jar painted with boats and ostriches');
  expect(bite).toContain('from grave 454 at Naqada, Egypt.');
});

test('a year behind a thing above a maker with a nation and years is when it was made', () => {
  expect(
    factsOf('Teapot and Stand, 1788', 'Ada Birch', 'English, 1709–1794', 'London', '', 'Silver and wood'),
  ).toMatchObject({ title: 'Teapot and Stand', date: '1788', artist: 'Ada Birch' });
});

test('a name in quotation marks below a thing is that of the thing', () => {
  expect(biteOn('Wallpaper', '‘Lowe’', '1876', 'William Birch (1834–96)', 'Block-printed paper')).toContain(
    '“Lowe”',
  );
  expect(
    factsOf('Armchair', '"Eva", formgivare / designer Bruno Birch, 1907–1988', '1941', 'Beech, webbing'),
  ).toMatchObject({ title: 'Armchair', artist: expect.stringContaining('Bruno Birch'), born: '1907' });
});

test('what "its" begins is a sentence, and no material', () => {
  expect(
    biteOn(
      'Grand piano, Lisbon, 1767',
      'One of the earliest surviving pianos of the land. Its',
      'hammers strike from below on thin brass and iron strings,',
      'following the design of Ada Birch.',
    ),
  ).not.toContain('listed as');
});
