import { readFigures } from '../grounding/spoken-figures.ts';
import { splitWords } from '../grounding/words.ts';
import { plainName } from '../notes/plain-name.ts';
import type { NotePart, NoteTalk } from './note-talk.ts';
import { stemsOf } from './stems.ts';

/** A sentence is a repetition when this share of its words was heard before. */
const REPEATED = 0.4;
/** Of a maker whom a text speaks of, the words of the trade are in every sentence: only what is nearly all there was said. */
const REPEATED_OF_MAKER = 0.6;
/** Of fewer words that tell something, a share says nothing. */
const LEAST_TELLING = 4;
const OF_TRADE = new Set(['artis', 'paint', 'portr', 'pictu', 'work', 'works', 'sculp', 'photo', 'print']);

/** Of a sentence of a note, the stems of names: words with a capital behind its first one. */
const namesOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/(?<=\S )\p{Lu}\p{L}{3,}/gu) ?? []).flatMap(stemsOf));

/** Where somebody went, or stayed: of "moved to Paris for good" and "had by then gone to Paris" one is enough. */
const ABODE = /\b(?:moved|went|gone|left|settled|emigrated|exiled?|fled|stayed|lived|returned)\b/i;

/** A sentence that shares a name and another word with one that was heard tells of the same matter, unless it is much longer. */
const SAME = { share: 0.22, least: 2 } as const;
function tellsOfSame(
  telling: readonly string[],
  names: ReadonlySet<string>,
  said: ReadonlySet<string>,
): boolean {
  const shared = telling.filter((stem) => said.has(stem));
  return (
    shared.length >= SAME.least &&
    shared.length >= SAME.share * telling.length &&
    shared.some((stem) => names.has(stem))
  );
}

/** Whether a name of a sentence stands in another one too, beside that of whom the note is on. */
const sharesName = (names: ReadonlySet<string>, ofNote: ReadonlySet<string>, text: string): boolean =>
  [...namesOf(text)].some((stem) => names.has(stem) && !ofNote.has(stem));

const shareOf = (stems: readonly string[], known: ReadonlySet<string>): number =>
  stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);

/** Of a longer sentence a smaller share is an echo, where it is of several words. */
const ECHO = { share: 0.34, least: 3 } as const;
const LONG_ECHO = { share: 0.25, least: 4 } as const;
function isEchoOf(telling: readonly string[], said: ReadonlySet<string>): boolean {
  const share = shareOf(telling, said);
  const words = Math.round(share * telling.length);
  return share >= REPEATED || [ECHO, LONG_ECHO].some((each) => share >= each.share && words >= each.least);
}

const OF_ONE_MATTER = { share: 0.25, least: 3 } as const;
/** Whether a sentence on a single work shares so much with one of its label's that both tell the same of it. */
function sharesMatter(telling: readonly string[], said: ReadonlySet<string>): boolean {
  const share = shareOf(telling, said);
  return share >= OF_ONE_MATTER.share && Math.round(share * telling.length) >= OF_ONE_MATTER.least;
}

/** Two words in small letters side by side, by their stems, neither of which is of the trade: "rented garage", "silver knife". */
function pairsIn(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((word, at) => {
    const pair = [words[at - 1] ?? '', word];
    // What stands behind a mark is said of something else.
    if (!/^\p{Ll}{4,}$/u.test(pair[0] ?? '') || !/^\p{Ll}{4,}[.,;:]?$/u.test(word)) return [];
    const stems = pair.map((each) => stemsOf(each)[0]);
    return stems.every((stem) => stem !== undefined && !OF_TRADE.has(stem)) ? [stems.join(' ')] : [];
  });
}

/** Numbers too rare for two sentences to share one by chance, be it as "36" or as "Thirty-six": neither round nor small, and no year. */
const rareNumbersIn = (text: string): number[] =>
  readFigures(splitWords(text)).flatMap(({ kind, value }) =>
    kind === 'number' && value > 20 && !/^\d0+$/.test(String(value)) ? [value] : [],
  );

/** Whether a sentence counts as many as one that was heard, of the same. */
function countsSame(text: string, telling: readonly string[], heard: readonly string[]): boolean {
  const numbers = rareNumbersIn(text);
  if (numbers.length === 0) return false;
  const all = new Set(heard.flatMap(stemsOf));
  return (
    telling.some((stem) => all.has(stem)) &&
    heard.some((each) => rareNumbersIn(each).some((number) => numbers.includes(number)))
  );
}

/** A sentence that says what a single work is says it again where a label shares so much of it. */
const OF_THE_WORK = { share: 0.25, least: 2 } as const;

/** What is so much of the label's own words that nobody can call it more than the label says; of few words nearly all. */
const ON_THE_LABEL = [
  { share: 0.5, least: 3 },
  { share: 0.75, least: 2 },
] as const;
/** Names that such a sentence may hold beside those that the label prints. */
const MOST_NEW_NAMES = 1;
/** Of a maker the words of the trade are printed of themselves, and names are what is told: towns, peoples, teachers. */
const NAMES_OF_MAKER = 2;

