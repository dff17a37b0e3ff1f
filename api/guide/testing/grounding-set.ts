import type { GroundingCase } from './grounding-case.ts';
import { DEVELOPMENT_1 } from './grounding-development-1.ts';
import { DEVELOPMENT_2 } from './grounding-development-2.ts';
import { DEVELOPMENT_3 } from './grounding-development-3.ts';
import { HELD_OUT_CASES } from './grounding-held-out.ts';

/** The measured set by parts. */
export const GROUNDING_SET: readonly (readonly [name: string, cases: readonly GroundingCase[]])[] = [
  ['development', [...DEVELOPMENT_1, ...DEVELOPMENT_2, ...DEVELOPMENT_3]],
  ['held out', HELD_OUT_CASES],
];
