import { hash } from 'node:crypto';
import { ApiError, orNothing } from '../lib/api-error.ts';
import { timeOrderedId } from '../lib/time-ordered-id.ts';
import type { Interaction, KeptText, Store } from '../store/port.ts';
import type { TextRequest, WrittenTexts } from './written-text.ts';

/** What it takes to answer a request once, however often it is sent. */
export interface AnswerOnceDeps {
  store: Store;
  texts: WrittenTexts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Whoever sends a request. */
export interface Sender {
  /** Its address, which never leaves this process; what is spent for a text is counted for it. */
  client: string;
  /** Its Idempotency-Key, if it sent one. */
  key: string | undefined;
}

interface Request<A> extends TextRequest {
  sender: Sender;
  /** What is told with this text: the same object each time, so that it is written as JSON once (`answerWith`). */
  pieceOf: (text: KeptText) => A;
}

/** A piece, which all who ask for the label share, and the id under which this answer can be rated. */
export interface Answered<A> {
  piece: A;
  interactionId: string;
  /** That the id could not be kept. */
  canBeRated?: false;
}

/**
 * Answers a request under an id of its own; texts are shared by all who ask for the same label. The same key with
 * the same request gives the id and the words first kept, also to requests at the same time and after a restart.
 * While the store is away the answer has an id that is not kept, and says that it cannot be rated.
 * Throws ApiError `key_reused` when the key was used for another request of the same kind.
 */
export async function answerOnce<A extends object>(
  deps: AnswerOnceDeps,
  request: Request<A>,
  signal: AbortSignal,
): Promise<Answered<A>> {
  const { kind, label, pieceOf } = request;
  const { key } = request.sender;
  const requestHash = hash('sha256', JSON.stringify(label));

  const answered = (id: string, text: KeptText): Answered<A> => ({ piece: pieceOf(text), interactionId: id });

  async function repeated(kept: Interaction): Promise<Answered<A> | undefined> {
    if (kept.requestHash !== requestHash) {
      throw new ApiError('key_reused', 'This Idempotency-Key was used for another request');
    }
    const text = await orNothing(deps.store.findText(kept.textId, signal));
    return text && answered(kept.id, text);
  }

  let text = deps.texts.recent(request);
  let isKept = true;
  if (text === undefined) {
    const known = key === undefined ? undefined : await orNothing(deps.store.findByKey(kind, key, signal));
    const answer = known && (await repeated(known));
    if (answer !== undefined) return answer;
    ({ text, isKept } = await deps.texts.find(request, signal));
  }
  const now = deps.now();
  const interaction: Interaction = {
    id: timeOrderedId(now),
    kind,
    idempotencyKey: key ?? null,
    requestHash,
    textId: text.id,
    createdAt: now,
  };
  const kept = isKept ? await orNothing(deps.store.keep(interaction, signal)) : undefined;
  if (kept === undefined) return { ...answered(interaction.id, text), canBeRated: false };
  const isRepeated = kept.id !== interaction.id;
  return (isRepeated && (await repeated(kept))) || answered(kept.id, text);
}
