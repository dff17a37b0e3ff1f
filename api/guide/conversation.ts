import type { LabelFacts, Turn } from './facts.ts';
import { creditOf, isTold, quotedTitle, readDate, readOut, sizeOf, spokenSentence } from './sound-bite.ts';
import { byArtist, isNamed, nameOnly } from './speech-artist.ts';
import { sayDate } from './speech-date.ts';
import { lifeSentences } from './speech-life.ts';
import { mediumPhrase, sayMedium } from './speech-medium.ts';
import { capitalised, closed, countWords } from './speech-text.ts';
import { pick } from './variation.ts';

/** 11 to 17 turns, one to two minutes (DESIGN section 4, Words). */
const MOST_TURNS = 17;
const MOST_STORY_WORDS = 210;

/**
 * Two friends read the label together: every answer is the label's, every question is answered once.
 * The speakers take turns; the same label always gives the same conversation. Never empty.
 */
export function composeConversation(facts: LabelFacts): Turn[] {
  const contents = isTold(facts) ? talk(facts) : readTogether(facts);
  return contents.map((content, index) => ({ role: index % 2 === 0 ? 'friend1' : 'friend2', content }));
}

/** What the label says, each question with its answer, then the story told by both in turn. */
function talk(facts: LabelFacts): string[] {
  const making = [dateTurns(facts), mediumTurns(facts)];
  if (pick(facts.text, 'order', ['date', 'medium']) === 'medium') making.reverse();
  const exchanges = [titleTurns(facts), makerTurns(facts), ...making, sizeTurns(facts)].flat();
  const credit = creditTurns(facts);
  const closing = [closingTurn(facts)];
  const story = storyTurns(facts, MOST_TURNS - exchanges.length - credit.length - closing.length);
  const rest =
    pick(facts.text, 'credit place', ['last', 'before']) === 'last'
      ? [...story, ...credit]
      : [...credit, ...story];
  return [...exchanges, ...rest, ...closing];
}

function titleTurns({ title, text }: LabelFacts): string[] {
  const question = pick(text, 'ask title', [
    'What is this one called?',
    'So, what are we standing in front of?',
    'You have the label there. What is the title?',
    'Let’s start with the label. Is there a title?',
  ]);
  if (title === null) return [question, 'The label gives no title.'];
  const name = quotedTitle(title);
  return [
    question,
    pick(text, 'title', [`It is called ${name}.`, `The label says ${name}.`, `The title is ${name}.`]),
  ];
}

function makerTurns(facts: LabelFacts): string[] {
  const { artist, text } = facts;
  const question = pick(text, 'ask maker', [
    'Who made it?',
    'And who is it by?',
    'Who is the artist?',
    'Does it say who made it?',
  ]);
  const lives = lifeSentences(facts);
  if (artist === null && lives[0]?.startsWith('It is by')) return [question, lives.join(' ')];
  if (artist === null)
    return lives.length > 0
      ? [question, ['The label names no maker.', ...lives].join(' ')]
      : [question, 'The label does not say.'];
  if (!isNamed(artist)) return [question, ['The maker is unknown, the label says.', ...lives].join(' ')];
  return [
    question,
    [
      pick(text, 'maker', [
        `It is ${byArtist(facts)}.`,
        closed(`${capitalised(byArtist(facts))}, it says here`),
      ]),
      ...lives,
    ].join(' '),
  ];
}

function dateTurns({ date, text }: LabelFacts): string[] {
  if (date === null) return [];
  const spoken = sayDate(date);
  if (spoken === null) return ['What about a date?', closed(readDate(date))];
  const question =
    spoken.verb === 'made'
      ? pick(text, 'ask date', ['And the date?', 'From when is it?', 'When was it made?', 'Is there a date?'])
      : pick(text, 'ask date', ['Is there a date?', 'What about a date?']);
  const whole = closed(`It was ${spoken.verb} ${spoken.when}`);
  if (spoken.verb !== 'made') return [question, whole];
  return [
    question,
    pick(text, 'date', [
      whole,
      closed(capitalised(spoken.when)),
      closed(`${capitalised(spoken.when)}, it says`),
    ]),
  ];
}

