import { peopleFirst } from './speech/people-first.ts';
import { isBalanced } from './balanced.ts';
import type { LabelFacts } from './facts.ts';
import type { LabelTokens } from './label-tokens.ts';
import { readLivesOfPair } from './lives-of-pairs.ts';
import { areSeveral } from './speech/artist.ts';
import { aboveLand } from './speech/lands-of-peoples.ts';
import { type Place, placeOf, readingAt } from './lines/printed-part.ts';
import { placesOfLife } from './read-birthplace.ts';
import { readLife } from './read-life.ts';
import type { Segment } from './search/search-label.ts';
import { linesApart } from './lines/breaks/spoken-lines.ts';
import { startsWithThingOrMaterial } from './vocabulary/things-and-materials.ts';

/** "China, Asia": no land is known better by its part of the world. */
const CONTINENT_BEHIND =
  /, (?!South Africa$)(?:(?:North|South|East|West|Central|Southeast|South-east) )?(?:Asia|Africa|Europe|America|Oceania)$/;

/** A stretch as it is printed, with a comma where one line of it ends and the next begins. */
export function partedAt(label: LabelTokens, [start, end]: Place): string {
  const { tokens, printed } = label;
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end) + 1;
  const spansLines = tokens.slice(from + 1, to).some(({ startsLine }) => startsLine);
  return spansLines ? linesApart(label, from, to) : printed.slice(start, end);
}

/** A place without the bracket at its end that did not open in it; none where a bracket is torn otherwise. */
function withoutHalfBracket({ printed }: LabelTokens, [start, end]: Place): Place | null {
  const text = printed.slice(start, end);
  if (isBalanced(text)) return [start, end];
  return /[)\]]$/.test(text) && isBalanced(text.slice(0, -1)) ? [start, end - 1] : null;
}

/** Words between a maker's name and life: a role, a line that was not understood. */
const MOST_BEFORE_LIFE = 5;
/** The longest life; what lasts longer is a reign or a period. */
const LONGEST_LIFE = 110;
/** The shortest one in which a work was made; years that are nearer to each other are those of the work. */
const SHORTEST_LIFE = 12;

/** Whether two years can be those of one person. */
function isALife({ born, died }: { born: string | null; died: string | null }): boolean {
  const [first = 0, last = 0] = [born, died].map((year) => Number(/\d{3,4}/.exec(year ?? '')?.[0] ?? 0));
  return first === 0 || last < 1000 || (last - first >= SHORTEST_LIFE && last - first <= LONGEST_LIFE);
}

/** Puts origin and years of the life into the facts; the first that says a thing is told. */
export function readLives(label: LabelTokens, segments: readonly Segment[], facts: LabelFacts): void {
  const maker = segments.find(({ kind }) => kind === 'artist');
  for (const segment of segments) {
    const { kind } = segment;
    if (kind !== 'origin' && kind !== 'life' && kind !== 'bio') continue;
    // A life further down is that of somebody else who had a hand in it.
    if (kind === 'bio' && maker && segment.from - maker.to > MOST_BEFORE_LIFE) continue;
    // "Mary Lowe (1780-1872)" above "By Ada Birch": years behind a title are those of whom it shows.
    const isOfSitter =
      kind === 'life' &&
      maker !== undefined &&
      segment.from < maker.from &&
      segments.some((each) => each.kind === 'title' && each.to === segment.from);
    if (isOfSitter) continue;
    const [start, end] = placeOf(label, segment);
    const life = readLife(label, kind, start, end);
    const origin = life.origin && withoutHalfBracket(label, life.origin);
    if (origin && facts.nationality === null && !startsWithThingOrMaterial(label.printed.slice(...origin))) {
      const reading = readingAt(label, origin, segment);
      const parted = aboveLand(label.given.slice(reading.start, reading.end)) ?? partedAt(label, origin);
      // A full stop that ends the line is none of the place's, as that of "U.S." is.
      facts.nationality = peopleFirst(parted.replace(/(?<=\p{Ll})\.$/u, '').replace(CONTINENT_BEHIND, ''));
      facts.readings.nationality = reading;
    }
    if (facts.born !== null || facts.died !== null || !isALife(life)) continue;
    let at = start;
    for (const field of ['born', 'died'] as const) {
      const year = life[field];
      facts[field] = year;
      if (year === null) continue;
      const place = label.plain.indexOf(year, at);
      at = place + year.length;
      facts.readings[field] = readingAt(label, [place, at], segment);
    }
    facts.aboutYears = life.aboutYears;
    const places = placesOfLife(label.printed.slice(start, end));
    for (const [field, place] of [
      ['bornIn', places.born],
      ['diedIn', places.died],
    ] as const) {
      if (place === undefined) continue;
      const from = start + place.start;
      facts[field] = { text: place.text, ...readingAt(label, [from, from + place.text.length], segment) };
    }
  }
  if (maker && areSeveral(facts.artist ?? '')) readLivesOfPair(label, maker, facts);
}
