import { explainedTerm } from '../explain-term.ts';
import type { Glossary, LabelFacts } from '../facts.ts';
import type { NoteTalk } from './note-talk.ts';
import { spansOf } from './statement.ts';

/** What the glossary says of a word of the label; null where no word needs it. */
export function ofGlossary(facts: LabelFacts, glossary: Glossary | undefined): NoteTalk | null {
  const explained = explainedTerm(facts, glossary);
  return (
    explained && {
      name: explained.term,
      reply: '',
      by: '',
      kind: 'term',
      parts: [
        {
          tag: 'term',
          ask: '',
          lead: '',
          statement: {
            text: explained.sentence,
            origin: 'note',
            field: 'medium',
            spans: spansOf(facts, 'medium'),
            source: 'Placard’s glossary',
          },
        },
      ],
    }
  );
}
