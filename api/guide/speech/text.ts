import { withStates } from '../vocabulary/states.ts';
import { fromCapitals } from '../capitals.ts';

const YEAR = '(?:1[0-9]{3}|20[0-9]{2})';
const UNIT = '(?:mm|cm|m|km|in|inches|ft|feet|kg|g|percent)';
const BETWEEN_YEARS = new RegExp(`([Bb]etween|[Ff]rom) (${YEAR}) ?- ?(\\d{1,4})(?!\\d)`, 'g');
const YEARS = new RegExp(`\\b(${YEAR}) ?- ?(\\d{4}|\\d{2})\\b(?![-.]\\d)( ?B\\.? ?C)?`, 'g');
const THOUSANDS = new RegExp(
  `(?<!\\p{Lu}{2,}\\.? )\\b(\\d{1,3})\\.(\\d{3})\\b(?!\\.?\\d| ?${UNIT}\\b)`,
  'gu',
);

/** "1884-8" -> ["1884", "1888"]; a short second year takes the first one's leading figures. */
export function fullYears(first: string, second: string): [string, string] {
  return [
    first,
    second.length < first.length ? first.slice(0, first.length - second.length) + second : second,
  ];
}

/** Words in other scripts than Latin, which an English voice cannot say, and the brackets around them. */
const OTHER_SCRIPTS = / ?[([]?(?:[ \u00B7]?[\u0370-\u1DFF\u2E80-\uFFEF])+[)\]]?/g;

/** Leaves words in other scripts out, where there are others. */
/** Without letters of other scripts, where any Latin one stands beside them. */
export function latinOnly(printed: string): string {
  const latin = printed.replaceAll(OTHER_SCRIPTS, '');
  return /\p{L}/u.test(latin) ? latin : printed;
}

/** First and second parts of words that keep their hyphen: "well-known", "nineteenth-century". */
const COMPOUND_FIRST =
  /^(?:well|self|so|door|wall|ship|oil|left|right|eye|fire|water|rain|half|single|mid|late|early|post|non|ex|semi|anti|multi|low|high|long|short|old|new|hand|full|life|wide|deep|double|great|far|free|ill|open|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|first|second|third|\p{L}+(?:teenth|ieth|fth|nth|xth|ish)|black|white|red|blue|green|yellow|brown|grey|gray|dark|light|pale|bright|gold|silver|north|south|east|west|mother|father|brother|sister|son|daughter|man|woman|tin|lost|cross|wheel|salt|lead|slip|wood|stone|gilt|copper|bronze|brass|iron|linen|cotton|ivory|leather)$/iu;
const COMPOUND_SECOND =
  /^(?:called|keepers?|century|centuries|figure|year|years|old|like|size|sized|scale|made|based|known|born|shaped|handled|coloured|colored|tone|ground|glazed|printed|painted|sided|haired|eyed|length|long|high|wide|century|gilt|in|up|off|out|of|by|on|wax|thrown|carved|cut|dyed|woven|blown|winning|speaking|making|bearing|paste|bronze|leaf|fired|lacquered|inlaid|plated|embroidered|winged|legged|rimmed|footed)$/;

/** A word that a line's end parts: "strol- lers" was broken there, "black- figure" has its hyphen anyway. */
const joinedAtLineEnd = (first: string, second: string): string =>
  COMPOUND_FIRST.test(first) || COMPOUND_SECOND.test(second) ? `${first}-${second}` : first + second;

