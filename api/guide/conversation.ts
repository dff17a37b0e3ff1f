import { withApostrophes } from './apostrophes.ts';
import { reactionTo, shareOut, storyTurns } from './conversation-story.ts';
import { type ExplainedTerm, explainedTerm } from './explain-term.ts';
import type { Glossary, LabelFacts, Turn } from './facts.ts';
import { askReading, readOut } from './read-out.ts';
import { creditOf, isTold, makingSentences, readDate, sizeOf, thingOf } from './sound-bite.ts';
import { byArtist, isNamed, nameOnly } from './speech-artist.ts';
import { sayDate, type SpokenDate } from './speech-date.ts';
import { lifeSentences, withLife } from './speech-life.ts';
import { mediumPhrase, sayMedium } from './speech-medium.ts';
import { furtherSentences } from './speech-makers.ts';
import { sourceFinder } from './speech-sources.ts';
import { capitalised, closed, countWords, quotedTitle, spokenSentences } from './speech-text.ts';
import { pick } from './variation.ts';

/** 11 to 17 turns, one to two minutes; fewer where there is less to say (DESIGN section 4, Words). */
const MOST_TURNS = 17;
/** Words of a title that may be said a second time. */
const LONGEST_REPEATED = 8;

/** A question and its answer. */
type Exchange = readonly [string, string];

/**
 * Two friends read the label together: every answer is the label's, every question is answered once.
 * The speakers take turns; the same label always gives the same conversation. Never empty.
 */
export function composeConversation(facts: LabelFacts, glossary?: Glossary): Turn[] {
  const term = explainedTerm(facts, glossary);
  const sourcesOf = sourceFinder(facts);
  const contents = isTold(facts) ? talk(facts, term) : readTogether(facts);
  return contents.map((content, index) => ({
    role: index % 2 === 0 ? 'friend1' : 'friend2',
    content: content === term?.sentence ? content : withApostrophes(content, facts),
    spans: content === term?.sentence ? [] : sourcesOf(content),
    fromGlossary: content === term?.sentence,
  }));
}

function talk(facts: LabelFacts, term: ExplainedTerm | null): string[] {
  const { text } = facts;
  const opening = openingTurns(facts);
  const explained: Exchange | null = term && [askTerm(term, text), term.sentence];
  const making = [...makingExchanges(facts), explained];
  const credit = creditExchange(facts);
  const size = facts.sentences.length > 3 ? null : sizeExchange(facts);
  const order = pick(text, 'order', ['story last', 'story first', 'credit first', 'plain']);
  const before = order === 'story first' ? [] : [...making, ...(order === 'credit first' ? [] : [size])];
  const after =
    order === 'story first' ? [...making, size, credit] : order === 'credit first' ? [size] : [credit];
  const lead = order === 'credit first' ? [credit] : [];
  const asked = [...lead, ...before].flatMap((exchange) => exchange ?? []);
  const rest = after.flatMap((exchange) => exchange ?? []);
  const room = MOST_TURNS - opening.length - asked.length - rest.length - 2;
  const story = tellStory(facts, room);
  const turns = [...opening, ...asked, ...story, ...rest];
  // "That is all the label says" would be untrue behind a sentence that is not the label's.
  return turns.at(-1) === term?.sentence
    ? turns
    : withEnding(facts, turns, rest.length === 0 && story.length > 0);
}

/** Title and maker, in two to four turns. */
function openingTurns(facts: LabelFacts): string[] {
  const { title, artist, text } = facts;
  const name = title === null ? null : quotedTitle(title);
  const maker = makerAnswer(facts, askMaker(facts));
  const named = artist !== null && isNamed(artist);
  const shape = pick(text, 'opening', ['question', 'statement', 'together', 'maker first']);
  if (name === null) return [ask('title', text), 'The label gives no title.', askMaker(facts), maker];
  if (named && shape === 'together') {
    const lives = [...lifeSentences(facts), ...furtherSentences(facts)].join(' ');
    const answer = closed(
      `${pick(text, 'this', ['This is', 'It is', 'That is'])} ${thingOf(facts) ?? `${name},`} ${byArtist(facts)}`,
    );
    return lives === '' || facts.sentences.length === 0
      ? [ask('title', text), `${answer} ${lives}`.trim()]
      : [ask('title', text), answer, ask('life', text), lives];
  }
  if (named && shape === 'maker first') {
    const asked = pick(text, 'ask maker first', [
      'Whose work is this?',
      'Who is this one by?',
      'Does the label name an artist?',
    ]);
    return [
      asked,
      makerAnswer(facts, asked),
      pick(text, 'ask title second', [
        'And what is it called?',
        'What is the title?',
        'Does it have a title?',
      ]),
      closed(capitalised(name)),
    ];
  }
  if (shape === 'statement')
    return [
      pick(text, 'state title', [
        `The label here says ${name}.`,
        `This one is called ${name}.`,
        `Come and see: ${name}, the label says.`,
      ]),
      askMaker(facts),
      maker,
    ];
  return [
    ask('title', text),
    pick(text, 'title', [`It is called ${name}.`, `The label says ${name}.`, closed(name)]),
    askMaker(facts),
    maker,
  ];
}

