import { startsOrigin } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import { townsOfLife } from './towns-of-life.ts';

/** What a stretch on a maker says besides the name. */
export interface LifeFacts {
  /** Where the origin stands in the text, first and last offset; null when there is none. */
  readonly origin: readonly [number, number] | null;
  readonly born: string | null;
  readonly died: string | null;
  /** Those of the years that the label gives as approximate: "c. 1490". */
  readonly aboutYears: string[];
}

const YEAR = '(?:1\\d{3}|20[0-2]\\d|(?<=about |c\\. ?|ca\\. ?)\\d{3})';
const BOTH = new RegExp(
  `(?<![\\d.])(${YEAR})(?:\\/\\d{1,4})?\\??[^\\d;]{0,40}?-(?: ?(\\d\\d)(?!\\d)|[^\\d;]{0,40}?(?:\\d{1,2}(?!\\d),? [^\\d;]{0,12})?(${YEAR}))`,
);
const BOTH_IN_WORDS = new RegExp(
  `\\bborn\\b[^\\d]{0,60}(${YEAR})\\D{1,40}\\b(?:died|d\\.)\\D{0,60}(${YEAR})|\\bb\\.\\D{0,60}(${YEAR})\\D{1,40}\\bd\\.\\D{0,60}(${YEAR})`,
  'i',
);
const BIRTH = new RegExp(
  `(?:\\b(?:born|b)\\b\\.?|\\*)(?:(?!died)\\D){0,50}(${YEAR})|^\\D{0,2}(${YEAR})(?= ?-? ?\\)?$|,? (?:in )?\\p{Lu})`,
  'iu',
);
const DEATH = new RegExp(`(?:\\b(?:died|d)\\b\\.?|\u2020)\\D{0,50}(${YEAR})`, 'i');
const ABOUT_YEAR =
  /(?:\b[Cc]a?\.? ?|\b[Cc]irca |\b[Aa]bout |\b[Pp]robably |\b[Bb]efore |\b[Aa]fter |\?)(\d{3,4})|(\d{3,4})(?= ca\.|\?|\/| or )/g;
/** Two lives in one stretch: whose is whose, the years alone do not say. */
const TWO_LIVES = new RegExp(
  `${YEAR}\\)?(?:[;,]| and) \\(?(?:(?!died )\\p{L}+,? )?(?:born |b\\. ?)?${YEAR}`,
  'u',
);
/** "lived in England 1881-85, 1903-23": where somebody was between birth and death, in a life that begins with "born". */
const TRAVELS =
  /\b(?:[Ll]ived|[Ww]orked|[Aa]rrived|[Mm]oved|[Ee]migrated|[Ss]ettled|[Aa]ctive)\b(?:(?!\b(?:died|d\.|lived|worked|arrived|moved|settled|active)\b)[^;]){0,120}/g;
const AT_WORK =
  /\b(?:active|act\.|fl\.?|flourished|activ[oa]|attivo|actif|t\u00E4tig|(?:nachweisbar|nachgewiesen|erw\u00E4hnt|werkzaam|verksam|virksom|documentad[oa]|documentato)(?= (?:ca?\.? ?|um |omkr\.? )?\d)|worked(?=\D{0,60}\d)|master|documented|reigned|r\.)/i;

const NO_YEARS = { born: null, died: null, aboutYears: [] };

/**
 * Reads where a maker came from and lived out of a stretch of the kind `life`, `bio` (both) or `origin`.
 *
 * @param start Offset of the stretch in the label, and of its end.
 */
export function readLife(
  label: LabelTokens,
  kind: 'life' | 'bio' | 'origin',
  start: number,
  end: number,
): LifeFacts {
  const whole = label.plain.slice(start, end);
  const text = /^\(?[Bb]orn\b/.test(whole) ? whole.replaceAll(TRAVELS, ', ') : whole;
  const origin = kind === 'life' ? null : originIn(label, kind, start, whole);
  if (kind === 'origin' || AT_WORK.test(text) || TWO_LIVES.test(text)) return { origin, ...NO_YEARS };
  const words = BOTH_IN_WORDS.exec(text)
    ?.slice(1)
    .filter((year) => year !== undefined);
  const [, from, short, to = short] = BOTH.exec(text) ?? [];
  const born =
    words?.[0] ??
    from ??
    BIRTH.exec(text)
      ?.slice(1)
      .find((year) => year !== undefined) ??
    // "Conroe, Texas, 1972"
    (kind === 'life' ? townsOfLife(text)?.born.toString() : undefined) ??
    null;
  const died = words?.[1] ?? to ?? (born === null ? (DEATH.exec(text)?.[1] ?? null) : null);
  const aboutYears = [...text.matchAll(ABOUT_YEAR)].flatMap((match) => match[1] ?? match[2] ?? []);
  return { origin, born, died, aboutYears };
}

/** "Rome, 1593 - Naples, after 1654" */
const BETWEEN_PLACES = /^[([]?[^\d,;]{2,40},? (?:ca?\. ?|about )?\d{4} ?- ?\p{Lu}\p{L}+/u;

/** Words between the nation and the years. */
const TAIL = /^(?:born|b|bc|bca|died|d|active|act|fl|c|ca|about|circa|in)?$/i;

/** Without the words and marks that lead over to the years. */
function withoutTail(head: string): string {
  const words = head.split(' ');
  while (words.length > 0 && TAIL.test((words.at(-1) ?? '').replaceAll(/[^\p{L}]/gu, ''))) words.pop();
  const text = words.join(' ');
  let end = text.length;
  while (end > 0 && ',;:.( '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** "American, Boston" says where somebody was born; "American, born Ukraine" is told, "American, born near Benton" not. */
function withoutTown(words: string, kind: 'bio' | 'origin', marked: string): string {
  const at =
    kind === 'origin' ? -1 : marked.slice(0, words.length).search(/, (?!born (?:in )?[\uE000-\uE002])/);
  return at < 0 ? words : words.slice(0, at);
}

/** The nation or place in front of the years: "American", "American, born Ukraine"; of a town behind it nothing is told. */
function originIn(
  { marked }: LabelTokens,
  kind: 'bio' | 'origin',
  start: number,
  text: string,
): LifeFacts['origin'] {
  const lead = /^[([\s]*(?:(?:[Mm]ade in|From) )?/.exec(text)?.[0].length ?? 0;
  const head = kind === 'origin' ? text.slice(lead) : (/^[^\d*\u2020]*/.exec(text.slice(lead))?.[0] ?? '');
  const words = withoutTown(withoutTail(head), kind, marked.slice(start + lead));
  const opened = words.split('(').length - words.split(')').length;
  const whole = opened > 0 && text.charAt(lead + words.length) === ')' ? `${words})` : words;
  // "Baghdad, 1902 - Strasbourg, 1985" says where somebody was born, and of what nation nothing.
  const isBirthplace = kind === 'bio' && BETWEEN_PLACES.test(text);
  if (whole === '' || isBirthplace || (kind === 'bio' && !startsOrigin(marked, start + lead))) return null;
  return [start + lead, start + lead + whole.length];
}
