import * as z from 'zod/mini';
import type { ClaimedStatement } from '../../../guide/grounding/check-statement.ts';
import type { ClaimedTurn } from './check-text.ts';
import type { Label } from './port.ts';

/**
 * What the guide's worker is asked: to write, what else a model may tell, or to hold a model's text against its sources; at
 * first to do all of it once, so that no visitor waits until it is compiled.
 */
export type GuideRequest =
  | { task: 'describe' | 'converse' | 'cards' | 'warm up'; label: Label }
  | { task: 'check sound bite'; statements: ClaimedStatement[]; label: Label }
  | { task: 'check conversation'; turns: ClaimedTurn[]; label: Label };

/** What it answers, one answer to each request. */
export const guideResponseSchema = z.union([
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type GuideResponse = z.infer<typeof guideResponseSchema>;