/** The words that the end of a line parts, as one: "door- keeper", "Post- Impressionists", "Aix- les-Bains", "blue- and-white"; "two- and three-part" are two. */
export const withWordsWhole = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})[-\u2010] (?=and-\p{L}|\p{Lu}\p{Ll}|\p{Ll}{1,5}-\p{Lu}\p{Ll})/gu, '-')
    .replaceAll(
      /(?<!\p{L})(\p{L}[\p{L}'\u2019]{0,20})- (?!(?:and|or|to|und|oder|och|og)\b)(\p{Ll}{1,20})/gu,
      (_, first: string, second: string) => joinedAtLineEnd(first, second),
    );

/** "Coll. by Ada Birch": how old labels shorten what was done with a thing. */
const DEEDS: Readonly<Record<string, string>> = {
  Coll: 'Collected',
  Pres: 'Presented',
};
/** Given names as old labels shorten them. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  Wm: 'William',
  Chas: 'Charles',
  Thos: 'Thomas',
  Jas: 'James',
  Geo: 'George',
  Robt: 'Robert',
  Saml: 'Samuel',
  Benj: 'Benjamin',
};
const SHORT_NAME = /(?<!\p{L})(Wm|Chas|Thos|Jas|Geo|Robt|Saml|Benj)\.(?= \p{Lu})/gu;
const SHORT_DEED = /\b(Coll|Pres)\.(?= (?:by|from) )/g;

/** A comma that parts a title in quotation marks from what is behind it: "\u201CElectric Light,\u201D 1883". */
const COMMA_IN_QUOTES = /,(?=["\u201D](?:$|,| \d))/gu;

/** The label's own words, made ready to be spoken: ranges, "c." and figures, nothing else. */
export function sayText(printed: string): string {
  return (
    withWordsWhole(latinOnly(withStates(printed.normalize('NFC'))))
      .replaceAll(
        /(\d(?:st|nd|rd|th)) ?[-\u2010-\u2015] ?(?=(?:(?:early|mid|late)[ -])?\d{1,2}(?:st|nd|rd|th))/g,
        '$1 to ',
      )
      .replaceAll(/\bin (?=(?:early |late )?1\d{2}0s)/g, 'in the ')
      .replaceAll(/\b(around|about) (?=\d{2,3}0s\b)/g, '$1 the ')
      .replaceAll(/(?<=\d) ?[\u2010-\u2015\u2212-] ?(?=(?:ca?\.|about|around) ?\d)/g, ' to ')
      .replaceAll(/[\u2010\u2011\u2012\u2013\u2015\u2212](?=\d)|(?<=\d ?)[\u2014~\u301C](?= ?\d)/g, '-')
      .replaceAll(/(?<=B\.? ?C\.?(?:E\.?)?) ?[-\u2013] ?(?=A\.? ?D)/g, ' to ')
      .replaceAll(/(?<=\p{Ll})\u2013(?=\p{Lu})/gu, '-')
      .replaceAll(/(?<=\d(?: (?:BCE?|AD|CE))?) [\u2013\u2014-] (?=(?:AD |CE |c\. ?)?\d)/g, ' to ')
      .replaceAll(/(?<=[;:,.!?]) ?[\u2013\u2014] ?/g, ' ')
      .replaceAll(/ ?[\u2013\u2014] ?| - (?=\p{L})/gu, ', ')
      .replaceAll(
        BETWEEN_YEARS,
        (_, word: string, a: string, b: string) =>
          `${word} ${fullYears(a, b).join(word.toLowerCase() === 'between' ? ' and ' : ' to ')}`,
      )
      .replaceAll(
        /\b(A\.? ?D\.?) ?(\d)(\d\d) ?[-\u2013] ?(\d\d)(?!\d)/g,
        (_, era: string, century: string, from: string, to: string) =>
          `${era} ${century}${from} to ${century}${to}`,
      )
      .replaceAll(/\b(1\d{3}|20\d\d)-(\d)(?= (?:CE\b|A\.?D))/g, (_, a: string, b: string) =>
        fullYears(a, b).join(' to '),
      )
      // "on their second voyage, 1773-4"
      .replaceAll(/(?<=\p{Ll}, )(1[4-9]\d\d)-(\d)(?=[.,;]|$)/gu, (range: string, a: string, b: string) =>
        b > a.slice(-1) ? fullYears(a, b).join(' to ') : range,
      )
      .replaceAll(
        YEARS,
        (_, a: string, b: string, bc = '') => (bc === '' ? fullYears(a, b) : [a, b]).join(' to ') + bc,
      )
      .replaceAll(/\b(\d{1,4}) ?- ?(\d{1,4})(?= ?(?:B\.? ?C|CE\b|A\.? ?D))/g, '$1 to $2')
      .replaceAll(/\b(\d{3,4}s) ?[-\u2013] ?(?=\d\ds\b)/g, '$1 to ')
      .replaceAll(SHORT_DEED, (_, deed: string) => DEEDS[deed] ?? deed)
      .replaceAll(SHORT_NAME, (_, name: string) => SHORT_NAMES[name] ?? name)
      .replaceAll(/(?<=\d(?:st|nd|rd|th) )c\.(?= |$)/g, 'century')
      .replaceAll(/\b(?:approx\.|ca\.|c\.|circa|ca) ?(?=\d)/g, 'around ')
      .replaceAll(THOUSANDS, '$1,$2')
      .replaceAll(/,? ?&c\.?(?!\p{L})/gu, ' et cetera')
      .replaceAll(COMMA_IN_QUOTES, '')
      .replaceAll(/(?<!\p{Lu})&|&(?!\p{Lu})/gu, ' and ')
      .replaceAll(/ ?[[(]see (?:also )?[^\])]{0,40}\d[^\])]{0,20}[\])]/gi, '')
      .replaceAll(/\s+/g, ' ')
      // "a .50-caliber bullet": a blank before figures behind a point belongs there.
      .replaceAll(/ (?=[,;:!?)]|\.(?!\d))|(?<=\d) (?=\.\d)/g, '')
      .replaceAll(/,{2,}/g, ',')
      .trim()
  );
}

