import { expect, it } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { spokenDate } from './date-of-work.ts';

const verbOf = (...lines: string[]): string | undefined => spokenDate(factsOf(...lines))?.verb;

it('says the date on a designer’s line as that of the design, unless the line names who made the thing as well', () => {
  expect(verbOf('Teapot', 'Designed by Ada Birch, 1902', 'Silver')).toBe('designed');
  expect(verbOf('Teapot', 'Designed by Ada Birch; made by Lowe & Co., 1902', 'Silver')).toBe('made');
});
it('says the date of a publisher’s line as that of publishing', () => {
  expect(verbOf('The Mill', 'Published by Hannah Lowe, February 10, 1808', 'Etching')).toBe('published');
});
it('says of somebody’s heart or body that it dates from a year, and of a figure that it was made', () => {
  expect(biteOn('The Dahlby Girl', 'Dahlby, Jutland', 'Early Bronze Age, 1370 BC')).toContain(
    'It dates from 1370 BC, in the Early Bronze Age',
  );
  expect(biteOn('Carbine’s heart', '1932')).not.toContain('made');
  expect(biteOn('Dancing Girl', 'Bronze', '2500 BC')).toContain('made');
});
it('says of an animal whose hide was mounted that the label dates it', () => {
  const bite = biteOn(
    'Moon Fleet',
    '1926–1932',
    'Born in Timaru, Moon Fleet became the champion of racing',
    'in the hard years. His hide was mounted in New York, and his',
    'skeleton is in Wellington.',
  );
  expect(bite).toContain('The label dates it: 1926 to 1932.');
});
