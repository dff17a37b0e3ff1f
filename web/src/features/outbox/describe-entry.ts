import type { OutboxEntry } from '../../engines/outbox/entry.ts';

const WHAT = { description: 'Sound bite', conversation: 'Mini podcast', rating: 'Rating' } as const;

/** What the visitor asked for. */
export function whatIsAsked({ request }: OutboxEntry): string {
  return request.kind === 'rating' ? `${WHAT.rating}: ${request.body.rating} stars` : WHAT[request.kind];
}

const MINUTE_MS = 60_000;

/** A time of the day to the minute in which it has come. */
const clock = (ms: number) =>
  new Date(Math.ceil(ms / MINUTE_MS) * MINUTE_MS).toLocaleTimeString('en', {
    hour: 'numeric',
    minute: '2-digit',
  });

/** Where a request stands, in one sentence. The list is not drawn anew as time goes by, so it counts nothing down. */
export function entryState(entry: OutboxEntry, now: number, sending: boolean): string {
  if (sending) return 'Being sent';
  const isSoon = (time: number) => time - now < MINUTE_MS;
  if (entry.quietUntil > now)
    return `The server asked to wait ${isSoon(entry.quietUntil) ? 'less than a minute' : `until ${clock(entry.quietUntil)}`}`;
  if (entry.request.kind === 'rating' && entry.request.interactionId === undefined)
    return 'Goes with the request before it';
  if (entry.trouble === undefined) return 'Waiting to be sent';
  const stop = /[.!?]$/.test(entry.trouble) ? '' : '.';
  return `${entry.trouble}${stop} Next try ${isSoon(entry.dueAt) ? 'in less than a minute' : `at ${clock(entry.dueAt)}`}`;
}
