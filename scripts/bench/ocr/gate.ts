import { drawCorpus, drawMarked } from '../../../tests/label-corpus/draw-corpus.ts';
import { MARKED_LANGUAGES } from '../../../tests/label-corpus/marked-languages.ts';
import { MUSEUM_KINDS, READABLE_KINDS, UNREADABLE_KINDS } from '../../../tests/label-corpus/scene.ts';
import { isRight, type BenchRow } from './report.ts';
import { table } from './table.ts';

/** Enough of each kind for a share of one in a hundred; two thirds as many readable ones, which must never be rejected. */
const UNREADABLE = 204;
const READABLE = 136;

/**
 * Draws the photos that the rules of docs/behaviour.md#label-checks are judged on, readable and unreadable ones. What an unreadable
 * one should be rejected for is what was done to it (`spoil-scene.ts`). One that truly has two faults may be
 * rejected for either: smeared letters on less than a twentieth of the photo are hard to read and small (rule 4).
 */
export async function drawGate(folder: string, seed: number): Promise<void> {
  const kinds = [...UNREADABLE_KINDS.flatMap((kind) => [kind, kind]), ...READABLE_KINDS, ...READABLE_KINDS];
  await drawCorpus(folder, kinds, seed, UNREADABLE + READABLE);
}

/** So many photos of each kind of scene in museums. */
const OF_EACH_SCENE = 8;

/** Draws what visitors photograph beside single labels, eight photos of each kind. */
export async function drawScenes(folder: string, seed: number): Promise<void> {
  await drawCorpus(folder, MUSEUM_KINDS, seed, OF_EACH_SCENE * MUSEUM_KINDS.length);
}

/** So many photos in each language whose letters carry marks. */
const OF_EACH_LANGUAGE = 8;

/** Draws labels in languages whose letters carry marks, eight photos of each. */
export async function drawLanguages(folder: string, seed: number): Promise<void> {
  await drawMarked(folder, seed, OF_EACH_LANGUAGE * MARKED_LANGUAGES.length);
}

/** What photos of each class were taken for: a row a class, a column an outcome. */
export function confusionTable(rows: readonly BenchRow[]): string {
  const outcome = ({ reading }: BenchRow): string => reading.rejected?.rule ?? 'read';
  const classes = [...new Set(rows.map(({ truth }) => truth.class))].toSorted();
  const known = ['read', ...UNREADABLE_KINDS];
  const others = [...new Set(rows.map(outcome))].filter((name) => !known.some((rule) => rule === name));
  const columns = [...known, ...others];
  return table([
    ['done to the photo \\ outcome', ...columns, 'right'],
    ...classes.map((name) => {
      const group = rows.filter(({ truth }) => truth.class === name);
      const count = (column: string): string => {
        const number = group.filter((row) => outcome(row) === column).length;
        return number === 0 ? '.' : String(number);
      };
      return [name, ...columns.map(count), `${group.filter(isRight).length} of ${group.length}`];
    }),
  ]);
}
