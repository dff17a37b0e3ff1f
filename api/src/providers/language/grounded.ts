import { composeConversation, composeSoundBite, parseLabel } from '../../../guide/guide.ts';
import type { LanguageProvider } from './port.ts';

/** The embedded writer: the grounded guide, which says only what the label says. Needs no key and no network. */
export function createGroundedLanguage(): LanguageProvider {
  return {
    source: 'grounded',
    async describe(label, signal) {
      signal.throwIfAborted();
      return { words: composeSoundBite(parseLabel(label)), source: 'grounded' };
    },
    async converse(label, signal) {
      signal.throwIfAborted();
      return { words: composeConversation(parseLabel(label)), source: 'grounded' };
    },
  };
}
