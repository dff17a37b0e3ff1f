import { sayRockAge } from '../../../dates/rock-ages.ts';
import { sayRockUnit } from '../../../dates/rock-units.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { FIRM_WORDS, TRADES_SMALL } from '../../../maker-words.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { PROVINCE } from '../../../vocabulary/states-and-provinces.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';
import { articleFor, lowered } from '../../../speech/text.ts';
import { isPlaceLine } from '../../../speech/place-line.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { looseLine } from './loose-lines.ts';
import { shortLine } from './short-lines.ts';
import { isKindOfThing, NO_ARTICLE } from '../things/definite-things.ts';

/** What of the label decides what a line on it means. */
interface Around {
  /** Whether somebody is told as the maker. */
  readonly isMakerNamed: boolean;
  /** Whether that is somebody by name. */
  readonly isPersonNamed: boolean;
  /** Whether the line may be the one that names the maker. */
  readonly isOfMaker: boolean;
  /** Whether the work is a picture. */
  readonly isPicture: boolean;
  /** Whether it was dug out of the rock. */
  readonly isOfFossil: boolean;
  /** Whether the label's text says that what is extinct was no species. */
  readonly isNoSpecies: boolean;
  /** Whether a date of the work is told. */
  readonly isDated: boolean;
  /** Whether other lines name firms, so that one of them is another's. */
  readonly hasOtherFirm: boolean;
}

/** "Middle Kingdom", "Neolithic", "Byzantine Empire" */
const PERIOD =
  /^(?:(?:Early|Middle|Late|Later|Final|Terminal|Lower|Upper|Mature|High) )?(?:(?:(?:Old|Middle|New|Ptolemaic|Meroitic) Kingdom)|Pal(?:a?e)olithic|Mesolithic|Neolithic|Chalcolithic|Bronze Age|Iron Age|Stone Age|Copper Age|Ice Age|Magdalenian|Gravettian|Solutrean|Aurignacian|Predynastic|Postclassic|Preclassic|Horizon|Byzantine Empire|Roman Empire|Ottoman Empire|Mughal [Ee]mpire)(?: (?:[Pp]eriod|Age))?$/;
const EMPIRE =
  /^(\p{Lu}[\p{L} .'\u2019-]{2,30}), ((?:Ottoman|Russian|Byzantine|Mughal|Roman|Austro-Hungarian|Holy Roman|German|British|Persian|Qing) Empire)$/u;
/** "Olmec Culture" */
const CULTURE = /^(\p{Lu}[\p{L}' -]{2,30}) [Cc]ulture$/u;
/** "Longquan ware, China" */
const WARE_FROM = /^(\p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}?[\p{L}-]{2,15})? ware), (\p{Lu}[^\d:;()]{2,40})$/u;
/** "American, Hartford, Connecticut": whose work it is, and from where. */
const NATION_AND_PLACE = /^(\p{Lu}\p{L}+), (\p{Lu}[^\d:;()]{2,60})$/u;
/** "French School" */
const SCHOOL = /^(?:Circle of the )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) School$/u;
/** "After the poem by Ada Birch" */
const AFTER_WORK =
  /^[Aa]fter ((?:the|an?) (?:\p{L}+ )?(?:poem|painting|drawing|design|print|play|novel|engraving|etching|photograph|ballad|story|tale|legend|song|opera|sculpture|statue|picture|miniature|fresco|woodcut|lithograph|model|original|cartoon|watercolou?r)s? (?:by|of|in|from) .{3,60})$/u;
const SOURCE = /^Source: (\p{Lu}.{3,60})$/u;
/** A house, before whose name one says "the". */
const HOUSE_WORD =
  /(?:Laboratory|Museum|Company|Institute|Society|Office|Library|Department|Ministry|Works|Factory|Collection|Association|Corporation|Club|Council|Board|School|College|Academy|Observatory)$/;
/** "Lid of a cremation urn", "Ceiling slab from the Lowe temple" */
const THING_AND_MORE =
  /^(\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}) ((?:of|from|for|with|in|depicting|showing) (?:(?:an?|the|two|three|four|five|six|\d{1,3}) )?.{3,70})$/u;
