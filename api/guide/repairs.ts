import { weavesBehind } from './speech/medium/weaves-behind.ts';
import { DYNASTY_AND_DATE, YEAR } from './dates/date-words.ts';
import { inTwoCounts } from './dates/other-counts.ts';
import { seasonInWords } from './dates/seasons.ts';
import type { TombstoneFields } from './facts.ts';
import type { LabelTokens } from './label-tokens.ts';
import { EDITION, startsWithGivenName } from './vocabulary/things-and-materials.ts';
import { withoutKind } from './lines/names/kind-before-title.ts';
import { saidTogether } from './lines/makers/partners.ts';
import { TRADES, TRADES_SMALL, withTradeSmall } from './maker-words.ts';
import { capitalised } from './speech/text.ts';

/** A title that stands in brackets behind its other form is said without them, and without the reign of whoever it names. */
const withoutBrackets = (title: string): string =>
  withoutKind(title)
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^\[((?:\p{Ll}|The |An? )[^[\]]+)\]$/u, '$1')
    // "Silver denarius of Trajan (reigned 98-117)"
    .replace(/ \([^()]{0,20}\breign(?:ed)?\b[^()]{0,30}\)$/, '');

const ROLE = new RegExp(`^(${TRADES}) (?=\\p{Lu})`, 'u');

/** "Design: Jutta Sika, Vienna, 1901/02", "Design Ada Birch" */
const DESIGN_BEFORE = /^Design(?: by|:)? (\p{Lu}.+)$/u;
/** "Designed and made by Ada Birch", "Designed, made and decorated by Ada Birch": who did all of it is the maker. */
const DESIGNED_AND_MADE =
  /^(?:designed|made)(?:, \p{Ll}{4,10})?,? and (?:made|designed|\p{Ll}{4,9}ed) by (?=\p{Lu})/iu;
/** "Manuel Arellano (attr.)" */
const ATTRIBUTED_BEHIND = /^(.+?)(?: \(|, )(?:attr\.|attrib\.|attributed)\)?$/;
/** "Wenzel Jamnitzer (goldsmith)", "Joseph WILLEMS sculptor" */
const ROLE_BEHIND = new RegExp(`^(.+?)(?: \\((${TRADES_SMALL})\\)|(?<=\\p{Lu}{3}) (${TRADES_SMALL}))$`, 'u');

