import * as z from 'zod/mini';
import type { Message } from '../../../contract/contract.ts';
import type { Label } from './port.ts';

/** What the guide's worker is asked: to write, whether a label is the guide's, or to hold a model's text against its label. */
export type GuideRequest =
  | { task: 'describe' | 'converse' | 'is for the guide'; label: Label }
  | { task: 'check sound bite'; text: string; label: Label }
  | { task: 'check conversation'; turns: Message[]; label: Label };

/** What it answers, one answer to each request. */
export const guideResponseSchema = z.union([
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type GuideResponse = z.infer<typeof guideResponseSchema>;
