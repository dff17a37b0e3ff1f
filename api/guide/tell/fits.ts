import { FIRST_WORK } from '../dates/lifetimes.ts';
import type { YearRange } from '../dates/year-range.ts';
import type { LabelFacts } from '../facts.ts';
import type { Match } from '../notes/note-book.ts';
import type { Note } from '../notes/note.ts';
import { isBeyondEurope, isFarFromEurope, isOfLand, isPlaced } from '../notes/lands.ts';
import { isOfOtherMasters, isOfRegion, isPlacedBesideNone } from '../notes/regions.ts';
import { isNearInTime, isOfTime } from '../notes/times.ts';
import { nameLikeness } from '../name-likeness.ts';
import { plainName } from '../notes/plain-name.ts';
import { countWords } from '../speech/text.ts';
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
  return ({ only, also, not, when, isEuropean }) =>
    !(isEuropean && isBeyond) &&
    !not.some(stands) &&
    [only, also].every((words) => words.length === 0 || words.some(stands)) &&
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
type Kinds = readonly (readonly [words: RegExp, is: (technique: Technique) => boolean])[];
const ABOUT_KINDS: Kinds = [
  [
    /\b(?:clays?|potters?|pottery|pots?|vases?|glazes?|glazed|kilns?|porcelain|stoneware)\b/i,
    (it) => it === 'ceramic',
  ],
  [/\b(?:weavers?|woven|looms?|cloths?|carpets?|wool|embroider\w*|tapestr\w+)\b/i, (it) => it === 'textile'],
  [/\b(?:painters?|paintings?|canvas|brush\w*)\b/i, isPicture],
];

/** The same for words of works that a people or an age may have made beside others: behind where it lived, no more is told of them. */
const ABOUT_CARVINGS: Kinds = [
  [
    /\b(?:carv\w+|sculpt\w+|stones?|basalt|marble|jade|ivory|ivories|wooden|masks?|thrones?|stools?|poles?)\b/i,
    (it) => it === 'wood' || it === 'stone',
  ],
  [/\b(?:bronzes?|brass|cast|gold\w*|silver\w*|iron|steel|copper|smiths?|coins?)\b/i, (it) => it === 'metal'],
  [/\b(?:terracottas?|cups?|jars?|bowls?|dish(?:es)?|tiles?)\b/i, (it) => it === 'ceramic'],
  [/\b(?:rugs?|robes?|shawls?|blankets?|quilts?|flags?|sewn)\b/i, (it) => it === 'textile'],
];
const COIN =
  /\b(?:coins?|staters?|(?:tetra|didra|deca)?drachms?|denari(?:us|i)|aure(?:us|i)|solidus|dinars?|mohurs?)\b/i;

/** Things of which nobody needs a label to know that they are neither potted, carved nor cast. */
const PLAITED = /\b(?:baskets?|basketry|mats?|headdress(?:es)?)\b/i;

const speaksOfOther = (said: string, kinds: Kinds, technique: Technique | null, label: string): boolean => {
  const spoken = kinds.filter(([words]) => words.test(said));
  return (
    spoken.length > 0 &&
    !spoken.some(([words, is]) => (technique !== null && is(technique)) || words.test(label))
  );
};

/**
 * A note on a time or a place without what it says of another kind of work: of clay beside a bronze or a coin, of stone
 * beside feathers. Of a work whose label does not say what it is made of nobody knows.
 */
export function ofThisMaterial(
  note: NoteTalk | null,
  technique: Technique | null,
  { title, medium, heading }: Pick<LabelFacts, 'title' | 'medium' | 'heading'>,
): NoteTalk | null {
  const label = [title, medium, ...heading.map(({ text }) => text)].join(' / ');
  const made = technique ?? (COIN.test(label) ? 'metal' : null);
  if (note === null || (made === null && medium === null && !PLAITED.test(label))) return note;
  const isOther = (said: string): boolean =>
    speaksOfOther(said, [...ABOUT_KINDS, ...ABOUT_CARVINGS], made, label);
  const [first] = note.parts;
  const said = first?.statement.text ?? '';
  const [clause = ''] = KNOWN_FOR.exec(said) ?? [];
  const whole = `${said.slice(0, said.length - clause.length)}.`;
  if (first && isOther(clause) && !isOther(whole) && countWords(whole) >= WORDS_OF_SENTENCE)
    return { ...note, parts: [{ ...first, statement: { ...first.statement, text: whole } }], reply: '' };
  // Where a people lives is told with what it is best known for, where that is no clause of its own.
  return upTo(note, (text) =>
    text === said ? !speaksOfOther(text, ABOUT_KINDS, made, label) : !isOther(text),
  );
}

