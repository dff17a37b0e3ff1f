/** The grounded guide: reads a wall label and says what it says, with what is known beside it. The package's only entry point. */
export type {
  Glossary,
  GlossaryEntry,
  GuideLine,
  LabelFacts,
  LabelInput,
  Reading,
  TextSpan,
  TombstoneFields,
} from './facts.ts';
export { createMuseumBook, type MuseumBook } from './museum/museum-book.ts';
export type { NoteBook } from './notes/note-book.ts';
export type { Statement } from './tell/statement.ts';
export type { LanguageGuess } from './language/guess-language.ts';
export { guessLanguage } from './language/guess-language.ts';
export { languageNotice } from './language/notice.ts';
export { parseLabel } from './parse-label.ts';
export { conversedPiece, describedPiece } from './tell/pieces.ts';
export { podcast } from './tell/podcast/podcast.ts';
export { soundBite } from './tell/sound-bite.ts';
export { textOf, turnsOf } from './tell/turns.ts';
