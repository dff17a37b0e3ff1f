import { type Answer, answersTo } from './answers.ts';
import type { LabelFacts } from '../../facts.ts';
import { heardKey } from '../../heard.ts';
import { noticeOfFriend } from '../../language/notice.ts';
import { isNamed } from '../../speech/artist.ts';
import * as asks from './asks.ts';
import { aboutMaker, askMaker, asking, askSubject, askTopic, beginsOn, whatIs } from './ask-about.ts';
import { anyArcs, type Arc, arcsOfKind, plainArcs, soberArcs } from './arcs.ts';
import { anna, type Beat, ben, joined, statementsOf, type Turn, withinTurns } from './beats.ts';
import { type Chooser, chooserOf } from '../choose.ts';
import { askDoubt, doubtMeaning } from '../doubt.ts';
import { nameOf } from '../name-of.ts';
import { isMourned, isSober } from '../sober.ts';
import { gather, type Knowledge, type Material } from '../material.ts';
import { isBesideText } from '../beside-text.ts';
import {
  ageStatement,
  hasOneMaker,
  lifeStatements,
  livedStatement,
  sizeStatement,
  relationOf,
} from '../tombstone/naming.ts';
import { laterStatement } from '../tombstone/later-states.ts';
import { type NoteTalk } from '../note-talk.ts';
import { namedThing } from '../../notes/head-noun.ts';
import { endBeat, withOneEnd } from './ends.ts';
import { guessedAge } from './guess-age.ts';
import { annasNoteBeats, noteBeats } from './note-beats.ts';
import { MOST_BETWEEN, museumBeats, storyBeats } from './read-beats.ts';
import { isTold, readOutStatements } from '../read-out.ts';
import { inWords } from '../reckoned/reckon.ts';
import { type Statement, talk } from '../statement.ts';
import { timeOfLife } from '../tombstone/time-of-life.ts';
import { tombstoneOf } from '../tombstone/tombstone.ts';
import * as lines from './talk-lines.ts';
import type { Way } from '../looks/ways.ts';
import { mostWorth } from '../own-text/worth-telling.ts';
import { isSad } from '../grim.ts';
import { isPicture } from '../techniques.ts';

/** Words of the label's own text that the two read, the best of it; a sentence is worth more to which Anna has an answer. */
const WORDS_OF_LABEL = { whole: 110, most: 95 } as const;
/** More of it where there is nothing else to talk about; less of a text to which Anna has nothing to say. */
const WORDS_OF_LABEL_ALONE = { whole: 140, most: 115 } as const;
const WORDS_OF_LABEL_UNANSWERED = { whole: 90, most: 75 } as const;
const ANSWERED = 1;
/** Turns that are left for notes and the label's own text beside its tombstone and the end. */
const TURNS_BETWEEN = 11;

/** Two friends at the work: Anna looks and guesses, Ben has read; each turn answers the one before. Never empty. */
export function podcast(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  const material = gather(facts, knowledge);
  if (!isTold(facts)) return readTogether(material);
  const choose = chooserOf(facts.text, facts.nth, facts.heard);
  return statementsOf(withOneEnd(joined(withinTurns(beatsOf(material, choose)))));
}

/**
 * What the label says, read by the two, where too little of it was understood to talk about; of one in another language
 * they tell first what is known of whom and what it names.
 */
function readTogether(material: Material): Statement[] {
  const { facts, maker, subject, thing } = material;
  const choose = chooserOf(facts.text, facts.nth, facts.heard);
  const { words } = readOutStatements(facts);
  const notice = facts.foreign === null ? [] : [talk(noticeOfFriend(facts.foreign))];
  const known = [
    ...museumBeats(material, choose),
    ...noteBeats(maker, askMaker(material, choose), choose, 1),
    ...noteBeats(subject, askSubject(subject, choose), choose, 1),
  ].flatMap(({ turns }) => turns);
  // The name that a thing bears is told of behind the lines that bear it.
  const behind =
    known.length > 0 || facts.foreign !== null
      ? []
      : noteBeats(thing, whatIs(thing, choose), choose, 1).flatMap(({ turns }) => turns);
  return statementsOf(
    joined([
      anna(choose.of('asks what', lines.ASKS_WHAT)),
      ben(...notice),
      ...known,
      ben(...words),
      ...behind,
      anna(choose.of('heard lines', lines.HEARD_LINES)),
    ]),
  );
}

