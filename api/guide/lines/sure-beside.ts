import { partWithoutKind } from './names/kind-before-title.ts';
import type { LabelTokens } from '../label-tokens.ts';
import type { PrintedPart } from '../facts.ts';
import type { Segment } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { LEAST_CERTAINTY } from '../search/sure.ts';
import { startsOrigin } from '../find-origin.ts';
import { isTownName } from '../vocabulary/town-names.ts';
import { namesThing } from '../vocabulary/things-and-materials.ts';
import { wordsOf } from './breaks/whole-lines.ts';
import { NAMES_NOTHING } from './heading-lines.ts';
import { MADE_WITH_HELP } from '../well-formed.ts';
import { placeOf } from './printed-part.ts';
import { seriesLines } from './known-lines.ts';

/** So sure must a title be that stands beside its form in another language, which is sure itself, or above the name of its series. */
const SURE_BESIDE_ORIGINAL = 0.7;
const SURE_ABOVE_SERIES = 0.45;
/** So sure must a title's other form be beside the title, which is sure: of 23 such forms of marked labels 22 were right (`measured-and-read`). */
const SURE_BESIDE_TITLE = 0.55;
/** Words of a title; what is longer may be a sentence in another language. */
const LONGEST_TITLE = 12;

/** "Firm\u00F3 en griego: \u00ABLuis Lowe, hijo de su padre\u00BB": a sentence on who says or writes what. */
const QUOTES_SOMEBODY = /\p{L}: ?["\u201C\u201E\u00AB]/u;
/** "Ming dynasty (1368-1644) Wanli reign (1573-1620)": an age and a reign within it, which nothing but dates has. */
const AGE_AND_REIGN =
  /^\p{Lu}[\p{L}-]+ (?:dynasty|period|era),? (?:\([^()\d]{0,12}\d[^()]{0,30}\),? )?\p{Lu}[\p{L}-]+ (?:reign|period|era|mark and period),? \([^()\d]{0,12}\d[^()]{0,30}\)$/iu;
const SURE_BY_FORM = 0.5;
/** Above each probability: such a stretch is not told. */
const NEVER = 2;

/**
 * How sure a title must be beside what only titles stand beside, a date in the form of nothing else, and a place that stands for a title; null
 * for any other stretch.
 */
export function leastBeside(
  label: LabelTokens,
  segment: Segment,
  segments: readonly Segment[],
): number | null {
  const { kind, from, to } = segment;
  // "Computer, 1949"
  if (kind === 'medium') return isThingAlone(wordsOf(label, segment)) ? NEVER : null;
  if (kind === 'date') return AGE_AND_REIGN.test(wordsOf(label, segment).join(' ')) ? SURE_BY_FORM : null;
  // "Ferryden Netmaker, 1928" below the sculptor is no place.
  if (kind === 'origin')
    return standsForTitle(label, segments, segments.indexOf(segment)) && !namesPlace(label, segment)
      ? NEVER
      : null;
  // "Das ungleiche Paar, 1876 / Unequal Couple": a date stands behind the first.
  const dated = segments.find((each) => each.kind === 'date' && each.to === from)?.from;
  const isBeside = (other: SegmentKind, least: number): boolean =>
    segments.some(
      (each) =>
        each.kind === other &&
        each.certainty >= least &&
        (each.to === from || each.to === dated || each.from === to),
    );
  if (isNameAboveKind(label, segment, segments)) return kind === 'title' ? SURE_KIND : SURE_NAME;
  if (kind === 'original') {
    if (QUOTES_SOMEBODY.test(label.printed.slice(...placeOf(label, segment)))) return NEVER;
    const isLine =
      to - from <= LONGEST_TITLE && !label.tokens.slice(from + 1, to).some(({ startsLine }) => startsLine);
    return isLine && isBeside('title', LEAST_CERTAINTY.original) ? SURE_BESIDE_TITLE : null;
  }
  if (kind !== 'title') return null;
  if (seriesLines(label).some((line) => line.from === to)) return SURE_ABOVE_SERIES;
  return isBeside('original', LEAST_CERTAINTY.original) ? SURE_BESIDE_ORIGINAL : null;
}

/** So sure must a thing's own name be on the first line, and what it is on the next: "Asgard" above "Gaff-rigged ketch". */
const SURE_NAME = 0.35;
const SURE_KIND = 0.55;
const MOST_WORDS_OF_NAME = 4;

/** "Gaff-rigged ketch", "Fibreglass canoe": what a thing is, in small letters behind the first. */
const isKind = (words: readonly string[]): boolean =>
  namesThing(words.join(' ')) ||
  // "Waka taua (war canoe)"
  namesThing(/ \((\p{Ll}[\p{Ll} ]{3,30})\)$/u.exec(words.join(' '))?.[1] ?? '') ||
  (words.length > 1 && words.length < 6 && /^\p{Ll}{4,}$/u.test(words.at(-1) ?? ''));

/** Whether one word says what a thing is, and not of what: no "Wood", "Tapestry", "Etching". */
const isThingAlone = (words: readonly string[]): boolean => {
  const [word = '', more] = words.map((each) => each.replace(/,$/, '').toLowerCase());
  return more === undefined && NO_STUFF.test(word);
};
/** Machines, which are made of many things, and no work of art. */
const NO_STUFF =
  /^(?:computer|calculator|camera|clock|watch|engine|machine|telescope|microscope|typewriter|radio|telephone|bicycle|motorcycle|locomotive|boat|ship|canoe|aeroplane|aircraft)s?$/;

/** Whether a stretch is a thing's own name alone on the first line, or what kind of thing it is, right below that. */
function isNameAboveKind(
  label: LabelTokens,
  { kind, from, certainty }: Segment,
  segments: readonly Segment[],
): boolean {
  const [name, thing] = segments;
  const isPair =
    name?.kind === 'original' &&
    thing?.kind === 'title' &&
    name.certainty >= SURE_NAME &&
    thing.certainty >= SURE_KIND &&
    name.to <= MOST_WORDS_OF_NAME &&
    label.tokens[thing.from]?.startsLine === true &&
    isKind(wordsOf(label, thing));
  return isPair && certainty > 0 && (kind === 'original' ? from === 0 : from === thing.from);
}

/**
 * So sure must a field be in a text that came without its lines: where 90 % of the labels of `api/guide/corpus/measured-and-read` are
 * told without a fault (`npm run bench:guide -- --marked api/guide/corpus/measured-and-read`, joined).
 */
const SURE_WITHOUT_LINES = 0.93;

/** So sure must a maker be where a line says "by" before the name, or joins it to the one above. */
const SURE_BEHIND_BY = 0.5;

/** How sure a stretch must be to be told as its field. */
export const leastCertainty = (label: LabelTokens, segment: Segment): number =>
  label.hasLines
    ? isBehindBy(label, segment)
      ? SURE_BEHIND_BY
      : LEAST_CERTAINTY[segment.kind]
    : Math.max(LEAST_CERTAINTY[segment.kind], SURE_WITHOUT_LINES);

/** "Designer:", "Weaver:": a line on who did what. */
const ROLE = /^(?:design|designer|maker|execution|weaver|potter|painter|sculptor|photographer|engraver):$/;
/** "Knitted by", "Made by"; who signed it need not have made it. */
const DONE =
  /^(?!signed$|commissioned$|owned$|used$|published$|supplied$|collected$|donated$|dated$)(?:\p{Ll}{2,12}ed|made|built|woven|cut|drawn|spun|blown|cast|sewn)$/u;

/** Whether a line names a maker as who did it: "by Andrea Amati", "Knitted by Leena Saar", and below another maker "and Clara Lowe". */
function isBehindBy({ tokens }: LabelTokens, { kind, from }: Segment): boolean {
  const [before, first, second] = [from - 1, from, from + 1].map((at) => tokens[at]);
  if (kind === 'maker' && first?.startsLine === true && /^(?:and|&)$/.test(first.plain)) return true;
  if (kind !== 'artist') return false;
  const isBy = [before, first].some((word) => word?.startsLine === true && word.lower === 'by');
  const isDone = first?.startsLine === true && DONE.test(first.lower) && second?.lower === 'by';
  return isBy || isDone || (first?.startsLine === true && ROLE.test(first.plain.toLowerCase()));
}

/** So likely must be what stands for a title that is not sure. */
const LIKELY = 0.5;

/** Whether a stretch that is no title stands where one does: between a maker or a life that is sure and a date on its own line. */
function standsForTitle({ tokens }: LabelTokens, segments: readonly Segment[], at: number): boolean {
  const [before, one, behind] = [segments[at - 1], segments[at], segments[at + 1]];
  if (!one || !before || !behind || !/^(?:origin|maker)$/.test(one.kind)) return false;
  const isBelowMaker =
    /^(?:artist|life|bio)$/.test(before.kind) && before.certainty >= LEAST_CERTAINTY[before.kind];
  return (
    isBelowMaker &&
    tokens[one.from]?.startsLine === true &&
    behind.kind === 'date' &&
    tokens[behind.from]?.startsLine === false &&
    !segments.some(({ kind, certainty }) => kind === 'title' && certainty >= LIKELY)
  );
}

/** Whether a stretch begins with a land or a people, or names a town. */
function namesPlace({ tokens, marked }: LabelTokens, { from, to }: Segment): boolean {
  const words = tokens.slice(from, to);
  return startsOrigin(marked, words[0]?.start ?? 0) || words.some(({ core }) => isTownName(core));
}

/** The stretch of whole lines that is most likely the title; null where none is likelier than not. */
export function likelyTitle(label: LabelTokens, segments: readonly Segment[]): PrintedPart | null {
  const { tokens, printed } = label;
  const [named] = segments
    .filter(
      (segment) =>
        segment.kind === 'title' &&
        segment.certainty >= LIKELY &&
        !MADE_WITH_HELP.test(wordsOf(label, segment).join(' ')),
    )
    .toSorted((a, b) => b.certainty - a.certainty);
  const best =
    named ?? segments.find((each, at) => standsForTitle(label, segments, at) && !namesPlace(label, each));
  const [first, last] = [tokens[best?.from ?? -1], tokens[(best?.to ?? 0) - 1]];
  if (!best || !first || !last || !first.startsLine) return null;
  const text = printed.slice(first.start, last.end).replace(/[,;:]$/, '');
  if (NAMES_NOTHING.test(text)) return null;
  return partWithoutKind({
    text,
    start: first.given.start,
    end: last.given.end,
    certainty: best.certainty,
  });
}
