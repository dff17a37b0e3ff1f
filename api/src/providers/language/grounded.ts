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
  async function orReadOut<T>(told: Promise<T>, plain: () => T, signal: AbortSignal): Promise<Written<T>> {
    try {
      return { words: await told, source: 'grounded' };
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
      orReadOut(guide.describe(label, signal), () => readOut(label.text).join(' '), signal),
    converse: (label, signal) =>
      orReadOut(guide.converse(label, signal), () => readOutInTurns(label.text), signal),
  };
}
