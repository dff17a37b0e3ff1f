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
it('says the year that stands on a work with its signature', () => {
  const lines = ['SAMUEL LOWE', '1805–1881', 'Late Evening'];
  expect(biteOn(...lines, 'Signed and dated 1825', 'Ink on paper')).toContain('It is signed and dated 1825.');
  // Beside another year that of the signature is no second date.
  expect(factsOf(...lines, '1825', 'Signed and dated 1826', 'Ink on paper').date).toBe('1825');
});
it('says of a hoard, which nobody made, from when it is', () => {
  const bite = biteOn('THE BIRCHTON HOARD', 'Silver; about AD 875–880');
  expect(bite).toContain('It dates from around AD 875 to 880.');
  expect(bite).not.toContain('made of silver around');
  expect(biteOn('Silver cup', 'Silver; about AD 875–880')).toContain('made');
});
