import type { LabelFacts, PrintedPart } from '../facts.ts';
import { isBalanced } from '../balanced.ts';
import { rockAgeAndPlace } from '../dates/rock-ages.ts';
import { isRockUnit } from '../dates/rock-units.ts';
import { isDateLine } from '../dates/date-line.ts';
import { fromCapitals } from '../capitals.ts';
import { startsOrigin, withOriginsMarked } from '../find-origin.ts';
import type { LabelTokens } from '../label-tokens.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { formedPlace, TOWN_AND_HOUSE } from '../well-formed.ts';
import type { Segment } from '../search/search-label.ts';
import { LEAST_CERTAINTY } from '../search/sure.ts';
import { isOfFossil } from './nature/species.ts';
import { partWithoutKind } from './names/kind-before-title.ts';
import { isInvitation } from './invitations.ts';
import {
  type Block,
  HOUSE,
  isWholePhrase,
  mostOf,
  NUMBER_ONLY,
  partOf,
  phrases,
  REMARK,
  segmentsIn,
  type SegmentsByWord,
  startOf,
  SURE,
  withoutNumber,
} from './breaks/whole-lines.ts';

/** Words of the longest phrase that is told as a heading, and how many are told. */
const MOST_HEADING_WORDS = 32;
const MOST_HEADINGS = 3;
/** So sure is a line of places that nobody needs to know them: "TAHITI, SOCIETY ISLANDS". */
const SURE_OF_PLACE = 0.97;

/** Kinds that do not name a work, and those of which a line is told all the same where it is hardly surely one. */
const NO_HEADING: ReadonlySet<SegmentKind> = new Set([
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
  'life',
  'bio',
  'prose',
]);
const DOUBTED: ReadonlySet<SegmentKind> = new Set(['medium', 'bio']);
/** "Zulu name: Umbhijo": words before a colon by which a line says what it is, so that it names no work. */
export const KEYED_LINE =
  /^(?:\p{Lu}\p{Ll}+ )?(?:[Nn]ame|[Ll]ocation|[Pp]lace(?: (?:made|of origin))?|[Mm]aterials?(?: used)?|[Pp]urpose|[Ff]unction|[Uu]se|[Oo]rigin|[Aa]rea|[Pp]rovenance|(?:[Ww]orn|[Oo]wned|[Uu]sed) by): /u;

/** "Isfahan (?)": a place that is doubted; "An\u00F3nimo", "Unbekannter K\u00FCnstler": nobody, in the languages of museums. */
export const NAMES_NOTHING =
  /^\p{Lu}[\p{L}' -]{2,30} \(\?\)$|^(?:(?:autore?|auteur|artiste?|artista|pintor|pittore) )?(?:an[o\u00F3\u00F4]nim[oae]|anonyme|anonym(?:us)?|desconocid[oa]|desconhecid[oa]|inconnue?|ignot[oa]|onbekend|unbekannt|ok\u00E4nd|ukendt|ukjent|nieznany|nezn\u00E1m\u00FD|tuntematon|ismeretlen)(?: (?:k\u00FCnstler|meester|kunstenaar|konstn\u00E4r|kunstner|autor|artysta|m\u0171v\u00E9sz))?$|^unbekannte[rn]? (?:k\u00FCnstler|meister|maler)(?:in)?$/iu;

/** "memory of her sister", "of the": the end of a line whose beginning stands elsewhere. */
const END_OF_LINE = /^(?:(?:memory|honou?r) )?(?:of|and|who|whose) /;

/** "Reg. Number: X2263", "D.handle 45mm", "\u00A31,850 (framed)" */
const NUMBERED =
  /[\u00A3$\u20AC] ?\d|^\d{4}\.\d|\d ?[x\u00D7] ?\d.{0,20}(?:cm|mm|in)\b|^(?:Reg|Registration|Inv|Inventory|Acc|Accession|Cat|Catalogue|Object|Museum|Loan)\.? (?:[Nn]o|[Nn]umber)\b|^\p{L}{1,6}\. ?\p{L}* ?\d+ ?(?:mm|cm)\b/u;

/** The title with which a line begins that goes on with its date: "Ceremony c. 1895". */
const namingOf = (label: LabelTokens, byWord: SegmentsByWord, block: Block): Segment | undefined => {
  const [first, second] = segmentsIn(byWord, block);
  const isNamed = first?.kind === 'title' && second?.kind === 'date';
  return isNamed && !startsOrigin(label.marked, startOf(label, block)) ? first : undefined;
};

/** Whether fields stand one behind the other in a block, parted by semicolons. */
const isRunning = ({ tokens, printed }: LabelTokens, { from, to }: Block): boolean =>
  printed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).split('; ').length > 2;

/** A title of so many words may have a full stop inside. */
const MOST_WORDS_OF_TITLE = 14;

/** A long block up to its first full stop, where more than a word stands before that. */
function firstSentence({ tokens }: LabelTokens, { from, to }: Block): Block {
  // "Marble figurine of a woman. From Naxos": a title, and where it was found.
  const found = tokens.findIndex(
    ({ plain }, at) =>
      at > from + 1 &&
      at < to - 1 &&
      plain === 'From' &&
      tokens[at - 1]?.closes === true &&
      tokens[at]?.startsLine !== true,
  );
  if (found > 0) return { from, to: found };
  if (to - from <= MOST_WORDS_OF_TITLE) return { from, to };
  const end = tokens.slice(from + 1, to).findIndex(({ closes }) => closes);
  return { from, to: end < 0 ? to : from + 1 + end + 1 };
}

