import type { LabelTokens } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';
import { startsOrigin } from '../../find-origin.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { PARTED } from '../breaks/run-in.ts';

/** "A.", "Ada" */
const beginsWithName = (word: string): boolean =>
  /^\p{Lu}\.?$/u.test(word) || isGivenName(word.toLowerCase());

/** How sure a maker must be, and the date or the medium, between which all is the title, and its words at most. */
const SURE_MAKER = 0.88;
const ENDS: Partial<Readonly<Record<SegmentKind, number>>> = { date: 0.8, medium: 0.9 };
/** How sure a maker must be whose name begins the caption with a given name or an initial. */
const SURE_FIRST = 0.8;
const MOST_OF_TITLE = 18;
/** So sure is what stands between the two. */
const SURE_BETWEEN = 0.95;
const MAY_BE_TITLE: ReadonlySet<SegmentKind> = new Set([
  'title',
  'original',
  'origin',
  'other',
  'artist',
  'maker',
]);

/** "British,": the maker's nation behind the name. */
const isNation = ({ marked, tokens }: LabelTokens, { kind, from, to }: Segment): boolean =>
  kind === 'origin' &&
  /^[\uE000-\uE002]+,?$/u.test(marked.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));

/** "Maya culture,", "Kuba people", "Chinese,": a label's first words up to a comma or its first line, where they are a people. Behind a land may stand a town of it. */
const PEOPLE =
  /^(?:(?:\p{Lu}[\p{L}'\u2019-]*|and|or|of|the) ){1,4}(?:[Cc]ulture|[Pp]eoples?|[Cc]ivili[sz]ation)(?: \([^()]*\))?,?$/u;
const NATION =
  /^(?:(?:[Aa]ncient|[Nn]orthern|[Ss]outhern|[Ee]astern|[Ww]estern|[Cc]entral) )?[\uE000\uE001]+(?: \([^()]*\))?,?$/u;
const MOST_OF_PEOPLE = 6;

/** Words of a label's first stretch, where that names whose work it is by a people; 0 where it does not. */
function wordsOfPeople({ tokens, plain, marked, hasLines }: LabelTokens): number {
  const last = tokens
    .slice(0, MOST_OF_PEOPLE)
    .findIndex((token, at) => token.plain.endsWith(',') || (hasLines && tokens[at + 1]?.startsLine === true));
  const end = tokens[last]?.end ?? 0;
  return PEOPLE.test(plain.slice(0, end)) || NATION.test(marked.slice(0, end)) ? last + 1 : 0;
}

/** Where what is told before a caption's title ends: its maker, with life and nation behind the name, or a people. */
function headOf(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] | null {
  const isMaker = ({ kind, from, certainty }: Segment): boolean =>
    kind === 'artist' &&
    (certainty >= SURE_MAKER ||
      (certainty >= SURE_FIRST && from === 0 && beginsWithName(label.tokens[0]?.core ?? '')));
  const maker = segments.findIndex(isMaker);
  if (maker >= 0) {
    const behind = segments.findIndex(
      (segment, at) =>
        at > maker && segment.kind !== 'life' && segment.kind !== 'bio' && !isNation(label, segment),
    );
    return behind < 0
      ? null
      : // Behind a title and a date that follow as they do, the name is as sure as they are.
        segments
          .slice(0, behind)
          .map((each, at) =>
            at === maker ? { ...each, certainty: Math.max(each.certainty, SURE_BETWEEN) } : each,
          );
  }
  const to = wordsOfPeople(label);
  return to === 0 ? null : [sureSegment('origin', 0, to)];
}

/** A stretch whose kind the form of the label tells. */
export const sureSegment = (
  kind: SegmentKind,
  from: number,
  to: number,
  certainty = SURE_BETWEEN,
): Segment => ({
  kind,
  from,
  to,
  certainty,
  words: Array.from({ length: to - from }, () => SURE_BETWEEN),
});

/** Whether a stretch names places one by one, or one that is not sure: "Castile; Vanderveer County (possibly)". */
const listsPlaces = ({ tokens }: LabelTokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ plain }, at) =>
        (at < to - from - 1 && plain.endsWith(';')) || /^\(?(?:probably|possibly)/i.test(plain),
    );

/** Whether what stands behind a people may be where that lives: "Byzantine, Sweden". */
const mayBePlace = ({ tokens, marked }: LabelTokens, from: number, to: number): boolean =>
  startsOrigin(marked, tokens[from]?.start ?? 0) ||
  tokens.slice(from, to - 1).some(({ plain }) => /[,.]$/.test(plain));

/**
 * The stretches of a caption, where all that stands between its maker or people and its date or medium is one title:
 * "Ada Birch (1840-1926), The Kiln, Lowe Hollow, 1864".
 *
 * @param printed The label with its printed lines alone.
 */
export function withTitlesBetween(
  label: LabelTokens,
  printed: LabelTokens,
  segments: readonly Segment[],
): readonly Segment[] {
  const head = headOf(label, segments);
  const from = head?.at(-1)?.to;
  const end = segments.findIndex(
    ({ kind, certainty, from: begins }) =>
      from !== undefined && begins > from && certainty >= (ENDS[kind] ?? Number.POSITIVE_INFINITY),
  );
  const to = segments[end]?.from;
  if (head === null || from === undefined || to === undefined) return segments;
  const between = segments.filter((each) => each.from < to && from < each.to);
  const isOfPeople = head[0]?.kind === 'origin';
  const printedLine = printed.tokens[0]?.lineEnd ?? 0;
  // "Ada Birch / The Kiln 1864": a line of title and year below the maker's.
  const line = printed.tokens[from];
  const isOwnLine =
    printed.hasLines &&
    !isOfPeople &&
    line?.startsLine === true &&
    segments[end]?.kind === 'date' &&
    segments[end].to === line.lineEnd &&
    (between.length === 1 || between[0]?.kind === 'title');
  // "Kuba people / Woven wrapper": the whole line below a people's own.
  const isBelow =
    isOfPeople &&
    printed.hasLines &&
    line?.startsLine === true &&
    printed.tokens[to]?.startsLine === true &&
    to === line.lineEnd;
  // Only a label that begins with its caption names the work there.
  if (printed.hasLines && !isOwnLine && !isBelow && (from >= printedLine || to > printedLine))
    return segments;
  // "Chinese, 18th century" is no caption.
  if (isOfPeople && !isBelow && label === printed) return segments;
  const isTitle =
    (isOfPeople || between.some(({ kind }) => kind === 'title')) &&
    between.every(
      ({ kind }) => MAY_BE_TITLE.has(kind) && !(isOfPeople && (kind === 'artist' || kind === 'maker')),
    ) &&
    to - from <= MOST_OF_TITLE &&
    !(isOfPeople && mayBePlace(label, from, to)) &&
    // Before a date stands what is dated.
    (segments[end]?.kind === 'date' || !listsPlaces(label, from, to)) &&
    (isOfPeople ? /^[\p{L}\d"'\u2018\u201C([]/u : /^["'\u2018\u201C([]?[\p{Lu}\d]/u).test(
      label.tokens[from]?.plain ?? '',
    ) &&
    (isOwnLine || isBelow || PARTED.test(label.tokens[from - 1]?.plain ?? '')) &&
    !label.tokens.slice(from, to).some(({ plain }) => /^[|\u00B7\u2022]$/.test(plain));
  if (!isTitle) return segments;
  const certainty = Math.max(
    SURE_BETWEEN,
    ...between.filter(({ kind }) => kind === 'title').map((each) => each.certainty),
  );
  const rest = segments
    .slice(end)
    .map((each, at) => (at === 0 ? { ...each, certainty: Math.max(each.certainty, SURE_BETWEEN) } : each));
  return [...head, sureSegment('title', from, to, certainty), ...rest];
}

/** Whether behind the life of a first maker the line names a second with a life of their own: "and John Lowe (1898-1951)". */
const isPartner = ({ tokens }: LabelTokens, behind: readonly Segment[], from: number, to: number): boolean =>
  /^(?:and|&)$/.test(tokens[from]?.plain ?? '') &&
  /\d{4}\)$/.test(tokens[to - 1]?.plain ?? '') &&
  behind
    .filter((segment) => segment.from < to)
    .every(({ kind }) => kind === 'maker' || kind === 'artist' || kind === 'life' || kind === 'bio');

/** How sure a maker must be on the line below a title, and what tells of the maker's life behind the name. */
const SURE_BELOW = 0.85;
const SURE_LIFE = 0.65;

/**
 * The stretches, where the first line names the work and the second its maker with a life, so that all of the first is the
 * title, up to a date at its end: "Staircase, H\u00F4tel du Figaro, Paris / C\u00E9sar Denis Daly (1811-1893)".
 */
export function withTitleAbove(printed: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const below = printed.tokens[0]?.lineEnd ?? 0;
  const lineEnd = printed.tokens[below]?.lineEnd ?? 0;
  const above = segments.filter(({ from }) => from < below);
  const at = above.length;
  const maker = segments[at];
  const life = segments[at + 1];
  const isMakers =
    printed.hasLines &&
    maker?.from === below &&
    maker.kind === 'artist' &&
    maker.certainty >= SURE_BELOW &&
    (life?.kind === 'life' || life?.kind === 'bio') &&
    life.certainty >= SURE_LIFE &&
    (life.to === lineEnd || isPartner(printed, segments.slice(at + 2), life.to, lineEnd));
  const last = above.at(-1);
  const date = above.length > 1 && last?.kind === 'date' ? last : undefined;
  const named = date === undefined ? above : above.slice(0, -1);
  const isTitle =
    named.some(({ kind }) => kind === 'title') &&
    named.every(({ kind }) => MAY_BE_TITLE.has(kind) && kind !== 'artist') &&
    below <= MOST_OF_TITLE &&
    !listsPlaces(printed, 0, below) &&
    // "Attributed to / Ada Birch (1840-1926)": the line goes on.
    !/\b(?:to|by|of|after|from|and|or|with|circle|school|workshop|follower)$/i.test(
      printed.tokens[below - 1]?.plain ?? '',
    );
  if (!isMakers || !isTitle) return segments;
  const sure = (segment: Segment): Segment => ({
    ...segment,
    certainty: Math.max(segment.certainty, SURE_BETWEEN),
  });
  const to = date?.from ?? below;
  const certainty = Math.max(SURE_BETWEEN, ...named.map((each) => each.certainty));
  return [
    sureSegment('title', 0, to, certainty),
    ...(date === undefined ? [] : [sure(date)]),
    sure(maker),
    sure(life),
    ...segments.slice(at + 2),
  ];
}

/** A line that is a person's name: a given name and up to four words that go with it. */
const PERSON =
  /^\p{Lu}[\p{L}'\u2019.-]*(?: (?:\p{Lu}[\p{L}'\u2019.-]*|de|da|del|di|du|van|von|der|den|la|le)){1,4}$/u;
