import { textOf } from '../by-form.ts';
import { type Form, whole } from '../line-forms.ts';

/** What was done with a thing, behind its name: "worn by", "used at". */
const DEED =
  '(?:worn|used|carried|presented|won|awarded|given|played|flown|ridden|driven|issued|fired|displayed|waved|thrown|raised|lost|recovered) (?:by|at|in|on|during|for|to|from|when|while|aboard) ';
/** "Gown worn by Ada Birch at the mayor's ball, 1876": a thing, what was done with it, and when. */
const EVENT = new RegExp(
  `^(\\p{Lu}[^\\d,:;()"\\u201C]{1,60}?) (${DEED}[^:;"\\u201C]{3,120}?)(?:, ((?:c\\. ?|about |around )?(?:1[2-9]|20)\\d{2}(?:[-\\u2013]\\d{2,4})?))?$`,
  'u',
);
/** What pictures are made of, whose titles have the year of their making behind them. */
const OF_A_PICTURE =
  /\b(?:oil|acrylic|watercolou?r|tempera|gouache|pastel|charcoal|graphite|ink|print|photograph|engraving|etching|lithograph|woodcut|drawing|video)\b/i;

/** A thing with what was done with it, and when that was; null for any other title. */
export function readEvent(
  title: string,
): { readonly thing: string; readonly deed: string; readonly when: string } | null {
  const [, thing = '', deed = '', when = ''] = EVENT.exec(title) ?? [];
  return thing === '' ? null : { thing, deed, when };
}

/** Titles with the year of what was done with a thing, in which nobody made it. */
export const EVENT_FORMS: readonly Form[] = [
  // "Gown worn by Ada Birch at the mayor's ball, 1876"
  ({ label, lines, text, line, at }) => {
    const event = at === 0 ? readEvent(text) : null;
    const isPicture = lines.slice(1).some((each) => OF_A_PICTURE.test(textOf(label, each)));
    return event === null || event.when === '' || isPicture ? [] : [whole('title', line)];
  },
];
