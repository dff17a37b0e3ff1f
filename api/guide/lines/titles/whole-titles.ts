import type { LabelTokens } from '../../label-tokens.ts';
import type { Segment } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { hadNoRoom, hadRoom, isFull } from '../breaks/line-width.ts';
import { textOf } from '../by-form.ts';
import { isPlainlyEnglish, isPlainlyForeign } from '../../language/plain-titles.ts';
import { namesThing } from '../line-forms.ts';
import { startsOrigin } from '../../find-origin.ts';
import { SURE } from '../sure.ts';
import { isOneAcrossLines, withTwoTitlesApart } from './over-lines.ts';

/** Words with which a title goes on in the line below, and no other field begins. */
const GOES_ON = /^(?:and|or|of)$/;
/** "for the Mausoleum of Amir", "The Coronation of the": whose it is, or what, stands in the line below; "Portrait of a Lady" is whole. */
const LEADS_ON =
  /(?:^| )(?:(?:of|for|to|by|from|and) (?:Amir|Emir|Sultan|Saint|King|Queen|Prince|Princess|Emperor|Empress|Shah|Lord|Lady|Captain|General|Admiral|Count|Duke|Imam|Pope|Bishop|Abbot)|St\.?|Mrs?\.?|Dr\.?|Sir|Shaykh|Sheikh|of|the|and|with|for|at|an?)$/;

/** A stretch without the words that another takes from its beginning; null where none are left. */
const after = (segment: Segment, end: number): Segment | null =>
  segment.from >= end
    ? segment
    : segment.to <= end
      ? null
      : { ...segment, from: end, words: segment.words.slice(end - segment.from) };

/** Where the line of a word ends, or the date that ends it begins. */
function endOfLine({ tokens }: LabelTokens, at: number, segments: readonly Segment[]): number {
  const end = tokens[at]?.lineEnd ?? at;
  const date = segments.find(({ kind, from }) => kind === 'date' && from > at && from < end);
  return date?.from ?? end;
}

/** "Mrs Elizabeth Hall, / Newhaven Fishwife / 1843-47": whether a title that ends its line with a comma goes on in the next, of which nothing else is known. */
function endsInComma(label: LabelTokens, { to }: Segment, segments: readonly Segment[]): boolean {
  const { tokens } = label;
  const end = tokens[to]?.lineEnd ?? to;
  const below = segments.filter((segment) => segment.from < end && segment.to > to);
  const behind = segments.find((segment) => segment.from >= end);
  return (
    tokens[to - 1]?.plain.endsWith(',') === true &&
    below.every(({ kind, certainty }) => kind === 'other' && certainty < SURE_OF_OTHER) &&
    (behind?.kind === 'date' || behind?.kind === 'medium') &&
    behind.from === end
  );
}
/** So sure is a stretch that it belongs to no field. */
const SURE_OF_OTHER = 0.9;

/**
 * "Landscape with Ascanius / Shooting the Stag of Sylvia / CLAUDE LORRAIN": whether a title that fills its line goes on in the
 * next, of which nothing is known, above the maker, the date or the material.
 */
function fillsItsLine(label: LabelTokens, title: Segment, segments: readonly Segment[]): boolean {
  const end = label.tokens[title.to]?.lineEnd ?? title.to;
  const below = segments.filter((segment) => segment.from < end && segment.to > title.to);
  const behind = segments.find((segment) => segment.from >= end);
  return (
    isFull(label, title) &&
    below.every(
      ({ kind, certainty, to }) => (kind === 'other' || kind === 'title') && certainty < UNKNOWN && to <= end,
    ) &&
    behind?.from === end &&
    (behind.kind === 'artist' || behind.kind === 'date' || behind.kind === 'medium') &&
    behind.certainty >= SURE_OF_OTHER &&
    !/\d/.test(textOf(label, { from: title.to, to: end }))
  );
}
/** Nothing is known of a stretch that is no surer than this. */
const UNKNOWN = 0.6;

/** "Panel no. 1: During World / War I there was a great migration north.": the sentence that a title goes on with, above the date or the material. */
function restAsProse(label: LabelTokens, title: Segment, segments: readonly Segment[]): Segment | null {
  const at = segments.findIndex(({ from, kind }) => from === title.to && kind === 'prose');
  const [rest, behind] = [segments[at], segments[at + 1]];
  const isAbove = behind?.from === rest?.to && (behind?.kind === 'date' || behind?.kind === 'medium');
  return rest && isAbove && isFull(label, title) && rest.to - rest.from <= MOST_WORDS_OF_REST ? rest : null;
}
const MOST_WORDS_OF_REST = 20;