/**
 * The tombstone below a text that has nothing but a heading above it: "A servant for eternity", the text, "Shabti of Tamut",
 * "Blue-glazed faience". All lines of any other label.
 */
function withoutTextAbove(byWord: SegmentsByWord, blocks: readonly Block[]): readonly Block[] {
  const kinds = blocks.map((block) => mostOf(byWord, block)?.kind);
  const below = kinds.lastIndexOf('prose') + 1;
  const first = blocks[below] && mostOf(byWord, blocks[below]);
  const isName =
    first?.kind === 'title' || (first?.kind === 'artist' && first.certainty < LEAST_CERTAINTY.artist);
  return kinds.indexOf('prose') === 1 && isName && kinds.includes('medium', below)
    ? blocks.slice(below)
    : blocks;
}

/**
 * The label's first printed lines, up to three, that can stand in the place of a title which is not surely known: whole
 * phrases in Latin letters, joined where a line wraps; no number, date, size, credit or material, no line of prose nor
 * what follows one. Empty for a label without line breaks.
 */
export function headingOf(label: LabelTokens, byWord: SegmentsByWord): PrintedPart[] {
  const found: (PrintedPart & { kind: SegmentKind; isPlace: boolean })[] = [];
  for (const printed of withoutTextAbove(byWord, phrases(label, byWord))) {
    const naming = namingOf(label, byWord, printed);
    // "Drawing, The Kiln, 1811; Ada Birch (Italian, 1758-1823); ink on paper": of a label without lines only the title is one.
    const block = naming && isRunning(label, printed) ? { from: naming.from, to: naming.to } : printed;
    const most = naming ?? mostOf(byWord, block);
    // "The Idolatry of Solomon" was hardly taken for a place, and is none that is known.
    const isNoPlace =
      most?.kind === 'origin' && most.certainty < SURE && !startsOrigin(label.marked, startOf(label, block));
    const kind = isNoPlace ? 'other' : (most?.kind ?? 'other');
    if (kind === 'prose' && found.length > 0) break;
    const isDoubted =
      most !== undefined &&
      DOUBTED.has(kind) &&
      (most.certainty < SURE ||
        formedPlace(label, most) === null ||
        (block.from === 0 && isThing(label, block)));
    if (NO_HEADING.has(kind) && !isDoubted) continue;
    // A further maker below the first names no work.
    if (kind === 'maker' && (most?.certainty ?? 0) >= SURE) continue;
    const words = firstSentence(label, withoutNumber(byWord, block));
    const part = words.from < words.to ? partOf(label, words) : null;
    if (
      part &&
      words.to - words.from <= MOST_HEADING_WORDS &&
      isWholePhrase(label, words) &&
      !REMARK.test(part.text) &&
      !isInvitation(part.text) &&
      !KEYED_LINE.test(part.text) &&
      !END_OF_LINE.test(part.text) &&
      !NUMBER_ONLY.test(part.text) &&
      !NUMBERED.test(part.text) &&
      !(found.length > 0 && HOUSE.test(part.text)) &&
      !TOWN_AND_HOUSE.test(part.text) &&
      !isDateLine(part.text) &&
      rockAgeAndPlace(part.text) === null &&
      !isRockUnit(part.text, isOfFossil(label.printed))
    )
      found.push({
        ...part,
        kind,
        isPlace:
          kind === 'origin' &&
          ((most?.certainty ?? 0) >= SURE_OF_PLACE ||
            ((most?.certainty ?? 0) >= SURE && startsOrigin(withOriginsMarked(fromCapitals(part.text)), 0))),
      });
  }
  const naming = found.filter(({ text }) => !NAMES_NOTHING.test(text));
  if (naming.length > 0) found.splice(0, found.length, ...naming);
  // A place that is known is told as that, and is no name.
  if (found.every(({ isPlace }) => isPlace)) return [];
  // Where a work comes from, or what it is made of, names it only if nothing else does.
  const names = found.filter(({ kind }) => kind !== 'origin' && !DOUBTED.has(kind));
  // "Shark-tooth weapon / Kiribati": what stands first and is hardly a material names it before where it is from does.
  const [first, ...others] = found;
  const isNamedFirst =
    first !== undefined && DOUBTED.has(first.kind) && others.some(({ kind }) => kind === 'origin');
  return (names.length > 0 ? names : isNamedFirst ? [first] : found)
    .slice(0, MOST_HEADINGS)
    .map(({ text, start, end, certainty }) => partWithoutKind({ text, start, end, certainty }));
}

/** Whether a line names a thing beside its material: "Bronze chariot inlaid with ivory". */
const isThing = ({ tokens }: LabelTokens, { from, to }: Block): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ core, material, speech }) =>
        material === 'other' && speech === 'other' && /^\p{Ll}{4,}$/u.test(core),
    );

/** The lines of a heading without the date at their end, where that is told as the work's: "Standing Buddha, 16th century". */
export function withoutDate(heading: readonly PrintedPart[], { readings, given }: LabelFacts): PrintedPart[] {
  const { date } = readings;
  return heading.map((part) => {
    if (!date || date.start <= part.start || date.end < part.end || date.start >= part.end) return part;
    const text = given.slice(part.start, date.start).replace(/(?<![\s,;:(|])[\s,;:(|]+$/, '');
    return /\p{L}{3}/u.test(text) && isBalanced(text)
      ? { ...part, text: part.text.slice(0, text.length), end: part.start + text.length }
      : part;
  });
}
