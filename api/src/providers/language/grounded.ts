import { lookUpTerm } from '../../../guide/glossary/glossary.ts';
import { composeConversation, composeSoundBite, parseLabel } from '../../../guide/guide.ts';
import type { LanguageProvider } from './port.ts';

/** The first label takes a third of a second, until all patterns are compiled: not a visitor's. */
const SAMPLE = { text: 'Maria Keller, 1871-1940. The Blue Kettle, 1902. Oil on canvas.' };

/**
 * The embedded writer: the grounded guide, which says what the label says, and nothing else but one sentence of
 * the glossary, if a term needs it. Needs no key and no network.
 */
export function createGroundedLanguage(): LanguageProvider {
  return {
    source: 'grounded',
    async ready(signal) {
      signal.throwIfAborted();
      composeSoundBite(parseLabel(SAMPLE), lookUpTerm);
    },
    async describe(label, signal) {
      signal.throwIfAborted();
      return { words: composeSoundBite(parseLabel(label), lookUpTerm), source: 'grounded' };
    },
    async converse(label, signal) {
      signal.throwIfAborted();
      const turns = composeConversation(parseLabel(label), lookUpTerm);
      return { words: turns.map(({ role, content }) => ({ role, content })), source: 'grounded' };
    },
  };
}
