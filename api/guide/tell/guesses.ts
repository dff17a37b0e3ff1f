import { mediumPhrase, sayMedium } from '../speech/medium.ts';
import { closed } from '../speech/text.ts';
import type { Chooser } from './choose.ts';
import type { Material } from './material.ts';
import { roundYears } from './reckon.ts';
import { fromLabel, reckoned, spansOf, type Statement, talk } from './statement.ts';
import type { Technique } from './techniques.ts';

/** A guess of Anna's, what Ben answers from the label, and what she says to that now and at the end. */
export interface Guess {
  readonly guess: Statement;
  readonly answer: readonly Statement[];
  readonly reaction: string;
  readonly closes: Statement;
}

/** Talk that may hold a figure of its own: plainly a guess, which the label settles. */
const guessing = (text: string): Statement => ({ ...talk(text), field: 'guess' });

/** Works that are younger are not guessed at: a guess would have to be about months. */
const YOUNGEST = 25;
/** Of what is younger, nobody guesses wildly. */
const OLD = 250;
/** A guess that is off by less than this share is a good one. */
const NEAR = 0.15;

/** A number of years as one guesses it. */
function round(years: number): number {
  const step = years < 100 ? 10 : years < 500 ? 50 : years < 2000 ? 100 : 500;
  return Math.max(step, Math.round(years / step) * step);
}

const AGE_GUESSES = [
  'Before you read: I say * years old.',
  'My guess first. * years?',
  'Don’t tell me when. I’d say * years ago.',
  'Let me guess the age. * years.',
  'If I had to bet, * years old. More or less.',
  'I give it * years. And the label?',
  'How old, do you think? I say * years.',
  '* years. That’s my guess, and now read.',
  'I’d have put it * years back. Would you?',
  'Test me. I say it was made * years ago.',
  'No peeking at the date. * years?',
  'You read the date, I’ll have said * years.',
  'Let me be wrong first: * years old.',
  'Hm. * years, I think. Correct me.',
] as const;

const AGE_ANSWERS = {
  young: [
    'Older than that: it is * old.',
    'You are too late by a good stretch. It is * old.',
    'Go further back. That makes it * old.',
    'Not old enough. It is * old.',
    'More than you said. * have gone by.',
    'Add some. It is * old.',
    'You flatter it. It is * old.',
  ],
  old: [
    'Younger than that: it is * old.',
    'Too far back. It is * old.',
    'You went past it. It is only * old.',
    'Less. It is * old.',
    'Take some off: it is * old.',
    'Not that old. * is what it comes to.',
    'You made it older than it is. It is * old.',
  ],
  near: [
    'Well guessed: it is * old.',
    'That’s close. It is * old.',
    'You must have looked. It is * old.',
    'Good eye. It is * old.',
    'Nearly to the year: it is * old.',
    'Close enough. It is * old.',
  ],
} as const;

const AGE_THEN = {
  young: [
    'That old, then. It carries it well.',
    'Then it fooled me.',
    'I was thrown by how new it seems to me.',
    'All right, I take that back.',
    'So I should have gone on counting.',
    'I’ll add that to my list of wrong guesses.',
    'It has kept well, or I have no sense of time.',
    'Then most of what I know is younger than this.',
    'That far? I need to stand up straight.',
    'I should have looked at the edges.',
    'Then I owe it an apology.',
  ],
  old: [
    'Closer to us than I thought.',
    'I always go too far back.',
    'Then it only seems so old to me.',
    'Fine. I guess like a tourist.',
    'Then I was led astray.',
    'Not even that. I’m easily impressed by dust.',
    'It only behaves as if it were older.',
    'I took the style for the age, I suppose.',
    'Fewer birthdays, then. Noted.',
  ],
  near: [
    'Luck. Please don’t ask me again.',
    'I’ll stop guessing while I’m ahead.',
    'Say that louder.',
    'I do this for a living, in my dreams.',
    'Even I was not expecting that.',
    'Don’t look so surprised.',
    'I shall guess nothing else today.',
    'Write the date down. The date of my guess, I mean.',
  ],
} as const;

const AGE_CLOSES = {
  far: [
    'And I said * years. I’ll look at things for longer before I guess.',
    '* years, I said. Don’t tell anybody.',
    'My * years were a bad guess. My next one will be better.',
    'Remind me not to bet on * years again.',
    'I still can’t believe that I said * years.',
    'I’ll forget my * years, and keep the rest.',
  ],
  near: [
    'And * years was right, more or less. I’ll mention that at dinner.',
    'I’ll remember two things: this one, and that I guessed it.',
    'I’d like that noted: * years, and I said it first.',
    'At the next one you guess, and I’ll read.',
    '* years. I should play the lottery.',
  ],
} as const;

