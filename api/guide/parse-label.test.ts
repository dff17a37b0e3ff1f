import { expect, test } from 'vitest';
import type { LabelFacts, TombstoneFields } from './facts.ts';
import { parseLabel } from './parse-label.ts';
import { SAMPLE_LABELS } from './testing/sample-labels.ts';

const FIELDS = [
  'artist',
  'nationality',
  'born',
  'died',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
] as const;

function printedFields(
  facts: LabelFacts | Partial<TombstoneFields>,
  names: readonly (keyof TombstoneFields)[],
): object {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
}

test.each(SAMPLE_LABELS)('reads every field by the lines: $style', ({ lines, fields, prose }) => {
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  const strict = FIELDS.filter((name) => name in fields || name === 'dimensions' || name === 'credit');
  expect(printedFields(facts, strict)).toEqual(printedFields(fields, strict));
  expect(facts.sentences[0] ?? '').toContain(prose ?? '');
  if (prose === undefined) expect(facts.sentences).toEqual([]);
});

test.each(SAMPLE_LABELS)('reads every field from one run of text: $style', ({ lines, fields }) => {
  const facts = parseLabel({ text: lines.join(' ') });
  const strict = FIELDS.filter((name) => name in fields);
  expect(printedFields(facts, strict)).toEqual(printedFields(fields, strict));
});
