import { isGrim } from './grim.ts';
import type { LabelFacts } from '../facts.ts';
import { isNamed } from '../speech/artist.ts';
import { capitalised, countWords } from '../speech/text.ts';
import { anyArcs, type Arc, arcsOfKind, soberArcs } from './arcs.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { askDoubt, doubtMeaning } from './doubt.ts';
import { leadTo } from './lead-to.ts';
import { lookOf } from './looks.ts';
import { gather, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  furtherStatements,
  hasOneMaker,
  headingStatements,
  laterStatement,
  lifeStatements,
  livedStatement,
  namingStatements,
  sizeStatement,
} from './naming.ts';
import { plainStatements, withoutHeard } from './plain-lines.ts';
import { type NoteTalk, told } from './note-talk.ts';
import { isTold, readOutStatements } from './read-out.ts';
import { inWords } from './reckon.ts';
import { type Statement, talk } from './statement.ts';
import { takenUp } from './taken-up.ts';
import * as lines from './talk-lines.ts';
import { isPicture } from './techniques.ts';

/** 11 to 17 turns where there is something to talk of (docs/behaviour.md#length). */
const MOST_TURNS = 17;
/** Spoken words; two minutes and a half. */
const MOST_WORDS = 330;

type Speaker = 'friend1' | 'friend2';
interface Turn {
  readonly role: Speaker;
  readonly statements: readonly Statement[];
}
/** Turns that belong together, and how dear they are. */
interface Beat {
  readonly worth: number;
  readonly turns: readonly Turn[];
}

const turn = (role: Speaker, said: readonly (Statement | string)[]): Turn => ({
  role,
  statements: said.flatMap((each) => (each === '' ? [] : [typeof each === 'string' ? talk(each) : each])),
});
const anna = (...said: readonly (Statement | string)[]): Turn => turn('friend1', said);
const ben = (...said: readonly (Statement | string)[]): Turn => turn('friend2', said);

/** Two friends at the work: Anna looks and guesses, Ben has read; each turn answers the one before. Never empty. */
export function podcast(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  const material = gather(facts, knowledge);
  if (!isTold(facts)) return readTogether(material);
  const choose = chooserOf(facts.text, facts.nth);
  return statementsOf(joined(withinTurns(beatsOf(material, choose))));
}

/**
 * What the label says, read by the two, where too little of it was understood to talk about; of one in another language
 * they tell first what is known of whom and what it names.
 */
function readTogether(material: Material): Statement[] {
  const { facts, maker, subject } = material;
  const choose = chooserOf(facts.text, facts.nth);
  const said = readOutStatements(facts);
  const first = said.findIndex(({ origin }) => origin === 'label');
  const known = [
    ...noteBeats(maker, askMaker(material, choose), choose, 1),
    ...noteBeats(subject, asking(subject, 'ask subject', lines.ASK_SUBJECT, choose), choose, 1),
  ].flatMap(({ turns }) => turns);
  return statementsOf(
    joined([
      anna(choose.of('asks what', lines.ASKS_WHAT)),
      ben(...said.slice(0, Math.max(0, first))),
      ...known,
      ben(...said.slice(Math.max(0, first))),
      anna(choose.of('heard lines', lines.HEARD_LINES)),
    ]),
  );
}

function statementsOf(turns: readonly Turn[]): Statement[] {
  return turns.flatMap(({ role, statements }) => statements.map((statement) => ({ ...statement, role })));
}

/** Drops the least dear beats until the talk fits. */
function withinTurns(beats: readonly Beat[]): Turn[] {
  let rest = beats.filter(({ turns }) => turns.length > 0);
  const turns = (): Turn[] => rest.flatMap((beat) => beat.turns);
  const words = (): number =>
    turns().reduce(
      (sum, { statements }) => sum + statements.reduce((count, { text }) => count + countWords(text), 0),
      0,
    );
  while (joined(turns()).length > MOST_TURNS || words() > MOST_WORDS) {
    const least = Math.min(...rest.map(({ worth }) => worth));
    if (least >= 10) break;
    const at = rest.findLastIndex(({ worth }) => worth === least);
    rest = rest.filter((_, index) => index !== at);
  }
  return turns();
}

/** One turn of what one speaker says in a row; turns of nothing are left out. */
function joined(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const each of turns) {
    if (each.statements.length === 0) continue;
    const last = result.at(-1);
    if (last?.role === each.role)
      result[result.length - 1] = { role: last.role, statements: [...last.statements, ...each.statements] };
    else result.push(each);
  }
  return result;
}

/** Whether something grim is told of the work, beside which nobody is playful. */
const isSober = ({ facts, prose, maker, subject }: Material): boolean =>
  isGrim(nameOf(facts)) || [...prose, ...told(maker), ...told(subject)].some(({ text }) => isGrim(text));

/** The title, or the lines that stand in its place. */
const nameOf = ({ title, heading }: LabelFacts): string => title ?? heading.map(({ text }) => text).join(' ');

