import { AppError, visitorMessage } from '../../lib/app-error.ts';
import type { OutboxEntry } from './entry.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;
const LONGEST_REST_MS = 30_000;
const REQUEST_TIMEOUT = 408;
const TOO_EARLY = 425;
const TOO_MANY_REQUESTS = 429;

/**
 * True for a reply that the same request would get again: a 4xx that will not change. A rating that is refused
 * while the visitor looks is not queued, whatever the status (docs/behaviour.md#rating-states); one that has waited is kept.
 */
export function isFinalRefusal({ request, attempts }: OutboxEntry, error: unknown): boolean {
  if (!(error instanceof AppError) || !error.reply) return false;
  if (request.kind === 'rating' && request.interactionId !== undefined && attempts === 0) return true;
  const { status } = error.reply;
  return status >= 400 && status < 500 && ![REQUEST_TIMEOUT, TOO_EARLY, TOO_MANY_REQUESTS].includes(status);
}

/** Doubles with every attempt from 2 s to 5 min; between half and all of it, so that phones do not come in step. */
function waitMs(attempts: number, random: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS) * (0.5 + random / 2);
}

/**
 * How long a request that has failed is left alone, whoever calls for it: the shortest wait that it may get, at most
 * 30 s. So a network that comes and goes does not bring a request to the server more often than its waits alone do.
 */
function restMs(attempts: number): number {
  return Math.min(waitMs(attempts, 0), LONGEST_REST_MS);
}

/** The entry after an attempt that was not final. */
export function afterTrouble(entry: OutboxEntry, error: unknown, now: number, random: number): OutboxEntry {
  const attempts = entry.attempts + 1;
  const reply = error instanceof AppError ? error.reply : undefined;
  const quietMs = reply?.retryAfterMs ?? 0;
  return {
    ...entry,
    attempts,
    triedAt: now,
    dueAt: now + Math.ceil(Math.max(quietMs, waitMs(attempts, random))),
    quietUntil: now + quietMs,
    trouble: visitorMessage(error),
    turnedBack: reply !== undefined && reply.status !== TOO_MANY_REQUESTS,
  };
}

/**
 * The entry after the visitor or the network called for it at `hurriedAt`: its wait is cut short to its rest, but not
 * below what the server asked for. An attempt that was made since has answered the call.
 */
export function hurried(entry: OutboxEntry, hurriedAt: number): OutboxEntry {
  if (entry.triedAt > hurriedAt) return entry;
  const rested = Math.max(entry.triedAt + restMs(entry.attempts), entry.quietUntil);
  return { ...entry, dueAt: Math.min(entry.dueAt, rested) };
}

/** May the entry be sent now? A clock that was set back ends a wait. */
export function isDue(entry: OutboxEntry, now: number): boolean {
  return entry.triedAt > now || entry.dueAt <= now;
}

/**
 * When the first of one visit's entries (oldest first) is due by itself, ms since 1970. What stands behind one that
 * the server has not seen yet waits for it, and so does a rating for the text that it is of.
 */
export function firstDue(entries: readonly OutboxEntry[]): number {
  let first = Infinity;
  for (const { request, dueAt, turnedBack } of entries) {
    const followsItsText = request.kind === 'rating' && request.interactionId === undefined;
    if (!followsItsText || first === Infinity) first = Math.min(first, dueAt);
    if (!turnedBack) break;
  }
  return first;
}
