import { isGrim, takenUp } from '../conversation-story.ts';
import type { LabelFacts } from '../facts.ts';
import { isNamed } from '../speech-artist.ts';
import { countWords } from '../speech-text.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { gather, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  agoStatement,
  printedStatements,
  furtherStatements,
  hasOneMaker,
  isAboutThen,
  laterStatement,
  lifeStatements,
  namingStatements,
  sizeStatement,
} from './naming.ts';
import { isTold, readOutStatements } from './read-out.ts';
import { lookOf } from './sound-bite.ts';
import { type Statement, talk } from './statement.ts';
import { ANY_WAY_TO_LOOK } from './techniques.ts';
import * as guesses from './guess-lines.ts';
import * as lines from './talk-lines.ts';
import { creditStatement, hasCreditStory } from './credit.ts';
import { askDoubt, doubtMeaning } from './doubt.ts';

/** 11 to 17 turns where there is something to talk of (DESIGN section 4, Words). */
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

const anna = (...statements: readonly (Statement | string)[]): Turn => ({
  role: 'friend1',
  statements: statements.map(asStatement),
});
const ben = (...statements: readonly (Statement | string)[]): Turn => ({
  role: 'friend2',
  statements: statements.map(asStatement),
});
const asStatement = (said: Statement | string): Statement => (typeof said === 'string' ? talk(said) : said);

/** Two friends at the work: Anna looks and guesses, Ben has read; each turn answers the one before. Never empty. */
export function podcast(facts: LabelFacts, knowledge: Knowledge): Statement[] {
  if (!isTold(facts)) return readTogether(facts, knowledge.nth);
  const material = gather(facts, knowledge);
  const choose = chooserOf(facts.text, knowledge.nth);
  const beats = beatsOf(material, choose);
  return statementsOf(joined(withinTurns(beats)));
}

/** What the label says, read by the two, where too little of it was understood to talk about. */
function readTogether(facts: LabelFacts, nth: number | undefined): Statement[] {
  const choose = chooserOf(facts.text, nth);
  return statementsOf([
    anna(choose.of('come', lines.COME_HERE)),
    ben(
      ...(facts.foreign === null ? [choose.of('plain', lines.READ_PLAINLY)] : []),
      ...readOutStatements(facts),
    ),
    anna(choose.of('heard plainly', lines.HEARD_PLAINLY)),
    ben(choose.of('let us look', lines.LET_US_LOOK), choose.of('way to look', ANY_WAY_TO_LOOK)),
    anna(choose.of('looking', lines.LOOKING)),
  ]);
}

function statementsOf(turns: readonly Turn[]): Statement[] {
  return turns.flatMap(({ role, statements }) =>
    statements.filter(({ text }) => text !== '').map((statement) => ({ ...statement, role })),
  );
}

/** Drops the least dear beats until the talk fits. */
function withinTurns(beats: readonly Beat[]): Turn[] {
  let rest = beats.filter(({ turns }) => turns.length > 0);
  const turns = (): Turn[] => rest.flatMap((beat) => beat.turns);
  const words = (): number =>
    turns().reduce(
      (sum, turn) => sum + turn.statements.reduce((count, { text }) => count + countWords(text), 0),
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

/** One turn of what one speaker says in a row. */
function joined(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.role === turn.role)
      result[result.length - 1] = { role: last.role, statements: [...last.statements, ...turn.statements] };
    else result.push(turn);
  }
  return result;
}

/** Anna's answer to something that is not common: sober where the thing is. */
function surprise(choose: Chooser, about: readonly Statement[]): string {
  return about.some(({ text }) => isGrim(text))
    ? choose.of('sober', lines.SOBER)
    : choose.of('surprised', lines.SURPRISED);
}

function beatsOf(material: Material, choose: Chooser): Beat[] {
  const { maker, prose } = material;
  const opening = openingBeat(material, choose);
  const person = personBeats(material, choose);
  const context = contextBeats(material, choose);
  const term = termBeat(material, choose);
  const story = storyBeats(material, choose);
  const end = endBeat(material, choose);
  const credit = creditBeat(material, choose);
  const isBare = maker.size === 0 && prose.length === 0 && context.length === 0;
  const little: Beat = { worth: 3, turns: isBare ? [anna(choose.of('little', lines.LITTLE))] : [] };
  const order = choose.of('order', ['person first', 'context first', 'story first', 'technique first']);
  const middle =
    order === 'story first' && prose.length > 0
      ? [...story, ...person, term, ...context]
      : order === 'context first'
        ? [...context, ...person, term, ...story]
        : order === 'technique first'
          ? [term, ...person, ...context, ...story]
          : [...person, ...context, term, ...story];
  return [opening, ...middle, little, credit, end];
}

