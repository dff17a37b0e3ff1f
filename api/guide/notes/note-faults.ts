import { plainName } from './plain-name.ts';
import { NOTE_TAGS, type Note, SHARED_KINDS } from './note.ts';

/** Words of the longest sentence that is easy to follow by ear. */
const MOST_WORDS = 26;
const MOST_SENTENCES = 4;
/** Words of what is said between the sentences of a note, and of a word before an answer. */
const MOST_WORDS_OF_TALK = 18;
const MOST_WORDS_OF_LEAD = 6;

/** What is wrong with notes, a sentence a fault; empty where nothing is. */
export function faultsOf(notes: readonly Note[]): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const inTexts = new Set<string>();
  const lives = new Map<string, Set<string>>();
  for (const note of notes) {
    const { id, kind, names, life, sentences, reply, source } = note;
    if (!/^[a-z\d-]+$/.test(id)) faults.push(`${id}: an id holds small letters, figures and hyphens.`);
    if (ids.has(id)) faults.push(`${id}: another note has this id.`);
    ids.add(id);
    for (const name of new Set(note.inText.map(plainName))) {
      if (inTexts.has(name)) faults.push(`${id}: another note is meant by ${name} in a text.`);
      inTexts.add(name);
    }
    if (source === '') faults.push(`${id}: it does not say where it can be looked up.`);
    if (kind === 'artist' && life === null) faults.push(`${id}: an artist has a life.`);
    if (sentences.length === 0 || sentences.length > MOST_SENTENCES)
      faults.push(`${id}: a note has one to ${MOST_SENTENCES} sentences.`);
    for (const word of [...note.only, ...note.also, ...note.not])
      if (word !== plainName(word) + (word.endsWith('*') ? '*' : ''))
        faults.push(
          `${id}: "only", "also" and "not" name words in small letters, whose end a star leaves open: ${word}`,
        );
    const places = sentences.map(({ tag }) => NOTE_TAGS.indexOf(tag));
    if (places.some((place, at) => at > 0 && place <= (places[at - 1] ?? -1)))
      faults.push(`${id}: its sentences stand in another order than ${NOTE_TAGS.join(', ')}.`);
    for (const { text } of sentences) {
      if (text.split(/\s+/).length > MOST_WORDS)
        faults.push(`${id}: longer than ${MOST_WORDS} words: ${text}`);
      if (/[()[\]{};]/.test(text)) faults.push(`${id}: a voice cannot say brackets or semicolons: ${text}`);
      if (!/[.!?]["\u201D\u2019]?$/.test(text))
        faults.push(`${id}: a sentence ends with a full stop: ${text}`);
      if (
        /\b(?:greatest|most famous|masterpiece|iconic|renowned|celebrated|world-famous|finest)\b/i.test(text)
      )
        faults.push(`${id}: praise tells nothing: ${text}`);
    }
    for (const { ask, lead } of [...sentences, { ask: reply, lead: '' }]) {
      if (ask.split(/\s+/).length > MOST_WORDS_OF_TALK || lead.split(/\s+/).length > MOST_WORDS_OF_LEAD)
        faults.push(`${id}: longer than talk is: ${ask} | ${lead}`);
      if (/[()[\]{};|]/.test(ask + lead)) faults.push(`${id}: a voice cannot say brackets: ${ask} | ${lead}`);
      if ([ask, lead].some((talk) => talk !== '' && !/[.!?:]$/.test(talk)))
        faults.push(`${id}: talk ends with a stop: ${ask} | ${lead}`);
    }
    for (const name of SHARED_KINDS.has(kind) ? [] : new Set(names.map(plainName))) {
      const key = `${kind} ${name}`;
      const known = lives.get(key) ?? new Set();
      const apart = `${life ?? ''}${note.by}`;
      if (known.has(apart))
        faults.push(`${id}: another note of its kind has the name ${name}, and nothing tells them apart.`);
      lives.set(key, known.add(apart));
    }
  }
  return faults;
}
