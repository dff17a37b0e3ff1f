import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('a county or a pottery town alone below a thing is where that is from', () => {
  expect(biteOn('Jug in the form of a bear', 'Staffordshire', 'Salt-glazed stoneware', 'c. 1750')).toContain(
    'a jug in the form of a bear, from Staffordshire.',
  );
  expect(biteOn('Figure of a milkmaid', 'Derby', 'Soft-paste porcelain', 'about 1765')).toContain(
    'a figure of a milkmaid, from Derby.',
  );
  expect(biteOn('Smock', 'North Devon', 'Linen', '1840-60')).toContain(
    '“Smock”, from North Devon. It was made of linen',
  );
  expect(biteOn('Chest', 'County Kerry', 'Pine', '1820')).toContain('This is a chest, from County Kerry.');
  expect(biteOn('Cream jug', 'Bow', 'Soft-paste porcelain', '1760')).toContain('from Bow.');
});

test('a county below a painter is what the picture shows', () => {
  expect(biteOn('Ada Birch', 'Staffordshire', '1950', 'Oil on canvas')).toContain(
    '\u201CStaffordshire\u201D',
  );
});

test('a place with its county or region behind it is where a find comes from, below any line on it', () => {
  expect(
    biteOn('Sword pommel', 'Gold and garnet', 'Early 7th century', 'Lowerwich, Staffordshire'),
  ).toContain('a sword pommel, from Lowerwich, Staffordshire.');
  expect(
    biteOn('Rune stone', 'Granite', 'Birchby, Lowe parish, \u00D6sterg\u00F6tland', 'c. AD 1000'),
  ).toContain('from Birchby, Lowe parish, \u00D6sterg\u00F6tland');
  expect(biteOn('Sandal', 'Lowe Street, City of London, AD 60\u2013100')).toContain(
    'a sandal, from Lowe Street, City of London. It was made between AD 60 and 100.',
  );
});

test('a maker before a town and county is no place, nor is a picture from the county that it shows', () => {
  const bite = biteOn('Pair of pistols', 'Made by Elias Lowe, Doune, Perthshire', 'Steel', '1740');
  expect(bite).not.toContain('from Made');
  expect(biteOn('Low tide', 'Birch Bay, Norfolk', 'Oil on canvas', '1890')).not.toContain('from Birch Bay');
});

test('"Co." before a county is no company', () => {
  expect(biteOn('Chalice', 'Silver', 'Lowesta, Co. Limerick', '8th century AD')).toContain(
    'from Lowesta, County Limerick.',
  );
});
