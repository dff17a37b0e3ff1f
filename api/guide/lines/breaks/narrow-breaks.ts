import { isLifetime } from '../../dates/lifetimes.ts';
import { isDateLine, isDateText } from '../../dates/date-line.ts';
import { startsNation, startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { TRADES_SMALL } from '../../maker-words.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { namedThing } from '../../notes/head-noun.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isRegion } from '../../vocabulary/regions.ts';
import { isMaterials, mediumWordKind } from '../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';

/** Two lines of a tombstone, the first of which had no room for the first word of the second. */
interface Break {
  readonly text: string;
  readonly below: string;
  /** Whether the first of them is the label's first line. */
  readonly isTop: boolean;
  /** The line behind both; empty where there is none. */
  readonly next: string;
  /** Whether other lines of the label end at the same edge, so that this is the width of its card. */
  readonly isNarrow: boolean;
}

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
const isGiven = (word: string): boolean => isGivenName(word.toLowerCase());

const isMaterial = (word: string): boolean =>
  mediumWordKind(word.toLowerCase().replace(/,$/, '')) === 'material';
/** "Willow, with iron chains" */
const MATERIAL_WITH = /, | with | and /;

const startsWithOrigin = (text: string): boolean => startsOrigin(withOriginsMarked(text), 0);

/** "Park, ca. 1905": a word, and when. */
const WORD_AND_DATE = /^(\p{Lu}[\p{L}'\u2019-]+), ([^,]*\d[^,]*)$/u;
/** "1866-1948": what may be a life. */
const SPAN = /(\d{4}) ?[-\u2013] ?(\d{4})/;
const LIFE = 20;

/** "Ada Birch", "Jan van der Birch": words of which each may be a name's. */
const LIKE_A_NAME =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|da|di|du|van|von|der|den|ten|la|le|del)){1,5}$/u;
/** A line that tells of somebody, or of a house that made it, rather than what the work is called. */
const OF_SOMEBODY =
  /\d|^(?:[Bb]orn|b\.|[Aa]ctive|[Ll]ives|[Ww]orks|[Dd]ied|d\.|After|Attributed|Workshop|Studio|Circle|Follower|School|Manner|Style|Made|Designed|Probably|Possibly) |(?:peoples?|[Ff]actory|[Mm]anufactory|[Ww]orkshop|[Pp]ottery|Works|Company|Co\.|Ltd\.?|Inc\.?|Sons?|Brothers)$/u;

/** "Wilhelm Lowe, designer" */
const ENDS_IN_TRADE = new RegExp(`, (?:${TRADES_SMALL})$`, 'u');

/** Last words of places' names and of what is painted, which are no town's. */
const COMMON =
  /^(?:Parks?|Avenue|Streets?|Roads?|Lane|Squares?|Place|Terrace|Quay|Wharf|Pier|Bridges?|Gates?|Towers?|Houses?|Hall|Palace|Castle|Grounds|Church|Cathedral|Abbey|Chapel|Station|Market|Gardens?|Fields?|Meadows?|Woods?|Forest|Trees?|Hills?|Heights|Mountains?|Peak|Valley|Cliffs?|Rocks?|Falls|Rivers?|Creek|Brook|Lakes?|Pond|Water|Bay|Beach|Shore|Coast|Sea|Ocean|Sound|Harbou?r|Islands?|Point|Snow|Rain|Mist|Fog|Storm|Light|Lamplight|Moonlight|Sunlight|Sunset|Sunrise|Dusk|Dawn|Morning|Evening|Night|Winter|Summer|Autumn|Spring|Landscape|Interior|Portrait|Still-Life|Family|Children|Child|Girls?|Boys?|Wom[ae]n|M[ae]n|Mother|Daughter|Son|Dogs?|Cats?|Horses?|Cows?|Birds?|Flowers?|Roses?|Fruit|Apples?|Lemons?|Arms?|Hands?|Head|Hat|Door|Windows?|Satin|Gown|Ease|Composition)$/;

const isCommon = (word: string): boolean => COMMON.test(word) || OBJECT_WORDS.has(word.toLowerCase());

