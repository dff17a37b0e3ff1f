import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('the name that a thing has where it is from stands above or below what it is', () => {
  const bite = biteOn('ʻLowe ʻula', 'Feather cape', 'Hawaiʻi, late 1700s', 'Feathers');
  expect(bite).toContain('This is a feather cape, from Hawaiʻi.');
  expect(bite).toContain('also calls it \u201CʻLowe ʻula\u201D.');
  expect(biteOn('Lowesani', 'Embroidered hanging', 'Birchara, Uzbekistan', '1850', 'Silk')).toContain(
    'also calls it \u201CLowesani\u201D.',
  );
  const below = biteOn('Headdress', 'chi lowa', 'Bamana', 'Mali', '1900', 'Wood');
  expect(below).toContain('This is a headdress.');
  expect(below).toContain('also calls it \u201Cchi lowa\u201D.');
  expect(below).toContain('It is Bamana work, from Mali.');
});

test('a name of one thing in brackets may begin with a mark', () => {
  expect(biteOn('Feather cape (ʻlowe ʻula)', '1800', 'Feathers')).toContain(
    'a feather cape, called ʻlowe ʻula',
  );
});

test('one name above a thing may be a maker’s or a title where no land speaks against it', () => {
  expect(factsOf('Lowenet', 'Chair', '1900', 'Beech').originalTitle).toBeNull();
  expect(factsOf('Lowesaku', 'Tea bowl', 'Japan', '1900', 'Stoneware').originalTitle).toBeNull();
});

test('below a thing a people is no other name of it', () => {
  expect(biteOn('Cape', 'Lowu population', 'Bolivia', '1900', 'Wool')).toContain(
    'a cape, from the Lowu population of Bolivia.',
  );
});

test('a title in quotation marks is no name of a thing', () => {
  expect(biteOn('‘BIRCHES’', 'Furnishing fabric', 'Ada Lowe', 'France', '1952', 'Rayon')).not.toContain(
    'also calls it',
  );
});

test('a thing known by its name in one land is what it is in English first', () => {
  expect(biteOn('Tauihu (canoe prow)', 'Ngāti Toa', '1800', 'Wood')).toContain('a canoe prow, called tauihu');
});

test('of a thing named in two languages with a stroke between them the English one is told', () => {
  const bite = biteOn('HALI / CARPET', 'Konya, Lowe Camii', '13th century', 'Wool');
  expect(bite).toContain('a carpet');
  expect(bite).toContain('This is a carpet, from Konya, Lowe Camii.');
  expect(bite).not.toContain('calls it Konya');
});

test('a find has a name above what it is', () => {
  const bite = biteOn('Lowe Man', 'Pottery lid of an urn', '5th century', 'Birch Hill, Norfolk');
  expect(bite).toContain(
    'This is \u201CLowe Man\u201D, from Birch Hill, Norfolk. It is a pottery lid of an urn',
  );
  expect(biteOn('The Birch Helmet', 'Parade helmet', 'Copper alloy', '1st century AD')).toContain(
    'This is the Birch Helmet.',
  );
});

test('a find named in another language and in English is told in English', () => {
  expect(biteOn('Statuette eines Widders', 'Figurine of a ram', 'Bronze', '600 BC')).toContain(
    'This is a figurine of a ram.',
  );
  expect(biteOn('Coupe \u00E0 figures noires', 'Black-figure cup', 'Clay', '600 BC')).toContain(
    'a black-figure cup',
  );
});
