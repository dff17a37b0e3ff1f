import { withApostrophes } from './apostrophes.ts';
import { UNDATED } from './date-words.ts';
import { explainedTerm } from './explain-term.ts';
import type { Glossary, LabelFacts, SpokenSentence } from './facts.ts';
import { startsOrigin, withOriginsMarked } from './find-origin.ts';
import { CLOSING_WORDS, endingInFullStop, MOST_WORDS, readOut } from './read-out.ts';
import { byArtist, isNamed } from './speech-artist.ts';
import { sayCredit } from './speech-credit.ts';
import { sayDate } from './speech-date.ts';
import { withLife } from './speech-life.ts';
import { mediumPhrase, sayMedium } from './speech-medium.ts';
import { furtherSentences } from './speech-makers.ts';
import { sayDuration, saySize } from './speech-size.ts';
import { sourceFinder } from './speech-sources.ts';
import {
  articleFor,
  capitalised,
  closed,
  countWords,
  quotedTitle,
  sayText,
  spokenSentences,
} from './speech-text.ts';
import { pick } from './variation.ts';
import { nameLikeness } from './name-likeness.ts';
import { mediumWordKind } from './vocabulary/materials.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/**
 * The spoken description of a work, from the label's own facts and at most one sentence of the glossary. Never empty.
 */
export function composeSoundBite(facts: LabelFacts, glossary?: Glossary): string {
  return soundBiteSentences(facts, glossary)
    .map(({ text }) => text)
    .join(' ');
}

/** The same, sentence by sentence, each with the stretches of the label it rests on. */
export function soundBiteSentences(facts: LabelFacts, glossary?: Glossary): SpokenSentence[] {
  const explanation = explainedTerm(facts, glossary)?.sentence ?? null;
  const sourcesOf = sourceFinder(facts);
  return sentencesOf(facts, explanation).map((text) =>
    text === explanation
      ? { text, spans: [], fromGlossary: true }
      : { text: withApostrophes(text, facts), spans: sourcesOf(text), fromGlossary: false },
  );
}

