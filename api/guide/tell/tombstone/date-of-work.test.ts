import { expect, it } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';
import { spokenDate } from './date-of-work.ts';

const verbOf = (...lines: string[]): string | undefined => spokenDate(factsOf(...lines))?.verb;

it('says the date on a designer’s line as that of the design, unless the line names who made the thing as well', () => {
  expect(verbOf('Teapot', 'Designed by Ada Birch, 1902', 'Silver')).toBe('designed');
  expect(verbOf('Teapot', 'Designed by Ada Birch; made by Lowe & Co., 1902', 'Silver')).toBe('made');
});
it('says the date of a publisher’s line as that of publishing', () => {
  expect(verbOf('The Mill', 'Published by Hannah Lowe, February 10, 1808', 'Etching')).toBe('published');
});