/** Whether a text names a kind of thing, below which a town stands. */
function isThing(text: string): boolean {
  const named = namedThing(text.replaceAll(/ ?\([^()]*\)/g, '').toLowerCase());
  return OBJECT_WORDS.has(lastWord(named)) || OBJECT_WORDS.has(lastWord(named).replace(/s$/, ''));
}

/** "Winter Twilight, Prospect / Park, ca. 1905": a title whose last word stands before the date on the next line. */
function isLastWordOfTitle({ text, below, isTop, isNarrow }: Break): boolean {
  const [, word = '', date = ''] = WORD_AND_DATE.exec(below) ?? [];
  if (word === '' || !isDateText(date) || !/\p{L}$/u.test(text) || !text.includes(' ')) return false;
  const [, from, to] = SPAN.exec(date) ?? [];
  if (Number(to) - Number(from) >= LIFE || startsWithOrigin(word) || isDateText(word)) return false;
  if (
    OF_SOMEBODY.test(text) ||
    ENDS_IN_TRADE.test(text) ||
    isMaterials(text) ||
    isRegion(text.split(', ', 1)[0] ?? '')
  )
    return false;
  if (isMaterials(word) && !COMMON.test(word)) return false;
  if (MATERIAL_WITH.test(text) && isMaterial(firstWord(text))) return false;
  // "Letter to Agnes Birch / Mauchline, 1788": a town may stand below the widest line.
  if (!isNarrow && !isCommon(word)) return false;
  if (/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:,| \(|$)/u.test(text) && startsWithOrigin(text)) return false;
  // "Bust of Cardinal Alessandro / Ruffo, 1730"
  if (isGiven(lastWord(text)) && / .* /.test(text)) return true;
  const isName = LIKE_A_NAME.test(text) && (isTop || isGiven(firstWord(text)) || isKnownArtist(text));
  return !isName && !/\b[Bb]y \p{Lu}/u.test(text) && !isThing(text);
}

/** "from the Terrace of the Royal", "from the Bishop's", "The Canal facing": a title that goes on with what is so. */
const ENDS_OPEN =
  /(?: the \p{Lu}\p{Ll}+['\u2019]s| (?<!and |or )(?:Old|New|Royal|Great|Grand|Little|Upper|Lower|Inner|Outer)| (?:facing|overlooking|crossing|opposite|beyond|across|along))$/u;
/** "Castle, 1773", "Santa Croce, 1740": the rest of such a title, and when. */
const REST_AND_DATE = /^(\p{Lu}[\p{L}'\u2019-]+(?: \p{L}[\p{L}'\u2019-]*){0,3}), ([^,]*\d[^,]*)$/u;

/** "A Fish Market with the Holy Family": a title that names more than one, and what those are doing on the line below it. */
const NAMES_SEVERAL =
  /^(?!(?:Master|Portrait|View|Bust|Head) )\p{Lu}[^\d.:;,()]{4,40} (?:with|and|between|among) (?:the |an? )?\p{Lu}[^\d.:;,()]{2,30}$/u;
const DOING =
  /^(?!(?:Painting|Drawing|Etching|Engraving|Evening|Morning|Building|String|Spring|Ceiling|Clothing|Carving|Casting|Binding|Hanging|Printing|Offering|Wedding|Standing|Reclining|Sitting)\b)\p{Lu}\p{Ll}{2,}ing (?:\p{Ll}{1,4} ){0,2}\p{Lu}\p{L}+(?: [\p{L} ]{1,30})?$/u;

/** "View of Warsaw from the Terrace of the Royal / Castle, 1773" */
export function isRestOfTitle(text: string, below: string): boolean {
  if (NAMES_SEVERAL.test(text) && DOING.test(below) && !OF_SOMEBODY.test(text) && !isMaterials(below))
    return true;
  const [, rest = '', date = ''] = REST_AND_DATE.exec(below) ?? [];
  return rest !== '' && isDateText(date) && ENDS_OPEN.test(text) && !isMaterials(rest) && !/\d/.test(text);
}

/** A series' name up to its last word on the line. */
const SERIES =
  /\b(?:[Ff]rom (?:the |a )?(?:series|portfolio|album|suite|set)\b|[Nn]o\. ?\d+,? (?:from|of|in)(?: the| a)?(?: series| set)?) ?(.{0,80})$/;
const COUNT =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|(?:Thir|Four|Fif|Six|Seven|Eigh|Nine)teen|(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)(?:-\p{L}+)?|Hundred|Thousand)$/u;

