import { withWholePlace } from './whole-place.ts';
import { chooserOf } from './choose.ts';
import type { Glossary, LabelFacts, TextSpan } from '../facts.ts';
import { ofGlossary } from './glossary-note.ts';
import type { MuseumBook } from '../museum/museum-book.ts';
import type { Match, NoteBook } from '../notes/note-book.ts';
import { yearsOfLife } from '../notes/lives-of-notes.ts';
import { type NoteKind, SHARED_KINDS } from '../notes/note.ts';
import { fromCapitals } from '../capitals.ts';
import type { Theme } from '../themes/theme.ts';
import { heardKey } from '../heard.ts';
import { isEveryday } from '../notes/everyday.ts';
import { plainName } from '../notes/plain-name.ts';
import { isNamed, simpleNationality } from '../speech/artist.ts';
import { countWords } from '../speech/text.ts';
import {
  allowedOn,
  isAbstract,
  isCommon,
  isInLittle,
  isOfMaterial,
  isOfMeans,
  isOfOneLand,
  isOfPrint,
  isShownBySuch,
  isPartOfList,
  isThatThing,
  ofThisForm,
  ofThisKind,
  ofThisMaterial,
  ofThisPart,
  ofThisRegion,
  isOfThoseBeside,
  onThisSupport,
} from './fits.ts';
import { isOnWordOrMuseums, tellsStory } from './beside-text.ts';
import { isGrave, isPainful } from './grim.ts';
import { museumTalk } from './museum-talk.ts';
import { asPrinted, noteTalk, type NoteTalk, told, typeset } from './note-talk.ts';
import { type Life, lifeOf, reckon, type Reckoning } from './reckoned/reckon.ts';
import { proseOf } from './own-text/own-sentences.ts';
import { topicIn, type TopicTalk } from './own-text/topic.ts';
import { withoutRepeats } from './repeats.ts';
import type { Statement } from './statement.ts';
import { onSupport } from './supports.ts';
import { isPaintedThing, isPicture, type Technique, techniqueOfWork } from './techniques.ts';
import { isNameOfWork } from './tombstone/things/name-of-work.ts';
import { type Sort, sortOf } from './looks/sorts.ts';
import { type WayToLook, waysToLook } from './looks/such-works.ts';
import { type Way, waysFor } from './looks/ways.ts';
import { asThisVeryWork } from './very-work.ts';

/** What is known beside the label while its pieces are made. */
export interface Knowledge {
  readonly notes?: NoteBook | undefined;
  /** What the museum itself has written, which is told before all else. */
  readonly museum?: MuseumBook | undefined;
  readonly glossary?: Glossary | undefined;
  /** This year; reckoned with. */
  readonly today: number;
}

/** Everything that can be said of a work, each thing once. */
export interface Material {
  readonly facts: LabelFacts;
  /** What the museum itself has written on this work; null where it has not. */
  readonly museum: NoteTalk | null;
  /** What a note tells of the maker, the subject, the period and the place; null without one. */
  readonly maker: NoteTalk | null;
  readonly subject: NoteTalk | null;
  readonly style: NoteTalk | null;
  readonly place: NoteTalk | null;
  /** Whether the note on the maker speaks of "he", "she" or "they". */
  readonly pronoun: 'he' | 'she' | 'they' | null;
  /** What a note tells of the kind of thing that the title names, and of the material or technique. */
  readonly thing: NoteTalk | null;
  readonly term: NoteTalk | null;
  /** What a note tells of something that the label's own text names; null where much is known of maker and subject. */
  readonly topic: TopicTalk | null;
  /** Ways of looking that notes give, the nearest to the work first. */
  readonly looks: readonly WayToLook[];
  /** What is looked for in works of this technique, or of what the title names; null where notes know none. */
  readonly way: Way | null;
  /** A way to look at any work, for the end of a sound bite that tells of the maker or the subject of a label without a text. */
  readonly wayBehind: Way | null;
  readonly prose: readonly Statement[];
  /** What is said to sentences of the prose. */
  readonly themes: readonly Theme[];
  readonly life: Life | null;
  readonly reckoning: Reckoning;
  readonly technique: Technique | null;
  /** What sort of thing it is that is no art by its label; null for art. */
  readonly sort: Sort | null;
}

/** Of the label that was asked about last, since both of its pieces are made of the same. */
let last: { label: LabelFacts; knowledge: Knowledge; material: Material } | undefined;

const isSame = (one: Knowledge, other: Knowledge): boolean =>
  one.notes === other.notes &&
  one.museum === other.museum &&
  one.glossary === other.glossary &&
  one.today === other.today;

