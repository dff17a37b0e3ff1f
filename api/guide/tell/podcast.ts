import { isGrim, takenUp } from '../conversation-story.ts';
import type { LabelFacts } from '../facts.ts';
import { isNamed } from '../speech-artist.ts';
import { countWords } from '../speech-text.ts';
import { type Chooser, chooserOf } from './choose.ts';
import { gather, isBare, type Knowledge, type Material } from './material.ts';
import {
  ageStatement,
  agoStatement,
  printedStatements,
  furtherStatements,
  laterStatement,
  lifeStatements,
  namingStatements,
  sizeStatement,
} from './naming.ts';
import { isTold, readOutStatements } from './read-out.ts';
import { lookOf } from './sound-bite.ts';
import { type Statement, talk } from './statement.ts';
import { ANY_WAY_TO_LOOK } from './techniques.ts';
import * as ages from './age-lines.ts';
import { reactionTo } from './reactions.ts';
import * as lines from './talk-lines.ts';
import { creditStatement, hasCreditStory } from './credit.ts';
import { askDoubt, doubtMeaning } from './doubt.ts';

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
  if (!isTold(facts)) return readTogether(facts);
  const material = gather(facts, knowledge);
  const choose = chooserOf(facts.text);
  const beats = beatsOf(material, choose);
  return statementsOf(joined(withinTurns(beats)));
}

/** What the label says, read by the two, where too little of it was understood to talk about. */
function readTogether(facts: LabelFacts): Statement[] {
  const choose = chooserOf(facts.text);
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

function beatsOf(material: Material, choose: Chooser): Beat[] {
  const { prose } = material;
  const opening = openingBeat(material, choose);
  const person = personBeats(material, choose);
  const context = contextBeats(material, choose);
  const term = termBeat(material, choose);
  const story = storyBeats(material, choose);
  const end = endBeat(material, choose);
  const credit = creditBeat(material, choose);
  const order = choose.of('order', ['person first', 'context first', 'story first', 'technique first']);
  const middle =
    order === 'story first' && prose.length > 0
      ? [...story, ...person, term, ...context]
      : order === 'context first'
        ? [...context, ...person, term, ...story]
        : order === 'technique first'
          ? [term, ...person, ...context, ...story]
          : [...person, ...context, term, ...story];
  return [opening, ...middle, credit, end];
}

/** How the two get to the work's name. */
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
  if (years !== null && years > 900)
    return {
      worth: 10,
      turns: [
        anna(start),
        ben(here, ...naming, ...agoStatement(material, choose)),
        anna(choose.of('so long', lines.SO_LONG)),
        ...(further.length > 0 ? [ben(...further)] : []),
      ],
    };
  if (!isNamed(facts.artist) && facts.artist !== null && facts.unsure.length === 0)
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

/** Who the maker was, of whom Ben has read; Anna answers to what it is. */
function personBeats(material: Material, choose: Chooser): Beat[] {
  const { maker, reckoning } = material;
  const known = (['who', 'known for', 'story'] as const).flatMap((tag) => maker.get(tag) ?? []);
  const beats = known.map((statement, at): Beat => {
    const before = known[at - 1];
    const asked: Turn[] = before
      ? [anna(reactionTo(before.text, choose)), ben(statement)]
      : choose.oneIn('ask maker', 2)
        ? [
            anna(choose.of('ask maker', lines.ASK_MAKER)),
            ben(choose.of('read', lines.I_HAVE_READ), statement),
          ]
        : [ben(choose.of('knows', lines.I_KNOW_THIS), statement)];
    return { worth: 9 - at, turns: asked };
  });
  const age = ageStatement(material, choose);
  if (age.length > 0 && reckoning.age) {
    const years = reckoning.age.from;
    const answer = reckoning.isLate
      ? choose.of('sober', lines.SOBER)
      : choose.of('on age', years < 31 ? ages.ON_YOUNG : years < 60 ? ages.ON_MIDDLE_AGE : ages.ON_OLD);
    beats.splice(choose.oneIn('age first', 2) ? 0 : beats.length, 0, {
      worth: 6,
      turns: [
        ben(...age, ...laterStatement(material)),
        ...(isSober(material) || choose.oneIn('on age', 3) ? [] : [anna(answer)]),
      ],
    });
  }
  return beats;
}

/** The story behind the title, the time and the place. */
function contextBeats(material: Material, choose: Chooser): Beat[] {
  const { subject, style, place, year } = material;
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
                anna(reactionTo(first.text, choose)),
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
    ...(year && isBare(material)
      ? [
          {
            worth: 5,
            turns: [
              anna(choose.of('ask year', lines.ASK_YEAR)),
              ben(choose.of('that year', lines.THAT_YEAR), year),
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

/** Whether something grim is told of the work, beside which nobody is playful. */
const isSober = ({ prose, maker, subject }: Material): boolean =>
  [...prose, ...maker.values(), ...subject].some(({ text }) => isGrim(text));

/** A look, which the two announce and answer in one work of two. */
function endBeat(material: Material, choose: Chooser): Beat {
  const [look] = lookOf(material, choose);
  const size = sizeStatement(material);
  if (!look) return { worth: 10, turns: [] };
  const sober = isSober(material);
  const lead = !sober && choose.oneIn('announces', 2) ? [choose.of('let us look', lines.LET_US_LOOK)] : [];
  return {
    worth: 10,
    turns: [
      ben(...size, ...lead, look),
      ...(!sober && choose.oneIn('answers', 2) ? [anna(choose.of('looking', lines.LOOKING))] : []),
    ],
  };
}
