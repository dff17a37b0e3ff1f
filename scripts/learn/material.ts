import { drawnLabels } from './draw-labels.ts';
import { readCorpus } from './corpus.ts';
import type { TaughtLabel } from './labels.ts';
import type { Chance } from './works/random.ts';
import { HOUSES, recordsOf, type WorkRecord } from './works/records.ts';
import { varied } from './vary.ts';
import { root } from '../setup/paths.ts';

/** How often each made-up label is learned from as it is, beside its use as a template. */
const AS_PRINTED = 6;
/** How often each label in the manner of houses is: as it is, and varied. */
const MARKED_AS_PRINTED = 6;
const MARKED_VARIED = 8;

/** What is learned from. */
export interface Material {
  readonly houses: readonly (readonly WorkRecord[])[];
  /** Made-up labels, and labels in the manner of houses. */
  readonly corpus: readonly TaughtLabel[];
  readonly marked: readonly TaughtLabel[];
  /** Labels that are drawn from records. */
  readonly count: number;
  /** Which layouts they are drawn in. */
  readonly layouts: (index: number) => boolean;
}

/** The made-up labels, those in the manner of houses, and the records of the houses that are not left out. */
export function materialIn(
  records: string,
  count: number,
  leftOut: readonly string[],
  isUsed: (index: number) => boolean,
): Material {
  return {
    houses: HOUSES.filter((house) => !leftOut.includes(house)).map((house) => recordsOf(records, house)),
    corpus: readCorpus(`${root}api/guide/corpus/learned-from`).filter((_, index) => isUsed(index)),
    marked: readCorpus(`${root}api/guide/corpus/in-the-manner-of-houses`),
    count,
    layouts: isUsed,
  };
}

/** All that is learned from, as one seed draws it. */
export function labelsOf(
  chance: Chance,
  { houses, corpus, marked, count, layouts }: Material,
): TaughtLabel[] {
  const times = <T>(length: number, each: (time: number) => readonly T[]): T[] =>
    Array.from({ length }, (_, time) => each(time)).flat();
  return [
    ...drawnLabels(chance, houses, count, { templates: [...corpus, ...marked], layouts }),
    ...times(AS_PRINTED, (time) => corpus.map((label) => ({ ...label, isJoined: time % 3 === 2 }))),
    ...times(MARKED_AS_PRINTED, (time) => marked.map((label) => ({ ...label, isJoined: time % 3 === 2 }))),
    ...times(MARKED_VARIED, () => marked.map((label) => varied(chance, label))),
  ];
}
