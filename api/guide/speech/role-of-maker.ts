import type { LabelFacts } from '../facts.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isOfPicture } from '../vocabulary/pictures.ts';
import { namedThing } from '../notes/head-noun.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import {
  areSeveral,
  byArtist,
  isGroup,
  isPeople,
  nameOnly,
  roleOf,
  simpleNationality,
  UNNAMED,
} from './artist.ts';

/** Works of art whose names are those of things too. */
const OF_ART =
  /^(?:figure|figurine|statue|statuette|bust|head|torso|relief|sculpture|mask|portrait|screen|scroll|handscroll|print|poster|book|album|painting|drawing|carving|panel|tapestry|altarpiece|icon|fan|triptych|diptych|medal|medallion|sign|photograph|leaf|folio|cross|crucifix)s?$/;

/** What somebody wrote, and hardly as an artist. */
const OF_WRITING =
  /^(?:letter|diary|journal|notebook|manuscript|telegram|postcard|logbook|sermon|poem|memoir|speech)s?$/;
const WRITES = /\b(?:letter|diary|logbook|telegram|memoir)\b/i;

/** What plays, measures or tells the time: whoever made one is known for that, and not as an artist. */
const INSTRUMENT =
  /^(?:piano|pianoforte|fortepiano|harpsichord|virginals?|spinet|clavichord|organ|violin|viola|violoncello|cello|lute|guitar|harp|flute|oboe|bassoon|clarinet|saxophone|trumpet|horn|telescope|microscope|astrolabe|sextant|octant|barometer|thermometer|compass|globe|orrery|clock|watch|chronometer|pistols?|revolver|rifle|musket|engine|machine|camera|calculator)$/;

const OF_TODAY = 1960;

/** Words by which a label calls somebody an artist, or the work one of art. */
const SAYS_ARTIST =
  /\b(?:artists?|painters?|sculptors?|photographers?|printmakers?|engravers?|designers?)\b/i;
const SAYS_ART =
  /\b(?:paint(?:ed|ings?)|sculpt(?:ed|ures?)|photograph(?:ed|s)?|drawings?|drew|sketch(?:es)?|canvas|portraits?|poster|prints?|(?:etch|engrav)ings?|woodcuts?|lithographs?)\b/i;

/** What is told of a work and its maker. */
type Work = Pick<LabelFacts, 'artist' | 'title' | 'medium' | 'years' | 'given'>;

const headOf = (title: string | null): string =>
  (
    namedThing(title ?? '')
      .split(' ')
      .at(-1) ?? ''
  ).toLowerCase();

/** A thing of use, and no picture or figure: a violin, a chair, a gun. */
function isThing({ title, medium }: Work): boolean {
  const head = headOf(title);
  const isKind = OBJECT_WORDS.has(head) || OBJECT_WORDS.has(head.replace(/s$/, ''));
  return isKind && !OF_ART.test(head) && !isOfPicture(medium ?? '');
}

/** A chair of today may be an artist's. */
const isOld = ({ years }: Work): boolean => (years?.[0] ?? 0) < OF_TODAY;

/**
 * Whether whoever made a work may be called an artist: the label says so, or it is art by its medium or kind, or the notes know
 * an artist of that name. An anatomist's specimen and an engineer's loom have no medium, and what somebody designed may be
 * anybody's.
 */
export function isCalledArtist(facts: Work): boolean {
  const { artist, title, medium, given, years } = facts;
  const printed = artist ?? '';
  if (roleOf(printed) !== 'artist' || UNNAMED.test(printed) || SAYS_ARTIST.test(given)) return true;
  if (INSTRUMENT.test(headOf(title)) && isOld(facts)) return false;
  if (isKnownArtist(nameOnly(printed).replace(/^\p{L}+ed by /u, ''))) return true;
  const isWriting = title === null ? WRITES.test(given) : OF_WRITING.test(headOf(title));
  if (isWriting || /^designed by /i.test(printed)) return false;
  if (isThing(facts)) return !isOld(facts);
  if (medium !== null || OF_ART.test(headOf(title)) || SAYS_ART.test(given)) return true;
  return (years?.[0] ?? 0) >= OF_TODAY;
}

/** What the maker of a work is called where the name is not said again: by the trade that the label gives, and of a violin, a chair or a gun "maker". */
function roleOfMaker(facts: Work): string {
  const role = roleOf(facts.artist ?? '');
  return role === 'artist' && isThing(facts) && isOld(facts) ? 'maker' : role;
}

/** "Captain Robert Lowe" -> "Lowe", "Ada van der Birch" -> "van der Birch"; of a name that may stand otherwise all of it. */
function surnameOf(name: string): string {
  const [, given = '', surname] =
    /^(?:(?:Captain|Dr\.?|Doctor|Professor|Lieutenant|Major|Colonel|General|Admiral|Mrs?\.?|Miss) )?(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.-]*){0,3}? ((?:(?:van|von|de|der|den|da|di|du|del|della|la|le|ter|ten) ){0,2}\p{Lu}\p{Ll}[\p{L}'\u2019-]*)$/u.exec(
      name,
    ) ?? [];
  return surname !== undefined && isGivenName(given.toLowerCase()) ? surname : name;
}

/** The same with its article, or the surname where nobody may be called an artist: "the maker", "Lowe". */
export const whoMade = (facts: Work): string =>
  roleOfMaker(facts) === 'artist' && !isCalledArtist(facts)
    ? surnameOf(nameOnly(facts.artist ?? '').replace(/^\p{L}+ed by /u, ''))
    : `the ${roleOfMaker(facts)}`;

/** A year from which somebody without a year of death may live, and one before which nobody does who made a thing. */
const [OF_THE_LIVING, OF_THE_DEAD] = [1940, 1900];

/** "Eastern Islamic": a style of things, and nobody's nation. */
const OF_STYLE = /\b(?:Islamic|Byzantine|Gothic|Classical|Colonial)$/;

/**
 * "by the Dutch artist Vincent van Gogh"; of whom the label calls no artist "by the American Samuel Lowe", "by Odo Lowe, who was Dutch". A basket or a
 * chest of one of a people is by an artist, as museums speak of it.
 */
export function byMakerOf(
  facts: Work & Pick<LabelFacts, 'nationality' | 'born' | 'died'>,
  isOneOfMore: boolean,
): string {
  const nation = simpleNationality(facts);
  if (nation === null || isGroup(facts.artist ?? '') || isCalledArtist(facts)) return byArtist(facts);
  // Of a work whose name is not read nobody knows what it is.
  if (!isPeople(nation) || facts.title === null) return byArtist(facts);
  const by = byArtist({ ...facts, nationality: null });
  const isDead = facts.died !== null || (facts.years?.[1] ?? OF_THE_DEAD) < OF_THE_DEAD;
  const isLiving = Number(facts.born ?? 0) >= OF_THE_LIVING;
  if (OF_STYLE.test(nation)) return by;
  // "the American Samuel Lowe"; of "the French" one does not say who it is.
  const isNounToo = /^[^ ]+an$/.test(nation);
  if (
    isNounToo ||
    by.includes(', ') ||
    isOneOfMore ||
    areSeveral(facts.artist ?? '') ||
    !(isDead || isLiving)
  )
    return by.replace(/by (?=\p{Lu})/u, `by the ${nation} `);
  return `${by}, who ${isDead ? 'was' : 'is'} ${nation}`;
}
