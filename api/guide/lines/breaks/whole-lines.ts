import { isInvitation } from '../invitations.ts';
import { isBalanced, isLatin, JOINING } from '../../balanced.ts';
import type { PlainLine, PrintedPart } from '../../facts.ts';
import { hadNoRoom, hadRoom, isFull, mayWrap } from './line-width.ts';
import { isForeignRockAge } from '../../dates/rock-ages.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { startsNation } from '../../find-origin.ts';
import type { LabelTokens, Token } from '../../label-tokens.ts';
import { isForeign } from '../../language/two-languages/english-lines.ts';
import { areInTwoLanguages } from '../../language/line-evidence.ts';
import { isForeignRemark } from '../../language/two-languages/foreign-tombstone.ts';
import { givenSpan } from '../printed-part.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { ENDS_IN_WHERE, OF_A_PART, SIDE_OF_COIN } from '../part-words.ts';
import { formedPlace } from '../../well-formed.ts';
import type { Segment } from '../../search/search-label.ts';

/** What somebody else than the maker did: "illuminator / unknown". */
const OTHER_HAND =
  /^(?:illuminator|cutter|carver|printer|publisher|engraver|mounter|embroiderer|binder|scribe|caster|founder|framer)s?$/i;

/** Printed lines that belong together: from word `from` up to but without word `to`. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** Lines a phrase is broken into. */
const MOST_LINES = 6;
/** Words of a line that is heard as it is printed. */
const MOST_PLAIN_WORDS = 18;
/** The same of what is told of a side of a coin. */
const MOST_SIDE_WORDS = 36;

export const SURE = 0.9;
/** So sure is a stretch that goes on behind a line that had no room for its next word. */
const LIKELY = 0.5;

/** Kinds that begin with a small letter where nothing before them goes on: "b. 1841", "oil on canvas". */
const SMALL_BEGINNING: ReadonlySet<SegmentKind> = new Set([
  'life',
  'bio',
  'date',
  'medium',
  'dimensions',
  'credit',
]);

/** Words that begin a line of their own, though its line above is full. */
const BEGINS_PHRASE =
  /^(?:Attributed|Made|Designed|Manufactured|Printed|Published|Cast|Signed|After|Workshop|Follower|Circle|Folio|From|With|Designer|Maker|Architect|Decorator)\b|^\p{Lu}[\p{L}-]+(?: (?:by|made|name|number|of \p{Ll}+))?: |^\p{Lu}\p{Ll}+ (?:(?:painted|made|carved|designed|decorated|cast|printed) )?by \p{Lu}/u;

/** Kinds whose names may be longer than a line: "Anangu Pitjantjatjara Yankunytjatjara / Lands". */
const LONG_NAMES: ReadonlySet<SegmentKind> = new Set(['title', 'artist', 'maker', 'origin']);

/** Kinds that begin a line of their own. */
const NEVER_GOES_ON: ReadonlySet<SegmentKind> = new Set(['accession', 'credit', 'dimensions', 'life', 'bio']);

