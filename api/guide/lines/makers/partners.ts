import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelFacts } from '../../facts.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { TOGETHER } from '../../maker-words.ts';
import type { Segment } from '../../search/search-label.ts';
import { placeOf } from '../printed-part.ts';

/** Two to four words of a name; part of patterns. */
const NAME =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|do|dos|das|del|della|di|du|van|von|der|den|ter|ten|zu|zur|af|la|le|bin|ibn|al|y|e)){1,3}";

/** What parts the names of several makers on a line. */
const BETWEEN_NAMES = /(?:,? (?:and|&|with|in collaboration with)|,| \/| \+) /;
const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');
/** Words with which a place begins that has the form of a name. */
const OF_A_TOWN = /^(?:New|Saint|St\.?|San|Santa|Los|Las|Mount|North|South|East|West|Old)\b/;

const LIFE = '(?:\\([^()]{0,40}\\d{4}[^()]{0,30}\\)|(?:born |b\\. ?)?\\d{4}(?: ?[-\\u2013] ?\\d{2,4})?)';

/** "(1845-1935) and Rhoda Garrett (1841-82)", ", in collaboration with Rhoda Garrett": a second name behind the first, or its life. */
const PARTNER = new RegExp(
  `^(?:,? ${LIFE},?\\s${TOGETHER} (?:(workshop|studio|assistants)\\b|(${NAME}),?(?: \\([^()]{0,30}| )(?:born |b\\. ?)?\\d{4})|(?:,? ${LIFE})?,? in (?:collaboration|partnership) with (${NAME})(?=$|[,;.]|\\s))`,
  'u',
);

/** Who made the work with the maker of a stretch, named behind "and" and the maker's life: somebody with a life of their own, or the workshop; null where nobody is. */
function partnerOf(label: LabelTokens, segment: Segment): string | null {
  const [, end] = placeOf(label, segment);
  const { 0: all = '', 1: workshop, 2: name, 3: fellow } = PARTNER.exec(label.printed.slice(end)) ?? [];
  if (fellow === undefined) return workshop ?? name ?? null;
  // Without a life behind it a name ends with its line.
  const from = end + all.length - fellow.length;
  const next = label.tokens.find(({ start, startsLine }) => startsLine && start > from)?.start ?? Infinity;
  return fellow.slice(0, next - from).trimEnd();
}

/** "Ada Birch (Italian, 1890-1973) with": a first name, its life and a word that joins, before the name of a stretch. */
const PARTNER_BEFORE = new RegExp(
  `(?:^|[\\s:])(${NAME}) \\([^()]{0,40}\\d{4}[^()]{0,30}\\),?\\s${TOGETHER}\\s$`,
  'u',
);

/** Who is named before the maker of a stretch as having made the work together; null where nobody is. */
const partnerBefore = (label: LabelTokens, segment: Segment): string | null =>
  PARTNER_BEFORE.exec(label.printed.slice(0, placeOf(label, segment)[0]).slice(-LONGEST_BEFORE))?.[1] ?? null;

/** Characters of a name, its life and the words that join another. */
const LONGEST_BEFORE = 140;

/** Puts those who made the work together with the first maker into the facts, beside that name; tells whether there are any. */
export function addPartners(label: LabelTokens, maker: Segment, facts: LabelFacts): boolean {
  if (facts.artist === null) return false;
  const behind = partnerOf(label, maker);
  const before = partnerBefore(label, maker);
  const isFurther = behind !== null && facts.otherMakers.some(({ text }) => text.includes(behind));
  const names = [before, facts.artist, isFurther ? null : behind];
  facts.artist = names.filter((name) => name !== null).join(' and ');
  return behind !== null || before !== null;
}

/** One life is not that of two. */
export function forgetLife(facts: LabelFacts): void {
  facts.nationality = null;
  facts.born = null;
  facts.died = null;
  facts.bornIn = null;
  facts.diedIn = null;
}

/** Whether what stands behind a maker says that they designed the work: "(American, 1871-1950), designer", ", Designer", "for Lowe & Co.". */
export const isDesigner = (label: LabelTokens, segment: Segment): boolean =>
  /^ \((?=[^()]{4,60}\))[^()]{0,40}\d{4}[^()]{0,40}\),? design(?:er)?\b|^,? Designer(?= \(|\s|$)|^, designer(?= \()|^ for \p{Lu}/u.test(
    label.printed.slice(placeOf(label, segment)[1]),
  );

/** "Ada Birch, Elias Lowe", "Ada Birch / Elias Lowe", "Ada Birch + Elias Lowe": the names as one would say them. */
export function saidTogether(artist: string): string {
  if (!/\p{Ll}{2}/u.test(artist)) return artist;
  // "Achille e Pier Giacomo Lowe"
  const names = artist
    .replace(/(?<=\p{Ll}{2}) (?:e|et|und|och|og|en) (?=\p{Lu}\p{Ll})/gu, ' and ')
    // "Juan P\u00E9rez y Tom\u00E1s P\u00E9rez"; "Ram\u00F3n y Cajal" is one.
    .replace(/(?<=^\p{Lu}\p{Ll}+ [^,]{2,40}) y (?=\p{Lu}\p{Ll}+ \p{Lu})/u, ' and ')
    .split(BETWEEN_NAMES);
  const isList = names.length > 1 && names.every((name) => NAME_ONLY.test(name) && !OF_A_TOWN.test(name));
  const isLand = names.some((name) => startsOrigin(withOriginsMarked(name), 0));
  if (!isList || isLand) return artist;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
