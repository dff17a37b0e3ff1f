import type { TextSource } from '../../contract/contract.ts';
import { isExplanation } from '../../guide/glossary/glossary.ts';
import { isNote } from '../../guide/notes/own-notes.ts';

/** What stands before a note where it is told: "Beyond the label:". */
const LEAD = /^[^:]{1,60}: (?=\p{Lu})/u;

/**
 * What an answer says of its sentences that are not from the label. Read off the text itself, so that kept texts
 * need not hold it. Only the guide tells notes and explains terms.
 */
export function explained(source: TextSource, texts: readonly string[]): { fromGlossary?: string[] } {
  if (source !== 'grounded') return {};
  const sentences = texts.flatMap((text) =>
    text.split(/(?<=[.!?]) /).flatMap((said) => [said, said.replace(LEAD, '')]),
  );
  const fromGlossary = [...new Set(sentences)].filter((said) => isExplanation(said) || isNote(said));
  return fromGlossary.length > 0 ? { fromGlossary } : {};
}
