import { expect, test } from 'vitest';
import { inventLabel } from '../../../tests/label-corpus/labels-text.ts';
import { createRandom } from '../../../tests/label-corpus/random.ts';
import { findUngrounded } from '../grounding/find-ungrounded.ts';
import { measureGlossary } from '../testing/measure-glossary.ts';
import { lookUpTerm } from './glossary.ts';
import { MATERIALS } from './materials.ts';
import { OBJECTS } from './objects.ts';
import { TECHNIQUES } from './techniques.ts';

const LINES = [TECHNIQUES, MATERIALS, OBJECTS].flatMap((list) => list.trim().split('\n'));

test.each([
  ['Etchings', /^An etching is/],
  ['Conté crayon', /^Conté crayon/],
  ['watercolours', /^Watercolour/],
  ['Gelatin silver print', /^A gelatin silver print/],
  ['lapis lazuli', /^Lapis lazuli/],
  ['tin-glazed earthenware', /^Earthenware/],
])('explains %s', (term, sentence) => {
  expect(lookUpTerm(term)?.sentence).toMatch(sentence);
});

test.each([
  ['soft-paste porcelain', 'porcelain'],
  ['quill', 'feather'],
  ['shell', 'mother-of-pearl'],
  ['zinc', 'metal'],
  ['thread', 'cloth'],
  ['engraved glass', 'cut glass'],
  ['ruby glass', 'blown glass'],
  ['scroll', 'hanging scroll'],
  ['palm leaf', 'gold leaf'],
])('%s is not explained as %s, which it is not', (term, other) => {
  expect(lookUpTerm(term)).toBeDefined();
  expect(lookUpTerm(term)?.sentence).not.toBe(lookUpTerm(other)?.sentence);
});

test('soft-paste porcelain is not said to be fired as hot as true porcelain', () => {
  expect(lookUpTerm('soft-paste porcelain')?.sentence).toMatch(/^Soft-paste porcelain .* at a lower heat\.$/);
});

test.each(['case', 'blade', 'leaf'])(
  'what ends in "%s" may be anything, and is not explained by it',
  (term) => {
    expect(lookUpTerm(term)).toBeUndefined();
  },
);

test('knows nothing of a term that is not in it', () => {
  expect(lookUpTerm('unobtainium')).toBeUndefined();
  expect(lookUpTerm('')).toBeUndefined();
});

test('no term stands twice, and every term finds its sentence', () => {
  const pairs = LINES.flatMap((line) => {
    const [terms = '', sentence] = line.split(' | ');
    return terms.split(', ').map((term) => ({ term, sentence }));
  });
  expect(new Set(pairs.map(({ term }) => term)).size).toBe(pairs.length);
  for (const { term, sentence } of pairs) expect(lookUpTerm(term)).toMatchObject({ sentence });
});

test.each(LINES)('is one short sentence without a name, a date or a figure: %s', (line) => {
  const [terms = '', sentence = ''] = line.split(' | ');
  expect(sentence).toMatch(/^\p{Lu}[^.!?]*\.$/u);
  expect(sentence.split(' ').length).toBeLessThanOrEqual(28);
  const found = findUngrounded(sentence, terms).map(({ text }) => text);
  expect(found.filter((fact) => !/^(?:two|three|second)$/.test(fact))).toEqual([]);
});

test('explains nine in ten of the terms that drawn labels print', () => {
  const random = createRandom(5);
  const { terms, explained } = measureGlossary(Array.from({ length: 500 }, () => inventLabel(random)));
  expect(terms).toBeGreaterThan(100);
  expect(explained / terms).toBeGreaterThanOrEqual(0.9);
});
