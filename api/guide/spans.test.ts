import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  composeConversation,
  composeSoundBite,
  type LabelInput,
  parseLabel,
  soundBiteSentences,
  type TextSpan,
} from './guide.ts';
import { FIELD_NAMES } from './testing/field-names.ts';
import { LABELS_TO_LEARN_FROM } from './testing/labels-to-learn-from.ts';
import { SAMPLE_LABELS } from './testing/sample-labels.ts';

const RUNS = { numRuns: 1_000 };
const LABELS = [...SAMPLE_LABELS, ...LABELS_TO_LEARN_FROM];
const line = fc.constantFrom(...LABELS.flatMap(({ lines }) => lines));

/** Whole labels, and lines of several in any order, by lines or joined with odd spaces and slips of the reader. */
const labelArbitrary: fc.Arbitrary<LabelInput> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...LABELS.map(({ lines }) => [...lines])), fc.array(line, { maxLength: 9 })),
    fc.boolean(),
    fc.constantFrom(' ', '\n', '  \t '),
    fc.boolean(),
  )
  .map(([lines, byLines, gap, slips]) => {
    const printed = slips
      ? lines.map((text) => text.replaceAll(/\b1(?=\d{3})/g, 'l').replaceAll(':', ''))
      : lines;
    const text = printed.join(gap);
    return byLines ? { text, lines: printed.map((words) => ({ text: words })) } : { text };
  });

/** Letters and figures alone; the parser mends the slips of reading in them. */
function bareText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\d])l(?=\d{3})/gu, '1')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
const cut = (text: string, { start, end }: TextSpan): string => text.slice(start, end);

test('the span of every field holds the field as printed, and nothing but fields has one', () => {
  fc.assert(
    fc.property(labelArbitrary, (input) => {
      const facts = parseLabel(input);
      const fields = new Map(Object.entries(facts));
      for (const [field, reading] of Object.entries(facts.readings)) {
        expect(bareText(cut(input.text, reading))).toContain(bareText(String(fields.get(field))));
        expect(reading.certainty).toBeGreaterThan(0);
        expect(reading.certainty).toBeLessThanOrEqual(1.000_001);
      }
      for (const field of FIELD_NAMES)
        expect(facts[field] === null).toBe(facts.readings[field] === undefined);
      expect(facts.sentenceReadings).toHaveLength(facts.sentences.length);
      facts.sentences.forEach((sentence, index) => {
        const reading = facts.sentenceReadings[index] ?? facts.span;
        expect(bareText(cut(input.text, reading))).toBe(bareText(sentence));
      });
      for (const part of [...facts.otherMakers, facts.bornIn, facts.diedIn])
        if (part) expect(bareText(cut(input.text, part))).toContain(bareText(part.text));
    }),
    RUNS,
  );
});

test('every sentence and turn that says something of the label tells where it stands', () => {
  fc.assert(
    fc.property(labelArbitrary, (input) => {
      const facts = parseLabel(input);
      const turns = composeConversation(facts).map(({ content, spans }) => ({ text: content, spans }));
      for (const { text, spans } of [...soundBiteSentences(facts), ...turns]) {
        const resting = spans.map((span) => cut(input.text, span)).join(' ');
        if (/centimetre/.test(text)) continue;
        for (const year of text.match(/\b1[0-9]{3}\b/g) ?? [])
          expect(resting.replaceAll(/(?<![\p{L}\d])l(?=\d{3})/gu, '1').replaceAll(/\D/g, '')).toContain(
            year.slice(2),
          );
        if (text.endsWith('?') && text.length < 60 && !facts.text.includes(text))
          expect(text).not.toMatch(/\d{4}/);
      }
    }),
    RUNS,
  );
});

test('wrong fields are read with less certainty than right ones', () => {
  const right: number[] = [];
  const wrong: number[] = [];
  for (const { lines, fields } of LABELS) {
    // The lines in a wrong order make the parser err.
    for (const text of [lines.join(' '), lines.toReversed().join(' ')]) {
      const facts = parseLabel({ text });
      for (const field of ['artist', 'title', 'date', 'medium', 'credit'] as const) {
        const reading = facts.readings[field];
        if (reading) (facts[field] === fields[field] ? right : wrong).push(reading.certainty);
      }
    }
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(wrong.length).toBeGreaterThan(20);
  expect(mean(right)).toBeGreaterThan(mean(wrong) + 0.1);
});

test('lines that hold other words than the text are spanned in the lines joined by line breaks', () => {
  const facts = parseLabel({
    text: 'something else',
    lines: [{ text: 'Ada Birch' }, { text: 'The Kiln, 1934' }],
  });
  expect(cut('Ada Birch\nThe Kiln, 1934', facts.readings.title ?? facts.span)).toBe('The Kiln');
});

test('the glossary explains at most one term, in a sentence that is marked', () => {
  const text =
    'Ada Birch British, 1901-1970 The Kiln 1934 Mezzotint and drypoint on paper Gift of Ugo Eremita';
  const facts = parseLabel({ text });
  const entry = { sentence: 'A mezzotint is printed from a plate that was roughened all over.' };
  const other = { sentence: 'A drypoint is scratched into the plate with a needle.' };
  const glossary = (term: string): typeof entry | undefined => ({ mezzotint: entry, drypoint: other })[term];
  const marked = soundBiteSentences(facts, glossary).filter(({ fromGlossary }) => fromGlossary);
  expect(marked).toEqual([{ text: entry.sentence, spans: [], fromGlossary: true }]);
  expect(composeSoundBite(facts, glossary)).toContain(entry.sentence);
  const turns = composeConversation(facts, glossary).filter(({ fromGlossary }) => fromGlossary);
  expect(turns.map(({ content }) => content)).toEqual([entry.sentence]);
  expect(composeSoundBite(facts)).not.toContain(entry.sentence);
});
