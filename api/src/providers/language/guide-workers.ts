import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { groundsSchema, messageSchema, type MuseumNotes } from '../../../contract/contract.ts';
import type { ClaimedStatement } from '../../../guide/grounding/check-statement.ts';
import { createWorkerPool } from '../../lib/worker-pool.ts';
import { guideResponseSchema, type GuideRequest, type GuideResponse } from './guide-protocol.ts';
import type { ClaimedTurn, Verdict } from './check-text.ts';
import type { Label } from './port.ts';

/** Far more labels than visitors read at once. */
const MAX_WAITING = 256;
/** Longest wait for a worker, in ms: a phone speaks by itself after 6 s, and asks no more after 30 s. */
const WAIT_MS = 10_000;
/** How the error begins of a label for which no worker was there in time, as on a machine with much else to do. */
export const NO_WORKER_IN_TIME = 'No worker of the guide was free';
/**
 * Of a worker's memory for what is new, in MB, in place of Node's 48: the guide is as fast, and what it throws away with
 * each label is cleared before the process has grown by 70 MB for each worker.
 */
const YOUNG_MB = 12;
/** To load the guide and to have its patterns compiled, on a machine with much else to do, in ms. */
const WARM_UP_MS = 30_000;
/** The first label takes a third of a second, until all patterns are compiled: not a visitor's. */
const SAMPLE: GuideRequest = {
  task: 'warm up',
  label: {
    text: 'Maria Keller\nGerman, 1871-1940\nThe Blue Kettle, 1902\nOil on canvas\nShe painted it in her mother’s house, and kept it\nuntil she died.\nGift of the artist, 1921',
  },
};

const describedSchema = z.extend(groundsSchema, { description: z.string() });
const conversedSchema = z.extend(groundsSchema, { messages: z.array(messageSchema) });
const verdictSchema = z.object({
  problems: z.array(z.string()),
  ungrounded: z.number(),
  grounds: z.optional(groundsSchema),
});
const cardsSchema = z.nullable(z.array(z.object({ id: z.string(), text: z.string() })));

/** What a model may tell beside the label, by the name that it gives it. */
export type KnownCard = NonNullable<z.infer<typeof cardsSchema>>[number];

/**
 * Reads labels and holds texts against them. Every call rejects with the signal's reason when aborted, and with Error
 * when it was not done, or not in time.
 */
export interface Guide {
  describe(label: Label, signal: AbortSignal): Promise<z.infer<typeof describedSchema>>;
  converse(label: Label, signal: AbortSignal): Promise<z.infer<typeof conversedSchema>>;
  /**
   * What is known and reckoned beside a label. Null where the guide tells it, whoever else writes: one that is hardly
   * English, since no text in English can be held against it, and one of whose work the museum itself has written, since
   * its words are told.
   */
  cardsFor(label: Label, signal: AbortSignal): Promise<KnownCard[] | null>;
  checkSoundBite(statements: ClaimedStatement[], label: Label, signal: AbortSignal): Promise<Verdict>;
  checkConversation(turns: ClaimedTurn[], label: Label, signal: AbortSignal): Promise<Verdict>;
  /** Has it made ready; a label that comes before it is will wait. */
  ready(signal: AbortSignal): Promise<void>;
  dispose(): Promise<void>;
}

interface GuideOptions {
  deadlineMs: number;
  /** Threads at most; no more than the machine has cores. */
  workers: number;
  /** Longest wait for a worker, by default 10 s. */
  waitMs?: number;
  /** What the museum itself has written. */
  museum?: MuseumNotes | undefined;
}

/**
 * The guide in worker threads: whatever a text does to it, the server goes on answering. A task that takes longer than
 * `deadlineMs` ends its worker; tasks of other workers go on. Short labels go first, since it is long ones that take time.
 */
export function createGuideWorkers({ deadlineMs, workers, waitMs = WAIT_MS, museum }: GuideOptions): Guide {
  const pool = createWorkerPool<GuideRequest, GuideResponse>({
    spawn: () =>
      new Worker(new URL('./guide.worker.ts', import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
        workerData: museum,
      }),
    parse: (message) => guideResponseSchema.parse(message),
    size: Math.min(workers, availableParallelism()),
    deadlineMs,
    maxWaiting: MAX_WAITING,
    warmUp: { request: SAMPLE, deadlineMs: WARM_UP_MS },
    sizeOf: ({ label }) => label.text.length,
  });

  async function ask<T>(result: z.ZodMiniType<T>, request: GuideRequest, signal: AbortSignal): Promise<T> {
    const end = AbortSignal.timeout(waitMs + deadlineMs);
    const response = await pool.run(request, AbortSignal.any([signal, end])).catch((error: unknown) => {
      if (signal.aborted || error !== end.reason) throw error;
      throw new Error(`${NO_WORKER_IN_TIME} within ${waitMs + deadlineMs} ms`, { cause: error });
    });
    if (response.kind === 'failed') throw new Error(`The guide failed: ${response.message}`);
    return result.parse(response.result);
  }

  return {
    describe: (label, signal) => ask(describedSchema, { task: 'describe', label }, signal),
    converse: (label, signal) => ask(conversedSchema, { task: 'converse', label }, signal),
    cardsFor: (label, signal) => ask(cardsSchema, { task: 'cards', label }, signal),
    checkSoundBite: (statements, label, signal) =>
      ask(verdictSchema, { task: 'check sound bite', statements, label }, signal),
    checkConversation: (turns, label, signal) =>
      ask(verdictSchema, { task: 'check conversation', turns, label }, signal),
    async ready(signal) {
      signal.throwIfAborted();
      pool.start();
    },
    dispose: () => pool.dispose(),
  };
}
