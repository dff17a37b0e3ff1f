import { FIRST_WORK } from '../dates/lifetimes.ts';
import type { YearRange } from '../dates/year-range.ts';
import type { LabelFacts } from '../facts.ts';
import type { Match } from '../notes/note-book.ts';
import type { Note } from '../notes/note.ts';
import { isBeyondEurope, isOfLand } from '../notes/lands.ts';
import { isOfRegion, isPlacedBesideNone } from '../notes/regions.ts';
import { isNearInTime, isOfTime } from '../notes/times.ts';
import { nameLikeness } from '../name-likeness.ts';
import { plainName } from '../notes/plain-name.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import type { NoteTalk } from './note-talk.ts';
import { isPicture, type Technique } from './techniques.ts';

/**
 * Tells of a note whether a label has what the note is only of, and nothing that it is not of: a technique ("metal") or a
 * word, whose end a star leaves open; and whether it was made when and where this is true. Whoever gave the work is no part of it: a print is not of wood by a Mrs Wood.
 */
export function allowedOn(facts: LabelFacts, technique: Technique | null): (note: Note) => boolean {
  const label = ` ${plainName(facts.text.replace(facts.credit ?? '', ''))} `;
  const stands = (word: string): boolean =>
    word === technique || label.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);
  const isBeyond = isBeyondEurope(facts.text);
  return ({ only, not, when, isEuropean }) =>
    !(isEuropean && isBeyond) &&
    !not.some(stands) &&
    (only.length === 0 || only.some(stands)) &&
    isWithin(timeOf(facts), when);
}

/** Years of the longest life at work. */
const LONGEST_AT_WORK = 90;

/** When a work was made: by its date, or else within its maker's life. */
function timeOf({ years, born, died }: LabelFacts): LabelFacts['years'] {
  if (years !== null) return years;
  const [first, last] = [born, died].map((year) => Number(/\d{4}/.exec(year ?? '')?.[0] ?? Number.NaN));
  if (first === undefined || Number.isNaN(first)) return null;
  return [first + FIRST_WORK, last === undefined || Number.isNaN(last) ? first + LONGEST_AT_WORK : last];
}

/** Whether a work was made in a span that may be open at either end; of one without a date nobody knows. */
function isWithin(years: LabelFacts['years'], [from, to]: YearRange): boolean {
  if (from === null && to === null) return true;
  const [first, last] = years ?? [null, null];
  return first !== null && last !== null && last >= (from ?? -Infinity) && first <= (to ?? Infinity);
}

/** Things that are themselves painted on panels and canvas, and those that are drawn, written or printed on paper. */
const PAINTED_THINGS =
  /altarpiece|triptych|diptych|polyptych|icon|cassone|predella|thangka|frontal|antependium|royal doors?|desco|birth (?:tray|salver)|votive|ex[- ]voto|\bsign$/i;
const PAPER_THINGS =
  /altarpiece|triptych|icon|thangka|mandala|screen|scroll|miniature|folio|leaf|page|album|manuscript|book|poster|map|drawing|print|sketch|ketubah|haggadah/i;

/** Whether a note on a kind of thing is about this work: a picture called "The Mirror" is no mirror. */
export function isThatThing({ field, name }: Match, technique: Technique | null): boolean {
  if (field !== 'title' || technique === null || !isPicture(technique)) return true;
  return (technique === 'painting' ? PAINTED_THINGS : PAPER_THINGS).test(name);
}

/** Words by which a sentence is about one kind of work, and the techniques of that kind. */
const ABOUT_KINDS: readonly (readonly [words: RegExp, is: (technique: Technique) => boolean])[] = [
  [
    /\b(?:clays?|potters?|pottery|pots?|vases?|glazes?|glazed|kilns?|porcelain|stoneware)\b/i,
    (it) => it === 'ceramic',
  ],
  [/\b(?:weavers?|woven|looms?|cloths?|carpets?|wool|embroider\w*|tapestr\w+)\b/i, (it) => it === 'textile'],
  [/\b(?:painters?|paintings?|canvas|brush\w*)\b/i, isPicture],
];

