import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '../lib/api-error.ts';
import type { SingleFlight } from '../lib/single-flight.ts';
import type { Label, Written } from '../providers/language/port.ts';
import type { Interaction, InteractionKind, Store } from '../store/port.ts';

/** What it takes to answer a request once, however often it is sent. */
export interface AnswerOnceDeps {
  store: Store;
  /** Shared by all requests of the process. */
  flights: SingleFlight<Interaction>;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Request<T> {
  kind: InteractionKind;
  /** The client's Idempotency-Key, if it sent one. */
  key: string | undefined;
  label: Label;
  write: (label: Label, signal: AbortSignal) => Promise<Written<T>>;
}

/**
 * Answers a request and keeps the answer under an id of its own. The same key with the same label gives the
 * answer first kept, also to requests at the same time and after a restart.
 * Throws ApiError `key_reused` when the key was used for another label of the same kind.
 */
export async function answerOnce<T>(
  deps: AnswerOnceDeps,
  { kind, key, label, write }: Request<T>,
  signal: AbortSignal,
): Promise<Interaction> {
  const requestHash = createHash('sha256').update(JSON.stringify(label)).digest('hex');

  async function answer(shared: AbortSignal): Promise<Interaction> {
    const known = key === undefined ? undefined : await deps.store.findByKey(kind, key, shared);
    if (known !== undefined) return known;
    const { words, source } = await write(label, shared);
    const interaction: Interaction = {
      id: randomUUID(),
      kind,
      idempotencyKey: key ?? null,
      requestHash,
      labelText: label.text,
      source,
      answer: JSON.stringify(words),
      createdAt: deps.now(),
    };
    return deps.store.keep(interaction, shared);
  }

  const kept =
    key === undefined ? await answer(signal) : await deps.flights.run(`${kind} ${key}`, signal, answer);
  if (kept.requestHash !== requestHash) {
    throw new ApiError('key_reused', 'This Idempotency-Key was used for another request');
  }
  return kept;
}