/** Gathers what can be said. */
export function gather(label: LabelFacts, knowledge: Knowledge): Material {
  if (last?.label !== label || !isSame(last.knowledge, knowledge))
    last = { label, knowledge, material: gatherAnew(label, knowledge) };
  return last.material;
}

function gatherAnew(label: LabelFacts, { notes, museum, glossary, today }: Knowledge): Material {
  const read = onSupport(label, notes);
  const heard = new Set(read.heard);
  const technique = techniqueOfWork(read);
  const isAllowed = allowedOn(read, technique);
  // What was told of an earlier work is no news: of many notes of one name another is told, else none.
  const isToTell = ({ note }: Pick<Match, 'note'>): boolean =>
    isAllowed(note) &&
    (note.by !== '' || !note.sentences.some(({ text }) => heard.has(heardKey(typeset(text)))));
  // What is known of fountains is not known of a work that is called one.
  const isOfKind = ({ field }: Match): boolean => field === 'title' && isNameOfWork(read);
  const matches = (notes?.match(read) ?? [])
    .filter(isToTell)
    .filter((match) => isOfWork(match, read) && !isOfThoseBeside(match, read.title))
    .filter((match) => !(isOfKind(match) && (match.note.kind === 'use' || match.note.kind === 'term')));
  const facts = withWholePlace(withKnownMaker(read, matches));
  const spansFor = ({ field }: Match): TextSpan[] => {
    const reading = facts.readings[field];
    return reading ? [{ start: reading.start, end: reading.end }] : [];
  };
  const first = (kind: Match['note']['kind']): NoteTalk | null => {
    const match = matches.find(({ note }) => note.kind === kind);
    return match ? noteTalk(match, spansFor(match)) : null;
  };
  const sort = sortOf(facts, technique);
  // What is told of a stuff in craftsmen's hands is beside the matter at a letter in pencil, a fossil in stone or an engine.
  const isOfCraft = sort === null || sort === 'thing';
  const prose = proseOf(facts);
  const printed = prose.map(({ text }) => text);
  // A note knows where a maker lived whose land the label leaves out.
  const ofMaker = [originOf(facts), ...told(first('artist')).map(({ text }) => text)].join(' / ');
  const onSubject = ofThisPart(first('subject') ?? first('topic'), originOf(facts), facts);
  const subject = withoutRepeats(
    onSubject !== null && isCommon(onSubject)
      ? ofThisForm(ofThisKind(onSubject, ofMaker, facts), technique)
      : onSubject,
    printed,
    facts.text,
  );
  const onWork = [...printed, ...textsOf(subject)];
  const onMaker = onThisSupport(withoutRepeats(first('artist'), onWork, facts.text), facts.medium);
  // Of the very work a note on it has told.
  const maker = asPrinted(subject?.by ? onMaker : asThisVeryWork(onMaker, facts, printed), facts);
  const known = [...onWork, ...textsOf(maker)];
  // Of a plant or an animal nobody is told who lives in its land.
  const ofPeople = sort === 'specimen' ? [] : [first('style'), first('place')];
  const [style = null, place = null] = ofPeople.map((note) =>
    ofThisMaterial(withoutRepeats(note, known, facts.text), technique, facts),
  );
  // A note knows where a people lives that the label names.
  const whence = [ofMaker, ...told(place ?? null), ...told(style ?? null)]
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join(' / ');
  const termOf = (field: Match['field']): NoteTalk | null => {
    const all = matches.filter(
      (each) =>
        each.note.kind === 'term' &&
        each.field === field &&
        isThatThing(each, technique) &&
        !isInLittle(each, facts) &&
        !isOfPrint(each, technique) &&
        !isPartOfList(each, facts),
    );
    // "Kete (basket)": what a basket is everybody knows.
    const match = (field === 'title' && all.find(({ name }) => !isEveryday(name))) || all[0];
    if (!match) return null;
    const fitted = (each: Match): NoteTalk | null => {
      const note = noteTalk(each, spansFor(each));
      // A rare word is of one land by itself: no label says of a ushabti that it is Egyptian.
      const fit =
        field === 'title' && isEveryday(each.name)
          ? ofThisKind(note, whence, facts)
          : ofThisRegion(note, whence, facts);
      return withoutRepeats(fit, known, facts.text);
    };
    // Of several materials the one is told of that has more than a sentence to tell here.
    const rich = field === 'medium' ? all.find((each) => (fitted(each)?.parts.length ?? 0) > 1) : undefined;
    return fitted(rich ?? match);
  };
  /** Stories that many materials, things or motifs have, which fit as a whole and hold nothing that was said. */
  // What is told of painters' canvases is not told of a banner that is painted.
  const isOfNoCraft = technique === null && isPaintedThing(facts);
  const storiesOf = (kind: NoteKind): NoteTalk[] =>
    (kind === 'craft' && isOfNoCraft ? [] : matches)
      .filter((match) => match.note.kind === kind && !(kind === 'use' && isInLittle(match, facts)))
      .map((match) => noteTalk(match, spansFor(match)))
      .filter((note) => ofThisKind(note, whence, facts)?.parts.length === note.parts.length)
      // Of a work without a date nothing is told that has one; an animal or an engine is of no time by its kind.
      .filter(
        (note) =>
          facts.years !== null ||
          sort === 'specimen' ||
          sort === 'machine' ||
          !note.parts.some(({ statement: { text } }) => /\d{4}|century/.test(text)),
      )
      .filter((note) => withoutRepeats(note, known, facts.text)?.parts.length === note.parts.length);
  /** One of several by turns, so that a visit does not hear the same of each. */
  const oneOf = <Kind>(topic: string, among: readonly Kind[]): Kind | null =>
    among[chooserOf(facts.text, facts.nth).number(topic) % Math.max(1, among.length)] ?? null;
  /** What explains the material or technique, or a story of it. */
  const madeOf = (): NoteTalk | null => {
    const explained = termOf('medium');
    // Who knows of the maker or the subject has more to say than what oil is.
    const isRich = maker !== null || subject !== null || thing !== null;
    const stories =
      explained === null && isOfCraft && !isRich && !isPainful(facts.text) ? storiesOf('craft') : [];
    // Who has not heard in this visit what the word means hears that first.
    return explained ?? oneOf('craft', stories);
  };
  /** What explains the thing, or a story of such things: the nearest to where this one is from. */
  const thingOf = (): NoteTalk | null => {
    const explained = termOf('title');
    if (explained !== null && !isEveryday(explained.name)) return explained;
    // Where a mother is mourned, nobody tells where the word "mother" comes from.
    if (isPainful(facts.text) || told(maker).some(({ text }) => isGrave(text))) return null;
    const stories =
      sort === 'specimen'
        ? []
        : technique === null || !isPicture(technique)
          ? storiesOf('use').filter((note) => isOfMaterial(note, technique))
          : maker === null && !isAbstract(facts)
            ? storiesOf('motif').filter((note) => isOfMeans(note, technique))
            : [];
    // What is known of royal doors goes before what is known of doors.
    if (explained !== null && stories.every(({ name }) => countWords(name) < countWords(explained.name)))
      return explained;
    // Behind a story of the label's own nobody is told where the word for a vase comes from.
    const fitting = tellsStory(prose) ? stories.filter((note) => !isOnWordOrMuseums(note)) : stories;
    const near = fitting.filter(isOfOneLand);
    return oneOf('thing', near.length > 0 ? near : explained === null ? fitting : [explained, ...fitting]);
  };
  const noted = new Set(matches.map(({ note }) => note.id));
  // What the work itself is called after is not told a second time.
  const isOfText = (named: Pick<Match, 'note'>): boolean => isToTell(named) && !noted.has(named.note.id);
  const topic =
    told(maker).length + told(subject).length <= LITTLE_KNOWN && notes !== undefined
      ? topicIn(prose, (sentence) => notes.topics(sentence).filter(isOfText), { facts, whence, heard: known })
      : null;
  // What is known of the very work or its subject leaves no need for what is known of its kind, nor does what its own text names.
  const thingKnown = subject === null ? thingOf() : null;
  const thing =
    topic !== null && thingKnown !== null && SHARED_KINDS.has(thingKnown.kind) ? null : thingKnown;
  const artistNote = matches.find(({ note }) => note.kind === 'artist')?.note;
  const lifeInNote = yearsOfLife(artistNote?.life ?? null);
  // Nobody's age is reckoned from a birth that a note itself is not sure of.
  const life = lifeOf(facts) ?? (lifeInNote?.about === false ? lifeInNote : null);
  const ofThing = textsOf(thing);
  const besideThing = (note: NoteTalk | null | undefined): NoteTalk | null =>
    ofThing.length === 0 ? (note ?? null) : withoutRepeats(note ?? null, ofThing);
  const ways = waysFor(
    (notes?.ways(facts, technique, sort) ?? []).filter((match) => isToTell(match) && !isOfKind(match)),
    { facts, technique, whence },
    spansFor,
  );
  // What one may say at any work is no news where something is known of this one, by a note or in its label's own words.
  const isKnown = [maker, subject, thing, topic].some((note) => note !== null) || prose.length >= ENOUGH_SAID;
  return {
    facts,
    museum: museumTalk(facts, museum),
    maker,
    subject,
    style: topic === null ? besideThing(style) : null,
    place: topic === null ? besideThing(place) : null,
    pronoun: pronounOf(told(maker)),
    thing,
    topic,
    // What a picture is painted on is no stuff that it is made of; who tells of what the label speaks of leaves the stuff.
    term:
      read !== label || topic !== null
        ? null
        : besideThing(
            madeOf() ?? (thing === null ? withoutRepeats(ofGlossary(facts, glossary), printed) : null),
          ),
    // What is looked for in works of a maker, a time or a place need not be in this one.
    looks: matches
      .filter(
        (match) =>
          (match.note.kind === 'subject' &&
            isWholeSubject(match, facts) &&
            isShownBySuch(match.note, whence, facts)) ||
          (match.note.kind === 'term' && isThatThing(match, technique) && !isInLittle(match, facts)),
      )
      .flatMap((match) =>
        match.note.sentences
          .filter(({ tag }) => tag === 'look')
          .flatMap(({ text, ask }) =>
            waysToLook(text, ask, match, { facts, technique, spans: spansFor(match) }),
          ),
      ),
    way: oneOf(
      'way',
      ways.filter(({ isOfAny }) => !(isOfAny && isKnown)),
    ),
    // A short piece on a bare label ends well with any look, a talk that has had its last word does not.
    wayBehind: isKnown && prose.length === 0 ? oneOf('way', ways) : null,
    prose,
    themes: notes?.themes ?? [],
    life,
    reckoning: reckon(facts, today, life),
    technique,
    sort,
  };
}

