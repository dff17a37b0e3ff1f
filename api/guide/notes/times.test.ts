import { expect, test } from 'vitest';
import { isOfTime } from './times.ts';

test.each([
  ['From the sixteenth to the nineteenth century mirrors were backed with tin.', [581, 618], false],
  ['From the sixteenth to the nineteenth century mirrors were backed with tin.', [1550, 1560], true],
  ['The paper could be bought from the 1880s.', [1800, 1850], true],
  ['Senefelder found it in 1796.', [1963, 1963], true],
  ['In the 19th century it was a toy.', [-300, -250], false],
  ['It took 1,400 bricks.', [-300, -250], true],
  ['The Greeks had it by 500 BC.', [1200, 1300], true],
  ['A hat was doffed.', [1200, 1300], true],
] as const)('that %j can be told of a work of the years %j: %s', (said, years, can) => {
  expect(isOfTime(said, years)).toBe(can);
});

test('anything can be told of a work without years', () => {
  expect(isOfTime('In the 19th century it was a toy.', null)).toBe(true);
});