/** "Plate 27 of the Vollard Suite" */
const NUMBERED =
  /^(Plate|Sheet|Folio|Page|Leaf|Panel|Scene|Part|Volume) ((?:\d{1,4}|[IVXLC]{1,6})[a-z]?) (of|from) (the .{3,70})$/u;
const SPECIMEN = /^(?:Holotype|Type [Ss]pecimen|Paratype|Lectotype|Neotype|HOLOTYPE|TYPE SPECIMEN)$/;
const SKELETON = /^(Skeleton|Skull|Skin|Taxidermy mount)(?:, (female|male|juvenile|adult))?$/;
/** "Norway's first electronic computer" */
const FIRST_OF_LAND =
  /^\p{Lu}\p{L}+['\u2019]s (?:first|oldest|earliest|largest|smallest|only|last) \p{Ll}[\p{Ll}' -]{2,50}$/u;
/** "National Cultural Treasure" */
const RANK = /^(?:National (?:Cultural )?Treasure|Important Cultural Property)$/i;
/** "Bears the name of a sultan", "Formerly stood before the house": a sentence whose subject is left out. */
const WITHOUT_IT =
  /^(?:(?:Formerly|Once|Originally|Probably) )?(?:[Bb]ears|[Ss]hows|[Dd]epicts|[Cc]ommemorates|[Bb]elonged to|[Ss]tood|[Cc]arries|[Ss]erved) .*\p{L}{3}/u;
/** "Dredged from the River Lowe, 1903", "Hung at 31 Lambeth Walk": what was done with the thing. */
const DONE_WITH =
  /^(?:Dredged|Unearthed|Excavated|Recovered|Ploughed up|Dug up|Salvaged|Captured|Taken|Placed|Laid|Left|Offered|Hidden|Stored|Bought|Hung|Erected|Ordered|Shown|Last used|Last worn) (?:by|at|in|from|near|on|for|beside|inside|under|with) .*\p{L}{3}/u;
const USED_ON = /^(Used|Worn|Flown|Fired|Found|Opened|Launched) (?:on )?(\d{1,2} \p{Lu}\p{Ll}+,? \d{4})$/u;
const OPEN_AT = /^Open(?:ed)? (?:at|to) (.{3,60})$/;
/** "Ada Birch, cutter" */
const TRADE = new RegExp(
  `^(\\p{Lu}[\\p{L}.'\\u2019-]*(?: [\\p{L}.'\\u2019-]+){1,4}), (${TRADES_SMALL}|cutter|carver|manufacturer|weaver|founder|modeller|enameller|chaser|binder|embroiderer|potter|workmaster)$`,
  'u',
);
/** "Manufacturer: Knoll, New York", "Lace: Marescot, Calais" */
const WHO =
  /^(?:\p{L}+ \/ )?(Manufacturers?|Builders?|Producers?|Sculptors?|Designers?|Makers?|Weavers?|Engineers?|Architects?|Model-maker|Choreographer|Composer|Performers|Performer|Client|Cabinetmaker|Foundry|Retailer): (\p{Lu}[^:;\d]{2,60})$/u;
const WHAT_OF_IT =
  /^(?:\p{L}+ \/ )?(Built|Manufactured|Taxidermy|Lace|Weaving|Embroidery|Blade|Blank|Design|Decoration|Upholstery|Frame|Execution|Production): (\p{Lu}(?!.*\bf\u00FCr\b)[^:;\d]{2,60})$/u;
const DONE_AS: ReadonlyMap<string, string> = new Map([
  ['Built', 'built'],
  ['Manufactured', 'manufactured'],
  ['Design', 'designed'],
  ['Execution', 'made'],
  ['Production', 'produced'],
]);
/** "Born Chicago, Illinois" */
const BORN_IN = /^Born(?: in)? (\p{Lu}[^\d:;]{2,50})$/u;
/** "Britten Motorcycle Company Ltd, Christchurch", "Libbey Glass Company (Toledo, Ohio)" */
const FIRM_AND_TOWN = new RegExp(
  `^(?:The )?(\\p{Lu}[^,:()\\d]{2,50}? (?:${FIRM_WORDS}|Corporation))(?:,? (?:Ltd|Limited|Inc|Co)\\.?)*(?:, (\\p{Lu}[^()\\d:;]{1,40})| \\((\\p{Lu}[^()\\d:;]{2,40})\\))?$`,
  'u',
);
/** Firms that use things and make none. */
const USES_THINGS =
  /\b(?:Railways?|Railroad|Tramways?|Shipping|Steamship|Steam Packet|Navigation|Mining|Trading|Insurance|Theatre|Opera|Brewery|Telephone|Telegraph|Bus|Omnibus|Airways|Airlines?|Bank|Hotel|Press|Editions|Bay|India|Museum|Water|Gas|Power|Fishing|Whaling|Land|Dance|Ballet|Group|Collective|Register)\b/;

