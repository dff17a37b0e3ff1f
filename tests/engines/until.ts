import { setTimeout as pause } from 'node:timers/promises';

const SECONDS = 60;
const BETWEEN = 50;

/**
 * Asks until the answer is the wanted one.
 * @throws after 60 s, with what was waited for and the last answer; on abort, its reason
 */
export async function until(
  what: string,
  ask: () => Promise<unknown>,
  wanted: (answer: unknown) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + SECONDS * 1000;
  for (;;) {
    signal.throwIfAborted();
    const answer = await ask();
    if (wanted(answer)) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${SECONDS} s, at last ${String(answer)}`);
    await pause(BETWEEN, undefined, { signal });
  }
}
