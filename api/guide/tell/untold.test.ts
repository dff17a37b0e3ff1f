import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../scripts/learn/corpus.ts';
import { ofAll } from '../../../tests/support/share.ts';
import { lookUpTerm } from '../glossary/glossary.ts';
import { type LabelFacts, parseLabel, podcast, soundBite, type Statement, textOf } from '../guide.ts';
import { noteBook } from '../notes/own-notes.ts';
import { untoldSpans } from './untold.ts';

const KNOWLEDGE = { today: 2026, notes: noteBook(), glossary: lookUpTerm };
const LABELS = readCorpus(`${import.meta.dirname}/../corpus/learned-from`).map(({ lines }) =>
  lines.map(({ text }) => text),
);

const parsed = (lines: readonly string[]): LabelFacts =>
  parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
const untold = (facts: LabelFacts, statements: readonly Statement[]): string[] =>
  untoldSpans(facts, statements).map(({ start, end }) => facts.given.slice(start, end));
const piecesOn = (facts: LabelFacts): Statement[][] =>
  [soundBite, podcast].map((make) => make(facts, KNOWLEDGE));

function untoldOf(...lines: string[]): string[] {
  const facts = parsed(lines);
  return untold(facts, soundBite(facts, KNOWLEDGE));
}

test('what was printed and not told stands in the label’s own words, a stretch of a line each', () => {
  expect(
    untoldOf(
      'Officer’s shako',
      'c. 1860',
      'Felt and brass',
      'Signed on the lining by its maker',
      'Gallery 630',
    ),
  ).toEqual(['Signed on the lining by its maker', 'Gallery 630']);
});

test('an untold sentence of the label’s text is one stretch over its lines, and the next another', () => {
  const lines = [
    'Ada Birch (1840–1912)',
    'The Kiln, 1881',
    'Oil on canvas',
    'The kiln stood at the end of a lane,',
    'Lowe Lane, until the brickworks closed. Today a school',
    'stands on the ground that it took.',
  ];
  expect(untold(parsed(lines), []).slice(-2)).toEqual([
    'The kiln stood at the end of a lane,\nLowe Lane, until the brickworks closed.',
    'Today a school\nstands on the ground that it took.',
  ]);
});

test('inventory numbers, and words that only join what was told, are for nobody’s ear or eye', () => {
  expect(untoldOf('Made by Ada Birch', 'The Kiln, 1934', 'Oil on board', 'Zh-4236', '2011.45.2')).toEqual([]);
});

test('a note about the maker’s country does not tell what the label prints of it', () => {
  const lines = ['Claude Monet', 'French, 1840–1926', 'The Kiln, 1934', 'Oil on canvas'];
  const facts = parsed(lines);
  const known = soundBite(facts, KNOWLEDGE);
  expect(known.some(({ origin }) => origin === 'note')).toBe(true);
  expect(untold(facts, known)).toEqual(['French, 1840–1926']);
});

test('of a text that is too long to be read out, the rest is left to the eye', () => {
  const words = Array.from({ length: 80 }, (_, at) => `and then it went on to hall${at}`).join(' ');
  const facts = parseLabel({ text: words });
  const said = soundBite(facts, KNOWLEDGE);
  const [rest = ''] = untold(facts, said);
  const first = Number(/^.*?hall(\d+) .*hall79$/.exec(rest)?.[1]);
  expect(textOf(said)).toMatch(new RegExp(`hall${first - 1}\\b`));
  expect(textOf(said)).not.toMatch(new RegExp(`hall${first}\\b`));
});

/** Words that stand between the parts of a label. */
const JOINT =
  /^(?:an?|and|at|by|for|from|in|made|of|on|or|the|to|with|dated|signed|title|artist|date|medium)$/i;

test('every word of any lines of labels is told, or left to the eye, or part of a number', () => {
  const line = fc.constantFrom(...LABELS.flat());
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (lines) => {
      const facts = parsed(lines);
      for (const statements of piecesOn(facts)) {
        const covered = [
          ...untoldSpans(facts, statements),
          ...statements.flatMap(({ origin, spans }) =>
            origin === 'label' || origin === 'derived' ? spans : [],
          ),
          ...(facts.readings.accession ? [facts.readings.accession] : []),
        ];
        const lost = [...facts.given.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          const isCode = /\d{2}/.test(word) && !/\p{L}{4}/u.test(word);
          const isWord = (word.match(/\p{L}{2,}/gu) ?? []).some((part) => !JOINT.test(part));
          return (
            isWord && !isCode && !covered.some(({ start, end }) => start < index + word.length && end > index)
          );
        });
        expect(lost.map(([word]) => word)).toEqual([]);
      }
    }),
    { numRuns: ofAll(300, 50) },
  );
});

test('what counts as told is heard: of the words it stands on, 98 % as printed, the rest in other words', () => {
  const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  let [words, heard] = [0, 0];
  for (const lines of LABELS.filter((_, at) => at % ofAll(1, 6) === 0)) {
    const facts = parsed(lines);
    for (const statements of piecesOn(facts)) {
      const spoken = fold(textOf(statements));
      const told = statements.filter(({ origin }) => origin === 'label').flatMap(({ spans }) => spans);
      for (const { 0: word, index } of facts.given.matchAll(/\p{L}{3,}/gu)) {
        if (!told.some(({ start, end }) => start < index + word.length && end > index)) continue;
        words += 1;
        // "1840s" and "the 1840s", "looped" and "loop": the beginning of a word is enough.
        if (spoken.includes(fold(word).slice(0, 5))) heard += 1;
      }
    }
  }
  expect(words).toBeGreaterThan(ofAll(10_000, 1_600));
  expect(heard / words).toBeGreaterThan(0.98);
});