/** ", and their smiths wove beasts into gold": what the first sentence on a people goes on to say of what it made. */
const KNOWN_FOR =
  /, (?:and|where|whose) (?:in the \p{Ll}{2,15} century )?(?:(?:its|their|the) )?(?:\p{Ll}{1,20} )?(?:carvers?|sculptors?|masons?|smiths?|goldsmiths|silversmiths|bronze casters|casters|founders|potters?|weavers?|painters?|artists|craftsmen|women|men)\b.{0,300}\.$/u;
const WORDS_OF_SENTENCE = 6;

/** A story of a kind of thing that tells of no potters beside a silver bowl. */
export const isOfMaterial = ({ parts }: NoteTalk, technique: Technique | null): boolean =>
  technique === null ||
  technique === 'ceramic' ||
  !parts.some(({ statement: { text } }) => /\b(?:potters?|kilns?|wheel-thrown)\b/i.test(text));

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

/** "Saint Anne with the Virgin and Child": who is shown, and whom a note on the others would leave out. */
const SAINT_WITH = /^(?:Saints?|St\.?) [^,]{2,40}? with /u;

/** Whether a note on a subject is on those who stand beside the one whom the title names first. */
export function isOfThoseBeside({ note, name }: Match, title: string | null): boolean {
  const first = SAINT_WITH.exec(title ?? '')?.[0];
  return (
    note.kind === 'subject' &&
    first !== undefined &&
    (title ?? '').toLowerCase().indexOf(name.toLowerCase()) >= first.length
  );
}

/** What a maker painted on, by a sentence of a note: "She painted on unprimed cardboard". */
const PAINTED_ON =
  /\b[Pp]ainted (?:\p{Ll}+ )?on (?:[\p{Ll}-]+ )?(cardboard|copper|slate|glass|paper|panels?|wood|burlap|bark|silk|canvas|cotton|hardboard)\b/u;
const SUPPORT =
  /\b(?:cardboard|card|board|copper|slate|glass|paper|panels?|wood|oak|poplar|burlap|bark|silk|canvas|linen|cotton|hardboard|masonite)\b/i;

/** A note on a maker up to the first sentence on what this work is not painted on. */
export const onThisSupport = (note: NoteTalk | null, medium: string | null): NoteTalk | null =>
  note &&
  upTo(note, (said) => {
    const on = PAINTED_ON.exec(said)?.[1];
    return on === undefined || !SUPPORT.test(medium ?? '') || (medium ?? '').toLowerCase().includes(on);
  });

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
    (said) =>
      isOfRegion(said, label) &&
      !isOfOtherMasters(said, label) &&
      !isPlacedBesideNone(said, label) &&
      isOfTime(said, timeOf(facts)),
  );

/** A note on a kind of thing, a common subject or a craft up to the first sentence on those of another land, age or wearer. */
export const ofThisKind = (note: NoteTalk, label: string, facts: LabelFacts): NoteTalk | null =>
  upTo(
    note,
    (said) =>
      isOfLand(said, label) &&
      !isOfOtherMasters(said, label) &&
      isNearInTime(said, timeOf(facts)) &&
      isOfWearer(note.parts.map(({ statement: { text } }) => text).join(' '), facts.title ?? ''),
  );

/** A note on a common subject up to the first sentence that is of pictures, where the work is none. */
export const ofThisForm = (note: NoteTalk | null, technique: Technique | null): NoteTalk | null =>
  note === null || technique === null || isPicture(technique)
    ? note
    : upTo(
        note,
        (said) =>
          !/\b(?:painters?|paintings?|pictures?|canvas)\b/i.test(said) ||
          /\b(?:carv|sculpt|statue|cast|potter|weav)/i.test(said),
      );