/** How far a title reaches: over the next line too, where that begins with "and", "Kosode with Autumn Flowers / and Grasses", or a comma or a wrapped line leads to it. */
function endOf(label: LabelTokens, title: Segment, segments: readonly Segment[]): number {
  const next = label.tokens[title.to];
  if (next?.startsLine !== true) return title.to;
  return GOES_ON.test(next.plain) ||
    (LEADS_ON.test(textOf(label, title)) && /^\p{L}/u.test(next.plain)) ||
    endsInComma(label, title, segments) ||
    fillsItsLine(label, title, segments)
    ? endOfLine(label, title.to, segments)
    : (restAsProse(label, title, segments)?.to ?? title.to);
}

/** Where a title begins: at the name that stands before its bracket, "Tomanik (wind-maker) mask", where the bracket is only a part of it. */
function startOf(label: LabelTokens, title: Segment, segments: readonly Segment[]): number {
  const text = textOf(label, title);
  const line = label.tokens.findLastIndex(
    ({ startsLine }, at) => at <= title.from && (startsLine || at === 0),
  );
  const isPart = /^\([^()]*\) ?\p{L}/u.test(text);
  const isTaken = segments.some(
    ({ kind, from, to }) => kind !== 'original' && kind !== 'other' && from < title.from && to > line,
  );
  return isPart && !isTaken ? line : title.from;
}

/** Where the material begins that ends a title as a sentence of its own: "Grave stele of Hegeso. Pentelic marble"; its end where none does. */
function materialIn(label: LabelTokens, { from, to }: Segment): number {
  const at = label.tokens.findLastIndex(
    ({ plain }, index) => index > from && index < to - 1 && /\p{Ll}{2}\.$/u.test(plain),
  );
  return at < 0 || !isMaterials(textOf(label, { from: at + 1, to }).replace(/\.$/, '')) ? to : at + 1;
}

/** "Saint Anne / wall painting from the north aisle": where a line in small letters begins below a title that had room for its first word; the title's end where none does. */
function descriptionIn(label: LabelTokens, { from, to }: Segment): number {
  // "Head of a boxer. Found / at Olympia."
  const isBegun =
    to - from > 2 &&
    /\p{Ll}{2}\.$/u.test(label.tokens[to - 2]?.plain ?? '') &&
    /^(?:Found|Excavated|Discovered|Recovered|Collected|Made|Given|Bought|Said|Part)$/.test(
      label.tokens[to - 1]?.plain ?? '',
    );
  if (isBegun) return to - 1;
  const at = label.tokens.findIndex(({ startsLine }, index) => startsLine && index > from && index < to);
  if (at < 0) return to;
  // "Narcissus planter / Ru ware"
  if (/^\p{Lu}[\p{L}-]+(?: \p{Lu}?[\p{L}-]+)? wares?$/u.test(textOf(label, { from: at, to }))) return at;
  const isApart =
    hadRoom(label, { from, to: at }) &&
    /^\p{Ll}{3,}$/u.test(label.tokens[at]?.plain ?? '') &&
    !SMALL_WORD.test(label.tokens[at]?.plain ?? '') &&
    !/[,:;-]$/.test(label.tokens[at - 1]?.plain ?? '') &&
    !SMALL_WORD.test(label.tokens[at - 1]?.plain ?? '');
  return isApart ? at : to;
}

/** "Frau mit totem Kind, 1903" above "Woman with Dead Child, 1903": of two titles, one of which is plainly in another language, the English one is the title. */
function withEnglishTitle(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [first, second, third] = segments.filter(({ kind }) => kind === 'title' || kind === 'original');
  if (!first || second?.kind !== 'title' || third) return segments;
  const end = label.tokens[first.from]?.lineEnd ?? first.to;
  const below = segments.find(({ from }) => from >= first.to && from < end && from !== second.from);
  // "Stilleven met kazen, / amandelen": a title that was cut is told to the end of its line.
  const whole: Segment =
    first.kind === 'original' &&
    end > first.to &&
    (below === undefined || below.kind === 'other') &&
    !/\d/.test(textOf(label, { from: first.to, to: end }))
      ? { ...first, to: end, words: [...first.words, ...Array.from({ length: end - first.to }, () => 1)] }
      : first;
  const [own, english] = [textOf(label, whole), textOf(label, second)];
  if (!isPlainlyForeign(own) || !isPlainlyEnglish(english) || second.certainty < LIKELY) return segments;
  return segments.flatMap((segment) => {
    if (segment === first)
      return { ...whole, kind: 'original' as const, certainty: Math.max(first.certainty, SURE.original) };
    if (segment === second) return { ...segment, certainty: 1 };
    return segment.from >= first.to && segment.from < whole.to ? [] : segment;
  });
}
const LIKELY = 0.4;

/** A material so sure that ends with its line has no more to it. */
const SURE_OF_MATERIAL = 0.95;

