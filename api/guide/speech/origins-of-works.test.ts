import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { originSentence } from './origin.ts';

test('a culture is said in English, and a people printed in capitals is no place', () => {
  expect(biteOn('Serpent head', 'Cultura Mexica, M\u00E9xico', '1300\u20131500', 'Basalt')).toContain(
    'Mexica culture',
  );
  expect(biteOn('House pole', 'HAIDA, Massett, Canada', 'Red cedar')).toContain(
    'It is Haida work, from Massett',
  );
});

test('of two places, each with its land, the town is said before the land', () => {
  expect(biteOn('Bowl', 'Iran, Nishapur, or Uzbekistan, Samarkand', '10th century', 'Earthenware')).toContain(
    'Nishapur in Iran or Samarkand in Uzbekistan',
  );
});

test('what is no place is not where a work comes from', () => {
  const bite = biteOn('Neck-amphora', 'Chalcidian, about 520 BC', 'Terracotta');
  expect(bite).toContain('Chalcidian');
  expect(bite).not.toContain('from Chalcidian');
});

test('an attribution to a people stays one', () => {
  expect(biteOn('Taiaha', 'Attributed to Ng\u0101ti Porou', 'Wood')).toContain(
    'is attributed to Ng\u0101ti Porou',
  );
});

test('a probable town stands behind "from"', () => {
  expect(biteOn('Sallet', 'Italian, probably Milan', 'About 1480', 'Steel')).toContain(
    'Italian, probably from Milan',
  );
});

test('a second people beside the first is told as one, and no place', () => {
  expect(biteOn('Hei tiki', 'Ng\u0101ti Porou, Tainui, New Zealand', '1800s', 'Pounamu')).toContain(
    'It is Ng\u0101ti Porou and Tainui work, from New Zealand.',
  );
});

test('a people in capitals, or among places, is no place', () => {
  expect(biteOn('Star House Pole', 'HAIDA, Old Masset, Haida Gwaii, Canada', 'Red cedar')).toContain(
    'It is Haida work, from Old Masset',
  );
  expect(biteOn('Cloth', 'Malaysia, Sarawak, Iban people, Lowe River', '19th century', 'Cotton')).toContain(
    'from the Iban people of Malaysia',
  );
});

test('a coast is said with its article', () => {
  expect(biteOn('Portrait Head Bottle', 'Moche, North Coast, Peru', 'Ceramic')).toContain(
    'It is Moche work, from the north coast, Peru.',
  );
});

test('a part of the world beside a people, and a region of Greece, are where a work is from', () => {
  expect(biteOn('Nail figure', 'between 1875 and 1900', 'Wood', 'Kongo, African')).toContain(
    'It is Kongo work, from Africa.',
  );
  expect(biteOn('Drinking cup', 'Greek, Attic, ca. 470 BC', 'Ceramic')).toContain(
    'It is Greek work, from Attica.',
  );
});

test('a town of two words joined by a hyphen stands behind "from", and a formation has its article', () => {
  expect(biteOn('Shield', 'Roman, Dura-Europos, mid-3rd century A.D.', 'Wood')).toContain(
    'It is Roman, from Dura-Europos.',
  );
  expect(
    biteOn(
      '“Bertie”',
      'Barosaurus',
      'Late Jurassic, about 150 million years ago',
      'Morrison Formation, Utah, USA',
    ),
  ).toMatch(/from the Morrison Formation.*It is from the Late Jurassic, about 150 million years ago\./);
});

test('who is named by no name has an article where it is one, and none where they are several', () => {
  expect(biteOn('Stool', 'Luba artist, Congo', '1900', 'Wood')).toContain(
    'It is by a Luba artist from Congo.',
  );
  expect(biteOn('Stool', 'Luba artists', '1900', 'Wood')).toContain('It is by Luba artists.');
});

test('an origin that holds other words than places is told as it is printed, and pressed into no sentence', () => {
  const cope = biteOn('The Lowe Cope', '1340', 'Denmark; velvet probably woven in Spain', 'Silk velvet');
  expect(cope).toContain('The label gives its origin as: Denmark; velvet probably woven in Spain.');
  const tapestry = biteOn('The Stag', '1500', 'French (cartoon) and Flemish (woven)', 'Wool and silk');
  expect(tapestry).not.toContain('It is French, cartoon');
});

test('an adjective of a land has its place behind "from", and a land is none', () => {
  expect(biteOn('Seated Guardian', 'Chinese, Shanxi Province', '1100', 'Wood')).toContain(
    'It is Chinese, from Shanxi Province.',
  );
  expect(biteOn('Carpet', 'Iran, probably Tabriz', '17th century', 'Wool')).toContain(
    'Iran, probably Tabriz',
  );
  expect(biteOn('Carpet', 'Iran, probably Tabriz', '17th century', 'Wool')).not.toContain('It is Iran');
});

test('a people behind its place is told as one, and a doubted one as that', () => {
  expect(originSentence('Eastern Cordillera, Muisca', false, false, false, false)).toBe(
    'It comes from the Eastern Cordillera, and is Muisca.',
  );
  expect(originSentence('Maya?', false, false, false, false)).toBe('It may be Maya work.');
  expect(originSentence('Southern Ndebele, South Africa', false, false, false, false)).toContain(
    'Ndebele work, from South Africa',
  );
});

test.each([
  ['Lowe River Valley, Mexico', 'It comes from the Lowe River Valley, Mexico.'],
  ['Lowe Escarpment', 'It comes from the Lowe Escarpment.'],
  ['Mughal court', 'It is of the Mughal court.'],
  ['French manufacture', 'It is of French manufacture.'],
  ['German or English', 'It is German or English.'],
  ['LBC, United States', 'The label gives its origin as: LBC, United States.'],
  ['Greek, made in Delft', 'It is Greek, made in Delft.'],
  ['Coastal Lowe; Maya culture', 'It comes from the Maya culture of Coastal Lowe.'],
])('the origin %j is told as %j', (origin, told) => {
  expect(originSentence(origin, false, false, false, false)).toBe(told);
});

test('a court has its article', () => {
  expect(biteOn('Head', 'Edo artist', 'Nigeria, Court of Benin', '16th century', 'Ivory')).toMatch(
    /(?:at|from) the court of Benin/,
  );
});
