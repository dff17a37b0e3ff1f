import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofAll } from '../../../tests/support/share.ts';
import { findUngrounded } from './find-ungrounded.ts';

const LABEL = `J. M. W. Thurloe British, 1775-1851 The Ferry at Wendle c. 1839-41 Oil on canvas 759 x 625 mm
Gift of Mrs. Ada O'Keefe 1902 N04417 Thurloe wrote: "I am all smoke." It held 1.200 pots and two lamps. Prince Willem V`;

test.each([
  ['a year in words', 'Thurloe was born in seventeen seventy-five.'],
  ['the end of a short range', 'It was finished by 1841.'],
  ['a decade that follows from a year', 'A picture of the late 1830s.'],
  ['a century that follows from a year', 'He was born in the late eighteenth century.'],
  ['a size in other units', 'It is thirty inches by 25.'],
  ['sides of which one has the unit', 'It is 76 centimetres high and 63 wide.'],
  ['a number that cleanup has spoiled', 'It held twelve hundred pots, 1,200 in all.'],
  ['a number in words on the label', 'It held 2 lamps.'],
  ['a surname without its initials', 'Thurloe painted it.'],
  ['initials', 'J. M. W. Thurloe painted it.'],
  ['a possessive and a plural', 'Thurloe’s ferry is one of several Thurloes.'],
  ['a lost apostrophe', 'Ada OKeefe gave it.'],
  ['a letter that the reader got wrong', 'It was painted by Thurlce.'],
  ['a country for its people', 'He came from Britain.'],
  ['a king by his rank', 'Prince Willem the Fifth saw it.'],
  ['a quotation', 'He wrote: “I am all smoke.”'],
  ['a part of a quotation', 'He called himself “all smoke”.'],
  ['a title in quotation marks', '“The Ferry at Wendle” is its title.'],
  ['words at the start of a sentence', 'Perhaps nobody noticed. Painted in oil, it glows!'],
  ['the start of a sentence behind an era', 'It was made in 1839 A.D. What was it for?'],
  ['the two of us', 'Just the two of us and one picture, at first.'],
])('passes %s', (_, text) => {
  expect(findUngrounded(text, LABEL)).toEqual([]);
});

test.each([
  ['year', 'A year between those of the label: 1840.', '1840'],
  ['year', 'A year in words: eighteen sixty.', 'eighteen sixty'],
  ['year', 'The wrong half: the early 1850s? No, the late 1850s.', '1850s'],
  ['century', 'In the seventeenth century.', 'seventeenth'],
  ['century', 'The part does not follow: early 18th century.', '18th'],
  ['number', 'A size that is not its own: 90 centimetres.', '90'],
  ['number', 'He was aged seventy-six, which the label does not say.', 'seventy-six'],
  ['number', 'A rank is no number: five princes.', 'five'],
  ['year', 'It was made in 1839 BC.', '1839'],
  ['quotation', 'He said: “I am all fire.”', '“I am all fire.”'],
  ['quotation', 'It is never closed: “I was', '“I was'],
  ['name', 'Like Monet, he travelled.', 'Monet'],
  ['name', 'Monet travelled.', 'Monet'],
  ['name', 'Together with Jean-Paul van der Berg, he left.', 'Jean-Paul'],
  ['name', 'He taught in Rotterdam.', 'Rotterdam'],
  ['name', 'He was an Impressionist.', 'Impressionist'],
  ['name', 'By R. Thurloe, it says.', 'R'],
  ['name', 'They met in May.', 'May'],
] as const)('finds a %s: %s', (kind, text, fact) => {
  const found = findUngrounded(text, LABEL);
  expect(found[0]).toMatchObject({ kind });
  expect(found[0]?.text.startsWith(fact)).toBe(true);
});

test('a century printed short is that century and no other', () => {
  const label = 'Head of a man, mid 1st c. B.C. Marble';
  expect(findUngrounded('It dates from the mid 1st century B.C.', label)).toEqual([]);
  expect(findUngrounded('It dates from the 2nd century B.C.', label)).toMatchObject([{ kind: 'century' }]);
});

test('a word that the label has in small letters does not make a person of that name', () => {
  expect(findUngrounded('It is by Smoke.', LABEL)).toMatchObject([{ kind: 'name', text: 'Smoke' }]);
  expect(findUngrounded('He went through the Smoke.', LABEL)).toEqual([]);
});

test('a false quotation is told once, whatever stands in it', () => {
  expect(findUngrounded('He wrote “Monet came in 1999”.', LABEL)).toHaveLength(1);
});

test('what is found lies in the text, in order, and any text at all is taken', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          '“',
          '”',
          '"',
          '’',
          'Monet',
          '1889',
          'eighteen',
          'hundred',
          'and',
          '19th',
          'century',
          'mm',
          'x',
          '.',
          ' ',
          'XIV',
          '12',
        ),
      )
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(anyText, anyText, (text, label) => {
      let last = 0;
      for (const { start, end, text: fact } of findUngrounded(text, label)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end)).toBe(fact);
        expect(fact).not.toBe('');
        last = start;
      }
    }),
    { numRuns: ofAll(10_000, 200) },
  );
});

test('a text is always borne out by itself', () => {
  const texts = fc.array(
    fc.constantFrom(
      'He',
      'met',
      'Monet',
      'in',
      '1889',
      ',',
      'two',
      'hundred',
      'pots',
      '“so be it”',
      'Paris.',
      '12 cm',
    ),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join(' ');
      expect(findUngrounded(text, text)).toEqual([]);
    }),
    { numRuns: ofAll(10_000, 200) },
  );
});