/** Whether neither the label nor a note has more to tell than the tombstone does. */
const isBare = ({ maker, subject, style, place, thing, term, prose }: Material): boolean =>
  [maker, subject, style, place, thing, term].every((note) => note === null) && prose.length === 0;

/** How a talk begins, and what it comes back to at its end. */
interface Opening {
  readonly beat: Beat;
  readonly closes: Statement | string;
}

function beatsOf(material: Material, choose: Chooser): Beat[] {
  const { maker, subject } = material;
  const sober = isSober(material);
  const isOnWork = subject?.by !== '';
  const person = noteBeats(maker, askMaker(material, choose), choose, 9);
  const onSubject = noteBeats(subject, asking(subject, 'ask subject', lines.ASK_SUBJECT, choose), choose, 9);
  const context = [
    ...noteBeats(material.thing, whatIs(material.thing, choose), choose, 9),
    ...(material.style
      ? noteBeats(material.style, asking(material.style, 'ask style', lines.ASK_STYLE, choose), choose, 7)
      : noteBeats(material.place, asking(material.place, 'ask place', lines.ASK_PLACE, choose), choose, 6)),
  ];
  const aged = ageBeat(material, choose, !sober);
  // Nobody asks for a material after a death.
  const made = sober ? [] : noteBeats(material.term, whatIs(material.term, choose), choose, 6);
  const story = storyBeats(material, choose);
  if (isToldFirst(material, subject) && isOnWork && choose.number('opening') % 3 !== 0)
    return [
      ...opened(onSubject, choose.of('open work', lines.OPEN_WORK).replaceAll('*', subject.name), choose),
      namedBeat(material, choose),
      ...person,
      aged,
      ...story,
      ...context,
      ...made,
      endBeat(material, choose, ''),
    ];
  if (isToldFirst(material, maker) && hasOneMaker(material.facts) && choose.number('opening') % 2 === 0)
    return [
      ...opened(person, aboutMaker(choose.of('open maker', lines.OPEN_MAKER), material, maker.name), choose),
      namedBeat(material, choose),
      aged,
      ...onSubject,
      ...context,
      ...made,
      ...story,
      endBeat(material, choose, ''),
    ];
  const opening = openingOf(material, choose, !sober);
  const about = [...context, ...onSubject];
  const orders: Beat[][] = [
    [...person, aged, ...about, ...made, ...story],
    [...made, ...person, aged, ...about, ...story],
    [...about, ...person, aged, ...made, ...story],
    [...story, ...person, aged, ...about, ...made],
  ];
  const middle = orders[choose.number('order') % orders.length] ?? [];
  return [opening.beat, ...middle, endBeat(material, choose, opening.closes)];
}

/** Whether a talk may begin with a note: what the label says behind it names the work, and there is more than a sentence. */
const isToldFirst = ({ facts }: Material, note: NoteTalk | null): note is NoteTalk =>
  facts.title !== null && note !== null && note.parts.length > 1;

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

/** What the label says of the work's name, its makers, its date and material. */
function tombstoneOf(material: Material, choose: Chooser): Statement[] {
  const { facts, maker, prose } = material;
  const isNameless = facts.title === null && headingStatements(facts).length === 0;
  const said = [
    ...withoutHeard([...headingStatements(facts), ...namingStatements(material, choose)], facts),
    ...(maker || !isBare(material) ? [] : lifeStatements(facts)),
    ...withoutHeard(furtherStatements(facts, maker !== null), facts),
  ];
  const plain = plainStatements(facts, [...said, ...prose], choose, isNameless);
  return isNameless ? [...plain, ...said] : [...said, ...plain];
}

/** The label behind what was known before it. */
const namedBeat = (material: Material, choose: Chooser): Beat => ({
  worth: 10,
  turns: [
    anna(choose.of('to the label', lines.TO_THE_LABEL)),
    ben(...tombstoneOf(material, choose)),
    ...doubtTurns(material, choose),
  ],
});

/** What the museum's doubt about the maker means, or that nobody knows who it was. */
function doubtTurns({ facts }: Material, choose: Chooser): Turn[] {
  const doubt = doubtMeaning(facts, choose);
  if (doubt !== null) return [anna(askDoubt(facts)), ben(doubt), anna(choose.of('on doubt', lines.ON_DOUBT))];
  return isUnnamed(facts) && choose.oneIn('no name', 2)
    ? [anna(choose.of('no name', lines.NO_NAME)), ben(choose.of('no name answer', lines.NO_NAME_ANSWER))]
    : [];
}

/** How the two get to the work's name where they begin with it. */
function openingOf(material: Material, choose: Chooser, isPlayful: boolean): Opening {
  const arc = arcOf(material, choose, isPlayful);
  return {
    beat: {
      worth: 10,
      turns: [
        anna(arc.opens),
        ben(arc.answer, ...tombstoneOf(material, choose)),
        ...doubtTurns(material, choose),
      ],
    },
    closes: arc.closes,
  };
}

