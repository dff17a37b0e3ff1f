import type { LabelText } from '../../engines/listening/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../../engines/visits/visit.ts';
import type { Work } from '../../features/services.ts';
import { createRestingWorker } from '../../platform/workers/resting-worker.ts';
import { AppError } from '../../lib/app-error.ts';
import type { GuideAnswer, LabelRequest } from './guide-protocol.ts';

/** Longest time to fetch and prepare the guide, in milliseconds. */
const SILENCE_MS = 30_000;
/** Longest time for one label, in milliseconds: the server's 500, on a phone a quarter as fast. */
const LABEL_MS = 2_000;
/** The worker ends this long after its last label, in milliseconds. */
const IDLE_MS = 60_000;

/**
 * The server's guide, without a network, in a worker: its first look at a long label takes a phone longer than a page
 * may stand still.
 */
const guide = createRestingWorker<GuideAnswer>({
  spawn: () => new Worker(new URL('./guide.worker.ts', import.meta.url), { type: 'module', name: 'guide' }),
  failure: 'no_internet',
  silence: SILENCE_MS,
  idle: IDLE_MS,
});
/** What is said of a label that takes too long; fetched only then, so that the first screen does not wait for it. */
const plainReading = () => import('@placard/api/read-out');
/** Nobody breaks the guide off: it is done within a moment. */
const whole = new AbortController().signal;

/**
 * @param told what the answer holds, undefined for an answer to something else
 * @param plain for a label that takes too long: its worker is ended, and the next label gets a new one
 */
async function tell<Told>(
  request: LabelRequest,
  told: (answer: GuideAnswer) => Told | undefined,
  plain: () => Told | Promise<Told>,
): Promise<Told> {
  await guide.ask<void>({ task: 'load' }, whole, (answer, { resolve, reject }) =>
    answer.kind === 'failed' ? reject(new Error(answer.message)) : resolve(),
  );
  try {
    return await guide.ask<Told>(
      request,
      whole,
      (answer, { resolve, reject }) => {
        const found = told(answer);
        if (found !== undefined) resolve(found);
        else reject(new Error(answer.kind === 'failed' ? answer.message : `${request.task}: ${answer.kind}`));
      },
      LABEL_MS,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.warn('the label is read out', error);
    return await plain();
  }
}

/** Starts the guide, so that the first label does not wait for it. Never throws. */
export function startGuide(): void {
  guide.start();
}

/**
 * Maker, title and facts as the label names them.
 * @throws AppError `no_internet` when the guide has not come
 */
export function nameOnDevice(label: LabelText): Promise<Work> {
  return tell<Work>(
    { task: 'name', label },
    (answer) => (answer.kind === 'named' ? answer.work : undefined),
    () => ({ maker: undefined, title: undefined, facts: undefined, notice: undefined }),
  );
}

/** @throws AppError `no_internet` when the guide has not come */
export async function describeOnDevice(label: LabelText, id: string): Promise<DescriptionPiece> {
  const piece = await tell(
    { task: 'describe', label },
    (answer) => (answer.kind === 'described' ? answer.piece : undefined),
    async () => ({ description: (await plainReading()).readOut(label.text).join(' ') }),
  );
  return { ...piece, interactionId: id, source: 'device' };
}

/** @throws AppError `no_internet` when the guide has not come */
export async function converseOnDevice(label: LabelText, id: string): Promise<ConversationPiece> {
  const piece = await tell<Omit<ConversationPiece, 'interactionId' | 'source'>>(
    { task: 'converse', label },
    (answer) => (answer.kind === 'conversed' ? answer.piece : undefined),
    async () => ({ messages: (await plainReading()).readOutInTurns(label.text) }),
  );
  return { ...piece, interactionId: id, source: 'device' };
}
