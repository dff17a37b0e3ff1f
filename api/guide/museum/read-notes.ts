import type { MuseumNote } from '../../contract/contract.ts';
import { NOTE_TAGS } from '../notes/note.ts';
import { plainName } from '../notes/plain-name.ts';
import { closesSentence } from '../sentence-words.ts';
import { isNamed } from '../speech/artist.ts';
import { countWords } from '../speech/text.ts';
import { plainAccession } from './accession.ts';
import { readCsv } from './csv.ts';
import { type Line, readMarkdown } from './markdown.ts';
import { namesManyWorks } from './titles.ts';

/** Something that is wrong in a file; `line` counts from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A file of notes, or what is wrong with it as a whole. */
export type NotesFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly fault: string };

/** Words of a note: a minute of speech, which leaves room to name the work. */
export const MOST_NOTE_WORDS = 160;
/** Notes, and bytes of their words: what a phone fetches once over a museum's Wi-Fi. */
export const MOST_NOTES = 5_000;
const MOST_NOTE_BYTES = 2_000_000;

/** Keys with another name that means the same. */
const SAME_KEYS: Readonly<Record<string, string>> = {
  title: 'names',
  titles: 'names',
  maker: 'by',
  artist: 'by',
  'accession number': 'accession',
};
/** In the order in which they are told; a way to look comes last. */
const SENTENCE_KEYS: readonly string[] = [...NOTE_TAGS.filter((tag) => tag !== 'look'), 'text', 'look'];
const KEYS: ReadonlySet<string> = new Set([
  'id',
  'accession',
  'names',
  'by',
  'source',
  'reply',
  ...SENTENCE_KEYS,
  ...NOTE_TAGS.map((tag) => `ask ${tag}`),
]);

const keyOf = (printed: string): string => {
  const key = printed.replaceAll(/[*_]+/g, ' ').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return SAME_KEYS[key] ?? key;
};

/** A value of a note under its key, and where it stands. */
interface Entry extends Line {
  readonly key: string;
}

/** The entries of one note, and the line on which it begins. */
interface Block {
  readonly line: number;
  readonly entries: readonly Entry[];
}

type Report = (line: number, text: string) => void;

function blocksOfCsv(text: string, report: Report): Block[] {
  const { rows, unclosed } = readCsv(text);
  if (unclosed !== null) report(unclosed, 'A quotation mark opens here and is never closed.');
  const [head = [], ...body] = rows;
  const keys = head.map((cell) => keyOf(cell.text));
  keys.forEach((key, at) => {
    if (!KEYS.has(key)) report(1, `No column "${head[at]?.text ?? ''}" is known; it is left out.`);
    else if (keys.indexOf(key) < at)
      report(1, `The column "${key}" stands there twice; the second is left out.`);
  });
  return body.flatMap((row) => {
    const line = row[0]?.line ?? 1;
    if (row.slice(keys.length).some((cell) => cell.text !== '')) {
      report(line, `The row has ${row.length} fields, the first line ${keys.length}.`);
      return [];
    }
    const entries = row.flatMap((cell, at): Entry[] => {
      const key = keys[at] ?? '';
      return cell.text === '' || !KEYS.has(key) || keys.indexOf(key) < at ? [] : [{ key, ...cell }];
    });
    return [{ line, entries }];
  });
}

