import type { KeptLine } from '../language/kept-lines.ts';
import type { GuideLine, LabelFacts } from '../facts.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isPlaceLine } from '../speech/place-line.ts';
import { isTownName } from '../vocabulary/town-names.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { isOfPicture } from '../vocabulary/pictures.ts';
import { namesThing } from '../vocabulary/things-and-materials.ts';
import { arePostNominals } from './makers/post-nominals.ts';

const OF_ROOM = "(?:(?!(?:The|A|An|My|Our|In|At|From|His|Her) )\\p{Lu}[\\p{L}'\\u2019-]+ ){0,3}";
/** "Dining Room", "STATE BEDROOM", "Duchess's Dressing Room", "Great Hall": a room of a house, with no article as a title has. */
const ROOM = new RegExp(
  `^(?:${OF_ROOM}(?:Dining|Drawing|Withdrawing|Dressing|Music|Morning|Breakfast|Billiards?|Smoking|Sitting|Tapestry|Throne|Ante|Cabinet|Print|Gun|Writing|Tea|China)[ -]?[Rr]oom|${OF_ROOM}(?:Bedroom|Bedchamber|Bed Chamber|Antechamber|Anteroom|Presence Chamber|Council Chamber|Great Chamber|Boudoir|Saloon|Ballroom|Library|Staircase|Parlour|Nursery|Kitchen|Scullery|Orangery)|(?:Great|Grand|Entrance|Staircase|Inner|Outer|Marble|Stone|Servants['\\u2019]|Upper|Lower|Front|Banqueting|Baronial|Little) Hall|(?:Long|Picture|Upper|Lower|Great|North|South|East|West|State|Sculpture) Gallery|(?:King|Queen|Duke|Duchess|Lord|Lady)['\\u2019]?s? (?:Closet|Study|Chamber|Gallery))$`,
  'iu',
);

const NAME =
  "\\p{Lu}[\\p{L}.'\\u2019-]*(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]*|van|von|de|der|den|du|di|da|la|le|the)){1,5}";
const MAKER = new RegExp(
  `^(?<relation>(?:Attributed to|After|Circle of|Studio of|Workshop of|Follower of|Manner of|By) )?(?<name>${NAME}?)(?<letters>(?:,? (?:[A-Z]{2,5}|(?:[A-Z]\\.){2,4})){0,3})(?<life>,? \\(?(?:born |b\\. ?|c\\. ?|active |fl\\. ?)?\\d{4}[^,;:]{0,14})?$`,
  'u',
);

/** How surely a line names a maker: by a life, letters of an academy or a relation behind or before a name, or by a given name alone. */
function makerOn(line: string): 'surely' | 'perhaps' | null {
  const { relation, name = '', letters = '', life } = MAKER.exec(line)?.groups ?? {};
  if (name === '') return null;
  if (
    relation !== undefined ||
    life !== undefined ||
    (letters !== '' && arePostNominals(letters.replace(/^,/, '')))
  )
    return 'surely';
  return isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? '') ? 'perhaps' : null;
}

/** "Lowe Castle, Kent": the house in which the room is, below what a picture of it is called. */
const HOUSE = /\b(?:Castle|House|Palace|Hall|Abbey|Park|Court|Manor|Priory|Villa)(?:,[^,]{0,40}){0,2}$/;

/** Whether a line below the room's can be a title: no date, material, life, place or house. */
const canBeTitle = (line: string): boolean =>
  /^["'\u2018\u201C]?\p{Lu}/u.test(line) &&
  !/^(?:[Bb]orn|b\.) |^From the (?:series|portfolio)/.test(line) &&
  !HOUSE.test(line) &&
  !isMaterials(line) &&
  !isPlaceLine(line) &&
  !isTownName(line);

/**
 * The lines of a label of a house below the name of the room that stands above them, where a title and a maker or a thing
 * follow; null for any other label, as that of a picture which is called "The Library" or "Library".
 */
export function belowRoom(lines: readonly GuideLine[]): KeptLine[] | null {
  const texts = lines.map(({ text }) => text.trim());
  const first = texts.findIndex((text) => text !== '');
  const [room = '', title = '', ...others] = texts.slice(first).filter((text) => text !== '');
  if (!ROOM.test(room) || !canBeTitle(title)) return null;
  const makers = others.slice(0, 3).map(makerOn);
  const isBelowTitle =
    makerOn(title) === null
      ? makers.some((maker) => maker !== null)
      : makerOn(title) === 'perhaps' && makers[0] === 'surely';
  const isThing = makerOn(title) === null && namesThing(title) && !isOfPicture(title);
  if (!isBelowTitle && !isThing) return null;
  return lines.flatMap((line, from) => (from <= first ? [] : [{ ...line, from }]));
}

/** Whether what was read below a room's name is a work: it has a name, and a maker, a date or materials. */
export const isWorkRead = ({ title, heading, artist, medium, date }: LabelFacts): boolean =>
  (title !== null || heading.length > 0) && (artist !== null || medium !== null || date !== null);
