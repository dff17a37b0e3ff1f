import { PLACE } from './find-origin.ts';

/** Years of a life found in a text, from `offset` up to but without `end`. */
export interface LifeYears {
  readonly end: number;
  readonly born: string | null;
  readonly died: string | null;
  /** How likely the places behind the years belong to the life; 0 without any. */
  readonly trailScore: number;
}

/** Where a life stands: in running text, alone on a line, or in brackets or behind a nationality. */
export type Frame = 'text' | 'line' | 'person';
const FRAMES: readonly Frame[] = ['text', 'line', 'person'];

interface LifePattern {
  readonly pattern: RegExp;
  /** The place of birth is given, so that a place of death is to be expected. */
  readonly placed: boolean;
  /** What must stand around it; a town with a year is common elsewhere. */
  readonly needs: Frame;
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

const life = (source: string, placed = false, needs: Frame = 'text'): LifePattern => ({
  pattern: new RegExp(source, 'y'),
  placed,
  needs,
});
const PATTERNS: readonly LifePattern[] = [
  life(`${BORN} ${PLACES},? ${BORN_YEAR}[,;]?(?: ?- ?| )${DIED} ${PLACES},? ${DIED_YEAR}`),
  life(`${BORN} ?${BORN_YEAR}(?:,? (?:in )?${PLACES})?[,;]?(?: ?- ?| )${DIED} ?${DIED_YEAR}`, true),
  life(`${PLACES},? ${BORN_YEAR}${TOWARDS}${DIED_YEAR}`, true, 'line'),
  life(`${PLACES},? ${BORN_YEAR}${TOWARDS}(?:${PLACES}),? ${DIED_YEAR}`, false, 'line'),
  life(`${BORN_YEAR},? (?:in )?${PLACES}${TOWARDS}${DIED_YEAR}`, true),
  life(`(?:${BORN} ?)?${BORN_YEAR}${TOWARDS}(?:${DIED} ?)?${DIED_YEAR}`),
  life(`${BORN}(?: ${PLACES},?)? ?${BORN_YEAR}`),
  life(`${DIED} ?${DIED_YEAR}`),
  life('(?:[Ff]ounded|[Ee]stablished|[Ee]st\\.)(?: in)? [0-9]{4}'),
  life(`${ACTIVE}(?:[,;] ${DIED} ?${DIED_YEAR})?`),
  life(`${PLACES},? ${BORN_YEAR}`, false, 'person'),
  life(`(?<born>${YEAR}) ?-(?= ?\\)|$| [A-Za-z])`, false, 'person'),
];
/** One name of a place: a word, or two where the first never stands alone. */
const TOWN =
  "(?!(?:An|In|At|On|Self|Portrait|View|Study|Untitled|The(?! Hague))(?![A-Za-z]))(?:(?:New|San|Santa|Saint|St\\.|Los|Las|La|Le|El|The|Cape|Rio|Buenos|Mexico|Hong|Tel|Den|Fort|Port|North|South|East|West|Great|Kansas|Quebec|Salt|Kuala|Addis|Bad) )?(?:[A-Z][A-Za-z'.-]+|[\\uE000-\\uE002]+)";
/** Places after the years, one to three names, the last perhaps behind a comma: "Albany, NY". */
const placesAfter = (lead: string): RegExp[] =>
  [0, 1, 2].flatMap((more) => {
    const place = `${lead}${TOWN}(?: ${TOWN}){${more}}`;
    return [place, `${place}, ${TOWN}`].map((source) => new RegExp(source, 'y'));
  });
const TRAILS = placesAfter('(?:,? in |, )');
const TRAILS_EXPECTED = placesAfter(',? (?:in )?');
/** Where a living artist lives. */
const HOMES = [TOWN, `${TOWN} ${TOWN}`].map(
  (place) =>
    new RegExp(
      `[;,.]? (?:[Ll]ives|[Ll]ived|[Bb]ased|[Ww]orks|[Ww]orked|[Aa]ctive)(?: and work(?:s|ed))?(?: in)? ${place}(?:,? and ${place})?`,
      'y',
    ),
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
 */
export function livesAt(marked: string, offset: number, frame: Frame): LifeYears[] {
  return PATTERNS.flatMap(({ pattern, placed, needs }) => {
    if (FRAMES.indexOf(needs) > FRAMES.indexOf(frame)) return [];
    const match = matchAt(pattern, marked, offset);
    const [born, died] = [match?.groups?.['born'] ?? null, match?.groups?.['died'] ?? null];
    if (!match || !isLife(born, died)) return [];
    const end = offset + match[0].length;
    const places = [end];
    if (placed || born === null || died === null)
      for (const trail of placed ? TRAILS_EXPECTED : TRAILS) places.push(end + lengthAt(trail, marked, end));
    return [...new Set(places)].flatMap((place) => {
      const words = marked.slice(end, place).split(' ').length - 1;
      const trailScore = words === 0 ? 0 : (placed ? 1.5 : 0.3) - 0.8 * words;
      const homes = HOMES.map((home) => place + lengthAt(home, marked, place));
      return [...new Set([place, ...homes])].map((last) => ({ end: last, born, died, trailScore }));
    });
  });
}

/** A life in brackets: "(Delft 1632 - 1675 Delft)"; `offset` is that of the first word inside. */
export function livesInBrackets(marked: string, offset: number): LifeYears[] {
  const found: LifeYears[] = [];
  for (const years of livesAt(marked, offset, 'person')) {
    const close = matchAt(IN_BRACKETS, marked, years.end);
    if (close) found.push({ ...years, end: years.end + close[0].length });
  }
  return found.slice(0, 1);
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

function lengthAt(pattern: RegExp, text: string, offset: number): number {
  return matchAt(pattern, text, offset)?.[0].length ?? 0;
}
