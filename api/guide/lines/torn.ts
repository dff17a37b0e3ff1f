import { startsOrigin } from '../find-origin.ts';
import { type LabelTokens, plainAt } from '../label-tokens.ts';
import { OF_A_PART } from './part-words.ts';
import { mayWrap } from './breaks/line-width.ts';
import type { SegmentKind } from '../search/kinds.ts';
import type { Segment } from '../search/search-label.ts';
import { startsWithBy } from './sure-lines.ts';
import type { SegmentsByWord } from './breaks/whole-lines.ts';

/** So sure is a title with a colon that its first word names no part: "Nocturne: Palaces, 1879". */
const SURE_OF_PARTED_TITLE = 0.9;

/** Whether a stretch stands on a line that is on a part of the work. */
export function isOfPart(label: LabelTokens, { kind, from }: Segment, byWord: SegmentsByWord): boolean {
  if (!OF_PARTS.has(kind) || !label.hasLines) return false;
  const line = lineOf(label, from);
  // "Venice: Calm at Sunrise, 1840"
  const first = byWord[line];
  if (first?.kind === 'title' && first.from === line && first.certainty >= SURE_OF_PARTED_TITLE) return false;
  const text = label.plain.slice(
    label.tokens[line]?.start ?? 0,
    label.tokens[label.tokens[line]?.lineEnd ?? 0]?.start,
  );
  // "Haida: Masset"
  const isPeople = startsOrigin(label.marked, label.tokens[line]?.start ?? 0);
  return OF_A_PART.test(text) && !WHOLE_PART.test(text) && !isPeople;
}

/** What is true of a part alone, and words before a colon that are no part. */
const OF_PARTS: ReadonlySet<SegmentKind> = new Set(['date', 'medium', 'origin']);
const WHOLE_PART =
  /^(?:Artist|Maker|Design|Execution|Production|Manufacture|Printing|Designer|Medium|Date|Title|Place|Origin|Culture|Materials?|Technique|Findspot|Provenance|Made|Period|Dated|Dating|Year|Mint|Manufacturer|Printer|Publisher|Architect|Photographer): /;

/** Kinds that can stand in front of a material on its line without a mark between them. */
const BEFORE_MEDIUM: ReadonlySet<SegmentKind> = new Set([
  'date',
  'dimensions',
  'accession',
  'credit',
  'prose',
]);

/** Kinds whose value may go on below a line that had no room for it: "Molded / Plywood Division". */
const WRAPS: ReadonlySet<SegmentKind> = new Set(['artist', 'title', 'maker', 'original']);
/** Kinds that begin a line of their own, and how sure any other must be to do so. */
const BEGINS_LINE: ReadonlySet<SegmentKind> = new Set([
  'accession',
  'credit',
  'dimensions',
  'life',
  'bio',
  'prose',
]);
const SURE_TO_BEGIN = 0.9;

/** Whether what ends with a line goes on below: that is how the label wraps, and what the next word begins is not sure. */
function goesOnBelow(
  label: LabelTokens,
  words: { from: number; to: number },
  byWord: SegmentsByWord,
): boolean {
  const next = label.tokens[words.to];
  const below = byWord[words.to];
  return (
    next?.startsLine === true &&
    /^\p{L}/u.test(next.plain) &&
    mayWrap(label, words) &&
    !(below && (BEGINS_LINE.has(below.kind) || below.certainty >= SURE_TO_BEGIN))
  );
}

/** What a title goes on behind. */
const BEFORE_REST = /^(?:of|the|and|in|with|for|from|at|to|an?)$/;

/**
 * Whether a name, a title or a material is a piece torn from a longer phrase: one that wraps into what is below, a title
 * behind "of", a material that begins inside a line behind a word that no mark parts from it or goes on in small letters.
 */
