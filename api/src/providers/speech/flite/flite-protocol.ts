import * as z from 'zod/mini';

/** What the Flite worker is asked: to load everything, or to speak printable ASCII text. */
export const fliteRequestSchema = z.union([
  z.object({ kind: z.literal('load') }),
  z.object({
    kind: z.literal('speak'),
    text: z.string(),
    voice: z.string(),
    /** Seconds of silence to add at the end. */
    pause: z.number(),
  }),
]);
export type FliteRequest = z.infer<typeof fliteRequestSchema>;

/** What it answers, one answer to each request, in order. `silent`: the text made no sound. */
export const fliteResponseSchema = z.union([
  z.object({ kind: z.literal('loaded') }),
  z.object({
    kind: z.literal('spoken'),
    mp3: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  }),
  z.object({ kind: z.literal('silent') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FliteResponse = z.infer<typeof fliteResponseSchema>;
