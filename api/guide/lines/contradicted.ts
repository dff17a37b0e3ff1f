import { type LabelTokens, plainAt } from '../label-tokens.ts';
import type { KnownStretch, Segment } from '../search/search-label.ts';

/** So sure is a free search of a stretch that no form of a line cuts it: of the titles that were cut so, three of four were whole. */
const SURE = 0.85;
/** So sure is a free search of a life that no form takes its years for a date. */
const SURE_OF_LIFE = 0.95;

const overlap = (one: KnownStretch, other: KnownStretch): boolean =>
  one.from < other.to && other.from < one.to;

/**
 * Whether a form reads a stretch of which the free search is sure with another end on its line: a date that would go on beyond
 * it, a title of which the form tells the beginning, where another stretch is surely the date, or a place that begins with
 * the maker.
 */
function isRival(label: LabelTokens, free: readonly Segment[], found: Segment, known: KnownStretch): boolean {
  // "Grand Orrery / Joseph Pope, Boston, 1776": a maker and the town are no two places.
  if (found.kind === 'artist' && known.kind === 'origin')
    return found.certainty >= SURE && found.from === known.from && found.to < known.to;
  // "Olowe of Ise / c. 1873-c. 1938, Yoruba peoples": years of a life are no date.
  if (known.kind === 'date' && (found.kind === 'life' || found.kind === 'bio'))
    return found.certainty >= SURE_OF_LIFE && overlap(found, known);
  // "Ada Lowe (1682-1746) / Mounts by Clara Birch (1678-1755)": the years of another maker are no life of the first.
  if (known.kind === 'life' || known.kind === 'bio')
    return /^(?:maker|artist)$/.test(found.kind) && found.certainty >= SURE && found.from === known.from;
  const isOnLine = (label.tokens[found.from]?.lineEnd ?? 0) >= Math.max(found.to, known.to);
  if (found.certainty < SURE || known.kind !== found.kind || found.from !== known.from || !isOnLine)
    return false;
  const isDated = free.some(
    ({ kind, from, certainty }) => kind === 'date' && from >= found.to && certainty >= SURE,
  );
  return known.kind === 'date'
    ? known.to > found.to
    : known.kind === 'title' && known.to < found.to && isDated;
}

/** So sure a free search must be that forms exchange what it tells apart. */
const SURE_OF_TITLE = 0.95;
const SURE_OF_PLACE = 0.9;
const SURE_OF_MAKER = 0.7;

const NOBODY = /^(?:un(?:identified|known|recorded)|anonymous)$/i;

/** Whether forms exchange what the free search tells apart: the title as the maker, or the place below the makers as the title. */
function isExchanged(label: LabelTokens, free: readonly Segment[], known: readonly KnownStretch[]): boolean {
  const title = free.find(({ kind, certainty }) => kind === 'title' && certainty >= SURE_OF_TITLE);
  // Of "Ada Lowe / Unidentified artist" other forms say whom a portrait shows.
  if (title === undefined || NOBODY.test(plainAt(label.tokens, title.from))) return false;
  const other = known.find((each) => each.kind === 'title' && each.from >= title.to);
  const isPlace = free.some(
    ({ kind, from, certainty }) => kind === 'origin' && from === other?.from && certainty >= SURE_OF_PLACE,
  );
  const isMaker = known.some(
    (each) => each.kind === 'artist' && each.from === title.from && each.to === title.to,
  );
  const hasMaker = free.some(({ kind, certainty }) => kind === 'artist' && certainty >= SURE_OF_MAKER);
  return isPlace || (isMaker && hasMaker);
}
/** Kinds of which a form tells several together. */
const TOLD_TOGETHER = /^(?:artist|life|bio|title|maker)$/;

/** Whether a form takes the years of a life for a part of the name before them, which the free search tells apart. */
const swallowsLife = (free: readonly Segment[], known: KnownStretch): boolean =>
  known.kind === 'artist' &&
  free.some(
    ({ kind, from, to, certainty }) =>
      (kind === 'life' || kind === 'bio') && certainty >= SURE && from > known.from && to <= known.to,
  );

/** The stretches without names that swallow a life, and without what their form tells right beside them: "after John Lowe (1763-1835)" as that life. */
function withoutSwallowed(known: readonly KnownStretch[], free: readonly Segment[]): KnownStretch[] {
  const gone = new Set(known.filter((each) => swallowsLife(free, each)));
  const isBeside = (each: KnownStretch): boolean =>
    TOLD_TOGETHER.test(each.kind) &&
    [...gone].some(
      (other) => TOLD_TOGETHER.test(other.kind) && (other.to === each.from || each.to === other.from),
    );
  return known.filter((each) => !gone.has(each) && !isBeside(each));
}

/**
 * The stretches that forms of lines tell, without those that contradict what the free search is sure of: "Anzac, the landing
 * 1915" is no title with a date behind it where the next line is "painted 1920-22".
 */
export function withoutContradicted(
  label: LabelTokens,
  known: readonly KnownStretch[],
  free: readonly Segment[],
): KnownStretch[] {
  const rivals = free.filter((found) => known.some((each) => isRival(label, free, found, each)));
  const isTaken = isExchanged(label, free, known);
  return withoutSwallowed(known, free).filter(
    (each) => !(isTaken && TOLD_TOGETHER.test(each.kind)) && !rivals.some((rival) => overlap(rival, each)),
  );
}
