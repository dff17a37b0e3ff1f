import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts } from '../../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { hasPosterLine } from '../../../lines/names/title-above-kind.ts';
import { FIRM_WORDS } from '../../../maker-words.ts';
import { namedThing } from '../../../notes/head-noun.ts';
import { isNamed } from '../../../speech/artist.ts';
import { capitalised, articleFor, lowered, withWordsWhole } from '../../../speech/text.ts';
import { isCommonWord as isWordOfTexts } from '../../../vocabulary/common-word.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { isKindOfThing, NO_ARTICLE } from './definite-things.ts';
import { USES } from './everyday-things.ts';
import { withNamesKept } from './first-words.ts';
import { kindInTitle, namedVehicle, singleByName } from './kinds-in-titles.ts';
import { mineralAlone } from './minerals.ts';
import { isNameOfWork } from './name-of-work.ts';
import {
  BEHIND_THING,
  isCommonWord,
  isLowerInside,
  isPlainWord,
  MORE_THAN_THINGS,
  thingByName,
} from './naming-things.ts';
import { shareOfThings } from './several-told.ts';
import { sureKind } from './sure-kinds.ts';
import { whichOfAKind } from './which-of-a-kind.ts';

/** "an evening coat", "a planispheric astrolabe": what the work is, where its title says that and no more; null where the title may be a name. */
export function thingOf(facts: LabelFacts): string | null {
  if (facts.thing !== null) return facts.thing.text;
  // "On the chest:" says where something stands.
  if (/^(?:On|In|At|Under|Beside|Above) /.test(facts.title ?? '')) return null;
  const measured = thingBySize(facts.title ?? '');
  if (measured !== null) return measured;
  if (hasPosterLine(facts.given)) return null;
  if (isPrintedSheet(facts)) return `a ${(facts.title ?? '').toLowerCase()}`;
  const thing =
    mineralAlone(facts, facts.title ?? '') ??
    whichOfAKind(facts) ??
    singleByName(facts) ??
    namedVehicle(facts) ??
    sureKind(facts) ??
    thingByName(facts) ??
    withArticleInTitle(facts) ??
    madeThing(facts) ??
    kindInTitle(facts) ??
    shareOfThings(facts);
  // "the 'The Lowe Dress'" has its article.
  const said = thing
    ?.replace(DECORATION, inSmallLetters)
    .replace(/^the (?=['\u2018\u201C]?The )/, '')
    .replace(/^a part of the /i, 'part of the ')
    // "part of the Cape Lowe meteorite": the cape has a name.
    .replace(/\b(?:cape|mount|lake|fort|port|point|bay) (?=\p{Lu})/gu, capitalised);
  return said === undefined ? null : withNamesKept(ofItsOwner(said, facts), facts);
}

/**
 * "a linnet's sewing box" of Linnet, whose name is a word too, as "Linnet's sewing box": the label's own text tells of somebody of that
 * name.
 */
function ofItsOwner(said: string, { given }: LabelFacts): string {
  const [, owner = '', rest = ''] = /^an? (\p{Ll}{3,20})(['\u2019]s .+)$/u.exec(said) ?? [];
  const name = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
  const does =
    / (?:was|is|had|has|lived|wore|used|kept|died|married|wrote|bought|took|gave|made|owned|herself|himself)\b/;
  const isSomebody =
    owner !== '' &&
    given
      .split(new RegExp(`(?<!\\p{L})${name}(?=[ ,.;])`, 'u'))
      .slice(1)
      .some((behind) => does.exec(behind)?.index === 0);
  return isSomebody ? `${name}${rest}` : said;
}

/** "a 28-inch refracting telescope": a machine or an instrument by a size of it, which no artist calls a work by; null for any other title. */
function thingBySize(title: string): string | null {
  const [, size = '', rest = ''] =
    /^(\d[\d.,]{0,6}-(?:inch|foot|pounder|cm|mm|metre|meter|ton|horsepower|bore|volt|litre|gallon|pound|key|string)) (\p{Ll}[\p{Ll} -]{2,50})$/u.exec(
      title,
    ) ?? [];
  const head = rest.split(' ').at(-1) ?? '';
  return rest !== '' && (isKindOfThing(head) || INSTRUMENT.test(head))
    ? `${articleFor(size)} ${size} ${rest}`
    : null;
}

/** "with Peony and Dragon Design": what decorates a thing. */
const DECORATION =
  /(?<= with )(?:[\p{L}'\u2019-]+ ){1,4}?(?:Design|Decoration|Pattern|Motif|Inlay)s?(?= |$)/u;

/** The same in small letters, where no word of it may be a name. */
const inSmallLetters = (words: string): string =>
  words
    .split(' ')
    .every(
      (word) =>
        isWordOfTexts(word.toLowerCase()) &&
        !isGivenName(word.toLowerCase()) &&
        !/^(?:Christ|God|Lord|Virgin|Buddha)$/.test(word) &&
        !startsOrigin(withOriginsMarked(word), 0),
    )
    ? words.toLowerCase()
    : words;

/** "Poster", where no title is printed: a sheet for walls or letters, which nobody paints or draws a picture of. */
const isPrintedSheet = ({ title, medium }: LabelFacts): boolean =>
  /^(?:(?:Recruiting|Recruitment|Film|Travel|Election|Picture) )?(?:poster|postcard|leaflet|handbill|broadside|flyer)$/i.test(
    title ?? '',
  ) && /^(?:lithograph|screenprint|relief print|intaglio)$/.test(techniqueOf(medium) ?? '');

/** "a sailor's chest" of the title "A Sailor's Chest", where no artist may have called a work so. */
function withArticleInTitle(facts: LabelFacts): string | null {
  const { title, artist, otherMakers, medium } = facts;
  const [, named] = /^an? (.+)$/i.exec(title ?? '') ?? [];
  const technique = techniqueOf(medium);
  if (named === undefined || isNamed(artist) || otherMakers.length > 0) return null;
  // "A sailor's sewing" is what somebody did.
  const head = namedThing(named).split(' ').at(-1)?.toLowerCase() ?? '';
  if (technique === null || isPicture(technique) || !isKindOfThing(head)) return null;
  const thing = thingByName({ ...facts, title: named.charAt(0).toUpperCase() + named.slice(1) });
  return thing !== null && /^an? [^,]+$/.test(thing) ? thing : null;
}

/** Until when an artist called no work after the thing that it is not: a chair by somebody was one to sit on. */
const LAST_OF_CRAFTS = 1880;
/** "Made by Ada Birch", "Manufacturer: Birch Ltd": what whoever writes of things prints, and nobody beside a work of art. */
const MADE_BY =
  /(?:^|[\n,;] ?)(?:(?:[Dd]esigned|[Mm]anufactured) and )?(?:[Mm]ade|[Mm]anufactured|[Bb]uilt) (?:in .{2,40} )?by |(?:^|\n)(?:Maker|Manufacturer|Design|Execution): /u;
const FIRM_NAME = new RegExp(
  `(?: |^)(?:${FIRM_WORDS.replace(/\|(?:Studios\?|Workshop|Group|Architects|Collective|Atelier|Press|Editions)(?=\||$)/g, '')}|Corporation|Corp|GmbH|AG|Cie|Manufacturing|Limited)\\b|^(?:S\u00E8vres|Meissen|Wedgwood|Chelsea|Derby|Worcester|Minton|Spode|Doulton|Delft|Nymphenburg|Vincennes|Capodimonte)(?: |,|$)`,
  'u',
);
/** Things that are shown for themselves and hardly by a picture: the rest may be a picture of it where no material is named. */
const INSTRUMENT =
  /^(?:.*(?:scope|meter|graph|chord|piano|forte|phone|labe|orrery|ponium|strion|lonicon|monium)|spinet|virginals?|organ|clarinet|oboe|bassoon|flute|trumpet|trombone|viola?|violone|cello|lute|theorbo|cittern|serpent|cornett|sackbut|shawm|sextant|octant|quadrant|theodolite|compass|sundial|timekeeper|clock|regulator|globe|pistol|musket|rifle|crossbow|sword|dagger|rapier)$/;
/** What a label's text says of whoever made a machine or an instrument. */
const BUILT =
  /\b(?:built|invented|patented|developed|assembled) (?:this|the|his|her) (?:first )?(?:instrument|machine|device|model|engine|apparatus|prototype)\b/;
/** What names a thing beside an animal or a person. */
const DOUBTFUL = /^(?:serpent|recorder|organ|regal)$/;
/** Machines by what they do, which may be people too: "Vacuum cleaner". */
const DEVICE = /^\p{Lu}\p{Ll}+ (?:machine|cleaner|recorder|dryer|heater|cooker)$/u;
/** What shows something else, be it in the round. */
const IMAGE =
  /^(?:statue|statuette|head|bust|figure|figurine|group|herm|relief|plaque|medal|medallion|print|portrait|torso|view|cast|copy|photograph|drawing|painting|picture|sketch|scene|page|leaf|folio|icon|sculpture|letter|poster|man|woman|doll|fountain)$/;
/** Words by which things of a kind are told apart, and which begin no name. */
const SORT =
  /^(?:great|grand|upright|baby|concert|claret|sweetmeat|lounge|longcase|table|bracket|carriage|regulator|tall-case|spinning|electric|vacuum|ice-cream|cream|food|coffee|sugar|salt|tea-leaf|walking|bass|tenor|treble|alto|soprano|double-manual|single-manual|two-manual|musical|celestial|terrestrial|armillary|compound|reflecting|refracting|surveying|ship|ship's)$/;

const isWordOfThing = (word: string): boolean =>
  SORT.test(word.toLowerCase()) ||
  [word, word.replace(/['\u2019]s$/, '')].some((each) =>
    USES.has(each.toLowerCase().replaceAll('\u2019', "'")),
  ) ||
  isLowerInside(word) ||
  /^(?:and|or|of|the|an?)$/.test(word);

const isLate = ({ years }: LabelFacts): boolean => (years?.[1] ?? LAST_OF_CRAFTS) >= LAST_OF_CRAFTS;
/** "in the Form of a Squirrel" */
const IN_ITS_FORM = /^in the (?:form|shape) of an? (?:\p{L}+ ){0,2}\p{L}+$/iu;
/** "Bowl Chair": a chair of our time that is called by another thing has a name. */
const isOtherThing = (word: string): boolean => {
  const small = word.toLowerCase();
  return (
    OBJECT_WORDS.has(small) && !SORT.test(small) && !USES.has(small) && mediumWordKind(small) === 'other'
  );
};

/** Whether the label tells by whom, how or how early it was made that no artist gave it a name. */
function isMadeAsThing(facts: LabelFacts, head: string): boolean {
  const { artist, given, medium, otherMakers } = facts;
  const makers = [artist ?? '', ...otherMakers.map(({ text }) => text)];
  if (MADE_BY.test(given) || (BUILT.test(given) && INSTRUMENT.test(head))) return true;
  if (DOUBTFUL.test(head)) return false;
  const isByFirm = makers.some((maker) => FIRM_NAME.test(maker));
  if (!isKindOfThing(head)) return isByFirm;
  // "Chair" without a material may be a picture of one.
  return (!isLate(facts) || isByFirm) && (medium !== null || INSTRUMENT.test(head));
}

/**
 * "a planispheric astrolabe", "a food mixer": a title that names a kind of thing beside the maker's name, where the label
 * prints "Made by", names a firm, or dates the thing before artists gave such names; null for any other title.
 */
function madeThing(facts: LabelFacts): string | null {
  const { title: printed, medium, artist, otherMakers } = facts;
  if (printed === null || isNameOfWork(facts)) return null;
  if (!isNamed(artist) && otherMakers.length === 0) return null;
  const title = fromCapitals(withWordsWhole(printed));
  const technique = techniqueOf(medium);
  if (technique !== null && (isPicture(technique) || technique === 'installation')) return null;
  if (!/^\p{L}[\p{L}'\u2019 -]{2,70}$/u.test(title) || /^(?:The|My|Our|His|Her) /i.test(title)) return null;
  const [, before, behind = ''] = BEHIND_THING.exec(title) ?? [];
  const name = (before ?? title).replace(/^an? /i, '');
  const words = name.split(' ');
  const last = (namedThing(name).split(' ').at(-1) ?? '').toLowerCase();
  const isShare = /^(?:pair|set) of /i.test(name);
  const head = isShare ? last.replace(/s$/, '') : last;
  const isThing =
    (isKindOfThing(head) || DOUBTFUL.test(head) || DEVICE.test(name)) &&
    !IMAGE.test(head) &&
    !MORE_THAN_THINGS.test(head) &&
    !NO_ARTICLE.test(head);
  // "Ivory", "Glass": a stuff.
  if (!isThing || mediumWordKind(head) === 'material' || !isMadeAsThing(facts, head)) return null;
  const isSentenceCase = words.slice(1).every((word) => /^\P{Lu}+$/u.test(word));
  const [first = ''] = words;
  const isOfOrigin = startsOrigin(withOriginsMarked(first), 0);
  const others = words.filter((word) => word.toLowerCase() !== last);
  const isKnown = isSentenceCase
    ? words.length === 1 || isOfOrigin || isWordOfThing(first) || isPlainWord(first)
    : others.every((word) => isWordOfThing(word) && !(isLate(facts) && isOtherThing(word)));
  const isPlainBehind =
    IN_ITS_FORM.test(behind) ||
    (!/(?:^| )(?:from|at|near|for) (?:the )?\p{Lu}/u.test(behind) &&
      (behind.match(/\p{Lu}\S*/gu) ?? []).every((word) => isCommonWord(word)));
  if (!isKnown || (!isPlainBehind && !isSentenceCase)) return null;
  const small = isSentenceCase ? (isOfOrigin ? name : lowered(name)) : name.toLowerCase();
  // "with Scenes from the Life of a King": the first word behind "with" is no name.
  const rest = isPlainBehind
    ? behind.replaceAll(/(?<= )\p{Lu}\S*/gu, lowered)
    : behind.replace(/(?<=^(?:with|showing|depicting) )\p{Lu}\S*/u, (word) =>
        isCommonWord(word) ? lowered(word) : word,
      );
  return `${articleFor(small)} ${small}${rest === '' ? '' : ` ${rest}`}`;
}

/** What a line above its maker's name says that the work is, as `thingOf` does of a title. */
export const thingBeside = (facts: LabelFacts, title: string, artist: string | null): string | null =>
  artist !== null && title.startsWith('The ')
    ? null
    : thingOf({ ...facts, title, artist, ...(artist === null && { otherMakers: [] }) });