/** "Gold foil and nails; wooden core lost / The animal was made": a sentence without a first line that is a material and ends where the next word had room. */
function withMaterialApart(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const prose = segments.find(({ kind, from }) => {
    const isFirst = label.tokens[from]?.startsLine === true;
    return kind === 'prose' && (isFirst || behindMedium(segments, from) !== undefined);
  });
  if (!prose) return segments;
  const begun = behindMedium(segments, prose.from);
  if (begun === undefined && segments.some(({ kind }) => kind === 'medium')) return segments;
  if (
    begun !== undefined &&
    begun.certainty >= SURE_OF_MATERIAL &&
    label.tokens[begun.to]?.startsLine === true
  )
    return segments;
  const end = label.tokens[prose.from]?.lineEnd ?? 0;
  if (end >= prose.to) return segments;
  const line = { from: begun?.from ?? prose.from, to: end };
  const text = textOf(label, line);
  const [stuff = ''] = text.split(/[;,]/, 1);
  const isApart =
    /^\p{Lu}/u.test(label.tokens[end]?.plain ?? '') &&
    !/[.!?:,]$/.test(text) &&
    !hadNoRoom(label, line) &&
    isMaterials(stuff);
  if (!isApart) return segments;
  const cut = end - prose.from;
  const medium: Segment = {
    ...prose,
    kind: 'medium',
    from: line.from,
    to: end,
    certainty: SURE.medium,
    words: [...(begun?.words ?? []), ...prose.words.slice(0, cut)],
  };
  const rest: Segment = { ...prose, from: end, words: prose.words.slice(cut) };
  return segments.flatMap((segment) =>
    segment === prose ? [medium, rest] : segment === begun ? [] : segment,
  );
}

/** The material right before a word. */
const behindMedium = (segments: readonly Segment[], at: number): Segment | undefined =>
  segments.find(({ kind, to }) => kind === 'medium' && to === at);

/** Small words that a phrase has and no name or place. */
const SMALL_WORD = /(?<!\p{L})(?:an?|the|of|to|in|with|and|for|on|at|from)(?!\p{L})/iu;

/** "An invitation to a birthday party / Claudia Severa writes to her friend": a first line that ends where the next word had room is the title of the text below it. */
function withTitleOfText(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [prose] = segments;
  const end = label.tokens[0]?.lineEnd ?? 0;
  if (prose?.kind !== 'prose' || prose.from !== 0 || end >= prose.to) return segments;
  if (segments.some(({ kind }) => kind === 'title')) return segments;
  const line = { from: 0, to: end };
  const text = textOf(label, line);
  const isApart =
    /^\p{Lu}/u.test(label.tokens[end]?.plain ?? '') &&
    !/[.!?:;,]$/.test(text) &&
    !hadNoRoom(label, line) &&
    end > 2 &&
    SMALL_WORD.test(text);
  if (!isApart) return segments;
  const title: Segment = {
    ...prose,
    kind: 'title',
    to: end,
    certainty: SURE.title,
    words: prose.words.slice(0, end),
  };
  return [title, { ...prose, from: end, words: prose.words.slice(end) }, ...segments.slice(1)];
}

/** "COATLICUE / 'She of the Skirt of Serpents'": a name in capitals above a title that is sure is the work's as well. */
function withNameInCapitals(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [top, title] = segments;
  const isName =
    top?.kind === 'original' &&
    top.from === 0 &&
    top.to === label.tokens[0]?.lineEnd &&
    /^\P{Ll}{4,30}$/u.test(textOf(label, top)) &&
    title?.kind === 'title' &&
    title.from === top.to &&
    title.certainty >= SURE.title;
  return isName
    ? segments.map((segment) => (segment === top ? { ...segment, certainty: SURE.original } : segment))
    : segments;
}

/** "Te Papa LM000760": who keeps a work stands before its number, and it is from nowhere there. */
const withoutKeepers = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, at) => {
    const next = segments[at + 1];
    const isKeeper =
      segment.kind === 'origin' &&
      next?.kind === 'accession' &&
      next.from === segment.to &&
      label.tokens[next.from]?.startsLine !== true &&
      !startsOrigin(label.marked, label.tokens[segment.from]?.start ?? 0);
    return isKeeper ? { ...segment, kind: 'other' as const } : segment;
  });

/** A firm whose gift the credit line names is no title in another language: "Comme des Gar\u00E7ons". */
const withoutFirms = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] => {
  const credits = segments.filter(({ kind }) => kind === 'credit').map((segment) => textOf(label, segment));
  return segments.map((segment) =>
    segment.kind === 'original' && credits.some((credit) => credit.includes(textOf(label, segment)))
      ? { ...segment, kind: 'other' as const }
      : segment,
  );
};

