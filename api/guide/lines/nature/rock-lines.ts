import { rockAgeAndPlace } from '../../dates/rock-ages.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { printedLines, wordsOf } from '../breaks/whole-lines.ts';

/** What pictures are made of, which may be called after an age and a place. */
const OF_PICTURES =
  /\b(?:canvas|watercolou?r|acrylic|photograph|print|etching|lithograph|screenprint|woodcut|video|tempera|gouache)\b/i;

/** The stretches of lines that print an age of the earth beside the place where something was dug out: only the place is an origin. */
export function rockLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  if (OF_PICTURES.test(label.printed)) return [];
  return lines.flatMap((line): KnownStretch[] => {
    const words = wordsOf(label, line);
    const found = rockAgeAndPlace(words.join(' '));
    if (found === null) return [];
    const count = (text: string): number => text.split(' ').length;
    const [ofAge, ofPlace] = [count(found.age), count(found.place)];
    const joined = words.length - ofAge - ofPlace;
    const middle = line.from + (found.isAgeFirst ? ofAge + joined : ofPlace);
    const [first, second] = [
      { from: line.from, to: middle },
      { from: middle, to: line.to },
    ];
    return found.isAgeFirst
      ? [
          { kind: 'other', ...first },
          { kind: 'origin', ...second },
        ]
      : [
          { kind: 'origin', ...first },
          { kind: 'other', ...second },
        ];
  });
}
