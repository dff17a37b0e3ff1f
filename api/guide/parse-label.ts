import type { SegmentKind } from './candidate.ts';
import { YEAR } from './date-words.ts';
import { yearsOf } from './date-years.ts';
import {
  type LabelFacts,
  type LabelInput,
  NO_FIELDS,
  type MakerLife,
  type OtherMaker,
  type PrintedPart,
  type Reading,
  type TextSpan,
  type TombstoneFields,
} from './facts.ts';
import { type LifeFacts, readLife } from './find-life.ts';
import { splitMaker } from './find-second-maker.ts';
import { foreignLanguage } from './language/label-language.ts';
import { lifePlaces } from './life-places.ts';
import { type LabelTokens, tokenizeLabel } from './label-tokens.ts';
import { PARTNERS, TRADES } from './maker-words.ts';
import { segmentLabel, type Segment } from './segment-label.ts';

const ABOUT_YEAR =
  /(?:\bca?\.? ?|\bcirca |\babout |\bprobably |\bbefore |\bafter |\bpost |\?)(\d{3,4})|(\d{3,4})(?= ca\.|\?|\/| or )/gi;

/** A label names few; what names more is no label. */
const MOST_MAKERS = 4;

const FIND_SPOT =
  /^(?:Found|Find-?spot:?|Excavated|Discovered|Collected|(?:Said to be |Reportedly |Probably )?[Ff]rom) .*\p{Lu}/u;

const SIGNED = new RegExp(`^.{0,20}(?:[Ss]igned|dated).* (${YEAR})(?!\\d)`);

const JOINT = new RegExp(`^(?:${PARTNERS}) `);

const ROLE = new RegExp(`^(${TRADES}) (?=\\p{Lu})`, 'u');

/** "1474 1478" */
const YEARS_BY_STROKE = new RegExp(`(${YEAR}) (?=${YEAR}$)`);

/** A support or kind of print, and what lies on it. */
const PARTS_OF_MEDIUM =
  /^([^,;]*(?:scrolls?|albums?|lea(?:f|ves)|screens?|fans?|folio|book|prints?(?: \([^()]{1,60}\))?)) (?=(?:ink|colou?rs?|opaque|gold)\b.{0,120} on )/i;

type Field = keyof TombstoneFields;
const FIELDS = ['artist', 'title', 'date', 'medium', 'dimensions', 'credit', 'accession'] as const;

/** What cleanup and layout do to a field's words, put right. */
const REPAIRS: Partial<Record<Field, (value: string, label: LabelTokens) => string>> = {
  artist: withRoleColon,
  date: (value) => value.replace(YEARS_BY_STROKE, '$1/'),
  medium: withMediumMarks,
  dimensions: withFractions,
  credit: withCreditMarks,
};

/**
 * Reads the tombstone's fields and the interpretive sentences out of a wall label, each with where it stands and how
 * sure that is. Takes the printed lines when they are given, else the text as one run. Of a label that is hardly English
 * no field is read, as its words would be taken for what they are not. Never throws.
 */
export function parseLabel(input: LabelInput): LabelFacts {
  const label = tokenizeLabel(input);
  const foreign = foreignLanguage(input);
  return { ...factsFrom(label, foreign === null ? segmentLabel(label).segments : []), foreign };
}

