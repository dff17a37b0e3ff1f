import type { LabelFacts, TextSpan } from '../facts.ts';
import { metricSides } from './reckoned/sides.ts';
import { gather, type Knowledge, type Material } from './material.ts';
import { type NoteTalk, told } from './note-talk.ts';
import { inWords, roundYears } from './reckoned/reckon.ts';
import { likeInSize } from './reckoned/size-words.ts';
import { spansOf, type Statement } from './statement.ts';

/** Something known beside the label that a model may tell: a note, or what was reckoned from figures. */
export interface Card {
  /** By which a statement names it; the same card of another label has the same one. */
  readonly id: string;
  /** All that it says, as sentences. */
  readonly text: string;
  readonly origin: 'note' | 'derived';
  readonly field: string;
  /** What of the label it is about, or was reckoned from. */
  readonly spans: readonly TextSpan[];
  /** Where a note can be looked up. */
  readonly source?: string;
}

const NOTES = ['subject', 'maker', 'topic', 'style', 'place', 'thing', 'term'] as const;

/** The notes that surely are about a label, and what can be reckoned from its figures, a card each. */
export function cardsOf(facts: LabelFacts, knowledge: Knowledge): Card[] {
  const material = gather(facts, knowledge);
  return [...NOTES.flatMap((id) => noteCard(id, material[id])), ...reckonedCards(material, knowledge.today)];
}

function noteCard(id: string, note: NoteTalk | null): Card[] {
  const statements = told(note);
  const [first] = statements;
  if (first === undefined) return [];
  const { field = id, spans, source } = first;
  const text = statements.map((statement: Statement) => statement.text).join(' ');
  return [{ id, text, origin: 'note', field, spans, ...(source !== undefined && { source }) }];
}

/** Each says what it was reckoned from, so that a sentence can name these figures beside the result. */
function reckonedCards({ facts, reckoning, life }: Material, today: number): Card[] {
  const { age, yearsAgo, atLeast, isLate, laterBy, printedIn, lived } = reckoning;
  const [first, last] = facts.years ?? [null, null];
  const derived = (id: string, text: string, ...fields: Parameters<typeof spansOf>[1][]): Card => ({
    id,
    text,
    origin: 'derived',
    field: id,
    spans: spansOf(facts, ...fields),
  });
  const about = life?.about === true ? 'about ' : '';
  const cards: Card[] = [];
  if (age && life) {
    const years = Math.round((age.from + age.to) / 2);
    const late =
      isLate && life.died !== null
        ? ` It is a late work, of the last two years of the maker’s life: the maker died in ${about}${life.died}.`
        : '';
    cards.push(
      derived(
        'age',
        `The maker, born in ${about}${life.born}, was ${age.about || age.from !== age.to ? 'about ' : ''}${years} years old at the time when this was made, in ${dateOf(first, last, age.about)}.${late}`,
        'born',
        'died',
        'date',
      ),
    );
  }
  if (lived !== null && life && life.died !== null)
    cards.push(
      derived(
        'life',
        `The maker lived from ${about}${life.born} to ${about}${life.died}, and died at the age of about ${lived}.`,
        'born',
        'died',
      ),
    );
  if (yearsAgo !== null && yearsAgo > 0)
    cards.push(
      derived(
        'years-ago',
        `This was made ${roundYears(yearsAgo, atLeast)} ago, counted from this year, ${today}: it is ${roundYears(yearsAgo, atLeast)} old.`,
        'date',
      ),
    );
  if (laterBy !== null && printedIn !== null)
    cards.push(
      derived(
        'years-between',
        `This one was made later, in ${printedIn}: ${inWords(laterBy)} years after the first, of ${printedIn - laterBy}.`,
        'date',
      ),
    );
  const like = facts.dimensions === null ? null : likeInSize(metricSides(facts.dimensions) ?? []);
  if (like !== null)
    cards.push(derived('size', `The whole of it is about as large as ${like}.`, 'dimensions'));
  return cards;
}

function dateOf(first: number | null, last: number | null, isAbout: boolean): string {
  const about = isAbout ? 'about ' : '';
  return first === last ? `${about}${first}` : `${first} to ${last}`;
}
