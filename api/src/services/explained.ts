import type { TextSource } from '../../contract/contract.ts';
import { explanationsIn } from '../../guide/glossary/glossary.ts';

/**
 * What an answer says of its sentences that are not from the label. Read off the text itself, so that kept texts
 * need not hold it. Only the guide uses the glossary.
 */
export function explained(source: TextSource, texts: readonly string[]): { fromGlossary?: string[] } {
  const fromGlossary = source === 'grounded' ? texts.flatMap(explanationsIn) : [];
  return fromGlossary.length > 0 ? { fromGlossary } : {};
}