/** Closes a sentence that the label leaves open. */
export function closed(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/(?<![,;:\s-])[,;:\s-]+$/, '')
    // "from the series \"Night Shift,\"": the comma parted it from what is told elsewhere.
    .replace(/,(?=["'\u2019\u201D]$)/, '');
  // "on bark (Eucalyptus sp.)": the stop within the bracket is that of the short word.
  if (/[^.!?\s] \([^()]{1,60}\p{L}\.\)$/u.test(text)) return `${text}.`;
  return /(?:[.!\u2026]|(?<!\()\?)["'\u2019\u201D)\]]*$/.test(text) ? text : `${text}.`;
}

/** The same with a small first letter. */
export function lowered(text: string): string {
  // "EL stater" begins with letters that stand for a metal.
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function capitalised(text: string): string {
  return text.replace(
    /^(["'\u2018\u201C(]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** "a" or "an" before a word, by its sound. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:eu|uni|use|uti|ukr|uga|uru|one\b|ewe)/i.test(word)) return 'a';
  // "RAF", "LP" are said letter by letter.
  if (/^[FHLMNRSX](?!OM\b|AM\b|IM\b)\p{Lu}{1,2}(?!\p{L})/u.test(word)) return 'an';
  return /^(?:[aeiou]|8|1[18]\b|hour|heir|hono|led\b|mdf\b|hd\b)/i.test(word) ? 'an' : 'a';
}

/** The title in quotation marks; those inside it become single. */
export function quotedTitle(title: string): string {
  const text = fromCapitals(
    withWordsWhole(latinOnly(title))
      .replaceAll(/\s+(?=[\s)])/g, '')
      // American printers set the comma before the mark that closes a quotation.
      .replace(/,(?=["'\u2019\u201D]$)/, '')
      .trim(),
  );
  const whole =
    /^["\u201C]([^"\u201C\u201D]*)["\u201D]$/.exec(text)?.[1] ??
    /^[\u2018'](?![^']*' )([^\u2018]*)['\u2019]$/.exec(text)?.[1] ??
    text;
  return `\u201C${whole.replaceAll(/["\u201C](?=[\p{L}\p{N}])/gu, '\u2018').replaceAll(/["\u201C\u201D]/g, '\u2019')}\u201D`;
}

/** One to two minutes of the label's own sentences (docs/behaviour.md#length). */
const MOST_LABEL_WORDS = 210;

/** A sentence of the label, ready to be spoken. */
export const spokenSentence = (sentence: string): string => capitalised(closed(sayText(sentence)));

/** Both kinds of text, and the sources of each, ask for the same sentences. */
const spokenBefore = new WeakMap<readonly string[], readonly string[]>();

/** The label's sentences from the start, ready to be spoken, as many as fit into one to two minutes; at least one. */
export function spokenSentences(sentences: readonly string[]): readonly string[] {
  const before = spokenBefore.get(sentences);
  if (before) return before;
  const spoken: string[] = [];
  spokenBefore.set(sentences, spoken);
  let words = 0;
  for (const sentence of sentences) {
    const said = spokenSentence(sentence);
    words += Math.max(4, countWords(said));
    if (spoken.length > 0 && words > MOST_LABEL_WORDS) break;
    spoken.push(said);
  }
  return spoken;
}