/** How the two get to the work's name: by a guess at its age, at once, or by a question. */
function openingBeat(material: Material, choose: Chooser): Beat {
  const { facts, reckoning } = material;
  const isNameless = facts.title === null && facts.artist === null;
  const naming = [
    ...namingStatements(material, choose, false),
    ...(isNameless ? [] : printedStatements(facts)),
  ];
  const life = material.maker.size > 0 || reckoning.age ? [] : lifeStatements(facts);
  const further = [...life, ...furtherStatements(facts, material.maker.has('who'))];
  const start = choose.of('come', lines.COME_HERE);
  const here = choose.of('here', lines.HERE_IT_IS);
  const years = reckoning.yearsAgo;
  if (years !== null && years > 15 && choose.oneIn('guess date', years > 900 ? 1 : 3)) {
    const isOld = years > 170;
    const isNew = years < 70;
    const guessOld = choose.oneIn('guess old', 2);
    const settled =
      !isOld && !isNew
        ? guesses.IN_BETWEEN
        : guessOld === isOld
          ? guesses.RIGHT_FOR_ONCE
          : isOld
            ? guesses.OLDER_THAN_THOUGHT
            : guesses.YOUNGER_THAN_THOUGHT;
    return {
      worth: 10,
      turns: [
        anna(start, choose.of('guess', guessOld ? guesses.GUESS_OLD : guesses.GUESS_NEW)),
        ben(here, ...naming, ...agoStatement(material, choose)),
        anna(choose.of('settled', settled)),
        ...(years > 900
          ? [
              anna(choose.of('so long', lines.SO_LONG)),
              ben(choose.of('so long answer', lines.SO_LONG_ANSWER), ...further),
            ]
          : further.length > 0
            ? [ben(...further)]
            : []),
      ],
    };
  }
  if (!isNamed(facts.artist) && facts.artist !== null)
    return {
      worth: 10,
      turns: [
        anna(start),
        ben(here, ...naming),
        anna(choose.of('no name', lines.NO_NAME)),
        ben(choose.of('no name answer', lines.NO_NAME_ANSWER), ...further),
      ],
    };
  const doubt = doubtMeaning(facts, choose);
  if (doubt !== null)
    return {
      worth: 10,
      turns: [
        anna(start),
        ben(here, ...naming),
        anna(askDoubt(facts)),
        ben(doubt),
        anna(choose.of('on doubt', lines.ON_DOUBT)),
        ...(further.length > 0 ? [ben(...further)] : []),
      ],
    };
  return { worth: 10, turns: [anna(start), ben(here, ...naming, ...further)] };
}

/** Who the maker was: Anna asks or guesses, Ben knows. */
function personBeats(material: Material, choose: Chooser): Beat[] {
  const { facts, maker, reckoning } = material;
  const [who, known, story] = [maker.get('who'), maker.get('known for'), maker.get('story')];
  const beats: Beat[] = [];
  if (who) {
    beats.push({
      worth: 9,
      turns: [anna(choose.of('ask maker', lines.ASK_MAKER)), ben(choose.of('read', lines.I_HAVE_READ), who)],
    });
    const [first, second] = [known ?? story, known && story];
    if (first)
      beats.push({
        worth: 8,
        turns: [anna(surprise(choose, [who])), ben(choose.of('yes', lines.YES_REALLY), first)],
      });
    if (second)
      beats.push({
        worth: 7,
        turns: [anna(surprise(choose, known ? [known] : [])), ben(second)],
      });
  }
  const age = ageStatement(material, choose);
  if (age.length > 0 && reckoning.age && hasOneMaker(facts)) {
    const years = reckoning.age.from;
    const isOldHand = years > 55;
    const guessOld = choose.oneIn('guess age', 2);
    const isRight = years > 32 && years < 56 ? null : guessOld === isOldHand;
    const settled =
      isRight === null
        ? guesses.IN_BETWEEN
        : isRight
          ? guesses.RIGHT_FOR_ONCE
          : guessOld
            ? guesses.YOUNGER_THAN_THOUGHT
            : guesses.OLDER_THAN_THOUGHT;
    const guess: Turn = anna(
      choose.of('guess age', guessOld ? guesses.GUESS_OLD_HAND : guesses.GUESS_BEGINNER),
    );
    const beat: Beat = {
      worth: 6,
      turns: [
        guess,
        ben(...age, ...laterStatement(material)),
        anna(
          choose.of(
            'settled',
            isRight === false
              ? guessOld
                ? [
                    'Then it only looks like an old hand.',
                    'So much for the old hand.',
                    'And I saw grey hair. Wrong.',
                    ...settled,
                  ]
                : ['Then it only feels young.', 'Young at heart, then.', 'So, not a beginner at all.']
              : settled,
          ),
        ),
      ],
    };
    const plainBeat: Beat = {
      worth: 6,
      turns: [
        ben(choose.of('reckon', guesses.LET_ME_RECKON), ...age, ...laterStatement(material)),
        anna(
          reckoning.isLate
            ? choose.of('sober', lines.SOBER)
            : choose.of(
                'on age',
                years < 31 ? guesses.ON_YOUNG : years < 60 ? guesses.ON_MIDDLE_AGE : guesses.ON_OLD,
              ),
        ),
      ],
    };
    const told = reckoning.isLate || choose.oneIn('reckons', 2) ? plainBeat : beat;
    beats.splice(choose.oneIn('age first', 2) ? 0 : beats.length, 0, told);
  }
  return beats;
}

