import type { MuseumNote, MuseumNotes } from '../../contract/contract.ts';
import type { LabelFacts } from '../facts.ts';
import { OWN_DEED } from '../notes/note-book.ts';
import { plainName } from '../notes/plain-name.ts';
import { hasRelation, isNamed, makersInRow, nameOnly } from '../speech/artist.ts';
import { isTellingNumber, looksLikeNumber, plainAccession } from './accession.ts';
import { namesManyWorks } from './titles.ts';

/** A museum's note that surely is about the label's work, and what of the label says so. */
export interface MuseumMatch {
  readonly note: MuseumNote;
  readonly by: 'accession' | 'title';
  /** Where the note can be looked up. */
  readonly source: string;
}

/** A museum's notes by the works they are about. */
export interface MuseumBook {
  /** The note on the label's work; null where none surely is. */
  readonly match: (facts: LabelFacts) => MuseumMatch | null;
}

/** What stands behind a title or a name on its line: a date, a bracket. */
const BEHIND = /,? \(?(?:(?:c|ca|about|um|vers)\.? ?)?\d{3,4}.{0,40}$|,? \([^()]*\)$/;

/** Whole lines that can be a title or a name, where the label's fields are not sure. */
function linesOf({ given, heading, foreign }: LabelFacts): string[] {
  const lines = foreign === null ? heading.map(({ text }) => text) : given.split('\n');
  return lines.flatMap((line) => [line, line.replace(BEHIND, '')]);
}

/** A name, and the same where a list has it the other way round: "Birch, Ada". */
function namesOf(maker: string): string[] {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(maker) ?? [];
  return [plainName(maker), ...(last === undefined ? [] : [plainName(`${first} ${last}`)])];
}

/** The makers that a label names, each whole. One after, from the workshop of or beside others is not the maker. */
function makersOf(facts: LabelFacts): Set<string> {
  const { artist } = facts;
  if (artist === null) return new Set(linesOf(facts).map(plainName));
  if (!isNamed(artist)) return new Set();
  const own = artist.replace(OWN_DEED, '');
  const isOne = makersInRow(own).length === 1 && !hasRelation(own);
  return new Set([artist, ...(isOne ? [nameOnly(own).replaceAll(/ \([^()]*\)/g, '')] : [])].map(plainName));
}

function titlesOf(facts: LabelFacts): Set<string> {
  const { title, originalTitle } = facts;
  const printed = title === null ? linesOf(facts) : [title, ...(originalTitle ? [originalTitle.text] : [])];
  return new Set(printed.map(plainName));
}

/** The single one of several; null of none, and of more. */
const single = (found: ReadonlySet<MuseumNote>): MuseumNote | null =>
  found.size === 1 ? ([...found][0] ?? null) : null;

/** Looks a museum's notes up: by the accession number, else by title and maker together. */
export function createMuseumBook({ museum, notes }: MuseumNotes): MuseumBook {
  const byNumber = new Map<string, MuseumNote>();
  const byTitle = new Map<string, MuseumNote[]>();
  for (const note of notes) {
    for (const number of note.accession) byNumber.set(plainAccession(number), note);
    for (const title of new Set(note.titles.filter((each) => !namesManyWorks(each)).map(plainName)))
      byTitle.set(title, [...(byTitle.get(title) ?? []), note]);
  }

  /** A note with a number is not about a work whose label prints another one. */
  const ofTitle = (facts: LabelFacts, hasNumber: boolean): MuseumNote | null => {
    const makers = makersOf(facts);
    const found = [...titlesOf(facts)]
      .flatMap((title) => byTitle.get(title) ?? [])
      .filter(({ makers: own }) =>
        own
          .filter(isNamed)
          .flatMap(namesOf)
          .some((name) => makers.has(name)),
      );
    const note = single(new Set(found));
    return note === null || (hasNumber && note.accession.length > 0) ? null : note;
  };

  return {
    match(facts) {
      const lines = facts.given.split('\n').map(plainAccession);
      const numbers =
        facts.accession === null ? lines.filter(isTellingNumber) : [plainAccession(facts.accession)];
      const numbered = single(new Set(numbers.flatMap((number) => byNumber.get(number) ?? [])));
      const hasNumber = facts.accession !== null || lines.some(looksLikeNumber);
      const note = numbered ?? ofTitle(facts, hasNumber);
      return note && { note, by: numbered ? 'accession' : 'title', source: note.source ?? museum };
    },
  };
}
