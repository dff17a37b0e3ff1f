import { configResponseSchema } from '@placard/api/contract';
import type { OutboxAnswer, OutboxEntry } from '../../engines/outbox/entry.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Api } from './http.ts';

/** Sends an entry of the outbox to the API once. @throws AppError; the signal's reason when aborted */
export async function sendEntry(
  api: Api,
  { id, request }: OutboxEntry,
  signal: AbortSignal,
): Promise<OutboxAnswer> {
  switch (request.kind) {
    case 'description':
      return { kind: 'description', body: await api.describe(request.body, id, signal) };
    case 'conversation':
      return { kind: 'conversation', body: await api.converse(request.body, id, signal) };
    case 'rating': {
      if (request.interactionId === undefined) throw new AppError('unexpected');
      await api.rate(request.interactionId, request.body, signal);
      return { kind: 'rating' };
    }
  }
}

/** Longest wait for the server's configuration, in milliseconds. */
const CONFIG_DEADLINE_MS = 5_000;

/** Learns from the server how long its answers may take, where no page has: in the service worker. Never throws. */
export async function learnDeadline(api: Api): Promise<void> {
  try {
    const response = await fetch('/api/config', { signal: AbortSignal.timeout(CONFIG_DEADLINE_MS) });
    api.waitForAnswers(configResponseSchema.parse(await response.json()).answerDeadlineMs);
  } catch (error) {
    console.warn('the server did not say how long its answers may take', error);
  }
}