/** What a note says, in a conversation at least. */
const textsOf = (note: NoteTalk | null): string[] => note?.parts.map(({ statement: { text } }) => text) ?? [];

/** Whether a note on a people or a place is on this work's: of several to which a maker belongs nobody knows which matters here. */
const isOfWork = ({ field }: Match, facts: LabelFacts): boolean =>
  field !== 'nationality' || !isNamed(facts.artist) || simpleNationality(facts) !== null;

/**
 * The same with the maker whom the parser did not find for sure, and a note knows by the name and years of a line; what
 * stands beside the maker's line in a heading of two is then the title.
 */
function withKnownMaker(facts: LabelFacts, matches: readonly Match[]): LabelFacts {
  const printed = matches.find(({ note }) => note.kind === 'artist')?.printed;
  if (!printed || facts.artist !== null || facts.otherMakers.length > 0 || facts.foreign !== null)
    return facts;
  const reading = { ...printed, certainty: 1 };
  const known = {
    ...facts,
    artist: facts.given.slice(printed.start, printed.end),
    readings: { ...facts.readings, artist: reading },
  };
  const [called, ...others] = facts.heading.filter(
    ({ start, end }) => end <= printed.start || printed.end <= start,
  );
  const isBeside = others.length === 0 && facts.heading.length === 2;
  if (facts.title !== null || called === undefined || !isBeside) return known;
  const { text, ...span } = called;
  return { ...known, title: text, heading: [], readings: { ...known.readings, title: span } };
}