/** A note on a time or a place without what it says of another kind of work: of clay beside a bronze. */
export function ofThisMaterial(note: NoteTalk | null, technique: Technique | null): NoteTalk | null {
  if (note === null || technique === null) return note;
  const at = note.parts.findIndex(({ statement }) => {
    const kinds = ABOUT_KINDS.filter(([words]) => words.test(statement.text));
    return kinds.length > 0 && !kinds.some(([, is]) => is(technique));
  });
  if (at < 0) return note;
  return at === 0 ? null : { ...note, parts: note.parts.slice(0, at), reply: '' };
}

/** Whether a subject has a name of common words, "Reading a Letter", so that a note on it is on pictures of many lands. */
export const isCommon = ({ name, by }: NoteTalk): boolean =>
  by === '' &&
  name
    .split(' ')
    .every((word) => word.length < 3 || /^(?:wo)?m[ae]n$/i.test(word) || nameLikeness(word) < 0.2);

/** A note on a subject up to the first sentence of a later time, or that begins with another part of the world: "In Japan farmers prayed to the wolf." */
export function ofThisPart(note: NoteTalk | null, label: string, facts: LabelFacts): NoteTalk | null {
  const years = timeOf(facts);
  return (
    note &&
    upTo(
      note,
      (said) =>
        (!/^In (?:[a-z-]+ )?\p{Lu}/u.test(said) || isOfRegion(said, label)) &&
        (note.by !== '' || isOfTime(said, years)),
    )
  );
}

/** A note up to the first sentence that cannot be told of this work. */
function upTo(note: NoteTalk, isOfIt: (said: string) => boolean): NoteTalk | null {
  const at = note.parts.findIndex(({ statement: { text } }) => !isOfIt(text));
  if (at < 0) return note;
  return at === 0 ? null : { ...note, parts: note.parts.slice(0, at), reply: '' };
}

/** A note on a technique up to the first sentence that is about those of another part of the world, or of a later time. */
export const ofThisRegion = (note: NoteTalk, label: string, facts: LabelFacts): NoteTalk | null =>
  upTo(
    note,
    (said) => isOfRegion(said, label) && !isPlacedBesideNone(said, label) && isOfTime(said, timeOf(facts)),
  );

/** A note on a kind of thing, a common subject or a craft up to the first sentence on those of another land or age. */
export const ofThisKind = (note: NoteTalk, label: string, facts: LabelFacts): NoteTalk | null =>
  upTo(note, (said) => isOfLand(said, label) && isNearInTime(said, timeOf(facts)));

/** "Hide, glass beads": a thing that a medium line names behind others is no kind of thing that the work is. */
export function isPartOfList({ field, name }: Match, { medium }: LabelFacts): boolean {
  if (field !== 'medium') return false;
  const last = plainName(name).split(' ').at(-1) ?? '';
  const [first = ''] = (medium ?? '').split(/[,;]/, 1);
  const isThing = OBJECT_WORDS.has(last) || OBJECT_WORDS.has(last.replace(/s$/, ''));
  return isThing && !plainName(first).includes(plainName(name));
}

/** Whether a note tells of the things of one land, and not of all of a kind. */
export const isOfOneLand = ({ parts }: NoteTalk): boolean =>
  parts.some(({ statement: { text } }) => !isOfLand(text, ''));

const BY_CAMERA: ReadonlySet<Technique> = new Set(['photograph', 'video']);

/** Whether a story of what pictures show speaks of no other means than this one's: of no brush beside a photograph. */
export const isOfMeans = ({ parts }: NoteTalk, technique: Technique): boolean =>
  !parts.some(({ statement: { text } }) =>
    (BY_CAMERA.has(technique)
      ? /\b(?:paint|brush|draughts|draw)\w*/i
      : /\b(?:photograph\w*|camera|lens|exposure|darkroom)\b/i
    ).test(text),
  );