/** What a museum prints beside a work: its rank, its room, its price, its rights, how it came. */
export const REMARK =
  /^(?:(?:National|Important|Registered|Prefectural) (?:Treasure|Cultural|Art|Tangible)\b|Treasure$|(?:Not )?[Oo]n view|(?:Gallery|Room|Case|Audio|Floor|Level)\b.{0,24}$|©|[£$€¥]|Photo|(?:Promised |Partial |Anonymous )?[Gg]ifts?\b|Given\b|Bequ|Purchase|Donat|Present|Lent\b|(?:[Oo]n )?(?:indefinite )?[Ll]oan|Acquired|Courtesy|Museum [Pp]urchase|Pres\. |Don\. |Coll\. by|Signed|Inscribed|Edition|From the edition|Wheelchair|Please |Kindly |Do not |(?!\(formerly\b|\(r(?:\.|eign|uled))[([])/;

/** The name of a house or a collection, which stands below a work's name: "Corcoran Collection". */
export const HOUSE =
  /\b(?:Museums?|Gallery|Galleries|Collections?|Foundation|Institute|Institution|Trust|Fund|Society|Kunsthalle|Kunstmuseum|Musée|Museo|Pinacoteca)\b[^,]{0,30}$|^(?:\p{Lu}\p{L}+, )?(?:Musées?|Museo|Museum) (?:du|de|des|del|della|di|of|für|voor) \p{Lu}/u;

/** "1975.1.23", "NG 2358", "P26e1", "L.14702", or what such a number stood behind */
export const NUMBER_ONLY =
  /^(?:Inv|Acc|Cat|Reg|Nr|No)\.?$|^(?:\p{Lu}(?!\p{Ll}{4})[\p{L}.]{0,5}[ .-]?){0,2}(?=[.,/-]{0,3}\d)[\d.,/-]{1,30}(?:\p{L}{1,2}[\d-]{0,8})?$/u;

/** The printed lines of a label; a label without line breaks has none. */
export function printedLines({ tokens, hasLines }: LabelTokens): Block[] {
  if (!hasLines) return [];
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

export const startOf = ({ tokens }: LabelTokens, { from }: Block): number => tokens[from]?.start ?? 0;

/** The words of a stretch without the marks around them. */
export const wordsOf = ({ tokens }: LabelTokens, { from, to }: Block): string[] =>
  tokens.slice(from, to).map(({ plain }) => plain);

const textOf = ({ tokens, printed }: LabelTokens, { from, to }: Block): string =>
  printed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Of each word the stretch in which it stands. */
export type SegmentsByWord = readonly (Segment | undefined)[];

export function segmentsByWord(label: LabelTokens, segments: readonly Segment[]): SegmentsByWord {
  const byWord: (Segment | undefined)[] = Array.from({ length: label.tokens.length });
  for (const segment of segments) byWord.fill(segment, segment.from, segment.to);
  return byWord;
}

/** What ends a date on the line below it: "first half of the 13th / century". */
const ENDS_DATE = /^(?:century|centuries|B\.?C\.?(?:E\.?)?|C\.?E\.?|A\.?D\.?)[,;.]?$/;

/** What stands for a maker's name, and begins in small letters. */
const MAKER_BEGINS = /^(?:anonymous|unknown|unidentified|attributed|various)[,;]?$/;
/** Whether a maker's line begins with a small letter at a word: "unknown artist", "after Abraham Bloemaert". */
const beginsMaker = ({ tokens }: LabelTokens, at: number): boolean =>
  (MAKER_BEGINS.test(tokens[at]?.plain ?? '') && !OTHER_HAND.test(tokens[at - 1]?.plain ?? '')) ||
  (tokens[at]?.plain === 'after' && isGivenName(tokens[at + 1]?.plain.toLowerCase() ?? ''));

/** Whether a full line ends with a given name whose surname must stand on the next: "made by Jean". */
function endsInGivenName(label: LabelTokens, line: Block): boolean {
  const [last, before] = [label.tokens[line.to - 1], label.tokens[line.to - 2]];
  return (
    last !== undefined &&
    before !== undefined &&
    isGivenName(last.plain.toLowerCase()) &&
    /,$|^\p{Ll}+$/u.test(before.plain) &&
    isFull(label, line)
  );
}

/** Whether a bracket that opens on a line closes on the next: "(Greek, c. / 400-330 BCE)". */
const closesBelow = (line: string, below: string): boolean =>
  /\([^()]*$/.test(line) && /^[^()]*\)/.test(below);

/** Whether what is on a side of a coin ends with where it is. */
const endsSide = (text: string): boolean => SIDE_OF_COIN.test(text) && ENDS_IN_WHERE.test(text);

/** Whether the phrase of a line goes on behind its end, where word `at` begins the next one. */
function runsOn(
  label: LabelTokens,
  byWord: SegmentsByWord,
  isFormed: (segment: Segment) => boolean,
  line: Block,
): boolean {
  const { tokens } = label;
  const at = line.to;
  const [last, next] = [tokens[at - 1], tokens[at]];
  if (!last || !next || next.startsBlock) return false;
  const below = textOf(label, { from: at, to: next.lineEnd });
  if (areInTwoLanguages(textOf(label, line), below)) return false;
  // "King Injong / (r. 1122-1146)"
  if (/^\(r(?:\.|eign|uled)/.test(next.plain)) return true;
  // "excavated 1897 / AD 43-60": a date begins.
  if (ENDS_DATE.test(next.plain)) return !/^A\.?D\.? \d/.test(below);
  const isOriginBelow = /^[\uE000-\uE002]/.test(label.marked.slice(next.start));
  if (isDateLine(below) && (last.plain.endsWith(',') || closesBelow(textOf(label, line), below))) return true;
  // "Temple of Lowe / Collezione Birch"
  if (REMARK.test(below) || NUMBER_ONLY.test(below) || isDateLine(below) || isForeignRemark(below))
    return false;
  // "Katsushika Hokusai (1760-1849) / The purple shell": behind a life another line begins.
  if (/\d{4}\)$/.test(last.plain) && /^\p{Lu}/u.test(next.plain) && isBalanced(textOf(label, line)))
    return false;
  if (/\battributed to$/.test(textOf(label, line)) && !isFull(label, line)) return false;
  // "about 150 million years ago / Lowe Formation, Utah, USA"
  if (/\byears ago$/.test(textOf(label, line)) && /^\p{Lu}/u.test(next.plain)) return false;
  if (SIDE_OF_COIN.test(below)) return false;
  // What goes on of a side was joined to it before.
  if (SIDE_OF_COIN.test(textOf(label, line)) && /^\p{Lu}/u.test(next.plain)) return false;
  // "Reverse: Cross on steps, a star above / Gold"
  const isSide = endsSide(textOf(label, line)) && !/^\p{Ll}/u.test(next.plain);
  if (
    (JOINING.test(last.plain) && !isSide) ||
    !isBalanced(textOf(label, line)) ||
    endsInGivenName(label, line)
  )
    return true;
  // "to mark / 1,200 paces of the road", "was first shown at the Olympia / Exhibition": a line whose sentence is not at its end.
  const isOfText = byWord[at] !== undefined && byWord[at] === byWord[at - 1];
  if (
    !last.closes &&
    hadNoRoom(label, line) &&
    !BEGINS_PHRASE.test(below) &&
    !isMaterials(below) &&
    (/ to \p{Ll}{3,}$/u.test(textOf(label, line)) ||
      (isOfText && byWord[at]?.kind === 'other' && isSentence(tokens.slice(line.from, line.to))))
  )
    return true;
  // "HOW DID YOU SPELL / WITHOUT PAPER?": letters of a heading are larger than those by which the width is known.
  if (
    GOES_ON_IN_CAPITALS.test(below) &&
    isInCapitals(label, line) &&
    isInCapitals(label, { from: at, to: next.lineEnd })
  )
    return true;
  const isBy = /^by$/i.test(next.plain) && /^\p{Lu}/u.test(tokens[at + 1]?.plain ?? '');
  // "Erik Lowe, Swedish, 1932-1998 / bowl": behind a life begins what is no part of it.
  const isSmall =
    /^\p{Ll}/u.test(next.plain) &&
    !/\d{4}\)?$/.test(last.plain) &&
    !isBy &&
    !/^born \p{Lu}/u.test(below) &&
    !beginsMaker(label, at) &&
    !hadRoom(label, line);
  // "See Thracian Treasures, nos. / 36-43"
  const isShort = /^(?:nos?|vol|pp?|cat|figs?|pls?|inv|acc)\.$/i.test(last.plain);
  const goesOn = isShort || /(?:[,-]|^[/:])$/.test(last.plain) || isSmall;
  const segment = byWord[at];
  if (!segment) return goesOn;
  if (segment.from < at && segment.kind !== 'other') {
    const isName = !isOriginBelow && LONG_NAMES.has(segment.kind);
    // Where a long name begins and ends may be in doubt, and not that its full lines belong together.
    const isFilled = isName && hadNoRoom(label, line);
    return goesOn || ((isFilled || segment.certainty >= SURE) && isFormed(segment));
  }
  // A capital may go on behind a line that had no room for it: "of Shah / Tahmasp".
  if (
    segment.certainty < SURE &&
    !isOriginBelow &&
    !NEVER_GOES_ON.has(segment.kind) &&
    !BEGINS_PHRASE.test(below) &&
    mayWrap(label, line)
  )
    return true;
  return goesOn && !(segment.from === at && segment.certainty >= SURE && SMALL_BEGINNING.has(segment.kind));
}

/** Small words with which no line of its own begins. */
const GOES_ON_IN_CAPITALS =
  /^(?:With|Without|Of|In|On|At|And|For|To|Under|Over|Near|Before|Between|Among|Through|As)\b(?! the (?:Style|Manner)\b)/i;

/** Whether a line is printed in capital letters. */
const isInCapitals = ({ given, tokens }: LabelTokens, { from, to }: Block): boolean =>
  /^(?=.*\p{Lu}{2})\P{Ll}+$/u.test(given.slice(tokens[from]?.given.start, tokens[to - 1]?.given.end));

/** The printed lines, those of one phrase together. */
export function phrases(label: LabelTokens, byWord: SegmentsByWord): Block[] {
  const formed = new Map<Segment, boolean>();
  const isFormed = (segment: Segment): boolean => {
    const known = formed.get(segment) ?? formedPlace(label, segment) !== null;
    formed.set(segment, known);
    return known;
  };
  const blocks: { from: number; to: number; lines: number }[] = [];
  for (const line of printedLines(label)) {
    const open = blocks.at(-1);
    if (open && open.lines < MOST_LINES && runsOn(label, byWord, isFormed, open)) {
      open.to = line.to;
      open.lines += 1;
    } else blocks.push({ ...line, lines: 1 });
  }
  return blocks;
}

/** The stretches of which words stand in a block. */
export function segmentsIn(byWord: SegmentsByWord, { from, to }: Block): Segment[] {
  const found: Segment[] = [];
  for (let at = from; at < to; at += 1) {
    const segment = byWord[at];
    if (!segment) continue;
    found.push(segment);
    at = segment.to - 1;
  }
  return found;
}

/** The stretch to which most words of a block belong. */
export function mostOf(byWord: SegmentsByWord, block: Block): Segment | undefined {
  const sharedBy = ({ from, to }: Segment): number => Math.min(block.to, to) - Math.max(block.from, from);
  return segmentsIn(byWord, block).toSorted((a, b) => sharedBy(b) - sharedBy(a))[0];
}

/** A block without the inventory number at either end. */
export function withoutNumber(byWord: SegmentsByWord, block: Block): Block {
  let { from, to } = block;
  for (const { kind, from: first, to: behind } of segmentsIn(byWord, block)) {
    if (kind !== 'accession') continue;
    if (first <= from && behind > from) from = Math.min(behind, to);
    if (behind >= to && first < to) to = Math.max(first, from);
  }
  return { from, to };
}

export function partOf(label: LabelTokens, block: Block): PrintedPart | null {
  const start = label.tokens[block.from]?.start ?? 0;
  const printed = textOf(label, block);
  const lead = /^[,;:.\s|/\u00B7\u2022-]*/.exec(printed)?.[0].length ?? 0;
  const text = printed
    .slice(lead)
    .replace(/[,;:\s|/\u00B7\u2022-]{1,20}$/, '')
    .replace(/(?<=\p{L}{4}|\d|\))\.$/u, '');
  if (text === '') return null;
  const place = [start + lead, start + lead + text.length] as const;
  return { text, ...givenSpan(label, place, block), certainty: 0 };
}

/** A first line in small letters that names a thing: "octobasse (giant double bass)". */
const SMALL_NAME = /^(?!(?:of|and|or|the|who|with|in|by|for|from|to)\b)[^\d]{3,40}$/;
const ATTRIBUTED_BEHIND = /, attributed to$/;
/** A signature that names somebody is told where other remarks of its kind are not. */
const SIGNED_BY = /^Signed by \p{Lu}/u;

/** Whether words stand by themselves: nothing is cut off before or behind them. */
export function isWholePhrase(label: LabelTokens, { from, to }: Block, maySmall = false): boolean {
  const [first, last] = [label.tokens[from], label.tokens[to - 1]];
  return (
    first !== undefined &&
    last !== undefined &&
    (maySmall ||
      !/^\p{Ll}/u.test(first.plain) ||
      (from === 0 && SMALL_NAME.test(textOf(label, { from, to })))) &&
    (!JOINING.test(last.plain) ||
      ATTRIBUTED_BEHIND.test(textOf(label, { from, to })) ||
      endsSide(textOf(label, { from, to }))) &&
    isBalanced(textOf(label, { from, to })) &&
    isLatin(textOf(label, { from, to }))
  );
}

/** Whether words make a sentence: it begins as one does, and some of them join or do something. */
export const isSentence = (words: readonly Token[]): boolean =>
  words.filter(({ speech }) => speech !== 'other').length > 1 &&
  /^["'\u201C\u2018]?[\p{Lu}\d]/u.test(words[0]?.plain ?? '') &&
  (words.at(-1)?.closes === true || words.some(({ speech }) => speech === 'verb'));

/** Kinds that lines of names behind a credit are taken for, though they are the rest of it. */
const LIKE_CREDIT: ReadonlySet<SegmentKind> = new Set([
  'artist',
  'maker',
  'title',
  'original',
  'origin',
  'other',
]);

const goesOnCredit = (byWord: SegmentsByWord, block: Block): boolean =>
  LIKE_CREDIT.has(mostOf(byWord, block)?.kind ?? 'other');

/** Kinds of which a line says nothing that one wants to hear by itself, or is told otherwise. */
const NOT_PLAIN: ReadonlySet<SegmentKind> = new Set([
  'prose',
  'credit',
  'accession',
  'dimensions',
  'life',
  'bio',
]);

/**
 * The whole lines of the tombstone, those of one phrase together, that can be heard as they are printed: no credit, number
 * or size, no sentence, and nothing in another language or script.
 */
export function plainLines(label: LabelTokens, byWord: SegmentsByWord): PlainLine[] {
  const blocks = phrases(label, byWord);
  const credit = blocks.findIndex((block, at) => at > 0 && mostOf(byWord, block)?.kind === 'credit');
  return blocks
    .filter((block, at) => credit < 0 || at < credit || !goesOnCredit(byWord, block))
    .map((block) => withoutNumber(byWord, block))
    .filter(
      (block) =>
        block.to > block.from &&
        block.to - block.from <=
          (SIDE_OF_COIN.test(textOf(label, block)) ? MOST_SIDE_WORDS : MOST_PLAIN_WORDS),
    )
    .flatMap((block): PlainLine[] => {
      const most = mostOf(byWord, block);
      if (
        most &&
        NOT_PLAIN.has(most.kind) &&
        !(
          most.kind === 'bio' &&
          most.certainty < LIKELY &&
          !startsNation(label.marked, startOf(label, block))
        ) &&
        !OF_A_PART.test(textOf(label, block)) &&
        !namesSomebody(byWord, block)
      )
        return [];
      const part = partOf(label, block);
      const maySmall =
        (most?.kind === 'medium' && most.from === block.from) ||
        beginsMaker(label, block.from) ||
        /^from (?:the |a )?(?:series|portfolio|album|suite|project)\b/.test(part?.text ?? '') ||
        (part !== null && OF_A_PART.test(part.text));
      return part &&
        /\p{L}{2}/u.test(part.text) &&
        isWholePhrase(label, block, maySmall) &&
        (!isRemark(part.text) || SIGNED_BY.test(part.text) || isInvitation(part.text)) &&
        !HOUSE.test(part.text) &&
        !NUMBER_ONLY.test(part.text) &&
        !isForeign(part.text) &&
        !isForeignRockAge(part.text)
        ? [{ ...part, mayBeMaker: most?.kind === 'artist' || most?.kind === 'maker' }]
        : [];
    });
}

/** Whether a line, or a half of one in two languages, tells how the work came or where it hangs: "Don de / Gift of Ada Birch". */
function isRemark(text: string): boolean {
  const halves = text.split(/ [/|] /);
  return halves.some(
    (half) =>
      REMARK.test(half) ||
      /\b(?:deposit|donation)$/i.test(half) ||
      (halves.length > 1 && isForeignRemark(half)),
  );
}

/** Whether a maker is named in a block most of which is a life: "Lowe (American, 1849-1932), decorator". */
const namesSomebody = (byWord: SegmentsByWord, block: Block): boolean =>
  segmentsIn(byWord, block).some(({ kind }) => kind === 'artist' || kind === 'maker' || kind === 'other');
