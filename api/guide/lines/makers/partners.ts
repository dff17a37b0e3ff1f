import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { Segment } from '../../search/search-label.ts';
import { BETWEEN_NAMES, NAME, NAME_ONLY, OF_A_TOWN } from './known-lives.ts';
import { placeOf } from '../printed-part.ts';

/** "(1845-1935) and Rhoda Garrett (1841-82)": a second name behind the life of the first. */
const PARTNER = new RegExp(
  `^,? (?:\\([^()]{0,30}\\d{4}[^()]{0,30}\\)|(?:born |b\\. ?)?\\d{4}(?: ?[-\\u2013] ?\\d{2,4})?)\\s(?:and|&|\\/) (?:(workshop|studio|assistants)\\b|(${NAME}),?(?: \\([^()]{0,30}| )(?:born |b\\. ?)?\\d{4})`,
  'u',
);

/** Who made the work with the maker of a stretch, named behind "and" and the maker's life: somebody with a life of their own, or the workshop; null where nobody is. */
export function partnerOf(label: LabelTokens, segment: Segment): string | null {
  const [, workshop, name] = PARTNER.exec(label.printed.slice(placeOf(label, segment)[1])) ?? [];
  return workshop ?? name ?? null;
}

/** Whether what stands behind a maker says that they designed the work: "(American, 1871-1950), designer", ", Designer", "for Lowe & Co.". */
export const isDesigner = (label: LabelTokens, segment: Segment): boolean =>
  /^ \((?=[^()]{4,60}\))[^()]{0,40}\d{4}[^()]{0,40}\),? design(?:er)?\b|^,? Designer(?= \(|\s|$)|^, designer(?= \()|^ for \p{Lu}/u.test(
    label.printed.slice(placeOf(label, segment)[1]),
  );

/** "Ada Birch, Elias Lowe", "Ada Birch / Elias Lowe", "Ada Birch + Elias Lowe": the names as one would say them. */
export function saidTogether(artist: string): string {
  if (!/\p{Ll}{2}/u.test(artist)) return artist;
  const names = artist.split(BETWEEN_NAMES);
  const isList = names.length > 1 && names.every((name) => NAME_ONLY.test(name) && !OF_A_TOWN.test(name));
  const isLand = names.some((name) => startsOrigin(withOriginsMarked(name), 0));
  if (!isList || isLand) return artist;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