/** Sentences on the maker and the subject beside which there is room for what the label's own text names. */
const LITTLE_KNOWN = 2;

/** Sentences of its own with which a label says enough for a piece to need nothing that fits any work. */
const ENOUGH_SAID = 2;

/** Words of a title that add nothing to the name of whom it shows. */
const BESIDE_A_NAME =
  /^(?:the|an?|of|as|hindu|jain|buddhist|god|goddess|deity|bodhisattva|saint|st|hero|figure|statue|statuette|image|icon|head|bust|standing|seated|dancing|reclining|enthroned)$/;

/**
 * Whether a title names the subject of a note and nothing else, or the note is on this very work: only then is what
 * pictures of the subject hold looked for here.
 */
function isWholeSubject({ note, name }: Match, { title, heading }: LabelFacts): boolean {
  if (note.by !== '') return true;
  const named = plainName(name).split(' ');
  const [head = ''] = (title ?? heading[0]?.text ?? '').split(/,|[([]/, 1);
  return plainName(head)
    .split(' ')
    .every((word) => named.includes(word) || BESIDE_A_NAME.test(word));
}

/** What tells where a work is from: not the house that has it, nor those who gave it. */
const originOf = ({ nationality, title, heading, plainLines, date, findSpot, artist }: LabelFacts): string =>
  [nationality, title, date, artist, findSpot?.text, ...[...heading, ...plainLines].map(({ text }) => text)]
    .filter((part) => typeof part === 'string')
    .map(fromCapitals)
    .join(' / ');

function pronounOf(statements: readonly Statement[]): Material['pronoun'] {
  for (const { text } of statements) {
    const found = /^(He|She|They|His|Her|Their)\b/.exec(text)?.[1]?.toLowerCase();
    if (found === 'he' || found === 'his') return 'he';
    if (found === 'she' || found === 'her') return 'she';
    if (found !== undefined) return 'they';
  }
  return null;
}