/** The facts of a label whose words are split into fields. */
export function factsFrom(label: LabelTokens, segments: readonly Segment[]): LabelFacts {
  const all = (kind: SegmentKind): Segment[] => segments.filter((segment) => segment.kind === kind);
  const facts: LabelFacts = {
    ...NO_FIELDS,
    readings: {},
    sentences: all('prose').map((segment) => label.printed.slice(...placeOf(label, segment))),
    sentenceReadings: all('prose').map((segment) => ({
      ...givenSpan(label, placeOf(label, segment), segment),
      certainty: segment.certainty,
    })),
    otherMakers: all('maker')
      .slice(0, MOST_MAKERS)
      .flatMap((segment) => makerAt(label, segment)),
    lives: [],
    originalTitle: all('original').flatMap((segment) => partAt(label, segment))[0] ?? null,
    findSpot:
      all('other')
        .flatMap((segment) => partAt(label, segment))
        .find(({ text }) => FIND_SPOT.test(text)) ?? null,
    years: null,
    aboutYears: [],
    bornIn: null,
    diedIn: null,
    foreign: null,
    span: givenSpan(label, [0, label.printed.length], { from: 0, to: label.tokens.length }),
    text: label.printed,
  };
  for (const field of FIELDS) {
    const segment = all(field)[0];
    const place = segment && tidyPlace(label, segment);
    if (!place) continue;
    facts[field] = REPAIRS[field]?.(label.printed.slice(...place), label) ?? label.printed.slice(...place);
    facts.readings[field] = readingAt(label, place, segment);
  }
  if (facts.date === null) readSignedYear(label, all('other'), facts);
  // "Made by Lowe & Co." behind the medium: the only maker there is.
  const [maker, ...others] = facts.otherMakers;
  if (facts.artist === null && maker) {
    facts.artist = maker.text;
    facts.readings.artist = maker;
    facts.otherMakers = others;
  }
  readLives(label, segments, facts);
  facts.years = facts.date === null ? null : yearsOf(facts.date);
  return facts;
}

/** First and last offset. */
type Place = readonly [number, number];

function placeOf(label: LabelTokens, segment: Segment): Place {
  const start = label.tokens[segment.from]?.start ?? 0;
  return [start, label.tokens[segment.to - 1]?.end ?? start];
}

/** Without the punctuation that separates fields; a full stop after an initial or abbreviation stays. */
function tidyPlace(label: LabelTokens, segment: Segment): Place | null {
  const [start, end] = placeOf(label, segment);
  const printed = label.printed.slice(start, end);
  const bracketed = segment.kind === 'date' || segment.kind === 'accession';
  const lead = /^(?:[,;:.\s]|[-\u2013\u2014|\u00B7\u2022] )*/.exec(printed)?.[0].length ?? 0;
  const text = printed
    .slice(lead)
    .replace(/(?: [-\u2013\u2014|\u00B7\u2022])?[,;:\s]{0,20}$/, '')
    .replace(/(?<=\p{L}{4}|\d|\))(?<!Corp)\.$/u, '');
  if (text === '') return null;
  const inner = bracketed && /^[([][^()[\]]*[)\]]$/.test(text) ? 1 : 0;
  return [start + lead + inner, start + lead + text.length - inner];
}

function partAt(label: LabelTokens, segment: Segment): PrintedPart[] {
  const part = printedPart(label, tidyPlace(label, segment), segment);
  return part ? [part] : [];
}

function printedPart(label: LabelTokens, place: Place | null, segment: Segment): PrintedPart | null {
  return place && { text: label.printed.slice(...place), ...readingAt(label, place, segment) };
}

function makerAt(label: LabelTokens, segment: Segment): OtherMaker[] {
  const split = splitMaker(label, segment.from, segment.to);
  return partAt(label, segment).map((part): OtherMaker => {
    if (!split) return part;
    const name = partAt(label, { ...segment, to: split.end })[0]?.text.replace(JOINT, '') ?? '';
    const [start, end] = placeOf(label, { ...segment, from: split.end });
    const places = lifePlaces(label.plain, [split.life.origin?.[1] ?? start, end], split.life);
    const printed = (place: Place | null): string | null => place && label.printed.slice(...place);
    return {
      ...part,
      named: {
        name,
        ...lifeOf(label, split.life),
        bornIn: printed(places.born),
        diedIn: printed(places.died),
      },
    };
  });
}

function lifeOf(label: LabelTokens, { origin, born, died }: LifeFacts): MakerLife {
  return { nationality: origin && label.printed.slice(...origin), born, died };
}

function readingAt(label: LabelTokens, place: Place, segment: Segment): Reading {
  return { ...givenSpan(label, place, segment), certainty: segment.certainty };
}

