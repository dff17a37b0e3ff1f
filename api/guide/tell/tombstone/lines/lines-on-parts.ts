import { startsNation, withOriginsMarked } from '../../../find-origin.ts';

/** What a line says of one part of a thing. */
export interface PartOfThing {
  /** "head", "mounts" */
  readonly part: string;
  /** "made", "painted"; null where only somebody or a nation is named: "movement by Elias Lowe", "hilt: English". */
  readonly deed: string | null;
  readonly place: string | null;
  readonly maker: string | null;
  readonly date: string | null;
}

const PART =
  '(?:[Hh]ead|[Bb]ody|[Bb]owl|[Cc]up|[Vv]ases?|[Jj]ar|[Bb]ottle|[Mm]ounts?|[Ll]ids?|[Cc]over|[Bb]ase|[Ff]oot|[Ss]tand|[Hh]andles?|[Bb]lade|[Hh]ilt|[Ss]cabbard|[Bb]arrel|[Ll]ock|[Ss]tock|[Hh]elmet|[Bb]reastplate|[Gg]auntlets?|[Cc]ase|[Mm]ovement|[Dd]ial|[Ff]rame|[Pp]orcelain|[Gg]lass|[Ss]hell|[Nn]ut|[Ss]haft|[Ll]eaf|[Ss]ticks|[Gg]uards|[Dd]ress|[Bb]odice|[Ss]kirt|[Cc]ostume|[Ww]ig|[Tt]op|[Ss]etting|[Cc]hain|[Pp]edestal|[Ff]igures?|[Cc]lock|[Bb]inding|[Tt]ext|[Pp]anels?)';
const DEED = '(?:made|painted|carved|woven|cast|printed|forged|fired|decorated|embroidered)';
const PLACE = "\\p{Lu}[\\p{L}.'\\u2019 -]{1,25}(?:, \\p{Lu}[\\p{L}.'\\u2019 -]{1,25})?";
const DATE =
  '(?:(?:c\\. ?|ca\\. ?|about |around |dated )?\\d{4}(?:s|(?:[-\\u2013/]| to )\\d{2,4})?|(?:early |mid-|late )?\\d{1,2}(?:st|nd|rd|th) century)';
/** "head made in Germany, about 1923", "body made in New York by Lowe & Co." */
const MADE = new RegExp(
  `^(${PART}):? (${DEED})(?: in (${PLACE}?))?(?:,? by (\\p{Lu}[^\\d;:(),]{2,40}?))?(?:, (${DATE}))?$`,
  'u',
);
/** "mounts: Augsburg, 1730" */
const PLACED = new RegExp(`^(${PART}): (${PLACE})(?:, (${DATE}))?$`, 'u');

/** "movement by Elias Lowe, London" */
const BY = new RegExp(`^(${PART}):? by (\\p{Lu}[^\\d;:(),]{2,40})(?:, (${PLACE}))?(?:, (${DATE}))?$`, 'u');

/** "embroidered cross: Bohemia, c. 1400", "Silk: Italy (Venice?), mid-15th century": a part of any name, with a place and a date. */
const ANY_PLACED = new RegExp(
  `^(\\p{L}[\\p{L}-]{1,20}(?: [\\p{L}-]{2,20}){0,2}): (${PLACE})( \\(\\p{Lu}\\p{L}{2,20}\\?\\))?, (${DATE})$`,
  'u',
);
/** What is said of the whole, or of a side of a coin. */
const NO_PART =
  /^(?:design|execution|model|negative|print|obverse|reverse|obv|rev|label|text|title|edition)\b/i;

/** A part that comes from a place, or is of a nation. */
function placedPart(part: string, place: string | null, date: string | null): PartOfThing {
  const isNation = place !== null && startsNation(withOriginsMarked(place), 0);
  return { part: part.toLowerCase(), deed: isNation ? null : 'made', place, maker: null, date };
}

/** A part of a name that is none of those known, beside another one. */
function anyPart(clause: string): PartOfThing | null {
  const [, part, place = '', doubt, date = null] = ANY_PLACED.exec(clause) ?? [];
  if (part === undefined || NO_PART.test(part)) return null;
  return placedPart(part, doubt === undefined ? place : `${place}, perhaps ${doubt.slice(2, -2)},`, date);
}

function partOf(clause: string): PartOfThing | null {
  const [, part, deed, place = null, by = null, date = null] = MADE.exec(clause) ?? [];
  if (part !== undefined && deed !== undefined)
    return place === null && by === null ? null : { part: part.toLowerCase(), deed, place, maker: by, date };
  const [, named, where = null, when = null] = PLACED.exec(clause) ?? [];
  const [, its, maker = null, town = null, year = null] = BY.exec(clause) ?? [];
  if (its !== undefined) return { part: its.toLowerCase(), deed: null, place: town, maker, date: year };
  return named === undefined ? null : placedPart(named, where, when);
}

/** "Hilt: Italian, about 1550": nothing else is called so. */
const OF_A_WEAPON = /^(?:hilt|blade|scabbard|barrel|lock|stock)\b/i;

/** Reads "Bowl: Meissen, about 1725; mounts: Augsburg, 1730"; empty for a line that is not on parts of a thing alone. */
export function partsOfThing(text: string): PartOfThing[] {
  const printed = text.split('; ');
  const clauses = printed.map((clause) => partOf(clause) ?? (printed.length > 1 ? anyPart(clause) : null));
  const parts = clauses.filter((each) => each !== null);
  // "Case: France" may be many things.
  const isSure =
    parts.length > 1 ||
    OF_A_WEAPON.test(text) ||
    parts.some(({ deed, part }) => deed !== null && !text.toLowerCase().startsWith(`${part}:`));
  return parts.length === clauses.length && isSure ? parts : [];
}
