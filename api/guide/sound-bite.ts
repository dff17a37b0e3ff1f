import { fromCapitals } from './capitals.ts';
import type { LabelFacts } from './facts.ts';
import { byArtist, isNamed } from './speech-artist.ts';
import { sayCredit } from './speech-credit.ts';
import { sayDate } from './speech-date.ts';
import { lifeSentences } from './speech-life.ts';
import { mediumPhrase, sayMedium } from './speech-medium.ts';
import { saySize } from './speech-size.ts';
import { capitalised, closed, countWords, sayText } from './speech-text.ts';
import { pick } from './variation.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/** A stop of 60 to 90 seconds: 110 to 170 spoken words where the label has them (DESIGN section 4, Words). */
const MOST_WORDS = 170;
/** Words kept free for the closing sentence. */
const CLOSING_WORDS = 6;

/** The spoken description of a work, from the label's own facts alone. Never empty. */
export function composeSoundBite(facts: LabelFacts): string {
  return soundBiteSentences(facts).join(' ');
}

/** The same, sentence by sentence. */
export function soundBiteSentences(facts: LabelFacts): string[] {
  if (!isTold(facts)) return readOut(facts);
  const opening = [...namingSentences(facts), ...makingSentences(facts)].map((text) =>
    capitalised(closed(text)),
  );
  const told = takeWhileShort(
    facts.sentences.map(spokenSentence),
    MOST_WORDS - CLOSING_WORDS - countWords(opening.join(' ')),
  );
  const sentences = [...opening, ...told];
  for (const extra of [creditOf(facts), sizeOf(facts)]) {
    if (extra !== null && countWords([...sentences, extra].join(' ')) <= MOST_WORDS) sentences.push(extra);
  }
  return endingInFullStop(sentences);
}

/** Whether the label was understood well enough to be told instead of read out. */
export function isTold(facts: LabelFacts): boolean {
  if (facts.title === null && !isNamed(facts.artist)) return false;
  const { nationality, born, died, date, medium, dimensions, credit, accession, sentences } = facts;
  const known = [nationality, born, died, date, medium, dimensions, credit, accession].filter(
    (field) => field !== null,
  ).length;
  const evidence = known + Math.min(1, sentences.length);
  const titleLooksRight = facts.title === null || /^[\p{Lu}\p{N}"'\u2018\u201C([]/u.test(facts.title);
  return evidence > 1 || (evidence === 1 && titleLooksRight);
}

/** The label's own words, cut at the length of a stop. */
export function readOut(facts: LabelFacts): string[] {
  if (countWords(facts.text) === 0) return ['The label could not be read.'];
  const words = sayText(facts.text).split(' ');
  const most = MOST_WORDS - CLOSING_WORDS - 3;
  const start = words.slice(0, most).join(' ');
  // A long text ends with its last whole sentence.
  const text = words.length > most ? (/^.*[.!?](?= )/.exec(start)?.[0] ?? start) : start;
  return endingInFullStop([closed(`The label reads: ${text}`)]);
}

const CLOSING = 'That is what the label says.';

function endingInFullStop(sentences: readonly string[]): string[] {
  return (sentences.at(-1) ?? '').endsWith('.') ? [...sentences] : [...sentences, CLOSING];
}

/** The title in quotation marks; titles that hold double ones stay as they are. */
export function quotedTitle(title: string): string {
  const text = fromCapitals(title.replaceAll(/\s+/g, ' '));
  return /["\u201C\u201D]/.test(text) ? text : `\u201C${text}\u201D`;
}

/** The object and its maker; a short life joins the sentence that names the maker. */
function namingSentences(facts: LabelFacts): string[] {
  const naming = objectSentence(facts);
  const lives = lifeSentences(facts);
  const life =
    lives.length === 1 ? /^The (?:artist|\p{Ll}+) (was born .*|died .*)$/u.exec(lives[0] ?? '') : null;
  const joins = life && countWords(naming) < 16 && pick(facts.text, 'life', ['joined', 'apart']) === 'joined';
  return joins ? [`${naming}, who ${life[1] ?? ''}`] : [naming, ...lives];
}

function objectSentence(facts: LabelFacts): string {
  const { title, text } = facts;
  const by = isNamed(facts.artist) ? byArtist(facts) : null;
  if (title === null) return by ? `This work is ${by}` : 'This is a work without a title on its label';
  const name = quotedTitle(title);
  if (by) {
    return pick(text, 'object', [
      `This is ${name}, ${by}`,
      `The work in front of you is ${name}, ${by}`,
      `Here is ${name}, ${by}`,
    ]);
  }
  const called = pick(
    text,
    'object',
    isPlainObject(title)
      ? [
          `The label says simply ${name}`,
          `On its label, this is simply ${name}`,
          `The label in front of you reads ${name}`,
        ]
      : [
          `The label calls this ${name}`,
          `The work in front of you is called ${name}`,
          `This is called ${name}`,
        ],
  );
  return facts.artist === null ? called : `${called}, and its maker is unknown`;
}

/** "Bowl", "Tea bowl": a kind of thing rather than a name. */
function isPlainObject(title: string): boolean {
  const words = title.toLowerCase().split(' ');
  return words.length < 4 && OBJECT_WORDS.has(words.at(-1) ?? '');
}

/** When it was made and of what, in one sentence where that reads well. */
function makingSentences(facts: LabelFacts): string[] {
  const date = facts.date === null ? null : sayDate(facts.date);
  const medium = facts.medium === null ? null : sayMedium(facts.medium);
  const dateRead = facts.date !== null && date === null ? [readDate(facts.date)] : [];
  if (date && medium && medium.form !== 'several' && !date.when.includes(',')) {
    if (medium.form === 'is') return [`It is ${medium.words}, ${date.verb} ${date.when}`];
    const how = mediumPhrase(medium).replace(/^(?:made|done) /, '');
    if (date.verb === 'made' && medium.form === 'of' && countWords(how) < 5)
      return [`It was made ${how} ${date.when}`];
    if (/\bmade$/.test(date.verb)) return [`It was ${date.verb} ${date.when}, ${how}`];
    return [`It is ${mediumPhrase(medium)}, and was ${date.verb} ${date.when}`];
  }
  const dateSentence = date ? [`It was ${date.verb} ${date.when}`] : dateRead;
  return medium ? [...dateSentence, `It is ${mediumPhrase(medium)}`] : dateSentence;
}

/** A date whose form is not known, in the label's own words. */
export function readDate(printed: string): string {
  if (/^(?:undated|n\. ?d\.|no date|date unknown)$/i.test(printed)) return 'The label gives no date';
  if (/\b(?:dynasty|period|reign)\b/i.test(printed))
    return `It dates from the ${sayText(printed)
      .replace(/^the /i, '')
      .replaceAll(/ \(([^()]*)\)/g, ', $1')}`;
  return `The date on the label is ${sayText(printed)}`;
}

/** One sentence of the label, ready to be spoken. */
export function spokenSentence(sentence: string): string {
  return capitalised(closed(sayText(sentence)));
}

export function creditOf(facts: LabelFacts): string | null {
  return facts.credit === null ? null : sayCredit(facts.credit);
}

export function sizeOf(facts: LabelFacts): string | null {
  const size = facts.dimensions === null ? null : saySize(facts.dimensions);
  return size === null ? null : `It measures about ${size}.`;
}

function takeWhileShort(sentences: readonly string[], budget: number): string[] {
  const taken: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += countWords(sentence);
    if (words > budget) break;
    taken.push(sentence);
  }
  return taken;
}
