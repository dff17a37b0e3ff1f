import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test.each([
  [['Design: Ada Birch (1868–1940), 1909', 'Execution: Lowe & Co., Berlin'], 'designed in 1909'],
  [['Entwurf / Design: Ada Birch (1868–1940), c. 1909'], 'designed around 1909'],
  [['Designed by Ada Birch, 1909'], 'designed in 1909'],
])('the year of a design is not told as that of the making: %j', (lines, said) => {
  const bite = biteOn('Water kettle', ...lines, 'Brass');
  expect(bite).toContain(`It was ${said}.`);
  expect(bite).not.toContain('made in 1909');
});

test('a year on a line of its own is when a designed thing was made', () => {
  expect(biteOn('Water kettle', 'Ada Birch (1868–1940), designer', '1909', 'Brass')).not.toContain(
    'designed in 1909',
  );
});