const QUESTIONS: Record<string, readonly [string, ...string[]]> = {
  title: [
    'What is this one called?',
    'So, what are we standing in front of?',
    'You are closer. What does the label say?',
    'What have we here?',
    'And this one?',
  ],
  maker: ['And who is it by?', 'Whose work is it?', 'Does it say who it is by?'],
  'unknown maker': ['Who made it?', 'Does it say who made it?', 'Do we know who made it?'],
  origin: ['Where is it from?', 'Where does it come from?', 'Does it say where it was made?'],
  life: [
    'Do we learn anything about the artist?',
    'What does it say about the artist?',
    'Anything on the artist?',
  ],
  date: ['And the date?', 'When is it from?', 'When was it made?', 'Is there a date?', 'How old is it?'],
  medium: ['What is it made of?', 'And the material?', 'What are the materials?'],
  kind: ['What is it, exactly?', 'What kind of work is it?'],
  both: ['When was it made, and of what?', 'When and how was it made?'],
  'kind and date': ['What is it, exactly, and when was it made?', 'When and how was it made?'],
  size: ['How big is it?', 'Does the label give a size?', 'And its size?'],
  owner: ['Whose is it?', 'And who owns it?', 'Whom does it belong to?'],
  credit: [
    'And how did it come to be here?',
    'Where did the museum get it?',
    'Any word on how it got here?',
    'How did the museum come by it?',
  ],
  story: [
    'What else does the label tell us?',
    'And what is the story behind it?',
    'Read me the rest, will you?',
    'There is more on the label. What does it say?',
    'Anything we should know?',
  ],
};

function ask(topic: string, text: string): string {
  return pick(text, `ask ${topic}`, QUESTIONS[topic] ?? ['What does it say?']);
}

/** What it is, is asked only where the answer says so; else for something about it. */
function askTerm({ term, sentence }: ExplainedTerm, text: string): string {
  const stem = (term.split(' ').at(-1) ?? term).slice(0, 4).toLowerCase();
  if (!sentence.toLowerCase().includes(stem))
    return pick(text, 'ask about', [
      `\u201C${capitalised(term)}\u201D: anything one should know about that?`,
      `\u201C${capitalised(term)}\u201D, it says. What is special about that?`,
    ]);
  return pick(text, 'ask term', [
    `\u201C${capitalised(term)}\u201D? Remind me.`,
    `And \u201C${term}\u201D? What is that?`,
    `What is meant by \u201C${term}\u201D?`,
  ]);
}

function asksOrigin(facts: LabelFacts): boolean {
  const life = lifeSentences(facts)[0] ?? '';
  return (
    facts.artist === null &&
    life.startsWith('It comes from') &&
    pick(facts.text, 'maker or origin', ['a', 'b', 'c']) !== 'a'
  );
}

function askMaker(facts: LabelFacts): string {
  if (asksOrigin(facts)) return ask('origin', facts.text);
  return ask(isNamed(facts.artist) ? 'maker' : 'unknown maker', facts.text);
}

function makerAnswer(facts: LabelFacts, question: string): string {
  const { artist, text } = facts;
  const lives = [...lifeSentences(facts), ...furtherSentences(facts)];
  if (asksOrigin(facts))
    return [
      ...lives,
      pick(text, 'no maker', [
        'No maker is named.',
        'The maker is not named.',
        'No maker stands on the label.',
      ]),
    ].join(' ');
  if (artist === null && lives[0]?.startsWith('It is by')) return lives.join(' ');
  if (artist === null)
    return lives.length > 0 ? ['The label names no maker.', ...lives].join(' ') : 'The label does not say.';
  if (!isNamed(artist))
    return [
      pick(text, 'unknown', ['The maker is unknown, the label says.', 'The label says unknown.']),
      ...lives,
    ].join(' ');
  const by = byArtist(facts);
  const being = /^(?:\p{L}+ed|made) (?:by|for) /u.test(by) ? 'was' : 'is';
  const isShort = question.endsWith(' by?') && pick(text, 'maker', ['long', 'short']) === 'short';
  const answer = isShort ? capitalised(by) : `It ${being} ${by}`;
  return [...withLife(answer, facts).map(closed), ...furtherSentences(facts)].join(' ');
}

/** Date and medium, together or apart, in either order. */
function makingExchanges(facts: LabelFacts): (Exchange | null)[] {
  const { date, medium, text } = facts;
  const together = facts.sentences.length < 2 || pick(text, 'making', ['apart', 'together']) === 'together';
  const spoken = date === null ? null : sayDate(date);
  if (spoken && medium !== null && together)
    return [
      [ask(isKind(medium) ? 'kind and date' : 'both', text), makingSentences(facts).map(closed).join(' ')],
    ];
  const exchanges = [dateExchange(facts, spoken), mediumExchange(facts)];
  return pick(text, 'date first', ['date', 'medium']) === 'date' ? exchanges : exchanges.toReversed();
}

