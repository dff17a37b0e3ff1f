import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { afterTrouble, firstDue, hurried, isDue, isFinalRefusal } from './attempt.ts';
import { newEntry, type OutboxEntry } from './entry.ts';

const entry = newEntry('key', 'visit', { kind: 'description', body: { text: 'Harbour' } }, 0);
const rating = (interactionId: string | undefined, attempts: number): OutboxEntry => ({
  ...entry,
  attempts,
  request: { kind: 'rating', piece: 'description', interactionId, body: { rating: 4 } },
});
const refused = (status: number, retryAfterMs?: number) =>
  new AppError('http_status', {
    message: `Error: ${status}`,
    reply: { status, details: undefined, retryAfterMs },
  });

describe('a final refusal', () => {
  it.each([400, 404, 413, 415, 422])('is %i: the same request would get it again', (status) => {
    expect(isFinalRefusal(entry, refused(status))).toBe(true);
  });
  it.each([408, 425, 429, 500, 502, 503])('is not %i: it may go away', (status) => {
    expect(isFinalRefusal(entry, refused(status))).toBe(false);
  });
  it('is not a lost connection, nor a page of a captive portal', () => {
    expect(isFinalRefusal(entry, new AppError('no_internet'))).toBe(false);
    expect(isFinalRefusal(entry, new AppError('captive_portal'))).toBe(false);
  });
  it('is any status for a rating the visitor has just given; one that has waited goes on waiting', () => {
    expect(isFinalRefusal(rating('i-1', 0), refused(500))).toBe(true);
    expect(isFinalRefusal(rating('i-1', 1), refused(500))).toBe(false);
    expect(isFinalRefusal(rating(undefined, 0), refused(500))).toBe(false);
  });
});

describe('the wait after an attempt', () => {
  it('doubles from 2 s to 5 min, by between half and all of it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempts, random) => {
        const next = afterTrouble({ ...entry, attempts }, new AppError('no_internet'), 1_000, random);
        const whole = Math.min(2_000 * 2 ** attempts, 300_000);
        expect(next.dueAt - 1_000).toBeGreaterThanOrEqual(whole / 2);
        expect(next.dueAt - 1_000).toBeLessThanOrEqual(Math.ceil(whole));
        expect(isDue(next, next.dueAt)).toBe(true);
        expect(isDue(next, next.dueAt - 1)).toBe(false);
      }),
    );
  });
  it('is cut short by the visitor or the network, but not below the shortest one it may have, at most 30 s', () => {
    const rests = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => {
      const next = afterTrouble({ ...entry, attempts }, new AppError('no_internet'), 1_000, 0.99);
      return hurried(next, 1_001).dueAt - 1_000;
    });
    expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });
  it('is not cut short by a call that came before the attempt', () => {
    const next = afterTrouble(entry, new AppError('no_internet'), 1_000, 0.99);
    expect(hurried(next, 900)).toEqual(next);
  });
  it('is never made longer by a call', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.nat({ max: 400_000 }), (attempts, later) => {
        const next = afterTrouble({ ...entry, attempts }, new AppError('no_internet'), 1_000, 0.5);
        expect(hurried(next, 1_000 + later).dueAt).toBeLessThanOrEqual(next.dueAt);
      }),
    );
  });
  it('ends with a call for a request that was written down before the clock was set back', () => {
    expect(isDue(hurried({ ...entry, dueAt: 1_000_000 }, 5_000), 5_000)).toBe(true);
  });
  it('is never shorter than the server asked for, whoever calls', () => {
    const next = afterTrouble(entry, refused(429, 60_000), 1_000, 0);
    expect(next.dueAt).toBe(61_000);
    expect(isDue(hurried(next, 60_999), 60_999)).toBe(false);
    expect(isDue(next, 61_000)).toBe(true);
  });
  it('ends when the clock was set back', () => {
    const next = afterTrouble(entry, refused(429, 60_000), 1_000_000, 0);
    expect(isDue(next, 500)).toBe(true);
  });
});

describe('what of a visit is due first', () => {
  const due = (dueAt: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({ ...entry, dueAt, ...more });

  it('is its oldest while the server has not seen that, whatever stands behind it', () => {
    expect(firstDue([due(500), due(100)])).toBe(500);
  });
  it('is whichever comes first once the server has turned the oldest back', () => {
    expect(firstDue([due(500, { turnedBack: true }), due(100), due(50)])).toBe(100);
  });
  it('is never a rating that waits for its text', () => {
    const waits = { ...rating(undefined, 0), dueAt: 10 };
    expect(firstDue([due(500, { turnedBack: true }), waits])).toBe(500);
    expect(firstDue([waits])).toBe(10);
  });
  it.each([
    [500, true],
    [429, false],
  ])('%i turned it back: %s', (status, turnedBack) => {
    expect(afterTrouble(entry, refused(status), 0, 0).turnedBack).toBe(turnedBack);
  });
  it('a lost connection did not turn it back', () => {
    expect(afterTrouble(entry, new AppError('no_internet'), 0, 0).turnedBack).toBe(false);
  });
});
