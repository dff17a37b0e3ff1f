import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('a county or a pottery town alone below a thing is where that is from', () => {
  expect(biteOn('Jug in the form of a bear', 'Staffordshire', 'Salt-glazed stoneware', 'c. 1750')).toContain(
    'a jug in the form of a bear, from Staffordshire.',
  );
  expect(biteOn('Figure of a milkmaid', 'Derby', 'Soft-paste porcelain', 'about 1765')).toContain(
    'a figure of a milkmaid, from Derby.',
  );
  expect(biteOn('Smock', 'North Devon', 'Linen', '1840-60')).toContain('It comes from North Devon.');
  expect(biteOn('Chest', 'County Kerry', 'Pine', '1820')).toContain('This is a chest, from County Kerry.');
  expect(biteOn('Cream jug', 'Bow', 'Soft-paste porcelain', '1760')).toContain('from Bow.');
});

test('a county below a painter is what the picture shows', () => {
  expect(biteOn('Ada Birch', 'Staffordshire', '1950', 'Oil on canvas')).toContain(
    '\u201CStaffordshire\u201D',
  );
});