/** Whether a sentence says in other words what is printed anywhere on the label, in its title and lines as well as in its text. */
function standsOnLabel(
  telling: readonly string[],
  names: ReadonlySet<string>,
  label: string,
  isOnMaker: boolean,
): boolean {
  const printed = new Set(stemsOf(label));
  const share = shareOf(telling, printed);
  const words = Math.round(share * telling.length);
  const namesPrinted = telling.filter((stem) => names.has(stem) && printed.has(stem)).length;
  return (
    (!isOnMaker || namesPrinted >= NAMES_OF_MAKER) &&
    ON_THE_LABEL.some((each) => share >= each.share && words >= each.least) &&
    [...names].filter((stem) => telling.includes(stem) && !printed.has(stem)).length <= MOST_NEW_NAMES
  );
}

/** Whether a sentence of a note says again what was heard, in one sentence or in all, or what the label prints. */
function isRepeated(
  { tag, statement }: NotePart,
  { name, kind, by }: NoteTalk,
  heard: readonly string[],
  label: string,
): boolean {
  const all = new Set(heard.flatMap(stemsOf));
  const stems = stemsOf(statement.text);
  const ofName = new Set(stemsOf(name));
  const telling = stems.filter((stem) => !ofName.has(stem) && !OF_TRADE.has(stem));
  const names = namesOf(statement.text);
  // A note on a single work begins with what it is, to tell more of it.
  if (by === '' && standsOnLabel(telling, names, label, statement.field === 'artist')) return true;
  const isSame =
    (kind === 'artist' || kind === 'subject') &&
    heard.some(
      (text) =>
        tellsOfSame(telling, names, new Set(stemsOf(text))) ||
        (ABODE.test(text) && ABODE.test(statement.text) && sharesName(names, ofName, text)),
    );
  const pairs = kind === 'artist' || kind === 'subject' ? pairsIn(statement.text) : [];
  if (pairs.length > 0 && heard.some((text) => pairsIn(text).some((pair) => pairs.includes(pair))))
    return true;
  if ((statement.field === 'artist' || kind === 'subject') && countsSame(statement.text, telling, heard))
    return true;
  const ofWork = shareOf(telling, all);
  if (
    by !== '' &&
    tag === 'who' &&
    heard.length > 1 &&
    ofWork >= OF_THE_WORK.share &&
    ofWork * telling.length >= OF_THE_WORK.least
  )
    return true;
  if (by !== '' && heard.some((text) => sharesMatter(telling, new Set(stemsOf(text))))) return true;
  if (statement.field !== 'artist')
    return (
      isSame ||
      // What a label's own text names is in it by its name.
      shareOf(statement.field === 'prose' ? telling : stems, all) >= REPEATED ||
      // Of a single work its name is in every sentence.
      (by !== '' && telling.length >= LEAST_TELLING && shareOf(telling, all) >= REPEATED)
    );
  return (
    isSame ||
    shareOf(telling, all) >= REPEATED_OF_MAKER ||
    heard.some((text) => isEchoOf(telling, new Set(stemsOf(text))))
  );
}

/** A sentence that goes on about something of the one before it. */
const GOES_ON = /\b(?:that|those|this|these|there|such|it|them|so|too|also|another|other|later)\b/i;

/** Words by which a sentence on a kind of thing leans on the one before it. */
const LEANS =
  /^(?:The|Each|Every|Some|Others|Both|Not|Only|And|But|So|Then|Most|Many|One|No)\b|\b(?:its?|they|their|h[ei][sm]?|she|hers?|ones?|none|both|others?|same|did|whole)\b/i;

/** Whether a sentence on a kind of thing names it and needs nothing of the one before: "Taxed tea was dear enough to steal." */
const isClearAlone = ({ statement: { field, text } }: NotePart, { kind, name }: NoteTalk): boolean =>
  kind === 'term' &&
  field === 'title' &&
  !LEANS.test(text) &&
  !GOES_ON.test(text) &&
  plainName(name)
    .split(' ')
    .some((word) => word.length > 2 && ` ${plainName(text)}`.includes(` ${word.replace(/s$/, '')}`));

/** Whether a sentence on a maker needs nothing of the one before it but the name: "He painted the civic guards." */
const isClearByName = ({ statement: { field, text } }: NotePart): boolean =>
  field === 'artist' && /^(?:He|She) /.test(text) && !GOES_ON.test(text);

/**
 * A note up to the first sentence that says again what was heard; null where nothing of it is left. What is said behind a
 * sentence takes up its words, so that the rest goes with it: but of a maker whom the label introduces a sentence on "him"
 * or "her" can be told by the name, and of a thing whatever names it anew.
 *
 * @param label All that is printed on the label.
 */
export function withoutRepeats(note: NoteTalk | null, heard: readonly string[], label = ''): NoteTalk | null {
  if (note === null) return null;
  const isNews = (part: NotePart): boolean => !isRepeated(part, note, heard, label);
  const at = note.parts.findIndex((part) => !isNews(part));
  if (at < 0) return note;
  if (at > 0) return { ...note, parts: note.parts.slice(0, at), reply: '' };
  const next = note.parts.findIndex(
    (part) => isNews(part) && (isClearByName(part) || isClearAlone(part, note)),
  );
  const part = note.parts[next];
  if (part === undefined) return null;
  const { field, text: said } = part.statement;
  const text = field === 'artist' ? said.replace(/^\S+/, () => note.name) : said;
  const named = { ...part, ask: '', lead: '', statement: { ...part.statement, text } };
  return withoutRepeats({ ...note, parts: [named, ...note.parts.slice(next + 1)] }, heard, label);
}
