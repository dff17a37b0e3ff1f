import type { YearRange } from '../dates/year-range.ts';

/** What a note is about. */
export const NOTE_KINDS = [
  'artist',
  'style',
  'term',
  'subject',
  'place',
  'label-word',
  'craft',
  'use',
  'motif',
  'way',
  'topic',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Kinds of which many notes share a name, of a material, a kind of thing, what pictures show or a way to look: one is chosen for a work. */
export const SHARED_KINDS: ReadonlySet<NoteKind> = new Set(['craft', 'use', 'motif', 'way']);

/** What a sentence of a note tells, in the order in which they stand. */
export const NOTE_TAGS = ['who', 'term', 'known for', 'story', 'look'] as const;
export type NoteTag = (typeof NOTE_TAGS)[number];

/** A sentence of a note, and what leads to it in a conversation. */
export interface NoteSentence {
  readonly tag: NoteTag;
  readonly text: string;
  /** What one asks or guesses, to the sentence before, so that this one is the answer; empty where nothing was written. */
  readonly ask: string;
  /** A word before the sentence as an answer: "The other way round."; empty where none is needed. */
  readonly lead: string;
}

/** Something that is known beyond the label, in a few sentences. */
export interface Note {
  readonly id: string;
  readonly kind: NoteKind;
  /** As labels print it: spellings, languages, abbreviations. */
  readonly names: readonly string[];
  /** The names by which a label's own text surely means it. */
  readonly inText: readonly string[];
  /** For a note on a work: a name that its label holds beside the title; empty where the title alone is enough. */
  readonly by: string;
  /** Techniques or words of a label, one of which it must have, or none of which it may have, for this to be told of it. */
  readonly only: readonly string[];
  /** Others, one of which it must have as well. */
  readonly also: readonly string[];
  readonly not: readonly string[];
  /** First and last year of the works of which this is true; null at an open end, or of all works. */
  readonly when: YearRange;
  /** Whether this is true of the things of Europe, and of whoever settled from there, alone: of joined chests, of corsets. */
  readonly isEuropean: boolean;
  /** Whether a text that names it may do so by the way: it is told where the work is of it, or shows it. */
  readonly isEveryday: boolean;
  /** An artist's years as printed in the note: "about 1370-1426", "1931-". */
  readonly life: string | null;
  readonly sentences: readonly NoteSentence[];
  /** What one says to the last sentence in a conversation; empty where nothing was written. */
  readonly reply: string;
  /** Where it can be looked up. */
  readonly source: string;
}

const isKind = (name: string): name is NoteKind => NOTE_KINDS.some((kind) => kind === name);
const tagOf = (name: string): NoteTag | undefined => NOTE_TAGS.find((tag) => tag === name);

/** What a note is found by; its lines are taken apart by `read`, since of thousands a label needs a few. */
export interface NoteEntry extends Pick<Note, 'kind' | 'names' | 'inText'> {
  /** Throws, naming the line, on what is no note. */
  readonly read: () => Note;
}

const KIND = 'kind: ';

/**
 * Finds the notes of a file: `kind: KIND`, then blocks of `key: value` lines with blank lines between.
 * Throws on a kind that there is not, or none.
 */
export function noteEntries(text: string): NoteEntry[] {
  const entries: NoteEntry[] = [];
  let kind: NoteKind | null = null;
  for (const block of text.split(/\n\s*\n/)) {
    let lines = block.trim();
    if (lines.startsWith(KIND)) {
      const [first = ''] = lines.split('\n', 1);
      const name = first.slice(KIND.length).trim();
      if (!isKind(name)) throw new Error(`There is no kind of note "${name}".`);
      kind = name;
      lines = lines.slice(first.length).trim();
    }
    if (lines === '') continue;
    if (kind === null) throw new Error('A file of notes begins with "kind: ...".');
    entries.push(entryOf(kind, lines));
  }
  return entries;
}

function entryOf(kind: NoteKind, lines: string): NoteEntry {
  const names = namesIn(/^ *names: (.+)$/m.exec(lines)?.[1]);
  const inText = kind === 'topic' ? names : namesIn(/^ *in text: (.+)$/m.exec(lines)?.[1]);
  return { kind, names, inText, read: () => noteOf(kind, pairsOf(lines)) };
}

/** Reads a file of notes as a whole. Throws, naming the line, on what is no note. */
export function readNotes(text: string): Note[] {
  return noteEntries(text).map(({ read }) => read());
}

function pairsOf(lines: string): (readonly [string, string])[] {
  return lines.split('\n').map((line) => {
    const [, key = '', value = ''] = /^([a-z ]+): (.+)$/.exec(line.trim()) ?? [];
    if (key === '') throw new Error(`This is no line of a note: ${line.trim()}`);
    return [key, value] as const;
  });
}

function namesIn(printed = ''): string[] {
  return printed
    .trim()
    .split(' | ')
    .filter((name) => name !== '');
}

/** "1840-1900", "1839-", "-1850"; throws on anything else. */
function yearsIn(printed = '-'): YearRange {
  const [whole, from = '', to = ''] = /^(\d{3,4})?-(\d{3,4})?$/.exec(printed) ?? [];
  if (whole === undefined) throw new Error(`This is no span of years: ${printed}`);
  return [from === '' ? null : Number(from), to === '' ? null : Number(to)];
}

/** "tradition: European"; throws on another one. */
function isOfEurope(tradition: string | undefined): boolean {
  if (tradition !== undefined && tradition !== 'European')
    throw new Error(`There is no tradition "${tradition}".`);
  return tradition !== undefined;
}

/** "everyday: yes"; throws on anything else. */
function isYes(value: string | undefined): boolean {
  if (value !== undefined && value !== 'yes') throw new Error(`This is no "yes": ${value}`);
  return value !== undefined;
}

const OTHER_KEYS: ReadonlySet<string> = new Set([
  'id',
  'names',
  'in text',
  'by',
  'only',
  'also',
  'not',
  'when',
  'tradition',
  'everyday',
  'life',
  'source',
  'reply',
]);

function noteOf(kind: NoteKind, pairs: readonly (readonly [string, string])[]): Note {
  const values = new Map(pairs);
  const id = values.get('id') ?? '';
  const names = namesIn(values.get('names'));
  if (id === '' || names.length === 0)
    throw new Error(`A note has no id or no names: ${JSON.stringify(pairs)}`);
  const sentences = pairs.flatMap(([key, text]): NoteSentence[] => {
    const tag = tagOf(key);
    if (tag === undefined) {
      const asked = tagOf(/^ask (.+)$/.exec(key)?.[1] ?? '');
      if (!OTHER_KEYS.has(key) && (asked === undefined || !values.has(asked)))
        throw new Error(`The note ${id} has an unknown line "${key}".`);
      return [];
    }
    const [ask = '', lead = ''] = (values.get(`ask ${tag}`) ?? '').split(' | ');
    return [{ tag, text, ask, lead }];
  });
  return {
    id,
    kind,
    names,
    inText: kind === 'topic' ? names : namesIn(values.get('in text')),
    by: values.get('by') ?? '',
    only: namesIn(values.get('only')),
    also: namesIn(values.get('also')),
    not: namesIn(values.get('not')),
    when: yearsIn(values.get('when')),
    isEuropean: isOfEurope(values.get('tradition')),
    isEveryday: isYes(values.get('everyday')),
    life: values.get('life') ?? null,
    sentences,
    reply: values.get('reply') ?? '',
    source: values.get('source') ?? '',
  };
}