function sentencesOf(facts: LabelFacts, explanation: string | null): string[] {
  if (!isTold(facts)) return readOut(facts.text);
  const naming = [
    ...withLife(objectSentence(facts), facts),
    ...furtherSentences(facts),
    ...makingSentences(facts),
  ];
  const opening = [
    ...naming.map((text) => capitalised(closed(text))),
    ...(explanation === null ? [] : [explanation]),
  ];
  const told = takeWhileShort(
    spokenSentences(facts.sentences),
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
  if (facts.foreign !== null || (facts.title === null && !isNamed(facts.artist))) return false;
  const { nationality, born, died, date, medium, dimensions, credit, accession, sentences } = facts;
  const known = [nationality, born, died, date, medium, dimensions, credit, accession].filter(
    (field) => field !== null,
  ).length;
  const evidence = known + Math.min(1, sentences.length);
  const titleLooksRight = facts.title === null || /^[\p{Lu}\p{N}"'\u2018\u201C([]/u.test(facts.title);
  return evidence > 1 || (evidence === 1 && titleLooksRight);
}

const NO_DATE = new RegExp(`^${UNDATED}$`, 'i');

function objectSentence(facts: LabelFacts): string {
  const { title, text } = facts;
  const by = isNamed(facts.artist) ? byArtist(facts) : null;
  if (title === null) return by ? `This work is ${by}` : 'This is a work without a title on its label';
  const name = quotedTitle(title);
  const thing = thingOf(facts);
  if (by && thing !== null) return `This is ${thing} ${by}`;
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
      ? [`This is ${plainObject(title)}`, `The label calls this simply ${name}`]
      : [
          `The label calls this ${name}`,
          `The work in front of you is called ${name}`,
          `This is called ${name}`,
        ],
  );
  return facts.artist === null ? called : `${called}, and its maker is unknown`;
}

/** Things that are many, or no single thing. */
const NO_ARTICLE =
  /(?<!dres|glas|mattres|compas)s$|^(?:armou?r|glass|horn|cloth|incense|mourning|canopic|coral|pair|salt|sugar|tobacco|chess|cream)$/;

/** "Bowl", "Tea bowl": a kind of thing rather than a name. */
function isPlainObject(title: string): boolean {
  const words = title.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const known = title.split(' ').every((printed, index) => {
    const word = printed.toLowerCase();
    return (
      OBJECT_WORDS.has(word) ||
      mediumWordKind(word) !== 'other' ||
      ((index === 0 || printed === word) && nameLikeness(word) < 0)
    );
  });
  return (
    known &&
    !/^(?:the|a|an|my|his|her)$/.test(words[0] ?? '') &&
    words.length < 4 &&
    OBJECT_WORDS.has(last) &&
    !NO_ARTICLE.test(last) &&
    !/[^\p{L} -]/u.test(title)
  );
}

/** "an evening coat", where the title says no more; "Chair" may be a picture of one if it is not made of something. */
export function thingOf({ title, medium }: LabelFacts): string | null {
  if (title === null || !isPlainObject(title) || / \p{Lu}/u.test(title)) return null;
  return medium === null || sayMedium(medium).form === 'of' ? plainObject(title) : null;
}

/** "a bronze helmet"; nations keep their capital. */
function plainObject(title: string): string {
  const words = title
    .split(' ')
    .map((word) =>
      startsOrigin(withOriginsMarked(word), 0) || /^(?:Buddha|Madonna|Christ)/.test(word)
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
  return `${articleFor(words)} ${words}`;
}

/** When it was made and of what, in one sentence where that reads well. */
export function makingSentences(facts: LabelFacts): string[] {
  const date = facts.date === null ? null : sayDate(facts.date);
  const medium = facts.medium === null ? null : sayMedium(facts.medium);
  const dateRead = facts.date !== null && date === null ? [readDate(facts.date)] : [];
  if (date && medium && medium.form !== 'several' && !date.when.includes(',')) {
    // "in 1911" or "in the early 19th century"
    const from = date.verb === 'made' ? /^in ((?:the |\d).*)$/.exec(date.when)?.[1] : undefined;
    const turned =
      from !== undefined &&
      !/,/.test(`${medium.words}${from}`) &&
      !from.includes(' and ') &&
      pick(facts.text, 'making', ['made', 'from']) === 'from';
    if (medium.form === 'is')
      return [
        turned ? `It is ${medium.words} from ${from}` : `It is ${medium.words}, ${date.verb} ${date.when}`,
      ];
    if (turned) return [`It is ${mediumPhrase(medium)} and dates from ${from}`];
    const how = mediumPhrase(medium).replace(/^(?:made|done) /, '');
    if (date.verb === 'made' && medium.form === 'of' && countWords(how) < 5 && !how.includes(','))
      return [`It was made ${how} ${date.when}`];
    if (/\bmade$/.test(date.verb)) return [`It was ${date.verb} ${date.when}, ${how}`];
    return [`It is ${mediumPhrase(medium)}, and was ${date.verb} ${date.when}`];
  }
  const dateSentence = date ? [`It was ${date.verb} ${date.when}`] : dateRead;
  return medium ? [...dateSentence, `It is ${mediumPhrase(medium)}`] : dateSentence;
}

/** A date whose form is not known, in the label's own words. */
export function readDate(printed: string): string {
  if (NO_DATE.test(printed)) return 'The label gives no date';
  if (/\b(?:dynasty|period|reign|kingdom)\b|\bdyn\./i.test(printed))
    return `It dates from the ${sayText(printed)
      .replace(/^the /i, '')
      .replaceAll(/\bDyn\.(?= \d)/g, 'dynasty')
      .replaceAll(/ \(([^()]*)\)/g, ', $1')
      .replaceAll(/\b(\d{3})-(?=\d{3})/g, '$1 to ')
      .replace(/, dated (?:to )?(?=\d)/, ' and is dated ')
      .replace(
        /^(.*?), ((?:early |mid-|late |(?:first|second) half )?(?:of the )?\d{1,2}(?:st|nd|rd|th) century)$/,
        '$2, in the $1',
      )}`;
  return `The date on the label is ${sayText(printed)}`;
}

export function creditOf(facts: LabelFacts): string | null {
  return facts.credit === null ? null : sayCredit(facts.credit);
}

export function sizeOf(facts: LabelFacts): string | null {
  if (facts.dimensions === null) return null;
  const [size, time] = [saySize(facts.dimensions), sayDuration(facts.dimensions)];
  if (time !== null) return `It lasts ${time}.`;
  return size === null
    ? null
    : `${/\beach\b/i.test(facts.dimensions) ? 'Each part' : 'It'} measures about ${size}.`;
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
