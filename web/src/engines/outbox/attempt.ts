import { AppError, visitorMessage } from '../../lib/app-error.ts';
import type { OutboxEntry } from './entry.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;
const REQUEST_TIMEOUT = 408;
const TOO_EARLY = 425;
const TOO_MANY_REQUESTS = 429;

/**
 * True for a reply that the same request would get again: a 4xx that will not change. A rating that is refused
 * while the visitor looks is not queued, whatever the status (SPEC section 4); one that has waited is kept.
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
 * May the entry be sent now? `hurriedAt` is when the visitor or the network called for it: that overrules the
 * wait of an attempt made before, but not the server's own wish for quiet. A clock that was set back ends a wait.
 */
export function isDue(entry: OutboxEntry, now: number, hurriedAt: number | undefined): boolean {
  if (entry.triedAt > now) return true;
  if (entry.quietUntil > now) return false;
  return entry.dueAt <= now || (hurriedAt !== undefined && entry.triedAt <= hurriedAt);
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