function blocksOfMarkdown(text: string, report: Report): Block[] {
  return readMarkdown(text, (name) => KEYS.has(keyOf(name))).map(({ heading, keys, paragraphs }) => {
    const named = keys.flatMap(({ text: printed, line }): Entry[] => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(printed) ?? [];
      const key = keyOf(name);
      if (KEYS.has(key) && value !== '') return [{ key, text: value, line }];
      if (!KEYS.has(key)) report(line, `This is no line of a note: ${shortened(printed)}`);
      return [];
    });
    const told = paragraphs.map((each) => ({ ...each, key: 'text' }));
    return { line: heading.line, entries: [{ key: 'names', ...heading }, ...named, ...told] };
  });
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** A text at its full stops; those of "Mrs.", "c." and "12 in." end nothing, but "to come in. It ..." are two. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let words: string[] = [];
  const all = text.split(/\s+/);
  for (const [at, word] of all.entries()) {
    words.push(word);
    const plain = word.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[\u201C\u201D]/g, '"');
    const isWord = /^(?:in|no|act|fig|am)\.$/.test(plain) && /^\p{Lu}\p{Ll}/u.test(all[at + 1] ?? '');
    if (!closesSentence(plain) && !isWord) continue;
    sentences.push(words.join(' '));
    words = [];
  }
  return [...sentences, words.join(' ')].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const parted = (value: string): string[] =>
  value
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The note of a block; null, and a fault, where it is none. */
function noteOf({ line, entries }: Block, report: Report): MuseumNote | null {
  const all = (key: string): Entry[] => entries.filter((entry) => entry.key === key);
  const value = (key: string): string => all(key)[0]?.text ?? '';
  const lists = (key: string): string[] => all(key).flatMap(({ text }) => parted(text));
  const [accession, titles, makers] = [lists('accession'), lists('names'), lists('by')];
  const name = titles[0] ?? accession[0] ?? 'The note';
  const refuse = (text: string, at = line): null => {
    report(at, `${shortened(name)}: ${text}`);
    return null;
  };
  const html = entries.find(({ text }) => /<\/?[a-z][^<>]*>/i.test(text));
  if (html) return refuse('HTML cannot be spoken.', html.line);
  const wrong = accession.find((each) => !/\d/.test(plainAccession(each)));
  if (wrong !== undefined)
    return refuse(`An accession number has figures: ${wrong}`, all('accession')[0]?.line);
  if (accession.length === 0 && (titles.length === 0 || !makers.some(isNamed)))
    return refuse('A note needs an accession number, or a title and a maker.');
  if (accession.length === 0 && titles.every(namesManyWorks))
    return refuse('Many works have this title, so the note needs an accession number.');
  const sentences = entries
    .filter(({ key }) => SENTENCE_KEYS.includes(key))
    .toSorted((a, b) => SENTENCE_KEYS.indexOf(a.key) - SENTENCE_KEYS.indexOf(b.key))
    .flatMap(({ key, text }) => {
      const [ask = '', lead = ''] = value(`ask ${key}`).split(' | ');
      return sentencesOf(text).map((sentence, at) => ({
        text: sentence,
        ...(at === 0 && ask !== '' && { ask }),
        ...(at === 0 && lead !== '' && { lead }),
      }));
    });
  const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words === 0) return refuse('The note tells nothing.');
  if (words > MOST_NOTE_WORDS) return refuse(`The note has ${words} words, of ${MOST_NOTE_WORDS} at most.`);
  return {
    accession,
    titles,
    makers,
    sentences,
    ...(value('reply') !== '' && { reply: value('reply') }),
    ...(value('source') !== '' && { source: value('source') }),
  };
}

/** What two notes must not share: a number, or title and maker where neither has a number. */
function signsOf({ accession, titles, makers }: MuseumNote): string[] {
  return accession.length > 0
    ? accession.map((each) => `number ${plainAccession(each)}`)
    : titles.flatMap((title) => makers.map((maker) => `work ${plainName(title)} by ${plainName(maker)}`));
}

/** By their lines within a file. */
const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => (a.file === b.file ? a.line - b.line : 0));

/** Whether a file is one of notes by its name: CSV or Markdown, and not one that is about the folder. */
export const isNotesFile = (name: string): boolean =>
  /\.(?:csv|md)$/i.test(name) && !/(?:^|\/)(?:README\.md$|\.)/i.test(name);

/**
 * Reads the files of a museum's notes. Never throws: what is no note is told as a fault with its line, and the others are
 * used. Of two notes on the same work the first is.
 */
export function readMuseumNotes(files: readonly NotesFile[]): { notes: MuseumNote[]; faults: Fault[] } {
  const notes: MuseumNote[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  let bytes = 0;
  for (const given of files) {
    const file = given.name;
    const report: Report = (line, text) => faults.push({ file, line, text });
    if ('fault' in given) {
      report(1, given.fault);
      continue;
    }
    const clean = given.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    const blocks = /\.csv$/i.test(file) ? blocksOfCsv(clean, report) : blocksOfMarkdown(clean, report);
    for (const block of blocks) {
      const note = noteOf(block, report);
      if (note === null) continue;
      const signs = signsOf(note);
      const other = signs.map((sign) => seen.get(sign)).find((place) => place !== undefined);
      if (other !== undefined) {
        report(block.line, `Another note is about the same work: ${other}`);
        continue;
      }
      const size = new TextEncoder().encode(JSON.stringify(note)).length;
      if (notes.length >= MOST_NOTES || bytes + size > MOST_NOTE_BYTES) {
        report(
          block.line,
          `From here on the notes are left out: there is room for ${MOST_NOTES} notes and ${MOST_NOTE_BYTES / 1e6} MB.`,
        );
        return { notes, faults: inOrder(faults) };
      }
      bytes += size;
      for (const sign of signs) seen.set(sign, `${file}:${block.line}`);
      notes.push(note);
    }
  }
  return { notes, faults: inOrder(faults) };
}
