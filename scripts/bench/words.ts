/**
 * What the guide's words are like over the labels of a file, told one after the other as in a visit:
 * `npm run bench:words -- --labels FILE.json` prints how many labels have a note, something reckoned or something to look
 * for, how long both pieces are, and the lines that are not about the work and come most often.
 */
import { parseArgs } from 'node:util';
import { lookUpTerm } from '../../api/guide/glossary/glossary.ts';
import { parseLabel, podcast, soundBite, type Statement, textOf, turnsOf } from '../../api/guide/guide.ts';
import { noteBook } from '../../api/guide/notes/own-notes.ts';
import { countWords } from '../../api/guide/speech/text.ts';
import { InputError, readLabels } from '../setup/read-labels.ts';

/** Words a minute of a calm voice. */
const PACE = 155;
const MOST_LINES = 10;

const percent = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(0)} %`;

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `${at(0.1).toFixed(0)} to ${at(0.9).toFixed(0)}, middle ${at(0.5).toFixed(0)}`;
}

function run(file: string): void {
  const knowledge = { today: new Date().getFullYear(), notes: noteBook(), glossary: lookUpTerm };
  const pieces = readLabels(file).map((label, nth) => {
    const facts = parseLabel({ ...label, nth });
    return { bite: soundBite(facts, knowledge), talk: podcast(facts, knowledge) };
  });
  const having = (test: (statement: Statement) => boolean): string =>
    percent(pieces.filter(({ bite, talk }) => [...bite, ...talk].some(test)).length, pieces.length);
  const seconds = (statements: readonly Statement[]): number => (60 * countWords(textOf(statements))) / PACE;
  console.log(`${pieces.length} labels`);
  console.log(`with a note ${having(({ origin }) => origin === 'note')}`);
  console.log(
    `with something reckoned or to look for ${having(({ origin, text }) => origin === 'derived' || (origin === 'talk' && /\b(?:look|find|see)\b/i.test(text)))}`,
  );
  console.log(`sound bite, seconds ${spread(pieces.map(({ bite }) => seconds(bite)))}`);
  console.log(`podcast, seconds ${spread(pieces.map(({ talk }) => seconds(talk)))}`);
  console.log(`podcast, turns ${spread(pieces.map(({ talk }) => turnsOf(talk).length))}`);
  const times = new Map<string, number>();
  for (const { bite, talk } of pieces)
    for (const text of new Set(
      [...bite, ...talk].flatMap((each) => (each.origin === 'talk' ? [each.text] : [])),
    ))
      times.set(text, (times.get(text) ?? 0) + 1);
  console.log('lines not about the work, by the labels they are told of:');
  for (const [text, count] of [...times].toSorted(([, a], [, b]) => b - a).slice(0, MOST_LINES))
    console.log(`  ${percent(count, pieces.length)} ${text}`);
}

const { values } = parseArgs({ options: { labels: { type: 'string' } } });
try {
  if (values.labels === undefined) throw new InputError('Usage: npm run bench:words -- --labels FILE.json');
  run(values.labels);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
