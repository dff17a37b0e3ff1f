import { quotationsOpened } from '../../balanced.ts';
import type { Chooser } from '../choose.ts';
import { type Theme, themesIn } from '../../themes/theme.ts';
import { isSad } from '../grim.ts';
import { capitalised } from '../../speech/text.ts';
import { saysWhere } from '../looks/things-to-find.ts';
import { withoutNumeralOne } from '../own-text/numeral-one.ts';

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
export function takenUp(
  sentence: string,
  { themes, choose, isSober, said }: Between,
  isLast = false,
): string | null {
  if (isSober || isSad(sentence) || isSomebodySpeaking(sentence)) return null;
  if (saysWhere(sentence) && !said.has(FOR_THE_EYE) && !isLast) {
    said.add(FOR_THE_EYE);
    return choose.of('for the eye', FOR_THE_EYE);
  }
  const fits = (line: string): boolean => !isLast || !WAITS.test(line);
  const theme = themesIn(sentence, themes).find(
    ({ theme: each }) => each.afters.some(fits) && !said.has(each),
  )?.theme;
  if (!theme) return null;
  said.add(theme);
  const words = theme.sign.exec(sentence)?.[1] ?? '';
  return choose
    .of(theme.sign.source, theme.afters.filter(fits))
    .replace('*', (_, at: number) => (at < 2 ? capitalised(words) : words));
}
