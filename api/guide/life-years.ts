import { PLACE } from './find-origin.ts';

/** Years of a life found in a text, from `offset` up to but without `end`. */
export interface LifeYears {
  readonly end: number;
  readonly born: string | null;
  readonly died: string | null;
  /** How much the places around the years speak for a life. */
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
const EITHER = '(?:/[0-9]{1,4}| [0-9]{1,2}(?= ?-)| or (?:[0-9]{4}|before|after))?';
/** "1406 ca.", "1506?" */
const UNSURE = '(?: ca?\\.(?! ?[0-9])|\\?)?';
const BORN_YEAR = `${ABOUT}?(?<born>${YEAR})${EITHER}${UNSURE}`;
const DIED_YEAR = `${ABOUT}?(?<died>${YEAR}|[0-9]{2}(?![0-9]))${EITHER}${UNSURE}`;
const BORN = '(?:[Bb]orn|[Bb]\\.)(?: in)?';
const DIED = '(?:[Dd]ied|[Dd]\\.)(?: in)?';
const CITY = '(?:(?!AD )[A-Z][A-Za-z-]+|[\\uE000-\\uE002]+)';
const CITIES = `(?:The )?${CITY}`;
/** "New York, NY" */
const HOMETOWN = `${CITY}(?: ${CITY})?(?:, ${CITY})?`;
const PLACES = `${PLACE}(?:, ${PLACE})?`;
const TOWARDS = ' ?(?:-|to) ?';
/** ", arrived Australia 1951": what Australian labels say of a life. */
const MOVED = `(?:[,;] (?:arrived|emigrated|moved|worked|lived|active)(?: in| to)? ${PLACES},?(?: ${ABOUT}?[0-9]{4}(?:-[0-9]{2,4})?)?){0,2}`;
/** When who could sign alone as a master became one. */
const MASTER = '(?:[Mm]aster|[Mm]aitre)(?: in)? ?[0-9]{4}';
const ACTIVE = `(?:${MASTER}(?:-[0-9]{2,4})?|(?:[Aa]ctive|act\\.|fl\\.|[Ff]lourished|[Ww]orked|(?:[Ff]irst )?[Dd]ocumented)(?: in)?(?: ${PLACE},?)? ?${ABOUT}?(?:${YEAR}s?(?: ?[-/ ] ?${ABOUT}?[0-9]{2,4}s?)?|[^()0-9]{0,30}(?:[0-9]{1,2}(?:st|nd|rd|th)[^()]{0,20}) century))`;

/** One word of a place's name. */
const TOWN =
  "(?!(?:A|An|In|At|On|Born|Self|Portrait|View|Study|Untitled|The(?! Hague))(?![A-Za-z]))(?:[A-Z][A-Za-z'.-]+|[\\uE000-\\uE002]+)(?: (?:upon|on|am|sur) [A-Z][a-z]+)?";

const life = (source: string, placed = false, needs: Frame = 'text'): LifePattern => ({
  pattern: new RegExp(source, 'y'),
  placed,
  needs,
});
const PATTERNS: readonly LifePattern[] = [
  life(`${BORN} ${PLACES},? ${BORN_YEAR}[,;]?(?: ?- ?| )${DIED} ${PLACES},? ${DIED_YEAR}`),
  life(`${BORN} ?${BORN_YEAR}(?:[,;]? (?:in )?${PLACES})?[,;]?(?: ?- ?| )${DIED} ?${DIED_YEAR}`, true),
  life(`${BORN} ${PLACES},? ${BORN_YEAR}${MOVED},? ${DIED} ?${DIED_YEAR}`),
  life(`${PLACES},? ${BORN_YEAR}${TOWARDS}${DIED_YEAR}`, true, 'line'),
  life(`(?:${CITY}, )?${CITY},? ${BORN_YEAR}${TOWARDS}(?:${CITY}, )?${CITY}(?: ${CITY})?,? ${DIED_YEAR}`),
  life(`${CITIES} ${BORN_YEAR}${TOWARDS}${DIED_YEAR} ${TOWN}`),
  life(`${BORN_YEAR},? (?:in )?${PLACES}${TOWARDS}${DIED_YEAR}`, true),
  life(`${BORN_YEAR},? ${PLACES}${TOWARDS}${PLACES},? ${DIED_YEAR}`),
  life(`(?:${BORN} ?)?${BORN_YEAR}${TOWARDS}(?:${DIED} ?)?${DIED_YEAR}`),
  life(`${BORN}(?: ${PLACES},?)? ?${BORN_YEAR}`),
  life(`${DIED} ?${DIED_YEAR}`),
  life(`\\* ?${BORN_YEAR}`, true),
  life(`(?:[Ff]ounded|[Ee]stablished|[Ee]st\\.)(?: in)? [0-9]{4}(?:,? in ${HOMETOWN})?`),
  life(`${ACTIVE}(?:[,;] ${DIED} ?${DIED_YEAR})?`),
  life(`${PLACES} ${BORN_YEAR}`, false, 'person'),
  life(`${BORN_YEAR}(?:,| in) ${HOMETOWN}`, false, 'line'),
  life(`${BORN_YEAR}(?:(?:,| in)? ${HOMETOWN})?(?=[.;,]? (?:[Ll]ives|[Bb]ased|[Ww]orks))`),
  life(`(?<born>${YEAR}) ?-(?: ?(?:present|today))?(?= ?\\)|$| [A-Za-z])`, false, 'person'),
];
/** Places after the years, one to three names, the last perhaps behind a comma: "Albany, NY". */
const placesAfter = (lead: string): RegExp[] =>
  [0, 1, 2].flatMap((more) => {
    const place = `${lead}${TOWN}(?: ${TOWN}){${more}}`;
    return [place, `${place}, ${TOWN}`].map((source) => new RegExp(source, 'y'));
  });
const TRAILS = placesAfter('(?:,? in |[,;] )');
const TRAILS_EXPECTED = placesAfter('[,;]? (?:in )?');
/** Where a living artist lives. */
const HOMES = [TOWN, `${TOWN} ${TOWN}`].map(
  (place) =>
    new RegExp(
      `[;,.]? (?:[Ll]ives|[Ll]ived|[Bb]ased|[Ww]orks|[Ww]orked|[Aa]ctive)(?: and work(?:s|ed))?(?: in| between)? ${place}(?:, ${TOWN})?(?:,? and ${place})?`,
      'y',
    ),
);
const IN_BRACKETS = new RegExp(`(?:[,;]? [^()[\\]0-9]{0,60})?(?:[,;] ${MASTER})?[)\\]]`, 'y');

/** Characters of the places that can stand before the first year. */
const LONGEST_PLACES = 120;

/** A life of 13 to 110 years; other ranges date works. */
function isLife(born: string | null, died: string | null): boolean {
  if (born === null || died === null) return true;
  const span = Number(born.slice(0, -died.length) + died) - Number(born);
  return span >= 13 && span <= 110;
}

/**
 * The lives that start at `offset` of a text with its origins marked, with and without the places that follow.
 */
export function livesAt(marked: string, offset: number, frame: Frame): LifeYears[] {
  // Every life has a figure; looking for one first spares most words the patterns.
  if (!/[0-9]/.test(marked.slice(offset, offset + LONGEST_PLACES))) return [];
  return PATTERNS.flatMap(({ pattern, placed, needs }) => {
    if (FRAMES.indexOf(needs) > FRAMES.indexOf(frame)) return [];
    const match = matchAt(pattern, marked, offset);
    const [born, died] = [match?.groups?.['born'] ?? null, match?.groups?.['died'] ?? null];
    if (!match || !isLife(born, died)) return [];
    const end = offset + match[0].length;
    // "Delft 1632-1675 Delft": a town twice is in nobody's name.
    const homecoming = /^([A-Z]\S+) .* \1$/.test(match[0]) ? 15 : 0;
    // "Ada Birch 1881-1950 Harbour": in running text they are a name and a title more often than two towns.
    if (homecoming === 0 && frame === 'text' && /^[A-Z]\S+ [0-9].* [A-Z]\S+$/.test(match[0])) return [];
    const places = [end];
    if (placed || born === null || died === null)
      for (const trail of placed ? TRAILS_EXPECTED : TRAILS) places.push(end + lengthAt(trail, marked, end));
    return [...new Set(places)].flatMap((place) => {
      const words = marked.slice(end, place).split(' ').length - 1;
      const trailScore = words === 0 ? homecoming : (placed ? 1.5 : 0.3) - 0.8 * words;
      const homes = HOMES.map((home) => place + lengthAt(home, marked, place));
      return [...new Set([place, ...homes])].map((last, home) => ({
        end: last,
        born,
        died,
        trailScore: trailScore - 0.6 * home,
      }));
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

const LIFE_WORD =
  /^(?:[A-Z\uE000-\uE002].*|[0-9]{1,2}|[12][0-9]{3}|near|bei|in|de|la|of|upon|on|am|sur|and|to|or|lives|lived|works|worked|based|active|born|died|[bdc]|ca|circa|about|after|before|post|ante|)$/;

/** A life in any other order: years and places and nothing else, two years of one life or one of a birth. */
export function looseLife(text: string): Pick<LifeYears, 'born' | 'died'> | null {
  if (!text.split(/[ ,;:.?/()*\u2020-]+/).every((word) => LIFE_WORD.test(word))) return null;
  const [born = null, died = null, ...more] = text.match(/(?<![0-9/])[12][0-9]{3}(?![0-9])/g) ?? [];
  if (born === null || more.length > 0 || !isLife(born, died)) return null;
  return died !== null || /\*|\b(?:born|b\.|lives|works|based)/.test(text) ? { born, died } : null;
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

function lengthAt(pattern: RegExp, text: string, offset: number): number {
  return matchAt(pattern, text, offset)?.[0].length ?? 0;
}