function dateExchange({ date, text }: LabelFacts, spoken: SpokenDate | null): Exchange | null {
  if (date === null) return null;
  if (spoken === null) return ['What about a date?', closed(readDate(date))];
  const whole = closed(`It was ${spoken.verb} ${spoken.when}`);
  if (spoken.verb !== 'made')
    return [pick(text, 'ask date', ['Is there a date?', 'What about a date?']), whole];
  const short = closed(capitalised(spoken.when));
  return [
    ask('date', text),
    pick(text, 'date', [whole, short, closed(`${capitalised(spoken.when)}, it says`)]),
  ];
}

/** "Lithograph on paper" tells what the work is, "oil on canvas" of what. */
function isKind(medium: string): boolean {
  return sayMedium(medium).form === 'is';
}

function mediumExchange({ medium, text }: LabelFacts): Exchange | null {
  if (medium === null) return null;
  const spoken = sayMedium(medium);
  return [
    ask(isKind(medium) ? 'kind' : 'medium', text),
    pick(text, 'medium', [closed(`It is ${mediumPhrase(spoken)}`), closed(capitalised(spoken.words))]),
  ];
}

function sizeExchange(facts: LabelFacts): Exchange | null {
  const size = sizeOf(facts);
  if (size === null) return null;
  return [size.startsWith('It lasts') ? 'How long is it?' : ask('size', facts.text), size];
}

function creditExchange(facts: LabelFacts): Exchange | null {
  const credit = creditOf(facts);
  if (credit === null) return null;
  const owned = /^It (?:belongs|is lent|is on|is shown)\b/.test(credit);
  return [ask(owned ? 'owner' : 'credit', facts.text), credit];
}

function tellStory(facts: LabelFacts, room: number): string[] {
  const sentences = spokenSentences(facts.sentences);
  if (sentences.length === 0 || room < 2) return [];
  // Of two sentences, who asked does not read the second one out.
  return [
    ask('story', facts.text),
    ...storyTurns(facts.text, sentences, sentences.length < 3 ? 1 : room - 1),
  ];
}

/** How it ends: with the last answer, with a word that nothing more is said, or with what to remember. */
function withEnding(facts: LabelFacts, turns: readonly string[], afterStory: boolean): string[] {
  const { text } = facts;
  const last = turns.at(-1) ?? '';
  if (afterStory) {
    const reaction = reactionTo(text, last, new Set());
    return reaction === null ? [...turns] : [...turns, reaction];
  }
  const ending = pick(text, 'ending', ['none', 'all', 'remember', 'none', 'look']);
  if (ending === 'all')
    return [
      ...turns.slice(0, -1),
      `${last} ${pick(text, 'all', ['That is all the label says.', 'The label says no more.', 'And that is the whole label.'])}`,
    ];
  if (ending === 'look' && facts.sentences.length > 0)
    return [
      ...turns,
      pick(text, 'look', [
        'Now I want to look at it again.',
        'Let us look again, knowing that.',
        'Thank you. Now I know what to look for.',
      ]),
    ];
  const isShort = countWords(facts.title ?? '') <= LONGEST_REPEATED;
  return ending === 'remember' && turns.length > 6 && isShort ? [...turns, summary(facts)] : [...turns];
}

/** A last turn that sums up title, maker and date in the label's own terms. */
function summary(facts: LabelFacts): string {
  const date = facts.date === null ? null : sayDate(facts.date);
  const parts = [
    facts.title === null ? 'a work without a title' : quotedTitle(facts.title),
    isNamed(facts.artist) ? nameOnly(facts.artist) : null,
    date && date.verb === 'made' ? briefly(date.when) : null,
  ].filter((part) => part !== null);
  const lead = pick(facts.text, 'summary', [
    'I will remember that',
    'So, to keep',
    'Let me say it once more',
  ]);
  return closed(`${lead}: ${parts.join(', ')}`);
}

/** "in 1964" -> "1964", "between 1900 and 1930" -> "1900 to 1930" */
function briefly(when: string): string {
  const first = when.split(',', 1)[0] ?? when;
  return first
    .replace(/^(?:in|on) (?:the )?(?=[\d\p{L}])/u, '')
    .replace(/^between (.+) and ([^]+)$/, '$1 to $2');
}

/** Where the fields are not understood: the text is read, in turns when it has several sentences. */
function readTogether(facts: LabelFacts): string[] {
  const question = askReading(facts.text);
  const sentences = spokenSentences(facts.sentences);
  const readAll = facts.title === null && facts.artist === null && sentences.length > 1;
  return [question, ...(readAll ? shareOut(sentences, MOST_TURNS - 1) : [readOut(facts.text).join(' ')])];
}
