import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';

const biteOn = (...lines: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) }), { today: 2026 }),
  );

test.each([
  ['Dish with Peonies and Birds', 'a dish with peonies and birds'],
  ['Bowl in the Form of a Lotus', 'a bowl in the form of a lotus'],
  ['Plate with the Baptism of Christ', '“Plate with the Baptism of Christ”'],
  ['Jug with Queen Victoria', '“Jug with Queen Victoria”'],
])('the title %j says what a thing is as far as no name stands in it', (title, said) => {
  expect(biteOn(title, 'Iran, 12th century', 'Earthenware with a clear glaze', '1951.12')).toContain(said);
});

test('the age of a period in brackets is heard', () => {
  expect(biteOn('Celt', 'Prehistoric, Bronze Age (ca. 1500 B.C.)', 'Bronze', '1951.12')).toContain('1500');
});

test('where one can read on is left to the eye', () => {
  const bite = biteOn(
    'Ada Birch',
    'British, 1840–1926',
    'The Kiln, 1864',
    'Wash on paper',
    'Birch filled many journals with drawings from the time she was studying in Leeds.',
    '(See The Lowe Hollow Bulletin, April, 1969, Vol. 21, No. 7, Pages 3-4).',
  );
  expect(bite).toContain('many journals');
  expect(bite).not.toContain('Bulletin');
});

test('of two things that a text names the two are looked for', () => {
  const bite = biteOn(
    'Ada Birch',
    'British, 1840–1926',
    'Winter Stamp, 1973',
    'Print on paper',
    'Two ducks sit on a snowy bank and look to the right. The water stretches back and more snow can be seen.',
  );
  expect(bite).toMatch(/the two ducks/);
});