/** Whether there is no more to tell than the tombstone does. */
const isBare = ({ museum, maker, subject, style, place, thing, term, prose }: Material): boolean =>
  [museum, maker, subject, style, place, thing, term].every((note) => note === null) && prose.length === 0;

/** How a talk begins, and what it comes back to at its end. */
interface Opening {
  readonly beat: Beat;
  readonly closes: Statement | string;
}

function beatsOf(material: Material, choose: Chooser): Beat[] {
  const { maker, subject } = material;
  const sober = isSober(material);
  const isOnWork = subject?.by !== '';
  const person = noteBeats(maker, askMaker(material, choose), choose, 9, sober);
  const onSubject = noteBeats(subject, askSubject(subject, choose), choose, 9, sober);
  // In one talk of four Anna is the one who has read something.
  const annas =
    sober || choose.number('anna tells') % 4 !== 0
      ? null
      : (material.thing ?? material.style ?? material.place ?? material.term);
  const told = (note: NoteTalk | null, ask: string, worth: number): Beat[] =>
    note !== null && note === annas
      ? annasNoteBeats(note, beginsOn(note, choose), worth)
      : noteBeats(note, ask, choose, worth, sober);
  const thing = told(material.thing, whatIs(material.thing, choose), 9);
  const around = material.style
    ? told(material.style, asking(material.style, 'ask style', asks.ASK_STYLE, choose), 7)
    : told(material.place, asking(material.place, 'ask place', asks.ASK_PLACE, choose), 6);
  const context = [...thing, ...around];
  const aged = ageBeat(material, choose, !sober);
  // Nobody asks for a material after a death.
  const made = sober ? [] : told(material.term, whatIs(material.term, choose), 6);
  const heard = new Set(material.facts.heard);
  const answersIn = (prose: readonly Statement[], chooser: Chooser): Answer[] =>
    answersTo(prose, material.themes, chooser, sober, heard);
  const answerable = new Set(answersIn(material.prose, chooserOf(material.facts.text)).map(({ to }) => to));
  const { topic } = material;
  const isReadAlone = ![
    maker,
    subject,
    topic,
    material.thing,
    material.style,
    material.place,
    material.term,
  ].some((note) => note !== null);
  const words = isReadAlone
    ? WORDS_OF_LABEL_ALONE
    : answerable.size === 0 && topic === null
      ? WORDS_OF_LABEL_UNANSWERED
      : WORDS_OF_LABEL;
  const prose = mostWorth(material.prose, words, (each) =>
    answerable.has(each) || each === topic?.to ? ANSWERED : 0,
  );
  const answers = answersIn(prose, choose).filter(({ to }) => to !== topic?.to);
  const onTopic = noteBeats(topic, askTopic(topic, choose), choose, 9, sober).flatMap(({ turns }) => turns);
  const ofMaterial = isBesideText(material) ? [] : made;
  // What notes know is not left out for what is said between sentences.
  const turnsAround = joined(
    [...person, ...onSubject, ...context, ...ofMaterial].flatMap(({ turns }) => turns),
  ).length;
  const room = Math.max(
    1,
    Math.min(MOST_BETWEEN, Math.floor((TURNS_BETWEEN - turnsAround - onTopic.length) / 2)),
  );
  const story = storyBeats({ ...material, prose }, { answers, onTopic }, choose, room);
  // What was said to the label's own text is the better end of a talk than what fits any work.
  const recalled = answers.map(({ closes }) => closes).find((closes) => closes !== null) ?? null;
  if (isToldFirst(material, subject) && isOnWork && choose.number('opening') % 3 !== 0)
    return [
      ...opened(
        onSubject,
        choose.of('open work', asks.OPEN_WORK).replaceAll('*', `“${subject.name}”`),
        choose,
      ),
      namedBeat(material, choose),
      aged,
      ...story,
      ...person,
      ...context,
      ...ofMaterial,
      endBeat({ ...material, prose }, choose, recalled ?? ''),
    ];
  if (isToldFirst(material, maker) && hasOneMaker(material.facts) && choose.number('opening') % 2 === 0)
    return [
      ...opened(
        person,
        aboutMaker(
          choose.of('open maker', maker.isFirm ? asks.OPEN_FIRM : asks.OPEN_MAKER),
          material,
          maker.name,
        ),
        choose,
      ),
      namedBeat(material, choose),
      aged,
      ...story,
      ...onSubject,
      ...context,
      ...ofMaterial,
      endBeat({ ...material, prose }, choose, recalled ?? ''),
    ];
  if (!sober && isToldFirst(material, material.thing) && choose.number('opening') % 3 === 1)
    return [
      ...opened(noteBeats(material.thing, '', choose, 9), choose.of('open kind', asks.OPEN_KIND), choose),
      namedBeat(material, choose),
      aged,
      ...story,
      ...person,
      ...around,
      ...ofMaterial,
      endBeat({ ...material, prose }, choose, recalled ?? ''),
    ];
  if (!sober && material.way !== null && material.museum === null && choose.oneIn('begins with a look', 3))
    return [
      lookedBeat(material.way, choose),
      namedBeat(material, choose),
      aged,
      ...story,
      ...person,
      ...onSubject,
      ...context,
      ...ofMaterial,
      // Who was sent to look once is not sent again, but by a note on the very work.
      endBeat({ ...material, way: null, technique: null, prose: [] }, choose, recalled ?? ''),
    ];
  const opening = openingOf(material, choose, recalled, sober);
  const about = [...context, ...onSubject];
  // What the label itself tells of the work is nearer to it than what is known of its maker, and that nearer than what is known of its kind.
  const orders: Beat[][] =
    story.length > 0
      ? [
          [...story, ...person, ...about, ...ofMaterial],
          [...story, ...about, ...person, ...ofMaterial],
          [...person, ...story, ...about, ...ofMaterial],
        ]
      : [
          [...person, ...about, ...ofMaterial],
          [...ofMaterial, ...person, ...about],
          [...about, ...person, ...ofMaterial],
        ];
  const middle = orders[choose.number('order') % orders.length] ?? [];
  return [
    opening.beat,
    ...museumBeats(material, choose),
    // "At the time" speaks of the work, and of nothing that is told of the maker's life.
    aged,
    ...middle,
    endBeat({ ...material, prose }, choose, opening.closes),
  ];
}

