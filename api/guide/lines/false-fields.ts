import { isBalanced } from '../balanced.ts';
import { NUMBERED_BY_YEAR } from '../dates/date-line.ts';
import { type LabelTokens, plainAt } from '../label-tokens.ts';
import { isInCounty } from './places/county-names.ts';
import { isOfPart, isPartBefore } from './half-names.ts';
import { isOfPicture } from './pictures.ts';
import { FIRM_WORDS } from '../maker-words.ts';
import type { Segment } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { startsOrigin, withOriginsMarked } from '../find-origin.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { linesOf, textOf } from './by-form.ts';
import { placeOf } from './printed-part.ts';
import { USE_LEAD } from './things/use-lines.ts';
import { isNameOfThing } from './words-of-things.ts';

/** Words that begin the name of a period: "Third Intermediate Period", "Late Period". */
const OF_A_PERIOD = /^(?:First|Second|Third|Early|Middle|Late|New|Old|Upper|Lower)$/;
/** Words at the end of a place's name: "Marovo Lagoon". */
export const OF_A_PLACE =
  /\b(?:Lagoon|River|Islands?|Lakes?|Bay|Valley|Village|County|Mountains?|Harbou?r|Creek|Province|Prefecture|District|Region|Basin|Peninsula|Coast|Delta|Plateau|Archipelago|Highlands|Desert|Oasis|Strait|Gulf),?$/;
/** What somebody else than the maker did: "illuminator / unknown". */
export const OTHER_HAND =
  /^(?:illuminator|cutter|carver|printer|publisher|engraver|mounter|embroiderer|binder|scribe|caster|founder|framer)s?$/i;
/** Words before a number that is no year: "grave 1417". */
const NUMBERED =
  /^(?:grave|tomb|burial|no|nos|number|room|lot|locus|trench|building|house|block|area|case|cat|plate|fig|figure|page|folio|leaf|volume|vol|edition|ed|model|inv|series)[.:]?$/i;
/** A company's name: "Star Industrial Co., Ltd." */
const OF_A_FIRM = new RegExp(`\\b(?:${FIRM_WORDS}|Ltd|manufacturer|printer|publisher)\\b`);
/** What was done with a thing: "Burned fish-liver oil". */
const DONE_WITH =
  /^(?:(?:Burned|Burnt|Used|Worn|Carried|Held|Excavated|Filled|Fuelled|Fueled|Fed)\b|Found (?:in|at|near|by|on|with|during|under)\b)/;

/** Whose work on a thing stands where materials might: "Rebuilt by Elias Lowe". */
const DONE_BY = /^(?:\p{L}+ )?\p{L}+(?:ed|t|n) by \p{Lu}/u;

/** Where it was made, before by whom: "Woven at Paisley, Renfrewshire, by John Morgan". */
const DONE_SOMEWHERE =
  /^(?:Woven|Made|Printed|Cast|Carved|Painted|Designed|Built|Manufactured|Produced|Published|Fired|Struck) (?:at|in|for|with|of|from|on) /;

/** "Indian, Himachal Pradesh, Mandi": a people and its places. */
const PEOPLE_AND_PLACE = /^[\uE000\uE001]+(?:, \p{Lu}[\p{L}\uE002 ]+){1,3}$/u;
/** Lines whose years are those of somebody else than the maker. */
const OF_OTHERS =
  /^(?:Printed|Published|Cast|Engraved|Translated|Mounted|Woven|Executed|Printer|Publisher)\b/;