/** A guess at the age, where the date tells it: below, above or near what is true. */
export function guessAge({ facts, reckoning }: Material, choose: Chooser): Guess | null {
  const { yearsAgo } = reckoning;
  if (yearsAgo === null || yearsAgo < YOUNGEST) return null;
  const shares = yearsAgo < OLD ? [0.6, 1, 1.5, 0.7] : [0.5, 1, 1.8, 0.35, 2.2];
  const share = shares[choose.number('age guess') % shares.length] ?? 1;
  const said = round(yearsAgo * share);
  const off = said / yearsAgo - 1;
  const verdict = Math.abs(off) <= NEAR ? 'near' : off < 0 ? 'young' : 'old';
  const guessed = said.toLocaleString('en-GB');
  const fill = (text: string, filling: string): string =>
    closed(text.replace('*', filling).replace(/(?:^|(?<=\. ))\p{Ll}/gu, (letter) => letter.toUpperCase()));
  return {
    guess: guessing(fill(choose.of('age guess', AGE_GUESSES), guessed)),
    answer: [
      reckoned(
        fill(choose.of(`age ${verdict}`, AGE_ANSWERS[verdict]), roundYears(yearsAgo)),
        'years ago',
        spansOf(facts, 'date'),
      ),
    ],
    reaction: choose.of(`age then ${verdict}`, AGE_THEN[verdict]),
    closes: guessing(
      fill(choose.of('age closes', verdict === 'near' ? AGE_CLOSES.near : AGE_CLOSES.far), guessed),
    ),
  };
}

/** By technique: a sign in the medium line, what one rightly takes it for, and what one may well take it for. */
const TAKEN_FOR: Partial<
  Record<Technique, readonly (readonly [sign: RegExp, right: string, wrong: string])[]>
> = {
  painting: [
    [/tempera/i, 'tempera', 'oil'],
    [/acrylic|synthetic polymer/i, 'acrylic', 'oil'],
    [/casein|distemper|encaustic/i, '', 'oil'],
  ],
  watercolour: [
    [/gouache|opaque watercolou?r|bodycolou?r/i, 'gouache', 'oil'],
    [/watercolou?r/i, 'watercolour', 'coloured ink'],
  ],
  drawing: [
    [/charcoal/i, 'charcoal', 'black chalk'],
    [/pastel/i, 'pastel', 'chalk'],
    [/chalk/i, 'chalk', 'charcoal'],
    [/silverpoint|metalpoint/i, 'silverpoint', 'pencil'],
    [/graphite|pencil/i, 'pencil', 'chalk'],
    [/\bink\b/i, 'ink', 'charcoal'],
  ],
  intaglio: [
    [/mezzotint/i, 'a mezzotint', 'a photograph'],
    [/aquatint/i, 'an aquatint', 'a wash drawing'],
    [/drypoint/i, 'a drypoint', 'an etching'],
    [/etching/i, 'an etching', 'a pen drawing'],
    [/engraving/i, 'an engraving', 'an etching'],
  ],
  'relief print': [
    [/lino/i, 'a linocut', 'a woodcut'],
    [/wood/i, 'a woodcut', 'a brush drawing'],
  ],
  lithograph: [[/lithograph/i, 'a lithograph', 'a crayon drawing']],
  textile: [
    [/silk/i, 'silk', 'fine cotton'],
    [/wool/i, 'wool', 'cotton'],
    [/linen/i, 'linen', 'cotton'],
    [/cotton/i, 'cotton', 'linen'],
  ],
  ceramic: [
    [/porcelain/i, 'porcelain', 'stoneware'],
    [/stoneware/i, 'stoneware', 'earthenware'],
    [/terracotta/i, 'terracotta', 'stone'],
    [/earthenware/i, 'earthenware', 'stoneware'],
    [/faience/i, 'faience', 'glass'],
  ],
  metal: [
    [/silver/i, 'silver', 'pewter'],
    [/\bgold\b/i, 'gold', 'gilt bronze'],
    [/bronze|copper alloy/i, 'bronze', 'iron'],
    [/brass/i, 'brass', 'bronze'],
    [/pewter/i, 'pewter', 'silver'],
    [/\biron\b|steel/i, 'iron', 'bronze'],
  ],
  stone: [
    [/marble/i, 'marble', 'plaster'],
    [/limestone/i, 'limestone', 'sandstone'],
    [/granodiorite|granite|basalt/i, 'granite', 'dark marble'],
    [/alabaster/i, 'alabaster', 'marble'],
    [/jade/i, 'jade', 'soapstone'],
  ],
  wood: [
    [/\boak\b/i, 'oak', 'walnut'],
    [/walnut/i, 'walnut', 'mahogany'],
    [/mahogany/i, 'mahogany', 'walnut'],
    [/box ?wood/i, 'boxwood', 'ivory'],
    [/lime ?wood/i, 'limewood', 'oak'],
    [/cedar/i, 'cedar', 'pine'],
    [/ivory/i, 'ivory', 'bone'],
  ],
};