/** What no person's name holds: an article or a small word, a mark inside, a bracket. */
const NO_NAME =
  /^(?:The|A|An|Untitled|Study|Portrait|View|Self-[Pp]ortrait)\b| (?:at|of|the|in|on|with|and|from|for|by|to|near|a|an)\b|[(),:;?!\d]/u;
/** How sure each of the two lines must be of what it is by itself. */
const SURE_OF_EACH = 0.55;
/** How sure the line behind them must be, which is a date or a medium. */
const SURE_BEHIND = 0.9;

/**
 * The stretches, where the first two lines are a title and a name, the one plainly no name and the other plainly one, and
 * the third is a date or a medium: "The Harbour at Dusk / Ada Birch / 1864".
 */
export function withNameBesideTitle(printed: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [one, two, behind, ...rest] = segments;
  if (!printed.hasLines || !one || !two || !behind) return segments;
  const isLine = ({ from, to }: Segment): boolean => {
    const first = printed.tokens[from];
    return (first?.startsLine === true || from === 0) && first?.lineEnd === to;
  };
  const artist = [one, two].find(({ kind }) => kind === 'artist');
  const title = [one, two].find(({ kind }) => kind === 'title');
  const textOf = ({ from, to }: Segment): string =>
    printed.plain.slice(printed.tokens[from]?.start, printed.tokens[to - 1]?.end);
  const isSure =
    artist !== undefined &&
    title !== undefined &&
    one.from === 0 &&
    isLine(one) &&
    isLine(two) &&
    artist.certainty >= SURE_OF_EACH &&
    title.certainty >= SURE_OF_EACH &&
    (behind.kind === 'date' || behind.kind === 'medium') &&
    behind.certainty >= SURE_BEHIND &&
    printed.tokens[behind.from]?.startsLine === true &&
    PERSON.test(textOf(artist)) &&
    isGivenName((textOf(artist).split(' ', 1)[0] ?? '').toLowerCase()) &&
    NO_NAME.test(textOf(title));
  if (!isSure) return segments;
  const sure = (segment: Segment): Segment => ({
    ...segment,
    certainty: Math.max(segment.certainty, SURE_BETWEEN),
  });
  return [sure(one), sure(two), behind, ...rest];
}
