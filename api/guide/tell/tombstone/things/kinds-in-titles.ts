import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts } from '../../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { isNamed } from '../../../speech/artist.ts';
import { articleFor, lowered, withWordsWhole } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { hasMaterial } from '../../../vocabulary/things-and-materials.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { isKindOfThing, NO_ARTICLE, OF_ATTICA, SHOWS } from './definite-things.ts';
import { isLowerInside, isPlainWord, MORE_THAN_THINGS } from './naming-things.ts';

/** "Folio from a Khamsa", "Icon of the Archangel Michael": a picture that is called after what it is. */
const SHEET_OF =
  /^(?:(?:Illuminated|Illustrated|Painted|Detached|Double|Single|Text|Manuscript) )?(?:Folio|Bifolio|Bifolium|Leaf|Page) from (?:an?|the) |^Icon of /i;
/** A book of which there are many, under the name that each of them has. */
const BOOK =
  /^(?:Illuminated |Illustrated )?(?:Qur['\u2019\u02BC\u02BE]?an|Koran|Bible|Psalter|Gospels?|Gospel Book|Missal|Breviary|Haggadah|Antiphon(?:ary|er)|Book of Hours)$/iu;
/** Until when no artist called a work of their own by the name of such a book. */
const LAST_OF_SCRIBES = 1700;
/** Until when a thing is one that was found, and not made in the town that it is called by. */
const OF_FINDS = 500;
/** "Model Newcomen Engine": a small one of what is large. */
const SMALL_ONE =
  /^((?:Working |Scale )?Model) ((?:\p{L}[\p{L}'\u2019-]+ ){0,3})(engine|locomotive|ship|boat|steamer|steamship|lifeboat|canoe|house|aircraft|aeroplane|airplane|mill|windmill|watermill|pump|bridge|theatre|carriage|wagon|cart)$/iu;
/** A thing, and what it is from, shows, has or is for. */
const KIND_AND_MORE =
  /^(\p{L}[\p{L}'\u2019 -]{1,50}?) (of|from|with|for|showing|depicting|representing|illustrating) ((?:the )?["\u2018\u201C'\p{L}\d].{2,90})$/iu;
/** What is a thing by itself, and no picture of one where no material is told. */
const NO_PICTURE =
  /^(?:reliefs?|model|ossuary|sarcophagus|stel[ae]|prism|cuirass|reliquary|helmet|sword|shield|seal|amulet|antefix|portal|frontal|metope|ostracon|tablet|sukkah|longship)$/;
/** "Boulton and Watt engine": one of those that two makers built. */
const OF_TWO_MAKERS =
  /^\p{Lu}\p{L}+ (?:and|&) \p{Lu}\p{L}+ (?:\p{Ll}+ ){0,2}(?:engine|locomotive|machine|pump|press|loom|lathe|telegraph|microscope)$/u;
/** What shows something or somebody, and of which there are many all the same. */
const ROUND = /^(?:relief|model|plaque|amulet|tile)$/;
const IN_QUOTES = /^(?:the )?["\u2018\u201C'].*["\u2019\u201D']$/;

const isSmall = (printed: string, at: number): boolean => {
  const word = printed.replace(/['\u2019]s?$/, '');
  return (
    (at > 0 && /^\p{Ll}/u.test(word)) ||
    isLowerInside(word) ||
    isKindOfThing(word.toLowerCase()) ||
    ((isPlainWord(word) || isPlainWord(word.replace(/s$/, ''))) && !startsOrigin(withOriginsMarked(word), 0))
  );
};
const keepsCapital = (word: string): boolean =>
  OF_ATTICA.test(word) || startsOrigin(withOriginsMarked(word), 0);

/** "a Carpenters' Workshop" as "a carpenters' workshop": behind "a" words that are nobody's name are written small. */
const behindArticle = (rest: string): string =>
  rest.replace(/(?<=^an? )\p{Lu}.*$/u, (words) => {
    const each = words.split(' ');
    return each.every(isSmall) ? words.toLowerCase() : words;
  });

/** "Scenes from the Trojan War" as "scenes from the Trojan War". */
function behindJoint(rest: string): string {
  const words = rest.split(' ');
  const first = words.findIndex((word, at) => !/^\d/.test(word) && !isSmall(word, at));
  const small = first < 0 ? words : words.slice(0, first);
  return [...small.map((word) => word.toLowerCase()), ...words.slice(small.length)].join(' ');
}

/** "Harp Player": who is shown by an old figure that nobody gave a title. */
const SHOWN =
  /^(?:\p{L}+ ){1,2}(?:player|bearer|rider|dancer|drummer|warrior|archer|horseman|musician|acrobat|wrestler|boxer|charioteer|worshipper|mourner|attendant)$/iu;
function shownByFigure(title: string, { medium, years }: LabelFacts): string | null {
  const technique = techniqueOf(medium);
  const isOld = (years?.[1] ?? OF_FINDS) < OF_FINDS;
  return isOld &&
    /^(?:ceramic|metal|stone|wood)$/.test(technique ?? '') &&
    SHOWN.test(title) &&
    title.split(' ').every(isSmall)
    ? `${articleFor(title.toLowerCase())} ${title.toLowerCase()}`
    : null;
}

/** "a model of a carpenters' workshop", "the relief of the \u201CPensive Athena\u201D"; null where the first words name no kind of thing. */
function describedKind(title: string, medium: string | null): string | null {
  const [, kind = '', joint = '', rest = ''] = KIND_AND_MORE.exec(title) ?? [];
  const words = kind.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  const technique = techniqueOf(medium);
  if (kind === '' || /\. \p{Lu}/u.test(rest) || (technique !== null && isPicture(technique))) return null;
  const isSure = NO_PICTURE.test(head) || (joint.toLowerCase() === 'from' && isKindOfThing(head));
  const isThing =
    (isSure || (isKindOfThing(head) && technique !== null && !MORE_THAN_THINGS.test(head))) &&
    (!SHOWS.test(head) || ROUND.test(head)) &&
    (!NO_ARTICLE.test(head) || NO_PICTURE.test(head)) &&
    (NO_PICTURE.test(head) || mediumWordKind(head) !== 'material');
  if (!isThing || !words.every((word, at) => isSmall(word, at) || keepsCapital(word))) return null;
  const small = words.map((word) => (keepsCapital(word) ? word : word.toLowerCase())).join(' ');
  const isOfOne =
    joint.toLowerCase() === 'of' &&
    (IN_QUOTES.test(rest) ||
      // "Grave stele of Pentelic marble" is one of many.
      (!SHOWS.test(head) && /^(?:the )?\p{Lu}/u.test(rest) && !hasMaterial(rest)));
  const more = (/^(?:of|from)$/i.test(joint) ? behindArticle(rest) : behindJoint(rest)).replaceAll(
    /"([^"]+)"/g,
    '\u201C$1\u201D',
  );
  return `${isOfOne ? 'the' : articleFor(small)} ${small} ${joint.toLowerCase()} ${more}`;
}

/** "Hair of a Roman girl": what is left of somebody, of whom the label says no name. */
const LEFT_OF = /^(hair|skull|remains|bones|teeth|mummy|jaw) of (an? .{3,50})$/iu;
function leftOf(title: string, medium: string | null): string | null {
  const [, part = '', whose = ''] = LEFT_OF.exec(title) ?? [];
  if (part === '' || medium !== null) return null;
  const words = whose.split(' ').map((word) => (keepsCapital(word) ? word : word.toLowerCase()));
  return `the ${part.toLowerCase()} of ${words.join(' ')}`;
}

/** "a punch bowl and stand with 23 cups": two things that belong together. */
function thingWithAnother(title: string, medium: string | null): string | null {
  const [, first = '', second = '', rest = ''] =
    /^(\p{L}[\p{L} -]{2,30}) and (\p{L}{3,15})( with (?:\d{1,3} |\p{L}+ )?\p{L}+)?$/iu.exec(title) ?? [];
  const technique = techniqueOf(medium);
  if (first === '' || technique === null || isPicture(technique)) return null;
  const heads = [first.split(' ').at(-1) ?? '', second].map((word) => word.toLowerCase());
  return heads.every((head) => (isKindOfThing(head) || head === 'stand') && !NO_ARTICLE.test(head)) &&
    first.includes(' ') &&
    first.split(' ').every(isSmall)
    ? `${articleFor(first.toLowerCase())} ${`${first} and ${second}${rest}`.toLowerCase()}`
    : null;
}

/** "Howe's Sewing Machine Patent Model": somebody's thing is the one that he had, and no article stands before it. */
function ownedThing(title: string): string | null {
  const [, owner = '', thing = ''] =
    /^(\p{Lu}[\p{L}. -]{2,40}?)['\u2019]s (\p{L}[\p{L} -]{3,60})$/u.exec(title) ?? [];
  const words = thing.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  return owner !== '' &&
    words.length > 1 &&
    !owner.split(' ').some(isSmall) &&
    isKindOfThing(head) &&
    (!SHOWS.test(head) || ROUND.test(head)) &&
    words.every((word) => isSmall(word, 0))
    ? `${title.slice(0, owner.length + 2)} ${thing.toLowerCase()}`
    : null;
}

/**
 * "a folio from a Khamsa", "a model of a carpenters' workshop", "Howe's sewing machine": what a title in capital letters says that
 * the thing is, where no artist is named who may have called a work so. Null for any other title.
 */
export function kindInTitle(facts: LabelFacts): string | null {
  const { title: printed, medium, artist, otherMakers, years } = facts;
  if (printed === null) return null;
  const title = fromCapitals(withWordsWhole(printed));
  const [, model = '', names = '', what = ''] = SMALL_ONE.exec(title) ?? [];
  if (model !== '') return `a ${model.toLowerCase()} ${names}${what.toLowerCase()}`;
  const isOld = (years?.[1] ?? LAST_OF_SCRIBES) < LAST_OF_SCRIBES;
  const hasMaker = isNamed(artist) || otherMakers.length > 0;
  if (BOOK.test(title) && (!hasMaker || isOld))
    return `${articleFor(title)} ${/^(?:Qur|Koran|Bible)/i.test(title) ? title : lowered(title)}`;
  if (hasMaker || /^(?:The|An?|My|Our|His|Her|Untitled)\b|[:;?!]/i.test(title)) return null;
  if (OF_TWO_MAKERS.test(title)) return `${articleFor(title)} ${title}`;
  if (SHEET_OF.test(title)) return `${articleFor(title)} ${lowered(title)}`;
  return (
    leftOf(title, medium) ??
    shownByFigure(title, facts) ??
    describedKind(title, medium) ??
    thingWithAnother(title, medium) ??
    ownedThing(title)
  );
}

/** "Rocket locomotive", "Mary Lowe lifeboat": what people give names to, of which each is a single one. */
const NAMED_VEHICLE =
  /^(\p{Lu}[\p{L} -]{1,40}?) ((?:steam |tank |diesel |electric |pulling and sailing )?(?:locomotive|lifeboat|steamship|steamer|tugboat|tug|yacht|aeroplane|airplane|glider|spacecraft|airship))$/iu;
const NO_NAME_OF_VEHICLE =
  /^(?:steam|tank|diesel|electric|passenger|freight|goods|express|narrow|standard|saddle|shunting|industrial|mining|mine|toy|model|early|small|pulling|paddle|human|crewed|manned|ocean|racing|military|rescue|harbour|river|lake|motor|sailing|wooden|iron|double|single)\b/i;

/** "the Rocket locomotive": a vehicle by the name that it was given; null for any other title. */
export function namedVehicle({ title, artist, medium }: LabelFacts): string | null {
  const [, name = '', what = ''] = NAMED_VEHICLE.exec(title ?? '') ?? [];
  const words = name.split(' ');
  const technique = techniqueOf(medium);
  const isShown = technique !== null && isPicture(technique);
  const isByArtist = isNamed(artist) && !/^(?:Built|Made|Designed and built) by /i.test(artist ?? '');
  return name === '' ||
    isShown ||
    isByArtist ||
    NO_NAME_OF_VEHICLE.test(name) ||
    words.some(
      (word) => startsOrigin(withOriginsMarked(word), 0) || isTownName(word) || /^\p{Ll}/u.test(word),
    )
    ? null
    : `the ${fromCapitals(name)} ${what.toLowerCase()}`;
}

const BEFORE_CHRIST = /\bBCE?\b|\bB\.C\./;

/**
 * "the Berlin Gold Hat", "the De Lowe Plate", "the Gezer Calendar" of Gezer: a single thing by the town where it is kept, the name
 * of whoever left it or the place where it was found, which looks like one of a kind; null for any other.
 */
export function singleByName({ title, artist, otherMakers, years, given }: LabelFacts): string | null {
  if (title === null || isNamed(artist) || otherMakers.length > 0) return null;
  const words = fromCapitals(title).split(' ');
  const [first = '', second = ''] = words;
  const head = (words.at(-1) ?? '').toLowerCase();
  if (words.length < 2 || words.length > 4 || !isKindOfThing(head) || NO_ARTICLE.test(head)) return null;
  if (!words.every((word) => /^\p{Lu}/u.test(word))) return null;
  const isOld = years === null ? BEFORE_CHRIST.test(given) : (years[1] ?? OF_FINDS) < OF_FINDS;
  const isOfSomebody = words.length === 3 && /^(?:De|Van|Von|Du|Le)$/.test(first) && !isPlainWord(second);
  const isKeptThere = words.length > 2 && isTownName(first) && title !== title.toUpperCase();
  const isFoundThere =
    words.length === 2 && !isSmall(first, 0) && given.split('\n').some((line) => line.trim() === first);
  return isOfSomebody || (isOld && (isKeptThere || isFoundThere)) ? `the ${words.join(' ')}` : null;
}