const MATERIAL_GUESSES = [
  'And what is it made with? I’d bet on *.',
  'My guess for the material is *.',
  'I’d have said *.',
  'Is it *? I’m never sure.',
  'If you asked me what it is: *.',
  '*, isn’t it?',
  'Let me try the material: *.',
  'I’d put my money on *.',
  'That has to be *.',
  'Don’t help me. It’s *.',
] as const;
const RIGHT = [
  'You’d win.',
  'Yes.',
  'Right.',
  'You are getting good at this.',
  'Correct, and here in full.',
  'Well seen.',
  'One point to you.',
] as const;
const WRONG = [
  'You’d lose.',
  'No.',
  'Not that.',
  'Wrong shelf.',
  'The label knows better.',
  'Try again. No, don’t.',
  'Close, in a way.',
  'I’d have said so too, and it is wrong.',
] as const;
const MATERIAL_THEN = {
  right: [
    'There. I can do it.',
    'I’ll take that.',
    'I had hoped for that.',
    'I felt it in my fingers.',
    'For once.',
    'My eyes still work.',
    'That I can tell blindfold. Nearly.',
    'You needn’t sound so astonished.',
  ],
  wrong: [
    'I’d never have got there.',
    'So much for my eyes.',
    'Then I have to look again.',
    'One point to the label, then.',
    'That changes how I look at it.',
    'I’d have lost the bet and the coffee.',
    'Never ask me to buy anything.',
    'I ought to get closer before I talk.',
    'Good that nobody else heard that.',
    'Then what I know about surfaces is worth little.',
  ],
} as const;
const MATERIAL_CLOSES = {
  right: [
    'And I got the material right. Small joys.',
    'I knew it was *. I’ll be unbearable all day.',
    'One right guess. I’ll leave it at that.',
    'Remember who said *.',
    'I shall say * at every other one now.',
  ],
  wrong: [
    'And I took it for *.',
    'Not *. I’ll know it next time.',
    'Everything looks like * to me today.',
    'Forget that I ever said *.',
    'I said *, and it sounded so sure.',
    'I’ll look at it once more, now that it isn’t *.',
  ],
} as const;
/** Words of the longest medium line that is said in one breath. */
const MOST_WORDS = 10;

/** What nobody would need to guess. */
const PLAIN = /^oil(?: paint)? on (?:canvas|panel|board|wood|linen)$/i;

/** A guess at the material, where the medium line is short; the answer is the line itself. */
export function guessMaterial({ facts, technique }: Material, choose: Chooser): Guess | null {
  const { medium } = facts;
  if (medium === null || technique === null || PLAIN.test(medium)) return null;
  const [main = ''] = medium.split(/[,;(]| (?:and|with|on|over) /, 1);
  const found = TAKEN_FOR[technique]?.find(([sign]) => sign.test(main));
  if (!found || medium.split(/\s+/).length > MOST_WORDS) return null;
  const [, right, wrong] = found;
  // "Silk and cotton" settles no guess between the two.
  if (medium.toLowerCase().includes(wrong.replace(/^an? /, ''))) return null;
  const verdict = right !== '' && choose.number('material guess') % 2 === 0 ? 'right' : 'wrong';
  const taken = verdict === 'right' ? right : wrong;
  const fill = (text: string): string =>
    text.replace('*', taken).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return {
    guess: guessing(fill(choose.of('material guess', MATERIAL_GUESSES))),
    answer: [
      talk(choose.of(`material ${verdict}`, verdict === 'right' ? RIGHT : WRONG)),
      fromLabel(closed(`It is ${mediumPhrase(sayMedium(medium))}`), 'medium', spansOf(facts, 'medium')),
    ],
    reaction: choose.of(`material then ${verdict}`, MATERIAL_THEN[verdict]),
    closes: guessing(fill(choose.of(`material closes ${verdict}`, MATERIAL_CLOSES[verdict]))),
  };
}