function mediumTurns({ medium, text }: LabelFacts): string[] {
  if (medium === null) return [];
  const question = pick(text, 'ask medium', [
    'What is it made of?',
    'And the material?',
    'What about the medium?',
    'What are the materials?',
  ]);
  const spoken = sayMedium(medium);
  const printed = closed(capitalised(spoken.words));
  return [
    question,
    pick(text, 'medium', [
      closed(`It is ${mediumPhrase(spoken)}`),
      printed,
      closed(`The label says ${spoken.words.replace(/^an? /, '')}`),
    ]),
  ];
}

function sizeTurns(facts: LabelFacts): string[] {
  const size = sizeOf(facts);
  if (size === null || facts.sentences.length > 3) return [];
  return [
    pick(facts.text, 'ask size', ['How big is it?', 'Does the label give a size?', 'And its size?']),
    size,
  ];
}

function creditTurns(facts: LabelFacts): string[] {
  const credit = creditOf(facts);
  if (credit === null) return [];
  const question = pick(facts.text, 'ask credit', [
    'And how did it come to be here?',
    'Where did the museum get it?',
    'Any word on how it got here?',
    'How did the museum come by it?',
  ]);
  return [question, credit];
}

/** The interpretive sentences in the label's order, shared out over at most `room` turns. */
function storyTurns(facts: LabelFacts, room: number): string[] {
  const sentences = withinWords(facts.sentences.map(spokenSentence), MOST_STORY_WORDS);
  if (sentences.length === 0 || room < 2) return [];
  const question = pick(facts.text, 'ask story', [
    'What else does the label tell us?',
    'And what is the story behind it?',
    'Read me the rest, will you?',
    'There is more on the label. What does it say?',
  ]);
  const turns = shareOut(sentences, room - 1);
  const seed = hashStart(facts.text);
  return [
    question,
    ...turns.map((turn, index) =>
      index === 0 || index % 2 === seed ? turn : `${leadIn(facts.text, index)} ${turn}`,
    ),
  ];
}

const LEAD_INS = [
  'Then it says this.',
  'Here is the next part.',
  'Let me read on.',
  'And there is this.',
  'Listen to this.',
  'It goes on.',
  'My turn to read.',
] as const;

/** Never the same lead-in twice in one conversation. */
function leadIn(text: string, index: number): string {
  return (
    LEAD_INS[(Number(pick(text, 'lead', ['0', '1', '2', '3', '4', '5', '6'])) + index) % LEAD_INS.length] ??
    LEAD_INS[0]
  );
}

function hashStart(text: string): number {
  return Number(pick(text, 'start', ['0', '1']));
}

function withinWords(sentences: readonly string[], most: number): string[] {
  let words = 0;
  return sentences.filter((sentence, index) => {
    words += countWords(sentence);
    return index === 0 || words <= most;
  });
}

function shareOut(sentences: readonly string[], turns: number): string[] {
  const size = Math.ceil(sentences.length / Math.max(1, Math.min(turns, sentences.length)));
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size).join(' '),
  );
}

/** A last turn that sums up title, maker and date in the label's own terms. */
function closingTurn(facts: LabelFacts): string {
  const date = facts.date === null ? null : sayDate(facts.date);
  const parts = [
    facts.title === null ? 'A work without a title' : quotedTitle(facts.title),
    isNamed(facts.artist) ? nameOnly(facts.artist) : null,
    date && date.verb === 'made' ? briefly(date.when) : null,
  ].filter((part) => part !== null);
  const lead = pick(facts.text, 'closing', [
    'I will remember that',
    'Good to know',
    'So that is it',
    'Now we know',
  ]);
  return capitalised(closed(`${lead}: ${parts.join(', ')}`));
}

/** "in 1964" -> "1964", "between 1900 and 1930" -> "1900 to 1930" */
function briefly(when: string): string {
  const first = when.split(',', 1)[0] ?? when;
  return first
    .replace(/^(?:in|on) (?:the )?(?=[\d\p{L}])/u, '')
    .replace(/^between (.+) and (.+)$/, '$1 to $2');
}

/** Where the fields are not understood: the text is read, in turns when it has several sentences. */
function readTogether(facts: LabelFacts): string[] {
  const question = pick(facts.text, 'ask reading', [
    'What does the label say?',
    'Can you read the label to me?',
  ]);
  const sentences = withinWords(facts.sentences.map(spokenSentence), MOST_STORY_WORDS);
  const readAll = facts.title === null && facts.artist === null && sentences.length > 1;
  return [question, ...(readAll ? shareOut(sentences, MOST_TURNS - 1) : [readOut(facts).join(' ')])];
}