/** A place by a word that says so: "Jemaa, Kaduna State", "Malia, Chrysolakkos cemetery", "Tyara site, Lowe Island". */
const PLACE_WORD =
  /(?:^|, | )(?:State|Province|Prefecture|County|District|Department|Governorate|Oblast|Valley|Islands?|Estado de \p{Lu}\p{L}{1,20}|site|cemetery|necropolis|Necropolis|mound|Mound|cave|Cave|[Tt]omb of [^,]{1,40}|temple|Temple|palace|Palace|barrow|Barrow|Kurgan \d+|Barrow No\. \d+|precinct)(?=,|$)/u;
const NAMES_ALONE =
  /^\p{Lu}[\p{L}.'\u2019-]+(?: (?:\p{Lu}[\p{L}.'\u2019-]*|of|de|la|the|el|al|\d{1,3}|No\.|site|cemetery|necropolis|tomb|temple|mound|cave|barrow|precinct|palace))*(?:, (?:\p{Lu}[\p{L}.'\u2019\d -]{1,40}|tomb of [^,]{2,40})){1,4}$/u;
const TOWN_AND_OLD_NAME = /^(\p{Lu}\p{L}{2,20}) \((\p{Lu}\p{L}{2,24})\)$/u;

/** "the National Physical Laboratory", "Ada Birch" */
const house = (name: string): string => {
  const [first = ''] = name.split(', ', 1);
  if (name.startsWith('Estate of ')) return `the ${lowered(name)}`;
  return HOUSE_WORD.test(first) && !/^The |['\u2019]s /.test(name)
    ? `the ${name}`
    : name.replace(/^The /, 'the ');
};

/** A line that is a place by its own words: "The label places it in Jemaa, Kaduna State"; null for any other. */
function placed(words: string): string | null {
  const [, town = '', old = ''] = TOWN_AND_OLD_NAME.exec(words) ?? [];
  if (town !== '' && (isTownName(town) || isPlaceLine(town) || /(?:um|polis|ae|onis)$/.test(old)))
    return `The label places it in ${town}, or ${old}`;
  const isPlace =
    !/ or |^(?:Born|Died|Lived|Lives|Active|Works) /.test(words) &&
    NAMES_ALONE.test(words) &&
    (PLACE_WORD.test(words) || PROVINCE.test(words)) &&
    !isGivenName(words.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '');
  if (!isPlace) return null;
  const [first = ''] = words.split(', ', 1);
  const isSpot = / (?:site|cemetery|[Nn]ecropolis|[Mm]ound|[Cc]ave|[Tt]emple|[Pp]alace|[Bb]arrow)$/.test(
    first,
  );
  return `The label places it ${isSpot ? 'at the' : 'in'} ${withArticle(words)}`;
}

/** Who made it, by a firm's name or a trade. */
function madeBy(words: string, around: Around): string | null {
  const [, name, trade = ''] = TRADE.exec(words) ?? [];
  if (name !== undefined) return `The ${trade} was ${name}`;
  const [, who = '', whose = ''] = WHO.exec(words) ?? [];
  if (who !== '') return `The ${who.toLowerCase()} ${who.endsWith('s') ? 'were' : 'was'} ${withTown(whose)}`;
  const [, what = '', hand = ''] = WHAT_OF_IT.exec(words) ?? [];
  const deed = DONE_AS.get(what);
  // "Built: Belfast"
  if (deed !== undefined && /^(?:Built|Manufactured)$/.test(what) && isPlaceLine(hand))
    return `It was ${deed} in ${withArticle(hand)}`;
  if (what !== '')
    return deed === undefined
      ? `The ${what.toLowerCase()} is by ${withTown(hand)}`
      : `It was ${deed} by ${withTown(hand)}`;
  if (around.isMakerNamed || around.isPicture || around.hasOtherFirm || USES_THINGS.test(words)) return null;
  const [, firm, town, inBrackets] = FIRM_AND_TOWN.exec(words) ?? [];
  const seat = town ?? inBrackets;
  if (firm === undefined || / (?:and|&) (?:his|her|their) /.test(firm)) return null;
  const article = /(?:Company|Corporation|Pottery|Factory|Manufactory|Works|Workshop|Glassworks)$/.test(firm)
    ? 'the '
    : '';
  return `It was made by ${article}${firm}${seat === undefined ? '' : ` of ${withArticle(seat)}`}`;
}

/** "Knoll, New York, New York" as "Knoll of New York, New York", "Ada Birch, Otto Lang" as "Ada Birch and Otto Lang". */
function withTown(whose: string): string {
  const [name = '', ...rest] = whose.replace(/^The /, 'the ').split(', ');
  const place = rest.join(', ');
  if (rest.length > 0 && isPlaceLine(place)) return `${name} of ${place}`;
  const names = [name, ...rest].filter((each) => each.includes(' '));
  const given = names.filter((each) => isGivenName(each.split(' ', 1)[0]?.toLowerCase() ?? ''));
  const isOfPeople = names.length === rest.length + 1 && 2 * given.length > names.length && rest.length > 0;
  return isOfPeople ? whose.replace(/, ([^,]+)$/, ' and $1') : [name, ...rest].join(', ');
}

/** What the thing is, in small letters behind what kind of thing it is. */
function whatItIs(words: string): string | null {
  if (SPECIMEN.test(words)) return `It is the ${words.toLowerCase()}`;
  const [, part = '', sex] = SKELETON.exec(words) ?? [];
  if (part !== '')
    return `It is ${sex === undefined ? articleFor(part) : 'the'} ${part.toLowerCase()}${sex === undefined ? '' : ` of ${articleFor(sex)} ${sex}`}`;
  const [first] = FIRST_OF_LAND.exec(words) ?? [];
  if (first !== undefined) return `It is ${first.replace(/^(?:The )?World(?=['\u2019]s )/, 'the world')}`;
  if (RANK.test(words))
    return `It is ${articleFor(words)} ${words.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.toLowerCase())}`;
  const [, sheet = '', number = '', joint = '', book = ''] = NUMBERED.exec(words) ?? [];
  if (sheet !== '') return `It is ${sheet.toLowerCase()} ${number} ${joint} ${book}`;
  if (/^An? (?:portrait|view|study|scene|model|copy|version|sketch) (?:of|for) /.test(words))
    return `It is ${lowered(words)}`;
  const [, kind = '', rest = ''] = THING_AND_MORE.exec(words) ?? [];
  const head = kind.split(' ').at(-1)?.toLowerCase() ?? '';
  const isThing = isKindOfThing(head) || /^(?:slab|panelling|stopper|base|version)$/.test(head);
  if (
    !isThing ||
    /[^su]s$|^furniture$/.test(head) ||
    /^(?:With|In|On|From|For|At) /.test(kind) ||
    startsOrigin(withOriginsMarked(kind), 0)
  )
    return null;
  const article =
    (NO_ARTICLE.test(head) && !/^pair$/i.test(kind)) || head === 'panelling' ? '' : `${articleFor(kind)} `;
  return `It is ${article}${lowered(kind)} ${rest}`;
}

/** "Zamiaceae", "Felidae": a family of plants or animals by itself. */
const FAMILY = /^(?:[Ff]amily:? )?(\p{Lu}\p{Ll}{3,18}(?:aceae|idae))$/u;
const STATE =
  /^(Extinct|Extinct in the wild|Critically endangered|Endangered|Vulnerable|Near threatened)(?: (since|in) (\d{4}|the .{4,40}))?$/i;
const PRESERVED = /^(?:Fluid|Spirit|Alcohol) preserved$|^Preserved in (?:fluid|spirit|alcohol)$/i;

/** What a line says of an animal or a plant: its family, whether there are any left, how it is kept; null for any other. */
function sayNature(words: string, isNoSpecies: boolean): string | null {
  const [, family] = FAMILY.exec(words) ?? [];
  if (family !== undefined) return `It belongs to the family ${family}`;
  const [, state = '', joint, when = ''] = STATE.exec(words) ?? [];
  if (state !== '')
    return `${isNoSpecies ? 'It' : 'The species'} ${joint === 'since' ? 'has been' : 'is'} ${state.toLowerCase()}${joint === 'since' ? ` since ${when}` : ''}`;
  return PRESERVED.test(words)
    ? `It is preserved in ${/alcohol/i.test(words) ? 'alcohol' : /spirit/i.test(words) ? 'spirit' : 'fluid'}`
    : null;
}

/**
 * The sentence that a line is short for which no field of a label holds: "After the poem by Ada Birch" -> "It follows the poem by
 * Ada Birch", "Middle Kingdom" -> "It dates from the Middle Kingdom"; null where its words do not surely say what they mean.
 */
export function meantLine(words: string, around: Around): string | null {
  const ofNature = sayNature(words, around.isNoSpecies);
  if (ofNature !== null) return ofNature;
  const ofRock = sayRockAge(words);
  if (ofRock !== null)
    return around.isDated ? ofRock.replace(/^It dates from /, 'The label places it in ') : ofRock;
  if (PERIOD.test(words)) {
    const age = `the ${words.replace(/ empire$/, ' Empire')}`;
    return /Empire$/i.test(words)
      ? `It is from ${age}`
      : around.isDated
        ? `The label places it in ${age}`
        : `It dates from ${age}`;
  }
  const loose = looseLine(words, around);
  if (loose !== null) return loose;
  const [, town, empire = ''] = EMPIRE.exec(words) ?? [];
  if (town !== undefined) return `The label gives the place as ${town}, in the ${empire}`;
  const [, culture] = CULTURE.exec(words) ?? [];
  if (culture !== undefined) return around.isMakerNamed ? null : `It is of the ${culture} culture`;
  const [, ware, land = ''] = WARE_FROM.exec(words) ?? [];
  if (ware !== undefined && isPlaceLine(land)) return `It is ${ware}, from ${withArticle(land)}`;
  const rock = sayRockUnit(words, around.isOfFossil);
  if (rock !== null) return rock;
  const [, school = ''] = SCHOOL.exec(words) ?? [];
  if (
    school !== '' &&
    !around.isMakerNamed &&
    (startsOrigin(withOriginsMarked(school), 0) || isTownName(school))
  )
    return `It is of the ${school} School`;
  const [, nation = '', place = ''] = NATION_AND_PLACE.exec(words) ?? [];
  if (/^\uE000+$/.test(withOriginsMarked(nation)) && isPlaceLine(place))
    return `It is ${nation}, from ${withArticle(place)}`;
  const [, work] = AFTER_WORK.exec(words) ?? [];
  if (work !== undefined) return `It follows ${work}`;
  const [, source] = SOURCE.exec(words) ?? [];
  if (source !== undefined) return `It came from ${house(source)}`;
  const [, open] = OPEN_AT.exec(words) ?? [];
  if (open !== undefined) return `It lies open at ${open}`;
  const [, used = '', day = ''] = USED_ON.exec(words) ?? [];
  if (used !== '') return `It was ${used.toLowerCase()} on ${day.replace(',', '')}`;
  if (WITHOUT_IT.test(words)) return `It ${lowered(words)}`;
  if (DONE_WITH.test(words)) return `It was ${lowered(words)}`;
  const [, birthplace] = BORN_IN.exec(words) ?? [];
  if (birthplace !== undefined && around.isPersonNamed && isPlaceLine(birthplace))
    return `The artist was born in ${birthplace}`;
  const maker = madeBy(words, around);
  if (maker !== null || around.isOfMaker) return maker;
  return whatItIs(words) ?? placed(words) ?? shortLine(words);
}

/** A firm's name on a line, be it that of whoever made or of whoever used the thing. */
export const isFirmLine = (words: string): boolean => FIRM_AND_TOWN.test(words) || USES_THINGS.test(words);
