import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test('two makers whom "and" joins made the work together', () => {
  const bite = biteOn(
    'Ada Lowe Birch 1802\u20131870 and',
    'Robert Lowe 1821\u20131848',
    'Mrs Elizabeth Lang, a fishwife',
    '1843\u201347',
    'Calotype print',
  );
  expect(bite).toContain('Ada Lowe Birch and Robert Lowe');
  expect(bite).not.toContain('also names');
});

test('makers on lines of their own, a name and a life on each, are told together', () => {
  const bite = biteOn(
    'Ada Birch, Spanish, 1913\u20131989',
    'Otto Lang, Argentine, 1914\u20131977',
    'Emma Lowe, Argentine, 1913\u20131972',
    'Armchair',
    '1938',
    'Painted iron rod and leather',
  );
  expect(bite).toContain('Ada Birch, Otto Lang and Emma Lowe');
  expect(bite).toContain('Emma Lowe lived from 1913');
});

test('whoever had a part of their own in the work is told by that part', () => {
  const bite = biteOn(
    'Ada Birch',
    'French, 1820\u20131890',
    'Portrait of a Singer',
    '1861',
    'Engraving',
    'Engraved by Otto Lang, Paris',
  );
  expect(bite).not.toContain('Ada Birch and Otto');
  expect(bite).toContain('engraved by Otto Lang');
});