/** Whether a talk may begin with a note: what the label says behind it names the work, and there is more than a sentence; where the museum has
 * words of its own, these come first. */
const isToldFirst = ({ facts, museum }: Material, note: NoteTalk | null): note is NoteTalk =>
  museum === null && facts.title !== null && note !== null && note.parts.length > 1;

/** What a note knows, as the beginning of a talk: Anna asks for it before the label is read. */
function opened(beats: readonly Beat[], ask: string, choose: Chooser): Beat[] {
  const [first, ...rest] = beats;
  const statement = first?.turns
    .flatMap(({ statements }) => statements)
    .find(({ origin }) => origin === 'note');
  if (!first || !statement) return [];
  const reply = first.turns.filter(({ role }, at) => at > 0 && role === 'friend1');
  const asked = { ...talk(ask), field: statement.field ?? 'note', spans: statement.spans };
  return [
    {
      worth: 10,
      turns: [anna(asked), ben(choose.of('reading', lines.FROM_READING), statement), ...reply],
    },
    ...rest,
  ];
}

/** What is looked for in all such works, before the label is read. */
const lookedBeat = ({ fact, look, reply }: Way, choose: Chooser): Beat => ({
  worth: 10,
  turns: [anna(choose.of('look first', asks.LOOK_FIRST)), ben(fact, look), anna(reply)],
});

/** The tombstone in the order in which Ben tells it; a life where nothing else is known. */
function tombstoneIn(material: Material, choose: Chooser): Statement[] {
  const { naming, further, plain, isNameless } = tombstoneOf(material, choose);
  const isLifeTold = isBare(material) || material.facts.bornIn !== null;
  const life = material.maker || !isLifeTold ? timeOfLife(material) : lifeStatements(material.facts);
  return [
    ...(isNameless ? plain : []),
    ...naming,
    ...life,
    ...further,
    ...sizeStatement(material),
    ...(isNameless ? [] : plain),
  ];
}

/** The label behind what was known before it. */
const namedBeat = (material: Material, choose: Chooser): Beat => ({
  worth: 10,
  turns: [
    anna(choose.of('to the label', isSober(material) ? asks.QUIETLY_TO_THE_LABEL : asks.TO_THE_LABEL)),
    ben(...tombstoneIn(material, choose)),
    ...doubtTurns(material, choose),
  ],
});

