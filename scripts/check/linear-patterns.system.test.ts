import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ofAll } from '../../tests/support/share.ts';
import { type FoundPattern, madePatterns, writtenPatterns } from './collect-patterns.ts';
import { root } from '../setup/paths.ts';
import { readCorpus } from '../learn/corpus.ts';
import { findSteepText } from './pump-pattern.ts';

const TRIES = { seed: 1, samples: ofAll(40, 3) };
/** One pattern by itself is tried on more: what it must be found by may be hidden once or twice by what else the machine does. */
const TRIES_OF_ONE = { seed: 1, samples: 12 };
/** Thousands of patterns on many texts take minutes where all are tried. */
const PATIENCE_MS = ofAll(3_600_000, 300_000);
const FILES = globSync(['api/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/node_modules|\.test\.tsx?$|\/test(?:ing|-support)\/|vocabulary\/lists/.test(file),
);

/** Runs what makes patterns out of strings, some of them when it is first needed. */
async function makePatterns(): Promise<void> {
  const { parseLabel, podcast, soundBite, textOf } = await import('../../api/guide/guide.ts');
  const { findUngrounded } = await import('../../api/guide/grounding/find-ungrounded.ts');
  await import('../../web/src/engines/voices/device-voices.ts');
  const { ownThemes } = await import('../../api/guide/themes/own-themes.ts');
  for (const { sign } of ownThemes) sign.test('');
  for (const { lines } of readCorpus(`${root}api/guide/corpus/learned-from`)) {
    const text = lines.map((line) => line.text).join(' ');
    const facts = parseLabel({ text, lines });
    podcast(facts, { today: 2026 });
    findUngrounded(textOf(soundBite(facts, { today: 2026 })), text);
  }
}

function findSteep(patterns: readonly FoundPattern[]): string[] {
  const different = new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]));
  return [...different.values()].flatMap(({ file, source, flags }) => {
    const text = findSteepText(source, flags, TRIES);
    // Whatever else the machine does makes a pattern steep once; one that is so stays so.
    const isSteep =
      text !== undefined && [1, 2].every(() => findSteepText(source, flags, TRIES_OF_ONE) !== undefined);
    return isSteep ? [`${file}: /${source}/${flags} on ${text}`] : [];
  });
}

test.each([
  ['a+b', 'aaa'],
  [String.raw`\s+$`, 'spaces'],
  ['^(?:a|a)*b', 'ambiguous'],
  [String.raw`[A-Z][A-Za-z-]+(?:[ -][A-Z][A-Za-z-]+){0,3}!`, 'a separator that may be part of a word'],
])('a pattern that is not linear is found: %s', (source) => {
  expect(findSteepText(source, '', TRIES_OF_ONE)).toBeDefined();
});

test.each([String.raw`(?<!\s)\s+$`, '^[a-z]+$', 'a{1,20}b'])('a linear pattern is not: %s', (source) => {
  expect(findSteepText(source, '', TRIES_OF_ONE)).toBeUndefined();
});

test(
  'the time of every pattern in the sources grows no faster than the text',
  { timeout: PATIENCE_MS },
  () => {
    expect(findSteep(writtenPatterns(FILES.map((file) => root + file)))).toEqual([]);
  },
);

test(
  'the time of every pattern made of strings grows no faster than the text',
  { timeout: PATIENCE_MS },
  async () => {
    const made = await madePatterns(makePatterns);
    const makers = FILES.filter((file) => readFileSync(root + file, 'utf8').includes('new RegExp('));
    expect(makers.filter((file) => !made.some((pattern) => pattern.file === file))).toEqual([]);
    expect(findSteep(made)).toEqual([]);
  },
);
