import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofAll } from '../../../tests/support/share.ts';
import { inventLabel } from '../../../tests/label-corpus/labels-text.ts';
import { createRandom } from '../../../tests/label-corpus/random.ts';
import { lookUpTerm } from '../glossary/glossary.ts';
import { type LabelFacts, parseLabel, podcast, soundBite, type Statement } from '../guide.ts';
import { noteBook } from '../notes/own-notes.ts';
import { factsArbitrary } from '../testing/facts-arbitrary.ts';
import { findUngrounded, type Ungrounded } from './find-ungrounded.ts';

const KNOWLEDGE = { today: 2026, glossary: lookUpTerm, notes: noteBook() };

function statementsOn(facts: LabelFacts): Statement[] {
  return [...soundBite(facts, KNOWLEDGE), ...podcast(facts, KNOWLEDGE)];
}

/** What statements that claim to be the label's say beyond it, and what talk says at all. */
function ungroundedIn(facts: LabelFacts, label: string): Ungrounded[] {
  return statementsOn(facts)
    .filter(({ origin }) => origin === 'label')
    .flatMap(({ text }) => findUngrounded(text, label));
}

test('every statement of the label is on it, whatever its facts', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      expect(ungroundedIn(facts, facts.text)).toEqual([]);
    }),
    { numRuns: ofAll(2_000, 50) },
  );
});

test('every statement of a drawn label is on it', () => {
  const random = createRandom(11);
  for (let count = 0; count < ofAll(100, 50); count += 1) {
    const lines = Object.values(inventLabel(random)).filter((value) => value !== null);
    const text = lines.join(' ');
    expect(ungroundedIn(parseLabel({ text, lines: lines.map((line) => ({ text: line })) }), text)).toEqual(
      [],
    );
  }
});

test('talk holds no figure and no name but those of the title it looks for', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const idle = statementsOn(facts).filter(
        ({ origin, text, field }) => origin === 'talk' && field === undefined && !text.includes('\u201C'),
      );
      expect(idle.filter(({ text }) => /\d|(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/u.test(text))).toEqual([]);
    }),
  );
});
