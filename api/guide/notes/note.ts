/** What a note is about. */
export const NOTE_KINDS = ['artist', 'style', 'term', 'subject', 'place', 'label-word', 'year'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What a sentence of a note tells, in the order in which they stand. */
export const NOTE_TAGS = ['who', 'term', 'known for', 'story', 'look'] as const;
export type NoteTag = (typeof NOTE_TAGS)[number];

/** Something that is known beyond the label, in a few sentences. */
export interface Note {
  readonly id: string;
  readonly kind: NoteKind;
  /** As labels print it: spellings, languages, abbreviations. */
  readonly names: readonly string[];
  /** An artist's years as printed in the note: "about 1370-1426", "1931-". */
  readonly life: string | null;
  readonly sentences: readonly { readonly tag: NoteTag; readonly text: string }[];
  /** Where it can be looked up. */
  readonly source: string;
}

const isKind = (name: string): name is NoteKind => NOTE_KINDS.some((kind) => kind === name);
const tagOf = (name: string): NoteTag | undefined => NOTE_TAGS.find((tag) => tag === name);

/**
 * Reads a file of notes: `kind: KIND`, then blocks of `key: value` lines with blank lines between.
 * Throws, naming the line, on what is no note.
 */
export function readNotes(text: string): Note[] {
  const notes: Note[] = [];
  let kind: NoteKind | null = null;
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const pairs = lines.map((line) => {
      const [, key = '', value = ''] = /^([a-z ]+): (.+)$/.exec(line) ?? [];
      if (key === '') throw new Error(`This is no line of a note: ${line}`);
      return [key, value] as const;
    });
    const [first] = pairs;
    if (first?.[0] === 'kind') {
      if (!isKind(first[1])) throw new Error(`There is no kind of note "${first[1]}".`);
      kind = first[1];
      pairs.shift();
    }
    if (pairs.length === 0) continue;
    if (kind === null) throw new Error('A file of notes begins with "kind: ...".');
    notes.push(noteOf(kind, pairs));
  }
  return notes;
}

function noteOf(kind: NoteKind, pairs: readonly (readonly [string, string])[]): Note {
  const values = new Map(pairs);
  const id = values.get('id') ?? '';
  const names = (values.get('names') ?? '').split(' | ').filter((name) => name !== '');
  if (id === '' || names.length === 0)
    throw new Error(`A note has no id or no names: ${JSON.stringify(pairs)}`);
  const sentences = pairs.flatMap(([key, text]) => {
    const tag = tagOf(key);
    if (tag === undefined && !['id', 'names', 'life', 'source'].includes(key))
      throw new Error(`The note ${id} has an unknown line "${key}".`);
    return tag === undefined ? [] : [{ tag, text }];
  });
  return { id, kind, names, life: values.get('life') ?? null, sentences, source: values.get('source') ?? '' };
}