const isUnnamed = ({ artist, heading }: LabelFacts): boolean =>
  artist !== null && !isNamed(artist) && heading.length === 0;

/** An arc of the work's kind, or any; a sober one beside what is grim. */
function arcOf({ facts, technique }: Material, choose: Chooser, isPlayful: boolean): Arc {
  const ofKind = arcsOfKind(nameOf(facts), technique === null ? null : isPicture(technique));
  const arcs = !isPlayful
    ? soberArcs()
    : ofKind.length > 0 && !choose.oneIn('any arc', 4)
      ? ofKind
      : anyArcs();
  return arcs[choose.number('arc') % arcs.length] ?? { opens: '', answer: '', closes: '' };
}

/** What Anna asks first about what a note knows; none where there is no note. */
function asking(note: NoteTalk | null, topic: string, asks: readonly string[], choose: Chooser): string {
  return note === null ? '' : choose.of(topic, asks).replaceAll('*', note.name);
}

function whatIs(term: NoteTalk | null, choose: Chooser): string {
  return capitalised(
    asking(term && { ...term, name: term.name.toLowerCase() }, 'what is', lines.WHAT_IS, choose),
  );
}

function askMaker(material: Material, choose: Chooser): string {
  const { maker } = material;
  return maker === null || choose.oneIn('unasked', 4)
    ? ''
    : aboutMaker(choose.of('ask maker', lines.ASK_MAKER), material, maker.name);
}

/** A question about a maker, who "is" or "was". */
const aboutMaker = (line: string, { life }: Material, name: string): string =>
  line.replaceAll('*', name).replaceAll('#', life !== null && life.died === null ? 'is' : 'was');

/** What a note knows, with what was written to lead from one sentence to the next. */
function noteBeats(note: NoteTalk | null, ask: string, choose: Chooser, worth: number): Beat[] {
  if (note === null) return [];
  return note.parts.map(({ ask: leadsTo, lead, statement }, at): Beat => {
    // What is said around a note may name what the note and the label name.
    const about = (text: string): Statement | string =>
      text === '' ? '' : { ...talk(text), field: statement.field ?? 'note', spans: statement.spans };
    const reply = at === note.parts.length - 1 ? [anna(about(note.reply))] : [];
    if (at > 0)
      return { worth: worth - at, turns: [anna(about(leadsTo)), ben(about(lead), statement), ...reply] };
    const begun =
      ask === ''
        ? [ben(choose.of('knows', lines.I_KNOW_THIS), statement)]
        : [
            anna(about(ask)),
            ben(choose.oneIn(`reading ${ask}`, 3) ? choose.of('reading', lines.FROM_READING) : '', statement),
          ];
    return { worth, turns: [...begun, ...reply] };
  });
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

/** Sentences that one reads before the other goes on, and questions that are put to a text. */
const MOST_READ = 2;
const MOST_ASKED = 1;

/** The label's own sentences, read by Ben: Anna asks for the next where she can, or takes over in the middle. */
function storyBeats({ prose, facts }: Material, choose: Chooser): Beat[] {
  const [first] = prose;
  if (!first) return [];
  const turns: Turn[] = [ben(choose.of('more', lines.MORE_ON_LABEL), first)];
  let [asked, read] = [0, 1];
  for (const [at, sentence] of prose.slice(1).entries()) {
    const before = prose[at]?.text ?? '';
    const question = asked < MOST_ASKED ? leadTo(sentence.text, choose) : null;
    if (question !== null) asked += 1;
    else if (read >= MOST_READ && turns.at(-1)?.role === 'friend2' && prose.length - at > 2) {
      turns.push(anna(takenUp(facts.text, before) ?? choose.of('read on', lines.READ_ON), sentence));
      read = 1;
      continue;
    }
    const isAnnas = turns.at(-1)?.role === 'friend1' && question === null;
    turns.push(...(question === null ? [] : [anna(question)]), isAnnas ? anna(sentence) : ben(sentence));
    read = question === null ? read + 1 : 1;
  }
  const heard = takenUp(facts.text, prose.at(-1)?.text ?? '');
  if (heard !== null && turns.at(-1)?.role === 'friend2') turns.push(anna(heard));
  return [{ worth: 9, turns }];
}

/** A look to which Ben sends Anna, and what she comes back to. */
function endBeat(material: Material, choose: Chooser, closes: Statement | string): Beat {
  const look = lookOf(material, choose);
  const size = sizeStatement(material);
  const isAnswered = closes === '' || (look.length > 0 && choose.oneIn('answers', 3));
  const [fromNote] = material.looks;
  const asked = fromNote && look.includes(fromNote.statement) ? fromNote.ask : '';
  const sober = isSober(material);
  return {
    worth: 10,
    turns: [
      anna(asked),
      ben(...size, ...look),
      anna(
        sober
          ? choose.of('sober', lines.SOBER)
          : isAnswered && look.length > 0
            ? choose.of('looking', lines.LOOKING)
            : '',
        sober ? '' : closes,
      ),
    ],
  };
}
