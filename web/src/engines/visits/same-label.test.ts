import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { sameLabel } from './same-label.ts';

const printed = (text: string) => ({
  ...readingOf(text.replaceAll('\n', ' ')),
  lines: text.split('\n').map((line) => ({ text: line })),
});
const same = (one: string, other: string) => sameLabel(printed(one), printed(other));

const FACTS =
  'Berthe Morisot\nFrench, 1841-1895\nThe Harbour at Lorient, Interior\n1869\nOil on canvas\n43.5 x 73 cm';
const PROSE = [
  'Morisot painted her sister Edma on the quay at Lorient in the',
  'summer of 1869. She gave the picture to Manet, who had admired',
  'it, and it was shown with the works of her friends in Paris in',
  '1874 in the rooms of the photographer Nadar.',
].join('\n');
const LABEL = `${FACTS}\n${PROSE}\nGift of Mrs. Hale, 1920\n1920.4.12`;

describe('two readings carry the same label', () => {
  test.each([
    ['the same words', (label: string) => label],
    ['other line breaks in the facts', (label: string) => label.replace('\nFrench', ' French')],
    ['stray marks', (label: string) => `. ${label.replace('Oil on', 'Oil, on -')} ]`],
    ['a space that was lost', (label: string) => label.replace('Oil on', 'Oilon')],
    ['an accent that was lost', (label: string) => label.replace('Berthe', 'Bérthe')],
    ['a letter read in another case', (label: string) => label.replace('canvas', 'Canvas')],
    ['a capital I read as a small l', (label: string) => label.replace('Interior', 'lnterior')],
    ['a wrong letter in the prose', (label: string) => label.replace('painted', 'pairted')],
    ['a letter too many in the prose', (label: string) => label.replace('admired', 'admirred')],
    ['two letters for one in the prose', (label: string) => label.replace('summer', 'sumrner')],
  ])('with %s', (_what, change) => {
    expect(same(LABEL, change(LABEL))).toBe(true);
  });
});

describe('two labels are of two works', () => {
  test.each([
    ['another accession number', (label: string) => label.replace('1920.4.12', '1920.4.13')],
    ['another size', (label: string) => label.replace('73', '78')],
    ['another year in the prose', (label: string) => label.replace('1874', '1876')],
    ['another number in a series', (label: string) => label.replace('Lorient', 'Lorient II')],
    ['another letter in the title', (label: string) => label.replace('Harbour', 'Harbours')],
    ['another medium', (label: string) => label.replace('canvas', 'wood')],
    ['another word in the prose', (label: string) => label.replace('sister', 'mother')],
    ['a sentence less', (label: string) => label.replace(', and it was shown', '')],
    ['prose that goes on', (label: string) => label.replace('Nadar.', 'Nadar, whom she knew well.')],
  ])('with %s', (_what, change) => {
    expect(change(LABEL)).not.toBe(LABEL);
    expect(same(LABEL, change(LABEL))).toBe(false);
  });

  test.each([
    ['Young Hare', 'Young Mare'],
    ['Study I', 'Study II'],
    ['Portrait of a Man', 'Portrait of a Woman'],
    ['Composition 8', 'Composition B'],
    ['Untitled, 1970', 'Untitled, 1971'],
    ['No. 1.2', 'No. 12'],
    ['Torn', 'Tom'],
    ['無題', '自画像'],
    ['Black on Maroon\n1958', 'Red on Maroon\n1958'],
  ])('%s and %s', (one, other) => {
    expect(same(one, other)).toBe(false);
  });
});

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const labelText = fc
  .array(fc.array(word, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((line) => line.join(' ')).join('\n'));

it('is the same both ways round, and of every label with itself', () => {
  fc.assert(
    fc.property(labelText, labelText, (one, other) => {
      expect(same(one, one)).toBe(true);
      expect(same(one, other)).toBe(same(other, one));
    }),
  );
});

it('never takes a number for another, wherever it stands', () => {
  fc.assert(
    fc.property(labelText, fc.nat(9_999), fc.nat(9_999), fc.nat(), (label, one, other, at) => {
      fc.pre(one !== other);
      const words = label.split(/(?<=[ \n])/);
      const withNumber = (number: number) => words.toSpliced(at % words.length, 0, `${number} `).join('');
      expect(same(withNumber(one), withNumber(other))).toBe(false);
    }),
  );
});
