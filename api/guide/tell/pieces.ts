import type { Grounds } from '../../contract/contract.ts';
import type { LabelFacts } from '../facts.ts';
import type { Knowledge } from './material.ts';
import { podcast } from './podcast/podcast.ts';
import { countWords, spokenSentence } from '../speech/text.ts';
import { isTold } from './read-out.ts';
import { soundBite } from './sound-bite.ts';
import { inTheirNumber } from './tombstone/things/several-told.ts';
import type { Statement } from './statement.ts';
import { type SpokenTurn, textOf, turnsOf } from './turns.ts';
import { untoldSpans } from './untold.ts';

/** Words of the label's rest; a longer one is for the eye. */
const MOST_WORDS_OF_REST = 400;

/** The sentences of the label's own text that a piece leaves out, in their order. */
function restOf(facts: LabelFacts, told: readonly Statement[]): Pick<Grounds, 'more'> {
  if (!isTold(facts)) return {};
  const isSpoken = (start: number): boolean =>
    told.some(
      ({ origin, spans }) =>
        origin === 'label' && spans.some((span) => span.start <= start && start < span.end),
    );
  let words = 0;
  const more = facts.sentences.flatMap((sentence, at) => {
    const reading = facts.sentenceReadings[at];
    if (!reading || isSpoken(reading.start)) return [];
    const text = spokenSentence(sentence);
    words += countWords(text);
    const { start, end } = reading;
    return words > MOST_WORDS_OF_REST
      ? []
      : [{ text, origin: 'label' as const, field: 'prose', spans: [{ start, end }] }];
  });
  return more.length === 0 ? {} : { more };
}

/** What statements rest on, as it is answered. */
export function groundsOf(facts: LabelFacts, statements: readonly Statement[]): Grounds {
  return {
    statements: statements.map((statement) => ({ ...statement, spans: [...statement.spans] })),
    printed: facts.given,
    alsoOnLabel: untoldSpans(facts, statements),
    ...restOf(facts, statements),
  };
}

/** The sound bite as the server answers it and the phone makes it. */
export function describedPiece(facts: LabelFacts, knowledge: Knowledge): Grounds & { description: string } {
  const statements = inTheirNumber(facts, soundBite(facts, knowledge));
  return { description: textOf(statements), ...groundsOf(facts, statements) };
}

/** The conversation likewise. */
export function conversedPiece(
  facts: LabelFacts,
  knowledge: Knowledge,
): Grounds & { messages: SpokenTurn[] } {
  const statements = inTheirNumber(facts, podcast(facts, knowledge));
  return { messages: turnsOf(statements), ...groundsOf(facts, statements) };
}
