import { expect, test } from 'vitest';
import { isNearInTime, isOfTime } from './times.ts';

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

test.each([
  ['In the fourteenth century dishes went to the Middle East.', [1815, 1825], false],
  ['In the fourteenth century dishes went to the Middle East.', [1500, 1550], true],
  ['In Bronze Age Europe swords were laid in rivers.', [1640, 1640], false],
  ['In Bronze Age Europe swords were laid in rivers.', [-1200, -1000], true],
  ['A garniture stood on the mantelpiece in eighteenth-century Europe.', [1890, 1890], true],
  ['A hat was doffed.', [1200, 1300], true],
  ['A medieval table had one cup.', null, true],
] as const)('that %j is told beside a thing of the years %j: %s', (said, years, can) => {
  expect(isNearInTime(said, years)).toBe(can);
});
