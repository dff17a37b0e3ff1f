/** The grounded guide: reads a wall label and says what it says. The package's only entry point. */
export type {
  Glossary,
  GlossaryEntry,
  GuideLine,
  LabelFacts,
  LabelInput,
  Reading,
  SpokenSentence,
  TextSpan,
  TombstoneFields,
  Turn,
} from './facts.ts';
export type { LanguageGuess } from './language/guess-language.ts';
export { guessLanguage } from './language/guess-language.ts';
export { languageNotice } from './language/notice.ts';
export { parseLabel } from './parse-label.ts';
export { composeSoundBite, soundBiteSentences } from './sound-bite.ts';
export { composeConversation } from './conversation.ts';