/** The name in "Jutta Sika, Vienna, 1901/02": a place and a year behind it are the work's. */
function nameOfAct(words: string): string {
  const [name = '', behind = '', ...others] = words.split(', ');
  const isName = (part: string): boolean => / \p{Lu}/u.test(part) && startsWithGivenName(part);
  const names = [behind, ...others];
  const end = names.findIndex((part) => !isName(part));
  const fellows = end < 0 ? names : names.slice(0, end);
  const whole = /^(?:Ltd|Inc|Jr|Sr|S\.)/.test(behind)
    ? `${name}, ${behind}`
    : fellows.length > 0
      ? `${[name, ...fellows.slice(0, -1)].join(', ')} and ${fellows.at(-1) ?? ''}`
      : name;
  return whole.replace(/,? \(?\d{4}[^]*/, '');
}

/** "Anton Birch, cast", "Lowe & Co., execution": what they did, before the name. */
const PART_BEHIND = /^(\p{Lu}[^,;:]{2,80}), (cast|design|execution)$/u;
const DID = { cast: 'Cast', design: 'Designed', execution: 'Made' };
const withDeedFirst = (maker: string): string =>
  maker.replace(PART_BEHIND, (_, name: string, part: keyof typeof DID) => `${DID[part]} by ${name}`);

/** "Execution: Lowe & Co." -> "Made by Lowe & Co.", and "for Lowe & Co." behind a designer -> "Designed for Lowe & Co." */
export const ofAct = (maker: string): string =>
  withDeedFirst(withTradeSmall(maker))
    .replace(
      ROLE_BEHIND,
      (_, name: string, inBrackets?: string, behind?: string) =>
        `${capitalised(inBrackets ?? behind ?? '')}: ${name}`,
    )
    .replace(/^(?:Execution|Production|Manufacture):? (?=\p{Lu})/u, 'Made by ')
    // "Ada Birch for Lowe & Co."
    .replace(/^for (?=\p{Lu})/u, 'Designed for ')
    .replace(/^Printing: /, 'Printed by ');

/** "Maria Likarz-Strauss (design)", "Wilhelm Lowe, designer" */
const DESIGN_BEHIND = /^([^,;]+)(?: \(design(?:er)?\)|, designer)$/;
/** "ROOTSEY, Joe" */
const SURNAME_FIRST = /^(\p{Lu}[\p{Lu}'\u2019 -]+), (\p{Lu}\p{Ll}[^,]*)$/u;
/** "Gall\u00E9, \u00C9mile" */
/** "Georgina, Lady Harcourt": a rank behind a given name, and no given name behind a surname. */
const OF_RANK =
  /^(?:Lady|Lord|Sir|Dame|Countess|Count|Duke|Duchess|Baron|Baroness|Viscount|Viscountess|Marquess|Marchioness|Marquis|Earl|Prince|Princess|Comte|Comtesse|Queen|King) /;
const SURNAME_BEFORE =
  /^(\p{Lu}\p{Ll}[\p{L}'\u2019-]+), (\p{Lu}\p{Ll}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]*){0,2})$/u;

/** "Birch, T. Edwin", "Lowe, J. M."; "Trenton, N.J." is a town. */
const SURNAME_BEFORE_INITIALS =
  /^(\p{Lu}\p{Ll}[\p{L}'\u2019-]+), (?!N\. ?[YJHMCDS]\b|D\. ?C\b|U\. ?S|P\. ?R)((?:\p{Lu}\. ?){1,3}(?:\p{Lu}\p{Ll}[\p{L}-]*)?)$/u;

/** "1474 1478" */
const YEARS_BY_STROKE = new RegExp(`(${YEAR}) (?=${YEAR}$)`);

/** A support or kind of print, and what lies on it. */
const PARTS_OF_MEDIUM =
  /^([^,;]*(?:scrolls?|albums?|lea(?:f|ves)|screens?|fans?|folio|book|prints?(?: \([^()]{1,60}\))?)) (?=(?:ink|colou?rs?|opaque|gold)\b.{0,120} on )/i;

/** "Ming dynasty / 16th century": two lines of which no comma tells that they are two. */
const PERIOD_BEFORE_YEARS =
  /\b(dynasty|period|era) (?=\d{1,2}(?:st|nd|rd|th)\b|(?:early|mid|late)\b|(?:about|around|circa|ca?\.) ?\d)/i;

/** "Entwurf / Design: Ada Birch (1868-1940),": what is said of a design before the year that ends it. */
const OF_DESIGN = /(?:^|\s)(?:Design:|Designed by) \p{Lu}[^:;\d]{2,60}(?:\([^():]{4,30}\))?, ?\s?$/u;
/** Characters of what is said of a design at most. */
const MOST_OF_DESIGN = 130;

/** "1909" -> "designed 1909" where the label gives the year of the design alone. */
function ofDesign(date: string, printed: string): string {
  const at = printed.indexOf(date);
  const isYear = /^(?:c\. ?|ca\. ?|about |around )?\d{4}(?:[-\u2013/]\d{2,4})?$/.test(date);
  const before = printed.slice(Math.max(0, at - MOST_OF_DESIGN), at);
  return isYear &&
    OF_DESIGN.test(before) &&
    !/\b(?:made|manufactured|executed|produced|built|woven|printed|cast) by\b/i.test(before)
    ? `designed ${date}`
    : date;
}

/** What cleanup and layout do to a field's words, put right. */
export const REPAIRS: Partial<Record<keyof TombstoneFields, (value: string, label: LabelTokens) => string>> =
  {
    artist: withRoleColon,
    title: withoutBrackets,
    date: (value, label) =>
      seasonInWords(ofDesign(value, label.printed))
        .replace(/^in (?=\d)/i, '')
        // "8th century AD." at the end of a line of several fields
        .replace(/(?<=\b(?:AD|BC|BCE|CE))\.$/, '')
        // "1600/01\u20131603": begun in one year or the next
        .replace(/^(\d{4})\/\d{1,2} ?(?=[-\u2013] ?\d{4}$)/, '$1')
        .replace(/^(\d{4} ?[-\u2013] ?)(\d{2})\d{2}\/(\d{2})$/, '$1$2$3')
        // "Model 302, 1937"
        .replace(/^(?:Model|Type|Pattern|No\.|Nr\.) [^,]{1,20}, (?=\D{0,20}\d)/, '')
        // "c. 64": of the first century of the Common Era, which no figure tells
        .replace(/^((?:about |around |circa |ca?\. ?)?)(\d{1,2}(?:[-\u2013]\d{1,2})?)$/i, '$1AD $2')
        .replace(/^([^/|()]{2,40}\bA\.?H\.?) ?[/|] ?([^()]{2,40}\b(?:A\.?D\.?|CE))$/, (both, hijri, common) =>
          inTwoCounts(both) === null ? `${common} (${hijri})` : both,
        )
        // "Liao (907-1125) or Jin dynasty (1115-1234)"
        .replace(
          /^(\p{Lu}\p{Ll}+)(?: dynasty)? \((\d{3,4})[-\u2013]\d{3,4}\) or (\p{Lu}\p{Ll}+) dynasty \(\d{3,4}[-\u2013](\d{3,4})\)$/iu,
          '$1 or $3 dynasty, $2\u2013$4',
        )
        .replace(DYNASTY_AND_DATE, '$1 period, ')
        // "reigns of Amenhotep II \u2013 Amenhotep III"
        .replace(/(?<=\p{L}) ?[-\u2013\u2014]\s(?=\p{Lu}\p{L}{2,20} [IVX]{1,4}\b)/u, ' to ')
        // "Ming dynasty (1368-1644) Wanli reign (1573-1620)": the nearer years are the work's.
        .replace(
          /^(\p{Lu}[\p{L}-]+ (?:dynasty|period|era)),?(?: \([^()]*\),?)?\s(?=\p{Lu}[\p{L}-]+ (?:reign|period|era)\b,? \([^()]*\d)/iu,
          '$1, ',
        )
        .replace(/\bdesign (?=[\dc])/i, 'designed ')
        .replace(/\bexecution (?=[\dc])/i, 'executed ')
        // "Chinese, Ming dynasty": the nation is told by itself.
        .replace(/^\p{Lu}\p{L}+, (?=\p{Lu}\p{L}+ (?:dynasty|period|era)\b)/u, '')
        .replace(YEARS_BY_STROKE, '$1/')
        .replace(PERIOD_BEFORE_YEARS, '$1, ')
        .replace(/(\d(?:st|nd|rd|th)) c\.?$/, '$1 century'),
    medium: withMediumMarks,
    dimensions: withFractions,
    credit: withCreditMarks,
  };

/** Cleanup loses the colon of "Designer: N. N."; "by N. N." is the name alone. */
function withRoleColon(printed: string, { plain }: LabelTokens): string {
  // "Signed Ahmad" is on the thing, and no part of the name.
  const artist = withDeedFirst(withTradeSmall(printed.replace(/^Signed (?=\p{Lu})/u, '')))
    .replace(/^(?:Maker|Artist|Painter|Sculptor|Photographer), (?=[Aa]ttributed |\p{Lu})/u, '')
    .replace(/^by /i, '')
    // "Designer, builder and driver: Ken Warby"
    .replace(/^(?:Designer|Builder|Maker|Artist)(?:, \p{Ll}+){0,2},? and \p{Ll}+: /u, '')
    .replace(/^made at (?=the )/i, 'made by ')
    .replace(DESIGNED_AND_MADE, '')
    .replace(/^(maker['\u2019]s marks?): /i, '$1 of ')
    .replace(DESIGN_BEHIND, 'Designed by $1')
    .replace(/^Model(?:ler|l?ed)?(?::| by) (?=\p{Lu})/u, 'Modelled by ')
    // "Nadar (Félix Tournachon, known as)"
    .replace(/, (?:known as|called|dit)\)/, ')')
    .replace(DESIGN_BEFORE, (_, name: string) => `Designed by ${nameOfAct(name)}`)
    .replace(ATTRIBUTED_BEHIND, 'attributed to $1')
    .replace(
      ROLE_BEHIND,
      (_, name: string, inBrackets?: string, behind?: string) =>
        `${capitalised(inBrackets ?? behind ?? '')}: ${name}`,
    )
    .replace(SURNAME_FIRST, '$2 $1')
    .replace(SURNAME_BEFORE_INITIALS, '$2 $1')
    .replace(/^Copia d[ae] (?=\p{Lu})/u, 'After ')
    .replace(SURNAME_BEFORE, (name, surname: string, given: string) =>
      startsWithGivenName(given) && !startsWithGivenName(surname) && !OF_RANK.test(given)
        ? `${given} ${surname}`
        : name,
    )
    // "E.W. Godwin (born in Bristol, 1833, died in London, 1886)"
    .replace(/ \((?:born|b\.|active|d\.|died|\d)[^()]*\)?$/i, '');
  if (plain.includes(':')) return saidTogether(artist);
  return saidTogether(artist.replace(ROLE, '$1: '));
}

/** "Hanging scroll ink on silk" was "Hanging scroll; ink on silk", "20 58 min." "20:58 min." */
function withMediumMarks(value: string): string {
  return (
    weavesBehind(value)
      .replace(/^(?:Materials?|Medium|Media|Technique)(?: used)?: ?/i, '')
      .replace(MEASURE_BEHIND, '')
      .replace(PAINT_AND_SUPPORT, '$1 on $2')
      // "Silk damask, embroidered; cotton waistband"
      .replace(/^([^;,]{2,40} [^;,]{2,40},[^;]{3,40}); (?!\p{L}{3,}ed |with )([^;,]{3,40})$/u, '$1, with $2')
      .replace(IN_A_WEAVE, (_, stuff: string, weave: string) => `${stuff.slice(0, -1)} in ${weave}`)
      .replace(EDITION, '')
      .replace(PARTS_OF_MEDIUM, '$1; ')
      .replace(/ (\d\d?) (\d\d min)/, '; $1:$2')
  );
}

/** "oil, canvas", as museums of central Europe print it. */
const PAINT_AND_SUPPORT =
  /^(oil|tempera|acrylic|pastel|watercolou?r|gouache|ink|pencil|charcoal), (canvas|panel|board|cardboard|paper|wood|copper|linen|masonite)$/i;
/** "silk; slit tapestry weave": how the stuff is woven is no further stuff. */
const IN_A_WEAVE =
  /^([\p{L} -]{3,40}[;,](?= [^;,]*$)|[\p{L} ,-]{3,60};) ([\p{L} ,-]{0,40}\b(?:weave|ikat|batik|twill|tapestry|patterning)(?: and [\p{L} -]{3,40})?)$/u;

/** "Marble, 35.6 cm height": a measure behind the medium. */
const MEASURE_BEHIND =
  /[,;] (?:[HWLD]\.? ?|diam\.? ?)?\d[\d.,/ x\u00D7]{0,40}(?:cm|mm|in\.?|inches)(?!\p{L}).*$/su;

/** "Purchase gift of N. N." was "Purchase: gift of N. N.", "A Fund B Fund" "A Fund; B Fund". */
function withCreditMarks(value: string): string {
  return value
    .replace(/^(Purchase) (?=gift of)/i, '$1: ')
    .replace(/(Fund|Trust|Endowment) (?!and )(?=(?:gift|bequest) of|[^,;]{4,80} Fund$)/i, '$1; ');
}

/** Cleanup loses the stroke of a fraction: "59 5 8 x" was "59 5/8 x". */
function withFractions(value: string): string {
  return value.replaceAll(/(\d) (\d{1,2}) (2|4|8|16|32)(?= ?(?:x|in\b|by|\u00D7))/g, '$1 $2/$3');
}