/** "Te Toki-a-Lowe / Waka taua, war canoe": above what a thing is stands its own name, where that is no place, people or maker who is known. */
function withOwnName(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [top, title] = segments;
  const isName =
    top?.kind === 'origin' &&
    top.certainty < SURE.origin &&
    top.to === label.tokens[0]?.lineEnd &&
    /^\p{Lu}[\p{L}'\u2019 -]{3,40}$/u.test(textOf(label, top)) &&
    !startsOrigin(label.marked, 0);
  const isAboveThing =
    title?.kind === 'title' &&
    title.from === top?.to &&
    title.certainty >= LIKELY &&
    namesThing(textOf(label, title));
  return isName && isAboveThing
    ? segments.map((segment) =>
        segment === top
          ? { ...segment, kind: 'original' as const, certainty: SURE.original }
          : segment === title
            ? { ...segment, certainty: Math.max(segment.certainty, SURE.title) }
            : segment,
      )
    : segments;
}

/**
 * "Ada Birch / Lowe Hollow, / 1864": the one title of a label of which all else is known, the maker too, is as good as sure
 * where it begins a line and something parts it from what stands behind it.
 */
function withTitleLeft(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [title, other] = segments.filter(({ kind }) => kind === 'title' || kind === 'original');
  if (!title || other || title.certainty < LIKELY_LEFT || title.certainty >= SURE.title) return segments;
  const behind = label.tokens[title.to];
  const isParted =
    label.tokens[title.from]?.startsLine !== false &&
    (behind?.startsLine !== false || /[,;:.]$/.test(label.tokens[title.to - 1]?.plain ?? ''));
  const isKnown = (segment: Segment): boolean => segment.certainty >= SURE_BESIDE || segment.kind === 'prose';
  const isLeft =
    segments.every((each) => each === title || isKnown(each)) &&
    segments.some(({ kind }) => kind === 'artist');
  return isParted && isLeft && isOneAcrossLines(label, title)
    ? segments.map((each) => (each === title ? { ...title, certainty: SURE.title } : each))
    : segments;
}
const LIKELY_LEFT = 0.5;
const SURE_BESIDE = 0.8;

/** The stretches of a label with its titles whole, the English one of two, and no material taken for a sentence or firm for a title. */
export function withTitlesWhole(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  return label.hasLines
    ? withWholeTitle(
        label,
        withEnglishTitle(
          label,
          [
            withTwoTitlesApart,
            withTitleLeft,
            withoutFirms,
            withoutKeepers,
            withOwnName,
            withNameInCapitals,
            withMaterialApart,
            withTitleOfText,
          ].reduce((mended, mend) => mend(label, mended), segments),
        ),
      )
    : segments;
}

/** The stretches of a label, its titles as far as they reach: no bracket, and no line that goes on with "and", is torn from them. */
function withWholeTitle(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const title = segments.find(({ kind }) => kind === 'title');
  if (!title) return segments;
  const material = materialIn(label, title);
  if (material < title.to && !segments.some(({ kind }) => kind === 'medium')) {
    const cut = material - title.from;
    const medium: Segment = { ...title, kind: 'medium', from: material, words: title.words.slice(cut) };
    const rest: Segment = { ...title, to: material, words: title.words.slice(0, cut) };
    return segments.flatMap((segment) => (segment === title ? [rest, medium] : segment));
  }
  const apart = descriptionIn(label, title);
  if (apart < title.to) {
    const cut = apart - title.from;
    const rest: Segment = { ...title, kind: 'other', from: apart, words: title.words.slice(cut) };
    const first: Segment = { ...title, to: apart, words: title.words.slice(0, cut) };
    return segments.flatMap((segment) => (segment === title ? [first, rest] : segment));
  }
  const [from, to] = [startOf(label, title, segments), endOf(label, title, segments)];
  if (from === title.from && to === title.to) return segments;
  const sure = (count: number): number[] => Array.from({ length: count }, () => 1);
  const whole: Segment = {
    ...title,
    certainty: Math.max(title.certainty, SURE.title),
    from,
    to,
    words: [...sure(title.from - from), ...title.words, ...sure(to - title.to)],
  };
  return segments.flatMap((segment) => {
    if (segment === title) return whole;
    if (segment.to <= from || segment.from >= to) return segment;
    if (segment.from < from)
      return { ...segment, to: from, words: segment.words.slice(0, from - segment.from) };
    return after(segment, to) ?? [];
  });
}

/** A title that stands in brackets behind its other form is said without them, and without the reign of whoever it names. */
export const withoutBrackets = (title: string): string =>
  title
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^\[((?:\p{Ll}|The |An? )[^[\]]+)\]$/u, '$1')
    // "Silver denarius of Trajan (reigned 98-117)"
    .replace(/ \([^()]{0,20}\breign(?:ed)?\b[^()]{0,30}\)$/, '');