/** Where a stretch inside a segment stands in the text that was given. */
function givenSpan(
  { tokens }: LabelTokens,
  [start, end]: Place,
  { from, to }: Pick<Segment, 'from' | 'to'>,
): TextSpan {
  let [head, tail] = [from, to - 1];
  while (head < tail && (tokens[head]?.end ?? 0) <= start) head += 1;
  while (tail > head && (tokens[tail]?.start ?? 0) >= end) tail -= 1;
  const [first, last] = [tokens[head], tokens[tail]];
  if (!first || !last) return { start: 0, end: 0 };
  const sameLength = ({ given, start: at, end: behind }: typeof first): boolean =>
    given.end - given.start === behind - at;
  return {
    start: first.given.start + (sameLength(first) ? Math.max(0, start - first.start) : 0),
    end: last.given.end - (sameLength(last) ? Math.max(0, last.end - end) : 0),
  };
}

/** Cleanup loses the colon of "Designer: N. N."; "by N. N." is the name alone. */
function withRoleColon(printed: string, { plain }: LabelTokens): string {
  const artist = printed.replace(/^by /i, '');
  if (plain.includes(':')) return artist;
  return artist.replace(ROLE, '$1: ');
}

/** "Hanging scroll ink on silk" was "Hanging scroll; ink on silk", "20 58 min." "20:58 min." */
function withMediumMarks(value: string): string {
  return value.replace(PARTS_OF_MEDIUM, '$1; ').replace(/ (\d\d?) (\d\d min)/, '; $1:$2');
}

/** "Purchase gift of N. N." was "Purchase: gift of N. N.", "A Fund B Fund" "A Fund; B Fund". */
function withCreditMarks(value: string): string {
  return value
    .replace(/^(Purchase) (?=gift of)/i, '$1: ')
    .replace(/(Fund|Trust|Endowment) (?=(?:gift|bequest) of|[^,;]{4,80} Fund$)/i, '$1; ');
}

/** Cleanup loses the stroke of a fraction: "59 5 8 x" was "59 5/8 x". */
function withFractions(value: string): string {
  return value.replaceAll(/(\d) (\d{1,2}) (2|4|8|16|32)(?= ?(?:x|in\b|by|\u00D7))/g, '$1 $2/$3');
}

/** The year in a signature, where nothing else dates the work. */
function readSignedYear(label: LabelTokens, remarks: readonly Segment[], facts: LabelFacts): void {
  for (const remark of remarks) {
    const [start, end] = placeOf(label, remark);
    const [lead, year] = SIGNED.exec(label.plain.slice(start, end)) ?? [];
    if (lead === undefined || year === undefined) continue;
    const place: Place = [start + lead.length - year.length, start + lead.length];
    facts.date = year;
    facts.readings.date = readingAt(label, place, remark);
  }
}

/** Puts origin and years of the life into the facts. */
function readLives(label: LabelTokens, segments: readonly Segment[], facts: LabelFacts): void {
  for (const segment of segments) {
    if (segment.kind !== 'origin' && segment.kind !== 'life' && segment.kind !== 'bio') continue;
    const [start, end] = placeOf(label, segment);
    const life = readLife(label, segment.kind, segment.from, segment.to);
    if (life.second) {
      const span = givenSpan(label, [start, end], segment);
      const origin = life.second.origin && life.origin;
      facts.lives = [{ ...life, origin }, life.second].map((each) => ({ ...lifeOf(label, each), ...span }));
      // Where each has a nation, neither is that of both.
      if (life.second.origin) continue;
    }
    if (life.origin) {
      const [from, to] = life.origin;
      const lead = /^(?:Made in|From) /i.exec(label.printed.slice(from, to))?.[0].length ?? 0;
      facts.nationality = label.printed.slice(from + lead, to);
      facts.readings.nationality = readingAt(label, [from + lead, to], segment);
    }
    if (segment.kind === 'origin') continue;
    let at = start;
    for (const field of ['born', 'died'] as const) {
      const year = life[field];
      facts[field] = year;
      if (year === null) continue;
      const place = label.plain.indexOf(year, at);
      at = place + year.length;
      facts.readings[field] = readingAt(label, [place, at], segment);
    }
    const places = lifePlaces(label.plain, [life.origin?.[1] ?? start, end], life);
    facts.bornIn = printedPart(label, places.born, segment);
    facts.diedIn = printedPart(label, places.died, segment);
    facts.aboutYears = [...label.plain.slice(start, end).matchAll(ABOUT_YEAR)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
  }
}
