import { wordsOf, type ForeignScript } from './foreign-text.ts';
import { wrap, type PrintedLine } from './layout.ts';
import type { Random } from './random.ts';

/**
 * A paragraph in another script.
 * @param letters its length in Latin letters of the same width
 * @param measure longest line, in the same
 */
export function foreignLines(
  script: ForeignScript,
  random: Random,
  {
    letters,
    measure,
    ...type
  }: { letters: number; measure: number; size?: number; gap?: number; bold?: boolean },
): PrintedLine[] {
  const { font, words: own, space, stop, fromRight, wide } = wordsOf(script);
  const wanted = Math.max(4, Math.round(letters / wide));
  const parts: string[] = [];
  for (let length = 0, inSentence = 0; length < wanted; inSentence++) {
    const last = inSentence > 5 && random.chance(0.2);
    const word = random.pick(own) + (last ? stop : '');
    if (last) inSentence = 0;
    parts.push(word);
    length += word.length + space.length;
  }
  const longest = Math.max(6, Math.round(measure / wide));
  const lines = space === '' ? cut(parts.join(''), longest) : wrap(parts.join(space), longest);
  const { size = 1, gap = 0, bold = false } = type;
  return lines.map((text, at) => ({
    runs: [{ text, bold, font }],
    size,
    gap: at === 0 ? gap : 0,
    script,
    fromRight,
  }));
}

/** Text without spaces breaks anywhere. */
function cut(text: string, longest: number): string[] {
  const letters = Array.from(text);
  return Array.from({ length: Math.ceil(letters.length / longest) }, (_, at) =>
    letters.slice(at * longest, (at + 1) * longest).join(''),
  );
}
