import { quotationsOpened } from '../../balanced.ts';
import type { Chooser } from '../choose.ts';
import { type Theme, themesIn } from '../../themes/theme.ts';
import { isSad } from '../grim.ts';
import { capitalised } from '../../speech/text.ts';
import { saysWhere } from '../looks/things-to-find.ts';
import { withoutNumeralOne } from '../own-text/numeral-one.ts';
import { echoOf } from './echo.ts';

/** What is known of a talk in which somebody speaks between sentences. */
export interface Between {
  readonly themes: readonly Theme[];
  readonly choose: Chooser;
  readonly isSober: boolean;
  /** What was asked for or answered, which adds to it. */
  readonly said: Set<object>;
}

/** What one says who was told where something is to be seen. */
const FOR_THE_EYE = [
  'Wait, I want to find that.',
  'I’m looking. Go on.',
  'Not so fast. Where?',
  'I’d have missed that.',
  'I’m looking for that now.',
  'Let me find it before you go on.',
  'Yes. I see where you mean.',
  'Point, please. Ah.',
] as const;

/** What one says behind the words that one has said after the reader, of whatever they tell: each fits a deed, a thing, a name and a place. */
const STRUCK = [
  'That I’ll remember.',
  'That’s the bit I’ll tell at home.',
  'I’d have read past that.',
  'I’d never have guessed that.',
  'That stays with me.',
  'I hadn’t expected that.',
  'I’d have walked past that.',
  'I like that they tell us.',
  'That I didn’t know.',
  'I’ll think of that on the way home.',
  'Nobody ever told me that.',
  'That’s new to me.',
  'I’ll keep that one.',
  'I’d never have thought of that.',
  'That was worth the stop.',
] as const;

/** What Ben says to his own words that come back as a question, before he reads on. */
const SO_IT_SAYS = [
  'So it says.',
  'That’s what they write.',
  'I’m only reading.',
  'Yes, really.',
  'I read it twice.',
  'That’s what it says.',
  'It does say that.',
] as const;

/** Words said after the reader: once between sentences, and once behind the last. */
const ECHOES = { between: {}, last: {} };

/** What is said to a sentence, and what Ben says to that before he reads on; empty where nothing. */
interface TakenUp {
  readonly text: string;
  readonly lead: string;
}

/** The last words of a sentence as an attentive listener says them after the reader, where no more telling answer was written. */
function echoed(sentence: string, { choose, said }: Between, isLast: boolean): TakenUp | null {
  const kind = isLast ? ECHOES.last : ECHOES.between;
  // Between sentences not each talk has one: listeners know it after a few.
  const isLeftOut = said.has(kind) || (!isLast && !choose.oneIn('echo between', 2));
  const words = isLeftOut ? null : echoOf(sentence);
  if (words === null) return null;
  said.add(kind);
  if (!isLast) return { text: `${capitalised(words)}?`, lead: choose.of('so it says', SO_IT_SAYS) };
  // Now and then the words say enough.
  const struck = choose.oneIn('struck', 3) ? '' : ` ${choose.of('struck', STRUCK)}`;
  return { text: `${capitalised(words)}.${struck}`, lead: '' };
}

/** Whether somebody speaks as "I" in a sentence, not only behind its colon, or a quotation goes on: nobody speaks into that. */
export const isSomebodySpeaking = (sentence: string): boolean =>
  /\b(?:I|me|my|mine|we|us|our|ours)\b/.test(withoutNumeralOne(sentence.replace(/: .*$/s, ''))) ||
  quotationsOpened(sentence) !== 0;

/** What waits for an answer, or for the rest of a text. */
const WAITS = /\?$|\b[Gg]o on\b/;

/**
 * A few words on the last sentence that was read, for a turn that answers it; null where nothing fits. Behind the last of a
 * text Anna asks for something else, and nothing that waits stands before that.
 */
export function takenUp(sentence: string, between: Between, isLast = false): TakenUp | null {
  const { themes, choose, isSober, said } = between;
  if (isSober || isSad(sentence) || isSomebodySpeaking(sentence)) return null;
  if (saysWhere(sentence) && !said.has(FOR_THE_EYE) && !isLast) {
    said.add(FOR_THE_EYE);
    return { text: choose.of('for the eye', FOR_THE_EYE), lead: '' };
  }
  const fits = (line: string): boolean => !isLast || !WAITS.test(line);
  const theme = themesIn(sentence, themes).find(
    ({ theme: each }) => each.afters.some(fits) && !said.has(each),
  )?.theme;
  if (!theme) return echoed(sentence, between, isLast);
  said.add(theme);
  const words = theme.sign.exec(sentence)?.[1] ?? '';
  const text = choose
    .of(theme.sign.source, theme.afters.filter(fits))
    .replace('*', (_, at: number) => (at < 2 ? capitalised(words) : words));
  return { text, lead: '' };
}
