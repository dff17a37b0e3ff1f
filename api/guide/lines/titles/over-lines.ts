import { JOINING } from '../../balanced.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { isPlainlyEnglish } from '../../language/plain-titles.ts';
import type { Segment } from '../../search/search-label.ts';
import { hadNoRoom } from '../breaks/line-width.ts';
import { textOf } from '../by-form.ts';
import { SURE } from '../sure.ts';

/** Whether each line of a stretch goes on in the next: it is cut within a phrase, or had no room for the next word. */
export const isOneAcrossLines = (label: LabelTokens, { from, to }: Segment): boolean =>
  label.tokens.every(
    ({ startsLine, plain }, at) =>
      at <= from ||
      at >= to ||
      !startsLine ||
      /^\p{Ll}/u.test(plain) ||
      /[,:;-]$/.test(label.tokens[at - 1]?.plain ?? '') ||
      JOINING.test(label.tokens[at - 1]?.plain ?? '') ||
      hadNoRoom(label, { from, to: at }),
  );

/** Small words of other languages, of which a title has two, and those that English alone has; "in" is in several. */
const OF_OTHERS =
  /(?<!\p{L})(?:mit|und|der|die|das|dem|den|des|du|de|la|le|les|et|au|aux|el|los|las|y|con|il|gli|della|del|dei|di|da|do|dos|een|het|van|og|med|av|af|ved)(?!\p{L})/gu;
const OF_ENGLISH = /(?<!\p{L})(?:the|of|with|and|from|by)(?!\p{L})/iu;
const ENDS_OPEN =
  /(?<!\p{L})(?:de|la|le|les|du|des|da|do|del|della|di|el|los|las|il|der|die|das|den|dem|van|het)$/u;
const isOther = (title: string): boolean =>
  // "Paseo de la / Reforma at Night"
  (title.match(OF_OTHERS)?.length ?? 0) > 1 && !OF_ENGLISH.test(title) && !ENDS_OPEN.test(title);

/**
 * The stretches of a label, where one title over several lines is two, of which one is plainly English and the other plainly
 * not: "Saint Anne adoring the Child / Sant'Anna in adorazione / del Bambino".
 */
export const withTwoTitlesApart = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.some(({ kind }) => kind === 'original')
    ? segments
    : segments.flatMap((segment) => {
        if (segment.kind !== 'title') return segment;
        const { from, to, words } = segment;
        const isTwo = (at: number): boolean => {
          const [first, second] = [textOf(label, { from, to: at }), textOf(label, { from: at, to })];
          return (isPlainlyEnglish(first) && isOther(second)) || (isOther(first) && isPlainlyEnglish(second));
        };
        const at = label.tokens.findIndex(
          ({ startsLine }, index) => startsLine && index > from && index < to && isTwo(index),
        );
        if (at < 0) return segment;
        const isFirst = isPlainlyEnglish(textOf(label, { from, to: at }));
        const certainty = Math.max(segment.certainty, SURE.title);
        return [
          {
            ...segment,
            certainty,
            kind: isFirst ? 'title' : 'original',
            to: at,
            words: words.slice(0, at - from),
          },
          {
            ...segment,
            certainty,
            kind: isFirst ? 'original' : 'title',
            from: at,
            words: words.slice(at - from),
          },
        ];
      });