/** Words with which a title goes on, and none begins: "under the instruction of Mrs. Armitage". */
const GOES_ON =
  /^(?:under|by|with|for|from|after|made|worked|attributed|formerly|now|probably|possibly) |\((?:now|present-day) /;

/** "1903-Rio de Janeiro, Brasil, ", "born Fort St. John, British Columbia, ": what stands before the year that ends or begins a life. */
const IN_A_LIFE = /\d{4}[-\u2013]\p{Lu}[^\d;:]{2,60}, $|\b(?:born|b\.)(?: in)? \p{Lu}[^\d;:]{2,60}, $/u;

/** A larger number is no year of a work. */
const LATEST_YEAR = 2050;
/** Years of the longest time in which a work was made. */
const LONGEST_SPAN = 500;

/** "2011-1834", "1923-510": a number of two parts that are no first and last year. */
function isNoSpan(date: string): boolean {
  const [, from, to] = /^(\d{4})[-\u2013](\d{3,4})$/.exec(date) ?? [];
  return to !== undefined && (Number(to) < Number(from) || Number(to) - Number(from) > LONGEST_SPAN);
}

/** Years of the shortest life that is no time of making: "about 1488/90-1576" below a name. */
const A_LIFE = 50;
function isLifelong(date: string): boolean {
  const [, from, to] =
    /^(?:about |c\. ?|ca\. ?|circa )?(\d{4})(?:\/\d{1,4})? ?[-\u2013] ?(\d{4})$/.exec(date) ?? [];
  return to !== undefined && Number(to) - Number(from) >= A_LIFE;
}

/** "THE COURT ROOM": where a work hangs, printed above it. */
const OF_A_ROOM =
  /^(?:the|la|le|die|der|das|el) (?:\p{L}+ ){0,3}(?:room|hall|gallery|cabinet|chamber|wing|kitchen|library|saal|salle|sala)$/iu;
/** "Unknown maker" is no title. */
const NOBODY =
  /^(?:unknown|unidentified|anonymous|unrecorded) (?:maker|artist|photographer|painter|sculptor|artisan|craftsman|designer|weaver|potter)s?$/i;

/** "[title not known]" says that there is none. */
const NO_TITLE = /^[[(]?title (?:(?:is )?not known|unknown|not recorded)[\])]?$/i;

const OF_ANOTHER_PART =
  /^(?:[Gg]ilt[- ]bronze )?(?:Frame|[Mm]ounts?|Base|Stand|Binding|Setting|Case|Movement|Text|Poems|Inscription|Calligraphy|Music|Stock|Lock|Barrel|Blade|Hilt|Gilding|Enamels?|Upholstery|Embroidery|Lid|Dial|Marquetry)(?: \p{L}+(?:ed|en|wn|ut))? by \p{Lu}/u;
/** "Publisher: Elias Lowe": who had a part in it, and no title. */
const OF_A_ROLE =
  /^(?:Publisher|Printer|Engraver|Carver|Block ?cutter|Lithographer|Manufacturer|Maker|Designer|Architect|Photographer|Editor|Author|Software|Scribe|Calligrapher|Founder|Foundry|Fabricator)s?: /u;
/** "In Latin", "In Italian and Latin": the language of a manuscript, and nobody's name. */
const IN_A_LANGUAGE =
  /^In (?:(?:Old|Middle|Late|Classical) )?\p{Lu}\p{Ll}{3,12}(?:(?:,| and) (?:(?:Old|Middle|Late|Classical) )?\p{Lu}\p{Ll}{3,12}){0,2}$/u;

/** "Yucho Chow Studio", "Lowe & Sons" */
const FIRM_ALONE =
  /^\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){0,2} (?:Studios?|& Co\.?|& Sons?|Brothers|Ltd\.?|Inc\.?)$/u;

/** "Belonged to Ada Birch" */
const IS_USE = new RegExp(`^(?:${USE_LEAD}) `, 'u');

/** "Classical, ca. 440 BCE": an age is no place. */
const AGE_ALONE =
  /^(?:Archaic|Classical|Hellenistic|Imperial|Geometric|Neolithic|Ptolemaic|Formative|Preclassic|Postclassic|Late Antique)$/;

/** "on the first voyage of / Captain Lowe", "Found near the ford of / Lowe Brook": behind these stands no maker. */
const GOES_ON_BELOW =
  /^(?:Found|Collected|Excavated|Discovered|Recovered|Dug up) .* (?:of|the|in|at|near|on|by|from)$|\b(?:voyages?|expeditions?|travels?|journeys?|visit|command|service|time|age|life|lifetime|reign|court|house|palace|possession|memory|death|marriage|wedding|coronation|tomb|grave) of$/;

/** "An original of the Severe Style", "Lowe Collection", "Birch Excavations": nothing is from there. */
const NO_PLACE =
  /^(?:An?|One|This|His|Her|Its|Said) |\b(?:[Cc]ollections?|Collezione|Colecci\u00F3n|Sammlung|Bequest|Fund|[Ee]xcavations?|[Ee]xpeditions?)$/;

