import { readOut, readOutInTurns } from '../../../guide/read-out.ts';
import type { Guide } from './guide-workers.ts';
import type { LanguageProvider, Written } from './port.ts';

/**
 * The embedded writer: the grounded guide, which tells what the label says and what its notes know beside it. Needs no
 * key and no network. A label that the guide does not tell in time is read out plainly, and `onFailure` hears why.
 */
export function createGroundedLanguage(
  guide: Pick<Guide, 'describe' | 'converse' | 'ready'>,
  onFailure: (error: unknown) => void,
): LanguageProvider {
  async function orReadOut<T>(
    told: () => Promise<Omit<Written<T>, 'source'>>,
    plain: () => T,
    signal: AbortSignal,
  ): Promise<Written<T>> {
    try {
      return { ...(await told()), source: 'grounded' };
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
      return { words: plain(), source: 'grounded', isMakeshift: true };
    }
  }

  return {
    source: 'grounded',
    ready: (signal) => guide.ready(signal),
    describe: (label, signal) =>
      orReadOut(
        async () => {
          const { description: words, ...grounds } = await guide.describe(label, signal);
          return { words, grounds };
        },
        () => readOut(label.text).join(' '),
        signal,
      ),
    converse: (label, signal) =>
      orReadOut(
        async () => {
          const { messages: words, ...grounds } = await guide.converse(label, signal);
          return { words, grounds };
        },
        () => readOutInTurns(label.text),
        signal,
      ),
  };
}