const [OF_MEN, OF_WOMEN] = [
  /\b(?:m[ae]n|boys?)[\u2019']s?(?!\p{L})/iu,
  /\b(?:wom[ae]n|girls?)[\u2019']s?(?!\p{L})/iu,
];

/** Whether a note does not tell of a man's coat beside a woman's, nor the other way about. */
const isOfWearer = (said: string, title: string): boolean =>
  [
    [OF_MEN, OF_WOMEN],
    [OF_WOMEN, OF_MEN],
  ].every(
    ([one, other]) => !(one?.test(said) && other?.test(title) && !other.test(said) && !one.test(title)),
  );

/** Words by which a thing is one to wear on a cord, to play with or to bury, and not to use. */
const IN_LITTLE =
  /\b(?:pendant|miniature|model|toy|doll.?s|amulet|netsuke|votive|ex[- ]voto|plaquette|earring|brooch|charm|maquette|replica|souvenir)\b/i;

/** Whether a thing is one in little of its kind: a pendant mask covers no face, a model boat carries nobody. */
export function isInLittle({ field, name, note }: Match, { title, heading }: LabelFacts): boolean {
  const [called = ''] = (title ?? heading.map(({ text }) => text).join(' / ')).split(/[,;:(]/, 1);
  return (
    field === 'title' &&
    IN_LITTLE.test(called) &&
    !IN_LITTLE.test(`${name} ${note.sentences.map(({ text }) => text).join(' ')}`)
  );
}

/** "Hide, glass beads": a thing that a medium line names behind others is no kind of thing that the work is. */
export function isPartOfList({ field, name }: Match, { medium }: LabelFacts): boolean {
  if (field !== 'medium') return false;
  const last = plainName(name).split(' ').at(-1) ?? '';
  const [first = ''] = (medium ?? '').split(/[,;]/, 1);
  const isThing = OBJECT_WORDS.has(last) || OBJECT_WORDS.has(last.replace(/s$/, ''));
  return isThing && !plainName(first).includes(plainName(name));
}

const BY_PRESS =
  /\b(?:aquatint|etching|engraving|drypoint|mezzotint|lithograph|woodcut|linocut|screenprint)/i;

/** Whether a material is named as a print's where the work is none: "Silk satin, aquatint". */
export const isOfPrint = ({ field, name }: Match, technique: Technique | null): boolean =>
  field === 'medium' && technique !== null && !isPicture(technique) && BY_PRESS.test(name);

/** The year from which a work named after a god or a saint may hold none of what those before it hold. */
const MODERN = 1900;

/**
 * Whether works that are called after a subject show what one looks for in it: those of before our time, and those from
 * where it is told; what is told beyond Europe is looked for in works from there alone.
 */
export function isShownBySuch({ by, sentences }: Note, label: string, facts: LabelFacts): boolean {
  if (by !== '') return true;
  const said = sentences.filter(({ tag }) => tag !== 'look').map(({ text }) => text);
  const isFromThere = said.some((each) => !isOfLand(each, '') && isOfLand(each, label));
  const years = timeOf(facts);
  const isModern = years !== null && (years[1] ?? years[0] ?? 0) >= MODERN;
  return isFromThere || !(isModern || (isFarFromEurope(said.join(' ')) && isPlaced(label)));
}

/** Whether a note tells of the things of one land, and not of all of a kind. */
export const isOfOneLand = ({ parts }: NoteTalk): boolean =>
  parts.some(({ statement: { text } }) => !isOfLand(text, ''));

const BY_CAMERA: ReadonlySet<Technique> = new Set(['photograph', 'video']);

/** Whether a label says that its picture shows nothing as one sees it: "abstract marks" named after a lake mirror no sky. */
export const isAbstract = ({ text }: LabelFacts): boolean =>
  /\babstract(?:ed|ion|ions)?\b|\bnon-?(?:figurative|representational|objective)\b/i.test(text);

/** Whether a story of what pictures show speaks of no other means than this one's: of no brush beside a photograph. */
export const isOfMeans = ({ parts }: NoteTalk, technique: Technique): boolean =>
  !parts.some(({ statement: { text } }) =>
    (BY_CAMERA.has(technique)
      ? /\b(?:paint|brush|draughts|draw)\w*/i
      : /\b(?:photograph\w*|camera|lens|exposure|darkroom)\b/i
    ).test(text),
  );
