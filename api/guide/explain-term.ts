import type { Glossary, LabelFacts } from './facts.ts';
import { sayMedium } from './speech/medium/medium.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/** A term in the label's words, and the sentence on it. */
export interface ExplainedTerm {
  readonly term: string;
  readonly sentence: string;
}

/** The one term of the label that most visitors would ask about; `null` where none needs it. */
export function explainedTerm(
  { medium, title }: LabelFacts,
  glossary: Glossary | undefined,
): ExplainedTerm | null {
  if (!glossary) return null;
  const object = title?.split(/,| with | \(/, 1)[0]?.toLowerCase() ?? '';
  const parts = (medium ?? '').toLowerCase().split(/[,;:()]| (?:on|and|with|in|over|under) /);
  // A picture called "Mirror" is none.
  const isThing = medium === null || sayMedium(medium).form === 'of';
  const phrases = isThing && OBJECT_WORDS.has(object.split(' ').at(-1) ?? '') ? [...parts, object] : parts;
  for (const phrase of phrases) {
    const words = phrase.trim().split(' ');
    for (let first = 0; first < words.length; first += 1) {
      const term = words.slice(first).join(' ');
      const entry = term === '' ? undefined : (glossary(term) ?? glossary(term.replace(/s$/, '')));
      if (entry && !entry.wellKnown) return { term, sentence: entry.sentence };
    }
  }
  return null;
}
