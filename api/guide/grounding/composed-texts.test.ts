import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventLabel } from '../../../tests/label-corpus/labels-text.ts';
import { createRandom } from '../../../tests/label-corpus/random.ts';
import { lookUpTerm } from '../glossary/glossary.ts';
import { composeConversation, type LabelFacts, parseLabel, soundBiteSentences } from '../guide.ts';
import { factsArbitrary } from '../testing/facts-arbitrary.ts';
import { SAMPLE_LABELS } from '../testing/sample-labels.ts';
import { findUngrounded, type Ungrounded } from './find-ungrounded.ts';

/** What of both texts is not the label's, but for the sentence that is marked as the glossary's. */
function ungroundedIn(facts: LabelFacts, label: string): Ungrounded[] {
  const bite = soundBiteSentences(facts, lookUpTerm).filter(({ fromGlossary }) => !fromGlossary);
  const talk = composeConversation(facts, lookUpTerm).filter(({ fromGlossary }) => !fromGlossary);
  return [...bite.map(({ text }) => text), ...talk.map(({ content }) => content)].flatMap((text) =>
    findUngrounded(text, label),
  );
}

test('everything that is composed of any facts is on their label', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      expect(ungroundedIn(facts, facts.text)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test.each(SAMPLE_LABELS)('everything said about a label is on it: $style', ({ lines }) => {
  const text = lines.join(' ');
  expect(ungroundedIn(parseLabel({ text, lines: lines.map((line) => ({ text: line })) }), text)).toEqual([]);
  expect(ungroundedIn(parseLabel({ text }), text)).toEqual([]);
});

test('everything said about a drawn label is on it', () => {
  const random = createRandom(11);
  for (let count = 0; count < 100; count += 1) {
    const text = Object.values(inventLabel(random))
      .filter((value) => value !== null)
      .join(' ');
    expect(ungroundedIn(parseLabel({ text }), text)).toEqual([]);
  }
});

test('a text explains one term at most, in a sentence of the glossary', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const bite = soundBiteSentences(facts, lookUpTerm);
      const talk = composeConversation(facts, lookUpTerm);
      for (const parts of [bite, talk])
        expect(parts.filter(({ fromGlossary }) => fromGlossary).length).toBeLessThanOrEqual(1);
    }),
  );
  const etching = parseLabel({
    text: 'Ada Birch 1901-1988 The Kiln 1934 Drypoint on paper Gift of Ugo Eremita 1979',
  });
  expect(soundBiteSentences(etching, lookUpTerm).find(({ fromGlossary }) => fromGlossary)?.text).toBe(
    lookUpTerm('drypoint')?.sentence,
  );
});