/** The story behind the title, the time and the place. */
function contextBeats({ facts, subject, style, place, year }: Material, choose: Chooser): Beat[] {
  const told = (
    statements: readonly Statement[],
    asks: readonly string[],
    topic: string,
    worth: number,
  ): Beat[] => {
    const [first, ...more] = statements;
    if (!first) return [];
    const [second, third] = more;
    return [
      { worth, turns: [anna(choose.of(topic, asks)), ben(first)] },
      ...(second
        ? [
            {
              worth: worth - 1,
              turns: [
                anna(surprise(choose, [first])),
                ben(second, ...(third && countWords(second.text + third.text) < 40 ? [third] : [])),
              ],
            },
          ]
        : []),
    ];
  };
  return [
    ...told(subject, lines.ASK_STORY, 'ask story', 8),
    ...told(style, lines.ASK_TIME, 'ask time', 7),
    ...(style.length > 0 ? [] : told(place, lines.ASK_PLACE, 'ask place', 6)),
    ...(year
      ? [
          {
            worth: 5,
            turns: [
              anna(choose.of('ask year', isAboutThen(facts) ? lines.ASK_ABOUT_THEN : lines.ASK_YEAR)),
              ben(choose.of('that year', isAboutThen(facts) ? lines.ABOUT_THEN : lines.THAT_YEAR), year),
            ],
          },
        ]
      : []),
  ];
}

function termBeat({ term, termName }: Material, choose: Chooser): Beat {
  const [first] = term;
  if (!first) return { worth: 5, turns: [] };
  const [asks, knows] = choose.oneIn('who asks', 2) ? [anna, ben] : [ben, anna];
  return {
    worth: 5,
    turns: [
      asks(choose.of('what is', lines.WHAT_IS).replace('*', termName)),
      knows(choose.of('that I know', lines.THAT_I_KNOW), first),
    ],
  };
}

/** The label's own sentences: read in parts by both, taken up where there is a word to take up. */
function storyBeats({ prose, facts }: Material, choose: Chooser): Beat[] {
  if (prose.length === 0) return [];
  const used = new Set<string>();
  const size = prose.length > 6 ? 3 : prose.length > 3 ? 2 : 1;
  const parts: Statement[][] = [];
  for (let at = 0; at < prose.length; at += size) parts.push(prose.slice(at, at + size));
  return parts.map((part, index): Beat => {
    const speaker = index % 2 === 0 ? ben : anna;
    const before = parts[index - 1]?.map(({ text }) => text).join(' ') ?? '';
    const reaction =
      index === 0
        ? choose.of('more', lines.MORE_ON_LABEL)
        : (takenUp(facts.text, before, used) ??
          (isGrim(before) ? '' : index === 1 ? choose.of('read on', lines.READ_ON) : ''));
    return {
      worth: index < 2 ? 9 : 8 - Math.min(4, index / 4),
      turns: [speaker(...(reaction === '' ? [] : [reaction]), ...part)],
    };
  });
}

/** How it came here, where the credit line holds a story. */
function creditBeat({ facts }: Material, choose: Chooser): Beat {
  const [told] = creditStatement(facts);
  return told && hasCreditStory(facts)
    ? { worth: 4, turns: [ben(told), anna(choose.of('credit', lines.ON_FAMILY))] }
    : { worth: 1, turns: [] };
}

/** The last word is a look. */
function endBeat(material: Material, choose: Chooser): Beat {
  const [look] = lookOf(material, choose);
  const size = sizeStatement(material);
  return {
    worth: 10,
    turns: look
      ? [
          ...(size.length > 0 ? [ben(...size)] : []),
          ben(choose.of('let us look', lines.LET_US_LOOK), look),
          anna(choose.of('looking', lines.LOOKING)),
        ]
      : [],
  };
}