/** "Phnom Birch style": how a work is made, told of the work and of no place. */
const OF_A_MANNER = /^[^,]+ (?:[Ss]tyle|[Tt]ype|[Ww]are)s?$|^[Ss]tyle [^,]+$/;

/** "Founders Society Purchase, Ada Birch Fund": how a work came, and by nobody's hand. */
const OF_A_GIFT = /\b(?:Purchased?|Gift of|Bequest|Bequeathed|Funds?|Endowment|Donat(?:ed|ion)|Presented)\b/;

/** "Ada Birch's Glider III": what somebody had, and nobody's name. */
const OF_AN_OWNER =
  /\p{L}['\u2019]s (?!.{0,60}\b(?:[Ww]orkshop|[Ss]tudio|[Ss]chool|[Pp]ottery|[Ff]oundry|[Ff]ollower|[Cc]ircle|[Ww]ife|[Ss]ons?|[Dd]aughter|Company|Shop|Factory)\b)\p{Lu}/u;

/** How a line on where a work came from begins. */
const OF_A_GIVER =
  /^(?:Source|Given|Gift|Presented|Purchased?|Bequeathed|Bequest|Lent|Loan|Donat(?:ed|ion)|Credit)\b/;

/** "Candia, 1541 \u2013 Toledo, 1614": somebody's life, which begins with a town and no name. */
const LIFE_BETWEEN_TOWNS =
  /^\(?\p{Lu}[\p{L} .'\u2019-]{1,30},? (?:um |vers |c\. ?|ca\. ?|about )?\d{4}(?:\/\d+)? ?[-\u2013] ?\p{Lu}\D{2,40},? (?:um |vers |c\. ?|ca\. ?|about )?\d{4}/u;

/** "Found at Whitby", "Exhumed in Philadelphia", "Handed in by Ada Birch": what was done with a thing that was there. */
const CAME_TO_LIGHT =
  /^(?:Found|Collected|Excavated|Discovered|Recovered|Unearthed|Exhumed|Dug up|Captured|Caught|Obtained|Acquired|Seized|Confiscated|Preserved|Handed in) [^;]{0,90}$/;

/** "THE GLOUCESTER CANDLESTICK": somebody called "The" is a master, a painter or a body of people. */
const THE_THING =
  /^the (?!.*\b(?:master|painter|workshop|studio|brothers|sisters|company|group|school|circle|family|press|mint|factory|guild)\b)(?:\p{L}+ )+\p{L}+$/iu;

const LIFE_YEARS = /^\d{4} ?[-\u2013] ?\d{4}$/;
const OF_A_TRADE =
  /^\p{Lu}[^,]{3,40}, (?:designer|maker|architect|engraver|painter|decorator|modell?er|silversmith|potter|weaver),/u;

/** "GOLDEN RHINOCEROS", "THE OXFORD CROWN": the name of a thing in capitals, whose first word is one of the language's own. */
const isThingInCapitals = (words: string): boolean => {
  const [first = '', ...others] = words.split(' ');
  return (
    /^\P{Ll}{6,}$/u.test(words) &&
    others.length > 0 &&
    isCommonWord(first.toLowerCase()) &&
    !isGivenName(first.toLowerCase()) &&
    !isKnownArtist(words)
  );
};

/** "Mapungubwe, Limpopo Province, South Africa": below the name of a thing, a place and its lands. */
const NAMES_IN_A_ROW = /^\p{Lu}[\p{L}'\u2019 -]{2,40}(?:, \p{Lu}[\p{L}'\u2019 -]{2,40}){1,3}$/u;

/** What somebody did with a thing that they did not make: "Blackboard used by Ada Birch". */
const USED = /\b(?:used|worn|owned|played|carried|driven|flown|ridden|kept)$/;

/** Whether a stretch cannot be what it was taken for, by kind. */
const IS_FALSE: Partial<
  Readonly<Record<SegmentKind, (text: string, before: string, line: string, above: string) => boolean>>
> = {
  artist: (name, before, line, above) =>
    IN_A_LANGUAGE.test(name) ||
    OF_A_ROOM.test(name) ||
    // "New York, Los Angeles, and San Francisco" is no maker.
    /^(?:New|Los|San|Santa|Saint|Fort|Port|Mount) (?:York|Angeles|Francisco|Orleans|Haven|Delhi|Louis|Diego|Antonio)$/.test(
      name,
    ) ||
    OF_A_PERIOD.test(name) ||
    isOfPart(name) ||
    isPartBefore(line) ||
    OF_A_GIFT.test(name) ||
    OF_AN_OWNER.test(name) ||
    // "Signed by Sophilos": a name that stands on the work.
    /^signed by /i.test(name) ||
    isThingInCapitals(name) ||
    THE_THING.test(name) ||
    isNameOfThing(name) ||
    (USED.test(before) && /^by /i.test(name)) ||
    GOES_ON_BELOW.test(above) ||
    // "Yucho Chow Studio / Yucho Chow": two lines in one.
    /^(\p{Lu}\S+ \p{Lu}\S+) .*\1$/u.test(name) ||
    DONE_SOMEWHERE.test(name) ||
    IS_USE.test(name) ||
    /^(?:Label(?=:| ")|Marked(?! by)|Mark|Signature|Signed|Seal|Inscription|Inscribed|Stamped?)\b/.test(
      name,
    ) ||
    // "Restored in the 18th century, / perhaps by Francesco Carradori"
    (/^(?:perhaps|probably|possibly) by /.test(name) && before.endsWith(',')) ||
    (OF_A_PLACE.test(name) && !isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? '')) ||
    (/^unknown$/i.test(name) && OTHER_HAND.test(before)),
  maker: (name) => DONE_SOMEWHERE.test(name) || isOfPart(name),
  // Behind a life "from away" begins a line of its own.
  title: (title, before, _, above) =>
    NO_TITLE.test(title) ||
    NOBODY.test(title) ||
    OF_A_ROLE.test(title) ||
    OF_ANOTHER_PART.test(title) ||
    IN_A_LANGUAGE.test(title) ||
    (isThingInCapitals(above) && NAMES_IN_A_ROW.test(title)) ||
    / Obv\. /.test(title) ||
    FIRM_ALONE.test(title) ||
    (GOES_ON.test(title) && !/\d{4}\)?$/.test(before)) ||
    PEOPLE_AND_PLACE.test(withOriginsMarked(title)),
  life: (_, __, line) => OF_OTHERS.test(line) || OF_ANOTHER_PART.test(line),
  bio: (_, __, line) => OF_OTHERS.test(line) || OF_ANOTHER_PART.test(line),
  // "Loma de Lowe, Yarumal, Antioquia": a place in its land.
  original: (title) => /^\p{Lu}[^,]{2,40}(?:, \p{Lu}[^,]{2,30}){2,3}$/u.test(title),
  date: (date, before, line, above) =>
    // "Frame by Elias Lowe, 1677": when a part was made.
    OF_ANOTHER_PART.test(line) ||
    (isLifelong(date) && (isKnownArtist(above) || isPerson(above))) ||
    // "active 1837-1870": when the maker worked.
    (/^\d{4} ?[-\u2013] ?\d{4}$/.test(date) &&
      /^\(?(?:active|act\.|fl\.|flourished|worked)$/i.test(before)) ||
    // The year below "Venutian Soldier Series" stands on a line of its own.
    (/^\d{1,4}$/.test(date) && NUMBERED.test(before) && line !== date) ||
    // "William C. Codman, designer, English, 1839-1921": years of somebody's life.
    (LIFE_YEARS.test(date) && OF_A_TRADE.test(line)) ||
    NUMBERED_BY_YEAR.test(date) ||
    !isBalanced(date) ||
    // "Signerad 1768": when somebody signed it, in another language.
    /^(?:[Ss]ign|[Ff]irm)\p{Ll}+ /u.test(date) ||
    // British Columbia
    date.startsWith('BC, ') ||
    // "Collected 1964", "Collected before 1780": when it came to those who keep it.
    date.startsWith('Collected ') ||
    // "Found at Whitby, Yorkshire, 1925"
    (/^(?:1[6-9]|20)\d\d$/.test(date) && CAME_TO_LIGHT.test(line)) ||
    // "Gift of Ada Birch / 1862-89": the work's number.
    (/^\d{4}-\d{1,4}$/.test(date) && line === date && OF_A_GIVER.test(above)) ||
    isNoSpan(date) ||
    Number(date) > LATEST_YEAR,
  origin: (place) =>
    // "Three Kingdoms Period, Late 6th century"
    /^(?:Early|Late|Mid|Middle)$/.test(place) ||
    AGE_ALONE.test(place) ||
    OF_A_MANNER.test(place) ||
    // "Probably Lyon (silk); England": a guess of a part.
    /^(?:Probably|Possibly|Perhaps) [^;(]*[;(]/.test(place) ||
    NO_PLACE.test(place) ||
    // "Made by Ada Birch of Athens, Georgia"
    /^(?:\p{Lu}\p{Ll}+ )?by \p{Lu}/iu.test(place) ||
    (OF_A_FIRM.test(place) && !isInCounty(place)) ||
    /^\p{Lu}\p{Ll}+ed (?:in|at|by|for|near|with) |: /u.test(place),
  medium: (medium) =>
    /\b(?:Corporation|Company|Inc\.?|Ltd\.?|Limited|& (?:Co|Sons))\b/.test(medium) ||
    DONE_WITH.test(medium) ||
    DONE_BY.test(medium) ||
    USED.test(medium),
};

/** Whether a stretch that was taken for a field is none: a maker who is a place, a date that numbers a grave. */
export const isFalseField = (label: LabelTokens, segment: Segment): boolean =>
  isNoMakerOfOldThing(label, segment) ||
  isWhenFound(label, segment) ||
  (segment.kind === 'date' &&
    /^\d{4}$/.test(textOf(label, segment)) &&
    IN_A_LIFE.test(textBefore(label, segment))) ||
  (segment.kind === 'artist' && LIFE_BETWEEN_TOWNS.test(lineOf(label, segment.from))) ||
  (IS_FALSE[segment.kind]?.(
    textOf(label, segment).replace(/[.,;:]$/, ''),
    plainAt(label.tokens, segment.from - 1),
    lineUpTo(label, segment.from),
    label.tokens[segment.from]?.startsLine === true ? lineUpTo(label, segment.from - 1) : '',
  ) ??
    false);

/** Characters of a life that may stand before its last year. */
const MOST_OF_LIFE = 110;
function textBefore(label: LabelTokens, { from }: Segment): string {
  const start = label.tokens[from]?.start ?? 0;
  return label.printed.slice(Math.max(0, start - MOST_OF_LIFE), start).replaceAll(/\s+/g, ' ');
}

/** A year before our era, on a line of its own or behind other fields. */
const BEFORE_CHRIST =
  /(?:(?<![\p{L}\d])\d{1,4}|[Cc]entury|[Mm]illennium) ?(?:B\. ?C\.?(?: ?E\.?)?|BCE?)(?!\p{L})/u;
/** Characters of such a line at most; a longer one is of a text. */
const LONGEST_OF_TOMBSTONE = 80;
/** What tells on a line that somebody's hand is named, or that somebody is of our time. */
const OF_A_HAND =
  /\b(?:by|[Aa]ttributed|[Pp]ainter|[Mm]aster|[Ww]orkshop|[Cc]ircle|[Gg]roup|[Cc]lass|[Pp]otter|[Ss]culptor|[Ss]igned|[Mm]anner|[Ff]ollower|[Aa]rtist|[Uu]nknown|[Uu]nidentified|[Aa]nonymous|[Ee]ngraver|[Aa]fter|[Mm]aker)\b|\b(?:1[4-9]|20)\d\d\b/;

/** Whether a name on the label of a thing from before our era is no maker's: those who are known stand behind a word that says so. */
const isNoMakerOfOldThing = (label: LabelTokens, segment: Segment): boolean =>
  segment.kind === 'artist' &&
  !isKnownArtist(textOf(label, segment)) &&
  !OF_A_HAND.test(textOf(label, segment)) &&
  !OF_A_HAND.test(lineOf(label, segment.from)) &&
  linesOf(label).some((line) => {
    const text = textOf(label, line);
    return text.length < LONGEST_OF_TOMBSTONE && BEFORE_CHRIST.test(text);
  });

/** What was made in our time after something old. */
const OF_A_COPY =
  /\b(?:casts?|cop(?:y|ies)|after|replicas?|reproductions?|reconstruct(?:ed|ion)|models?|facsimiles?|electrotypes?|electroforms?|photographs?|prints?|films?)\b/i;

/** "Susa, 1972" on the label of a thing of 522 BC: the year when it was found. */
const isWhenFound = (label: LabelTokens, segment: Segment): boolean =>
  segment.kind === 'date' &&
  /^(?:1[6-9]|20)\d\d$/.test(textOf(label, segment)) &&
  !OF_A_COPY.test(label.plain) &&
  linesOf(label).some((line) => {
    const text = textOf(label, line);
    return text.length < LONGEST_OF_TOMBSTONE && BEFORE_CHRIST.test(text);
  });

/** Whether a town or county stands on the label of a picture, which may show it as well as come from there. */
export const isShownPlace = (label: LabelTokens, segment: Segment): boolean =>
  segment.kind === 'origin' &&
  !startsOrigin(label.marked, placeOf(label, segment)[0]) &&
  linesOf(label).some((line) => isOfPicture(textOf(label, line)));

/** The printed line of a word. */
function lineOf(label: LabelTokens, at: number): string {
  const line = linesOf(label).find(({ from, to }) => from <= at && at < to);
  return line === undefined ? '' : textOf(label, line);
}

/** The words of a printed line up to one of them. */
function lineUpTo(label: LabelTokens, at: number): string {
  const from = label.tokens.findLastIndex(({ startsLine }, index) => index <= at && startsLine);
  return label.printed.slice(...placeOf(label, { from: Math.max(0, from), to: at + 1 }));
}

const PERSON = /^\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){1,3}$/u;
const isPerson = (name: string): boolean =>
  PERSON.test(name) &&
  !/^(?:the|an?) /i.test(name) &&
  isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? '');

/** "Mary Lowe / Clara Bult": of two names of persons, without a life or a "by", either may be the one whom a portrait shows. */
export function isEitherName(label: LabelTokens, segments: readonly Segment[]): boolean {
  const nameOf = (kind: SegmentKind): string => {
    const segment = segments.find((each) => each.kind === kind);
    return segment === undefined ? '' : textOf(label, segment).replace(/,$/, '');
  };
  return (
    isPerson(nameOf('artist')) &&
    isPerson(nameOf('title')) &&
    !segments.some(({ kind }) => kind === 'life' || kind === 'bio' || kind === 'origin')
  );
}

/** Words of a title that can name its own maker: "Self-Portrait of Rembrandt". */
const OF_A_MAKER = /\b(?:portrait|self|family|wife|mother|father|son|daughter|studio|house|after)\b/i;

/** "Shiva Nataraja / Shiva, Lord of the Dance": of two lines with one name and no given name, neither is the maker's. */
export function isGodTheMaker(label: LabelTokens, segments: readonly Segment[]): boolean {
  const wordsOf = (kind: SegmentKind): string[] => {
    const segment = segments.find((each) => each.kind === kind);
    return segment ? (label.plain.slice(...placeOf(label, segment)).match(/\p{Lu}\p{L}{3,}/gu) ?? []) : [];
  };
  // "Ada Lowe, Ella Lowe / by Branwell Lowe": a maker of the sitters' family.
  // "Master of Ta\u00FCll / Apse of the church of Ta\u00FCll": one named after the work.
  // "Zita Lowe / 1884-1967 / Zita Lowe at the Mirror": no god has years of a life.
  if (
    segments.some(
      (each) =>
        /^(?:life|bio)$/.test(each.kind) ||
        (each.kind === 'artist' && /^(?:by |master of )/i.test(textOf(label, each))),
    )
  )
    return false;
  const [maker, title] = [wordsOf('artist'), wordsOf('title')];
  return (
    maker.some((word) => title.includes(word)) &&
    !title.some((word) => OF_A_MAKER.test(word)) &&
    !maker.some((word) => isGivenName(word.toLowerCase()))
  );
}
