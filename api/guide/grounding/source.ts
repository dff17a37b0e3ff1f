import type { LabelFacts } from '../facts.ts';
import { LIFE } from './label-events.ts';
import { splitWords } from './words.ts';

/** What a sentence rests on, in its own sentences. */
export interface Source {
  /** All of its words: figures, names and quotations are looked for here. */
  readonly text: string;
  /** The same by sentences; what is said in one of them belongs together. */
  readonly units: readonly string[];
  /** The words of its fields that belong together: of what the work is, and of how it came. */
  readonly fields: readonly string[];
  /** What may be named beside it: the work and its maker. */
  readonly named: string;
}

/** Meaning: what a material or technique says without saying it, "oil on canvas" that it is painted. */
const IMPLIED: readonly (readonly [printed: RegExp, words: string])[] = [
  [/\b(?:oil|tempera|gouache|watercolou?r|acrylic|fresco|paint)\b/i, 'paint painting'],
  [
    /\b(?:etching|engraving|aquatint|mezzotint|drypoint|lithograph|woodcut|woodblock|linocut|screenprint)\b/i,
    'print plate',
  ],
  [/\betching\b/i, 'etch'],
  [/\b(?:pencil|graphite|ink|chalk|charcoal|crayon|pastel|drawing)\b/i, 'draw'],
  [/\bpigment\b/i, 'colour'],
  [/\bengraving\b/i, 'engrave'],
  [/\b(?:woodcut|woodblock|linocut)\b/i, 'block cut'],
  [
    /\b(?:photograph|gelatin silver|albumen|daguerreotype|calotype|chromogenic)\b/i,
    'photograph picture print take',
  ],
  [/\bbronze\b/i, 'cast'],
  [/\b(?:marble|limestone|alabaster|granite|ivory|jade)\b/i, 'carve stone'],
  [/\b(?:terracotta|earthenware|stoneware|porcelain|faience|ceramic)\b/i, 'clay fire'],
];

/** What a credit line says without a word for it. */
const OF_CREDIT = 'came acquired received';

const implied = (text: string): string =>
  IMPLIED.flatMap(([printed, words]) => (printed.test(text) ? [words] : [])).join(' ');

/** What each kind of field says without a word for it. */
function unprinted(facts: LabelFacts): string {
  return [
    LIFE.test(facts.given) || (facts.born ?? facts.died) !== null ? 'born died lived life worked' : '',
    facts.dimensions === null ? '' : 'high wide tall long deep large stands',
    facts.credit === null ? '' : OF_CREDIT,
    /\bfund\b/i.test(facts.credit ?? '') ? 'bought' : '',
    implied(facts.medium ?? facts.given),
  ].join(' ');
}

/** The sentences of what stands on the label in no field and in none of the sentences that were understood. */
function unread({ given, readings, sentenceReadings }: LabelFacts): string[] {
  const read = [...Object.values(readings), ...sentenceReadings].toSorted((a, b) => a.start - b.start);
  const rest: string[] = [];
  let from = 0;
  for (const { start, end } of read) {
    if (start > from) rest.push(given.slice(from, start));
    from = Math.max(from, end);
  }
  return [...rest, given.slice(from)].flatMap((part) => sentencesOf(part.replaceAll('\n', ' ')));
}

/** The label as what a sentence can rest on. */
export function sourceOfLabel(facts: LabelFacts): Source {
  const { given, sentences, sentenceReadings, readings } = facts;
  const named = unprinted(facts);
  const apart = [...sentenceReadings, ...(readings.credit ? [readings.credit] : [])];
  const rest = apart
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, given);
  return {
    text: given,
    units: [...sentences, ...unread(facts)],
    fields: [`${rest}\n${named}`, `${facts.credit ?? ''} ${OF_CREDIT}`],
    named,
  };
}

/** A card as what a sentence can rest on; the work and its maker may be named beside it. */
export function sourceOfCard(text: string, facts: LabelFacts): Source {
  const named = [facts.artist, facts.title, facts.medium, implied(facts.medium ?? '')]
    .filter((part) => part !== null)
    .join('\n');
  return { text, units: sentencesOf(text), fields: [named], named };
}

/** The sentences of a text, by its words: an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const starts = splitWords(text).flatMap(({ opens, start, gap }) =>
    opens && !/[:;]/.test(gap) ? [start] : [],
  );
  return starts.map((start, at) => text.slice(at === 0 ? 0 : start, starts[at + 1] ?? text.length).trim());
}
