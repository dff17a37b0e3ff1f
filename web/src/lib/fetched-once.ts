import type { Timer } from './timer.ts';

const AGAIN_MS = 5_000;

/**
 * What is fetched when it is first asked for, such as a chunk of the app; a failed fetch is tried anew by the next call.
 * @throws from each call what `fetch` throws
 */
export function fetchedOnce<Thing>(fetch: () => Promise<Thing>): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;

  async function fetchAnew(): Promise<Thing> {
    try {
      return await fetch();
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  }
  return () => (fetched ??= fetchAnew());
}

/**
 * What is fetched when it is first asked for, and again every 5 s until it has come: for what is asked for once
 * only. Never rejects.
 */
export function fetchedAtLast<Thing>(fetch: () => Promise<Thing>, timer: Timer): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;

  async function fetchUntilHere(): Promise<Thing> {
    for (;;) {
      try {
        return await fetch();
      } catch (error) {
        console.warn('fetched again soon', error);
        const { promise, resolve } = Promise.withResolvers<void>();
        timer.after(AGAIN_MS, resolve);
        await promise;
      }
    }
  }
  return () => (fetched ??= fetchUntilHere());
}
