import type { Guide, Work } from '../../engines/guide/ports.ts';
import type { ConversationPiece } from '../../engines/visits/visit.ts';
import { AppError } from '../../lib/app-error.ts';
import { createRestingWorker } from '../../platform/workers/resting-worker.ts';
import type { GuideAnswer, LabelRequest, LoadRequest } from './guide-protocol.ts';

/** Longest time to fetch and prepare the guide, in milliseconds. */
const SILENCE_MS = 30_000;
/** Longest time for one label, in milliseconds: the server's 500, on a phone a quarter as fast. */
const LABEL_MS = 2_000;
/**
 * So long after a label was named all is loaded that is said of it, in milliseconds: megabytes of notes, which the phone
 * needs only where the server does not answer, and which would keep the name and the first words of the server waiting.
 */
export const KNOWLEDGE_AFTER_MS = 400;
/** The worker ends this long after its last label, in milliseconds. */
const IDLE_MS = 60_000;

/** What is said of a label that takes too long; fetched only then, so that the first screen does not wait for it. */
const plainReading = () => import('@placard/api/read-out');
/** No caller aborts the guide: it is done within a moment. */
const never = new AbortController().signal;

/**
 * The guide in a worker of its own: its first look at a long label takes a phone longer than a page may stand still.
 * A label that takes too long is read out plainly.
 */
export function createDeviceGuide(): Guide {
  const worker = createRestingWorker<GuideAnswer>({
    spawn: () => new Worker(new URL('./guide.worker.ts', import.meta.url), { type: 'module', name: 'guide' }),
    failure: 'no_internet',
    silence: SILENCE_MS,
    idle: IDLE_MS,
  });

  async function load(what: LoadRequest): Promise<void> {
    await worker.ask<void>(what, never, (answer, { resolve, reject }) =>
      answer.kind === 'failed' ? reject(new Error(answer.message)) : resolve(),
    );
  }

  let knowledgeTimer: ReturnType<typeof setTimeout> | undefined;

  /** Loads the rest in a quiet moment: the phone can speak at once where the signal goes later. */
  function loadKnowledgeSoon(): void {
    clearTimeout(knowledgeTimer);
    knowledgeTimer = setTimeout(() => {
      // Whoever needs it asks again, and is told why it does not come.
      load({ task: 'load' }).catch((error: unknown) => console.warn('the guide was not loaded', error));
    }, KNOWLEDGE_AFTER_MS);
  }

  /**
   * @param told what the answer holds, undefined for an answer to something else
   * @param plain for a label that takes too long: its worker is ended, and the next label gets a new one
   */
  async function tell<Told>(
    request: LabelRequest,
    told: (answer: GuideAnswer) => Told | undefined,
    plain: () => Told | Promise<Told>,
  ): Promise<Told> {
    await load({ task: request.task === 'name' ? 'load names' : 'load' });
    try {
      return await worker.ask<Told>(
        request,
        never,
        (answer, { resolve, reject }) => {
          const found = told(answer);
          if (answer.kind === 'named') loadKnowledgeSoon();
          if (found !== undefined) resolve(found);
          else
            reject(new Error(answer.kind === 'failed' ? answer.message : `${request.task}: ${answer.kind}`));
        },
        LABEL_MS,
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      console.warn('the label is read out', error);
      return await plain();
    }
  }

  return {
    start: () => worker.start(),
    name: (label) =>
      tell<Work>(
        { task: 'name', label },
        (answer) => (answer.kind === 'named' ? answer.work : undefined),
        () => ({ maker: undefined, title: undefined, facts: undefined, notice: undefined }),
      ),
    async describe(label, id) {
      const piece = await tell(
        { task: 'describe', label },
        (answer) => (answer.kind === 'described' ? answer.piece : undefined),
        async () => ({ description: (await plainReading()).readOut(label.text).join(' ') }),
      );
      return { ...piece, interactionId: id, source: 'device' };
    },
    async converse(label, id) {
      const piece = await tell<Omit<ConversationPiece, 'interactionId' | 'source'>>(
        { task: 'converse', label },
        (answer) => (answer.kind === 'conversed' ? answer.piece : undefined),
        async () => ({ messages: (await plainReading()).readOutInTurns(label.text) }),
      );
      return { ...piece, interactionId: id, source: 'device' };
    },
  };
}