export function isCutOff(label: LabelTokens, { kind, from, to }: Segment, byWord: SegmentsByWord): boolean {
  if (!label.hasLines) return false;
  const { tokens } = label;
  // "Thirty-Six Views of / Mount Fuji" is one title.
  if (kind === 'title') return BEFORE_REST.test(tokens[from - 1]?.plain ?? '');
  // What is known for materials goes on with no name.
  const isAboveMaterials =
    kind === 'artist' && byWord[to]?.kind === 'medium' && tokens[to]?.startsLine === true;
  if (WRAPS.has(kind) && !isAboveMaterials && goesOnBelow(label, { from, to }, byWord)) return true;
  if (kind !== 'medium') return false;
  const [before, first, next] = [tokens[from - 1], tokens[from], tokens[to]];
  // "Bois, cuir, pigments": the end of a list in another language is not all that the work is made of.
  const start = lineOf(label, from);
  const isEndOfList =
    first?.startsLine !== true &&
    before?.plain.endsWith(',') === true &&
    [byWord[from - 1], byWord[start]].every((each) => each === undefined || each.kind === 'other') &&
    byWord.slice(start, from).every((each) => each === undefined || each.kind === 'other');
  if (isEndOfList) return true;
  const isBehindWord =
    before !== undefined &&
    first?.startsLine !== true &&
    !/[,;:.)\]|/\u00B7\u2022]$/.test(before.plain) &&
    !BEFORE_MEDIUM.has(byWord[from - 1]?.kind ?? 'other');
  const goesOn =
    next?.startsLine === true &&
    /^\p{Ll}/u.test(next.plain) &&
    !AFTER_MEDIUM.has(byWord[to]?.kind ?? 'other') &&
    // "from Arvier, chapel"
    !BEGINS_ANOTHER.test(`${next.plain} ${tokens[to + 1]?.plain ?? ''}`) &&
    // "oil on canvas / by Ada Birch"
    !(
      byWord[to]?.kind === 'artist' &&
      startsWithBy(label, to) &&
      !/(?:ed|cast|woven|made|built)$/.test(plainAt(tokens, to - 1))
    ) &&
    // "woodcut on paper / artist's proof"
    !(byWord[to]?.kind === 'other' && byWord[to].from === to && byWord[to].certainty >= SURE_TO_BEGIN);
  return isBehindWord || goesOn;
}

/** Words of a line below a medium that say whence the work came, and not what else it is made of. */
const BEGINS_ANOTHER =
  /^(?:(?:from|found|collected|excavated) (?:at |in )?\p{Lu}|(?:purchased|acquired|gift|bequest|presented|lent|signed|inscribed) )/u;

/** Kinds that begin a line with a small letter of their own: "overall: 30 cm", "gift of the artist". */
const AFTER_MEDIUM: ReadonlySet<SegmentKind> = new Set([
  'credit',
  'dimensions',
  'date',
  'prose',
  'maker',
  'life',
]);

/** Names without the town of the line below, where the maker's years stand behind it: "Caspar David Friedrich / Greifswald 1774-1840". */
export function withoutBirthplace({ tokens }: LabelTokens, segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const { kind, from, to, words } = segment;
    const next = segments[index + 1];
    const isBeforeLife = next?.from === to && /^(?:c\.|\d{4})/.test(tokens[to]?.plain ?? '');
    if (kind !== 'artist' || !isBeforeLife || tokens[to]?.startsLine === true) return segment;
    const line = tokens.slice(from + 1, to).findLastIndex(({ startsLine }) => startsLine);
    return line < 0 ? segment : { ...segment, to: from + 1 + line, words: words.slice(0, line + 1) };
  });
}

/** The first word of the line in which a word stands. */
export function lineOf({ tokens }: LabelTokens, at: number): number {
  return tokens.findLastIndex((token, index) => index <= at && (token.startsLine || index === 0));
}

/** So sure are where a stretch begins and ends that it stays whole beside one that is not sure. */
export const SURE_BESIDE_DOUBT = 0.97;

/** Kinds of which a line may hold two or three, so that one that is not sure makes the others doubtful. */
const SHARING: ReadonlySet<SegmentKind> = new Set(['artist', 'title', 'origin', 'date', 'prose']);

/** Lines on which a stretch that is not sure begins or ends: what else stands there may be a piece torn from it. */
export function tornLines(label: LabelTokens, unsure: readonly Segment[]): ReadonlySet<number> {
  if (!label.hasLines) return new Set();
  return new Set(
    unsure
      .filter(({ kind }) => SHARING.has(kind))
      .flatMap(({ from, to }) => [lineOf(label, from), lineOf(label, to - 1)]),
  );
}
