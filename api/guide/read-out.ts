import type { SpokenTurn } from './tell/turns.ts';
import { closed, countWords, sayText } from './speech/text.ts';
import { pick } from './variation.ts';

/** A stop of up to 90 seconds (docs/behaviour.md#length). */
export const MOST_WORDS = 170;
/** Words kept free for the closing sentence. */
export const CLOSING_WORDS = 6;

const CLOSING = 'That is what the label says.';

/** The sentences, with one that closes them where the last does not. */
export function endingInFullStop(sentences: readonly string[]): string[] {
  return (sentences.at(-1) ?? '').endsWith('.') ? [...sentences] : [...sentences, CLOSING];
}

/**
 * The label's own words, cut at the length of a stop: what is said of a label that is not understood.
 *
 * @param say Makes printed text one that is spoken.
 */
export function readOut(printed: string, say: (printed: string) => string = sayText): string[] {
  if (countWords(printed) === 0) return ['The label could not be read.'];
  const words = say(printed).split(' ');
  const most = MOST_WORDS - CLOSING_WORDS - 3;
  const start = words.slice(0, most).join(' ');
  // A long text ends with its last whole sentence.
  const text = words.length > most ? (/^.*[.!?](?= )/.exec(start)?.[0] ?? start) : start;
  return endingInFullStop([closed(`The label reads: ${text}`)]);
}

/** What the first of two speakers asks about such a label. */
export function askReading(printed: string): string {
  return pick(printed, 'ask reading', ['What does the label say?', 'Can you read the label to me?']);
}

/** Such a label read out by two speakers. */
export function readOutInTurns(printed: string): SpokenTurn[] {
  return [
    { role: 'friend1', content: askReading(printed) },
    { role: 'friend2', content: readOut(printed).join(' ') },
  ];
}