/** "from the series Six / Elegant Pastimes": a series' name goes on to the date, the material or another's name. */
function isNameOfSeries({ text, below }: Break): boolean {
  const [, name] = SERIES.exec(text) ?? [];
  if (name === undefined || name === '' || /[,;.)"'\u2019\u201D]$|\d/.test(name)) return false;
  if (!/^\p{Lu}/u.test(below) || isDateLine(below)) return false;
  // "Color woodblock print, 1925"
  if (isMaterials(below.replace(/,? (?:c\. ?|ca\. ?|about )?\d{4}.{0,12}$/, ''))) return false;
  const start = firstWord(below).replace(/[,;]$/, '');
  if (isGiven(start) || isKnownArtist(below) || isMaterial(start)) return false;
  return (
    !/^\p{Lu}[^()]{2,50} \(|^\p{Lu}\p{L}+(?: \p{L}+)?: |\d{4} ?[-\u2013] ?\d{4}/u.test(below) &&
    !startsWithOrigin(below)
  );
}

/** "Dutch, Delft", "American, Portland, Maine 1841-1909": a nation and a town, with or without years. */
const NATION_AND_TOWN =
  /^(\p{Lu}\p{L}+(?:[- ]\p{L}+)?, )\p{Lu}[^\d();:]{2,40}?( (?:c\. ?|ca\. ?)?\d{4} ?[-\u2013] ?(?:c\. ?)?\d{4})?$/u;
const TOWN = /^(?!(?:The|A|An) )\p{Lu}[\p{L}'\u2019.-]+(?: \p{Lu}[\p{L}'\u2019.-]+){0,2}$/u;
const YEARS_AND_TOWN = /^(?:c\. ?|ca\. ?)?\d{4} ?[-\u2013] ?(?:c\. ?)?\d{4} \p{Lu}[^\d();:]{2,40}$/u;

/** "American, Portland, Maine 1841-1909 / New York": a life between two towns, broken before its years or before the last town. */
function isLifeBetweenTowns({ text, below, isTop, next }: Break): boolean {
  const [, nation, years] = NATION_AND_TOWN.exec(text) ?? [];
  if (isTop || nation === undefined || !startsNation(withOriginsMarked(text), 0)) return false;
  if (/, (?:born|b\.|active|died) /.test(text)) return false;
  if (years === undefined) return YEARS_AND_TOWN.test(below);
  return TOWN.test(below) && /^\p{Lu}/u.test(next) && !isDateText(next) && !isMaterials(next);
}

/** "Statue of the Scribe", "Head of the Queen": somebody by an office, whose name may stand on the next line. */
const ENDS_IN_OFFICE =
  /(?:^| )(?:of|for) the (?:scribe|king|queen|pharaoh|emperor|empress|sultan|vizier|priest|priestess|prophet|official|overseer|steward|general|bishop|abbot|poet|philosopher|lord|lady)$/i;
/** "Portrait of Mrs. J.", "View from the House of A.": an initial, whose name may stand on the next line. */
const ENDS_IN_INITIAL = /(?: |^)(?:of|for|to|and|with|by) (?:Mrs?\.? |Dr\.? |Miss )?(?:\p{Lu}\. ?){1,3}$/u;
/** "from the Villa of C. Birchius": a Roman name without its last part. */
const ENDS_IN_ROMAN = / of \p{Lu}\p{Ll}?\. \p{Lu}\p{Ll}+ius$/u;
/** "Lowenus", "Lowenus at Stabiae" */
const LAST_NAME = /^(\p{Lu}[\p{L}'\u2019-]{2,20})(?: (?:at|in|near|of|from) \p{Lu}\p{L}+)?(?:,.{0,20}\d)?$/u;

/** "Statue of the Scribe / Lowenhotep", "from the Villa of C. Birchius / Lowenus at Stabiae": the last part of a name below the first. */
function isNameBegun({ text, below }: Break): boolean {
  const [, name = ''] = LAST_NAME.exec(below) ?? [];
  return (
    name !== '' &&
    (ENDS_IN_OFFICE.test(text) || ENDS_IN_INITIAL.test(text) || ENDS_IN_ROMAN.test(text)) &&
    !startsWithOrigin(below) &&
    !startsWithOrigin(name.charAt(0) + name.slice(1).toLowerCase()) &&
    !isTownName(name.charAt(0) + name.slice(1).toLowerCase()) &&
    !isCommonWord(name.toLowerCase()) &&
    !isMaterial(name) &&
    !isMaterials(below) &&
    !isKnownArtist(name)
  );
}

/** Whether a line goes on below though a capital begins there: by what kind of phrase it ends in. */
export const isBrokenByWidth = (lines: Break): boolean =>
  isLastWordOfTitle(lines) || isNameOfSeries(lines) || isLifeBetweenTowns(lines) || isNameBegun(lines);

/** "Plate 12 from the series / Six Elegant Pastimes", "No. 30 from One Hundred / Famous Views": a series whose name is still to come. */
export function isSeriesBeforeName(text: string, below: string): boolean {
  if (!/^["'\u2018\u201C]?\p{Lu}/u.test(below) || isDateText(below) || isMaterials(below)) return false;
  const [, name = ''] = SERIES.exec(text) ?? [];
  return (
    /\b[Ff]rom (?:the|a) (?:series|portfolio|album|suite|set)$/.test(text) ||
    // "One Hundred Famous": so many of what is still to come, where the last word is no plural.
    COUNT.test(lastWord(name.replace(/ \S*[^s\s]$/, '')))
  );
}

/** "born Amata, South Australia / 1958": a birth that has no year but the one below. */
export const isBirthBeforeYear = (text: string, below: string): boolean =>
  /^\(?(?:[Bb]orn|b\.) (?:in |at )?\p{Lu}[^\d;]{2,60}$/u.test(text) && /^\d{4}\)?$/.test(below);

/** "Hoboken, New Jersey, 1895-", "1885, Odessa (Empire russe) -": where and when somebody was born, before the rest of the life. */
const OPEN_AT_BIRTH =
  /^\(?(?:(?:[Bb]\. ?|[Bb]orn )?\p{Lu}[^\d;:]{2,60},? (\d{4})|(?:[Bb]\. ?|[Bb]orn )?(\d{4}),? \p{Lu}[^\d;:]{2,50}) ?[-\u2013\u2014]$/u;
/** "1979, Paris (France)" */
const DEATH_AND_PLACE = /^(?:[Dd]\. ?|[Dd]ied )?(\d{4}),? \p{Lu}[^\d;:]{2,50}$/u;

/** "Canoe Lake, Ontario, 1917" */
const PLACE_OF_DEATH = /^(?:[Dd]\. ?|[Dd]ied )?\p{Lu}[^\d;:]{2,40}, (\p{Lu}[^\d;:,]{2,30}),? (\d{4})\)?$/u;

/** Whether a place with its land and a year ends the life above it: a known land, or the one that stands above too. */
function diedAt(text: string, below: string): string | undefined {
  const [, land = '', died] = PLACE_OF_DEATH.exec(below) ?? [];
  const isLand = startsOrigin(withOriginsMarked(land), 0) || text.includes(`, ${land}`);
  return isLand ? died : undefined;
}

/** "1885, Odessa -" above "1979, Paris": a life that goes on behind its dash with the year of the death. */
export function isLifeBeforeDeath(text: string, below: string): boolean {
  const [, year, born = year] = OPEN_AT_BIRTH.exec(text) ?? [];
  const [, died = diedAt(text, below)] = DEATH_AND_PLACE.exec(below) ?? [];
  return (
    isLifetime(Number(died) - Number(born)) &&
    !startsNation(withOriginsMarked(text.replace(/^\(/, '')), 0) &&
    !isMaterials(below.replace(/^\D*\d{4},? /, ''))
  );
}
