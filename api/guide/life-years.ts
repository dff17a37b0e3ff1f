import { PLACE } from './find-origin.ts';

/** Years of a life found in a text, from `offset` up to but without `end`. */
export interface LifeYears {
  readonly end: number;
  readonly born: string | null;
  readonly died: string | null;
  /** How likely the places behind the years belong to the life; 0 without any. */
  readonly trailScore: number;
}

interface LifePattern {
  readonly pattern: RegExp;
  /** The place of birth is given, so that a place of death is to be expected. */
  readonly placed: boolean;
  /** Too common elsewhere to be taken for a life without brackets or a nationality. */
  readonly needsFrame: boolean;
}

const ABOUT = '(?:c\\. ?|ca\\. ?|c |ca |circa |about |probably |before |after |\\?)';
const YEAR = '(?:1[0-9]{3}|20[0-4][0-9]|[1-9][0-9]{2})(?![0-9])';
const EITHER = '(?:/[0-9]{1,4}| [0-9]{2}(?= ?-)| or [0-9]{4})?';
const BORN_YEAR = `${ABOUT}?(?<born>${YEAR})${EITHER}`;
const DIED_YEAR = `${ABOUT}?(?<died>${YEAR})${EITHER}`;
const BORN = '(?:[Bb]orn|[Bb]\\.)(?: in)?';
const DIED = '(?:[Dd]ied|[Dd]\\.)(?: in)?';
const PLACES = `${PLACE}(?:, ${PLACE})?`;
const TOWARDS = ' ?(?:-|to) ?';
const ACTIVE = `(?:[Aa]ctive|act\\.|fl\\.|[Ff]lourished|[Ww]orked)(?: in)?(?: ${PLACE},?)? ?${ABOUT}?(?:${YEAR}s?(?: ?[-/ ] ?${ABOUT}?[0-9]{2,4}s?)?|[^()0-9]{0,30}(?:[0-9]{1,2}(?:st|nd|rd|th)[^()]{0,20}) century)`;

const life = (source: string, placed = false, needsFrame = false): LifePattern => ({
  pattern: new RegExp(source, 'uy'),
  placed,
  needsFrame,
});
const PATTERNS: readonly LifePattern[] = [
  life(`${BORN} ${PLACES},? ${BORN_YEAR}[,;]?(?: ?- ?| )${DIED} ${PLACES},? ${DIED_YEAR}`),
  life(`${BORN} ?${BORN_YEAR}(?: in ${PLACES})?[,;]?(?: ?- ?| )${DIED} ?${DIED_YEAR}`),
  life(`${PLACES},? ${BORN_YEAR}${TOWARDS}${DIED_YEAR}`, true, true),
  life(`${PLACES},? ${BORN_YEAR}${TOWARDS}(?:${PLACES}),? ${DIED_YEAR}`, false, true),
  life(`${BORN_YEAR},? (?:in )?${PLACES}${TOWARDS}${DIED_YEAR}`, true),
  life(`(?:${BORN} ?)?${BORN_YEAR}${TOWARDS}(?:${DIED} ?)?${DIED_YEAR}`),
  life(`${BORN}(?: ${PLACES},?)? ?${BORN_YEAR}`),
  life(`${DIED} ?${DIED_YEAR}`),
  life(`${ACTIVE}(?:[,;] ${DIED} ?${DIED_YEAR})?`),
  life(`${PLACES},? ${BORN_YEAR}`, false, true),
  life(`(?<born>${YEAR}) ?-(?= ?\\)|$| \\p{L})`, false, true),
];
const ONE_PLACE_WORD =
  "(?!(?:The|An|In|At|On|Self|Portrait|View|Study|Untitled)(?![\\p{L}]))(?:\\p{Lu}[\\p{L}'.-]+|[\\uE000-\\uE002]+)";
/** Places after the years, one word to three, and where the artist lives now. */
const TRAILS = [1, 2, 3].flatMap((words) => {
  const place = `,? (?:in )?${ONE_PLACE_WORD}(?: ${ONE_PLACE_WORD}){${words - 1}}`;
  return [place, `${place}, ${ONE_PLACE_WORD}(?: ${ONE_PLACE_WORD})?`].map((source) => new RegExp(source, 'uy'));
});
const LIVES = new RegExp(
  `[;,.]? (?:[Ll]ives|[Bb]ased|[Ww]orks)(?: and works)?(?: in)? ${ONE_PLACE_WORD}(?: ${ONE_PLACE_WORD})?(?:,? and ${ONE_PLACE_WORD}(?: ${ONE_PLACE_WORD})?)?`,
  'uy',
);
const IN_BRACKETS = /(?:[,;]? [^()[\]0-9]{1,60})?[)\]]/y;

/** A life of 13 to 110 years; other ranges date works. */
function isLife(born: string | null, died: string | null): boolean {
  if (born === null || died === null) return true;
  const span = Number(died) - Number(born);
  return span >= 13 && span <= 110;
}

/**
 * The lives that start at `offset` of a text with its origins marked, with and without the places that follow.
 * `framed`: behind a nationality or in brackets, where a town and a year are a birth.
 */
export function livesAt(marked: string, offset: number, framed: boolean): LifeYears[] {
  return PATTERNS.flatMap(({ pattern, placed, needsFrame }) => {
    if (needsFrame && !framed) return [];
    const match = matchAt(pattern, marked, offset);
    const [born, died] = [match?.groups?.['born'] ?? null, match?.groups?.['died'] ?? null];
    if (!match || !isLife(born, died)) return [];
    const end = offset + match[0].length;
    const ends = [end];
    if (placed || born === null || died === null) {
      for (const trail of TRAILS) ends.push(end + (matchAt(trail, marked, end)?.[0].length ?? 0));
      ends.push(...ends.map((place) => place + (matchAt(LIVES, marked, place)?.[0].length ?? 0)));
    }
    return [...new Set(ends)].map((last) => {
      const words = marked.slice(end, last).split(' ').length - 1;
      return { end: last, born, died, trailScore: (placed && words > 0 ? 1 : 0) - 0.5 * words };
    });
  });
}

/** A life in brackets: "(Delft 1632 - 1675 Delft)"; `offset` is that of the first word inside. */
export function livesInBrackets(marked: string, offset: number): LifeYears[] {
  const found: LifeYears[] = [];
  for (const years of livesAt(marked, offset, true)) {
    const close = matchAt(IN_BRACKETS, marked, years.end);
    if (close) found.push({ ...years, end: years.end + close[0].length });
  }
  return found.slice(0, 1);
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}