/** What the museum's doubt about the maker means, or that nobody knows who it was. */
function doubtTurns({ facts }: Material, choose: Chooser): Turn[] {
  const doubt = doubtMeaning(facts, choose);
  if (doubt !== null) {
    const answer =
      relationOf(facts) === 'attributed'
        ? choose.of('on doubt', lines.ON_DOUBT)
        : choose.of('on other hands', lines.ON_OTHER_HANDS);
    return [anna(askDoubt(facts)), ben(doubt), anna(answer)];
  }
  return isUnnamed(facts) && choose.oneIn('no name', 2)
    ? [anna(choose.of('no name', lines.NO_NAME)), ben(choose.of('no name answer', lines.NO_NAME_ANSWER))]
    : [];
}

/**
 * How the two get to the work's name where they begin with it: plainly where the end comes back to the label's text, else
 * by an arc.
 */
function openingOf(material: Material, choose: Chooser, recalled: Statement | null, sober: boolean): Opening {
  // What is told of a death is not followed by what a game at the beginning came to.
  const isSadTold = material.prose.some(({ text }) => isSad(text));
  const isPlain = recalled !== null || isSadTold;
  const guess = sober || isSadTold || !choose.oneIn('guesses', 6) ? null : guessedAge(material, choose);
  const arc = guess?.arc ?? arcOf(material, choose, sober ? 'sober' : isPlain ? 'plain' : 'playful');
  return {
    beat: {
      worth: 10,
      turns: [
        anna(arc.opens),
        ben(arc.answer, ...tombstoneIn(material, choose), guess?.age ?? ''),
        ...doubtTurns(material, choose),
      ],
    },
    closes: recalled ?? arc.closes,
  };
}

const isUnnamed = ({ artist, heading }: LabelFacts): boolean =>
  artist !== null && !isNamed(artist) && heading.length === 0;

/** An arc of the work's kind, or any; a sober one beside what is grim, a plain one where the end is another. */
function arcOf(material: Material, choose: Chooser, tone: 'sober' | 'plain' | 'playful'): Arc {
  const { facts, technique } = material;
  // A film called "The Chair" is no chair, and none that hangs in a frame.
  const isOfPicture =
    technique === null || technique === 'video' || technique === 'installation' ? null : isPicture(technique);
  // "Dagger with a horse-headed hilt" is no horse.
  const name = isOfPicture === false ? namedThing(nameOf(facts)) : nameOf(facts);
  // "Untitled (Family of Six)" has a name.
  const ofKind = arcsOfKind(/[([]/.test(nameOf(facts)) ? nameOf(facts) : name, isOfPicture);
  const arcs =
    tone === 'sober'
      ? soberArcs(isMourned(material))
      : tone === 'plain'
        ? plainArcs()
        : ofKind.length > 0
          ? ofKind
          : // What fits any work is kept for those of which there is nothing else to say.
            isBare(material)
            ? anyArcs(material.sort === null ? isOfPicture : null)
            : plainArcs();
  const heard = new Set(facts.heard);
  const isNews = ({ opens }: Arc): boolean => !heard.has(heardKey(opens));
  // What was said at an earlier work of the kind is not said again: what fits any is.
  const news =
    [arcs, ...(tone === 'sober' ? [] : [plainArcs()])]
      .map((each) => each.filter(isNews))
      .find((each) => each.length > 0) ?? arcs;
  return news[choose.number('arc') % news.length] ?? { opens: '', answer: '', closes: '' };
}

/** The maker's age, where it is a striking one, and what Anna says to it. */
function ageBeat(material: Material, choose: Chooser, isPlayful: boolean): Beat {
  const [age] = ageStatement(material, choose);
  const later = laterStatement(material);
  const { age: years, isLate } = material.reckoning;
  if (!age || !years) return { worth: 6, turns: [ben(...livedStatement(material), ...later)] };
  const isExact = years.from === years.to;
  const answer =
    !isPlayful || isLate || !isExact
      ? ''
      : {
          ...age,
          origin: 'talk' as const,
          text: choose.of('on age', years.to < 40 ? lines.ON_YOUNG : lines.ON_OLD).replace(
            '*',
            inWords(years.from).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
          ),
        };
  return { worth: 6, turns: [ben(age, ...later), anna(answer)] };
}
