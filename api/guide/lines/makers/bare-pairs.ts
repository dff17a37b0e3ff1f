import type { LabelTokens } from '../../label-tokens.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, linesOf, textOf } from '../by-form.ts';
import { behind, isYear, NO_NAME, startsWithGivenName } from '../line-forms.ts';
import { NAME } from './known-lives.ts';

/** A line that is a name, with another form of it in brackets. */
export const NAME_ALONE = new RegExp(`^${NAME}(?: the (?:Younger|Elder))?(?: \\([^()]{3,30}\\))?$`, 'u');

/** How much more the first word of a maker's line is like a given name than that of the title below. */
const LIKER_A_NAME = 0.8;

/**
 * "Lauren Halstead / Church Fan, 2019": the barest label of all, of which the search is not sure. The first line is the
 * maker's where it is a name and the second begins with none.
 */
export function barePair(label: LabelTokens): KnownStretch[] {
  const [top, next, third] = linesOf(label);
  if (!top || !next) return [];
  const [name, text] = [textOf(label, top), textOf(label, next)];
  const [given = '', begins = ''] = [name, text].map((line) => line.split(/[ ,]/, 1)[0] ?? '');
  const isName =
    NAME_ALONE.test(name) &&
    !NO_NAME.test(name) &&
    !endsInThing(name) &&
    (startsWithGivenName(name) ||
      isKnownArtist(name) ||
      nameLikeness(given) - nameLikeness(begins) >= LIKER_A_NAME);
  const [, title = '', year] =
    /^(\p{L}[^\d:;()]{1,60}?)(?:, (\d{4}(?:[-\u2013]\d{2,4})?))?$/u.exec(text) ?? [];
  const isYearBelow = third !== undefined && isYear(textOf(label, third));
  if (!isName || startsWithGivenName(text) || title === '' || (year === undefined && !isYearBelow)) return [];
  const to = behind(next.from, title);
  return [
    { kind: 'artist', from: 0, to: top.to },
    { kind: 'title', from: next.from, to },
    ...(year === undefined ? [] : [{ kind: 'date', from: to, to: next.to } as const]),
  ];
}
