import type { TombstoneFields } from '../facts.ts';
import { LABELS_OF_CATALOGUES_2 } from './labels-catalogue-2.ts';
import { LABELS_OF_CATALOGUES } from './labels-catalogue.ts';
import { LABELS_FAR_1 } from './labels-far-1.ts';
import { LABELS_FAR_2 } from './labels-far-2.ts';
import { LABELS_FAR_3 } from './labels-far-3.ts';
import { LABELS_FAR_4 } from './labels-far-4.ts';
import { LABELS_FAR_5 } from './labels-far-5.ts';
import { LABELS_FAR_6 } from './labels-far-6.ts';
import { LABELS_FAR_7 } from './labels-far-7.ts';
import { LABELS_FAR_8 } from './labels-far-8.ts';
import { LABELS_FAR_9 } from './labels-far-9.ts';
import { LABELS_HELD_OUT } from './labels-held-out.ts';
import { LABELS_HELD_OUT_LAST } from './labels-held-out-last.ts';
import { LABELS_HELD_OUT_LATER } from './labels-held-out-later.ts';
import { LABELS_ODD } from './labels-odd.ts';
import { LABELS_OF_SIX_HOUSES } from './labels-house.ts';
import { LABELS_OF_SIX_HOUSES_2 } from './labels-house-2.ts';
import { LABELS_OF_SIX_HOUSES_3 } from './labels-house-3.ts';
import { LABELS_SAYING_MORE } from './labels-saying-more.ts';
import { LABELS_TO_LEARN_FROM } from './labels-to-learn-from.ts';
import { LABELS_UNSEEN_1 } from './labels-unseen-1.ts';
import { LABELS_UNSEEN_2 } from './labels-unseen-2.ts';
import { LABELS_UNSEEN_3 } from './labels-unseen-3.ts';
import { LABELS_UNSEEN_4 } from './labels-unseen-4.ts';
import { PLAIN_TOMBSTONES } from './plain-tombstones.ts';
import { SAMPLE_LABELS } from './sample-labels.ts';

/** A label of the tests: its lines and the fields as printed. */
export interface KnownLabel {
  readonly style: string;
  readonly lines: readonly string[];
  readonly fields: Partial<TombstoneFields>;
  /** What it says beyond its fields, where that is known. */
  readonly makers?: readonly string[];
  readonly sentences?: string;
}

/** All labels of the tests, by name of the batch. */
export const LABEL_SETS: readonly (readonly [name: string, labels: readonly KnownLabel[]])[] = [
  ['own labels', [...SAMPLE_LABELS, ...LABELS_TO_LEARN_FROM]],
  ['held-out labels', LABELS_HELD_OUT],
  ['later held-out labels', LABELS_HELD_OUT_LATER],
  ['last held-out labels', LABELS_HELD_OUT_LAST],
  ['unseen labels', [...LABELS_UNSEEN_1, ...LABELS_UNSEEN_2]],
  ['unseen labels, later', LABELS_UNSEEN_3],
  ['unseen labels, last', LABELS_UNSEEN_4],
  ['labels of fifty houses', LABELS_FAR_1],
  ['labels of fifty houses, later', [...LABELS_FAR_2, ...LABELS_FAR_3]],
  ['labels of fifty houses, last', [...LABELS_FAR_4, ...LABELS_FAR_5]],
  ['labels of six houses', LABELS_OF_SIX_HOUSES],
  ['labels of six houses, later', LABELS_OF_SIX_HOUSES_2],
  ['labels of six houses, last', LABELS_OF_SIX_HOUSES_3],
  ['labels of all continents', LABELS_FAR_6],
  ['labels of all continents, later', LABELS_FAR_7],
  ['labels of all continents, last', LABELS_FAR_8],
  ['labels of every kind of house', LABELS_FAR_9],
  ['labels of catalogues', [...LABELS_OF_CATALOGUES, ...LABELS_OF_CATALOGUES_2]],
  ['labels that say more', LABELS_SAYING_MORE],
  ['odd labels', LABELS_ODD],
  ['plain tombstones', PLAIN_TOMBSTONES],
];
