import { withoutPostNominals } from '../../lines/makers/post-nominals.ts';
import type { LabelInput } from '../../facts.ts';
import { fromCapitals } from '../../capitals.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { weighWords } from '../guess-language.ts';
import { cognateInEnglish } from './cognate-halves.ts';
import { coinInWords } from './coins-in-words.ts';
import { relationFirst } from './relations-first.ts';
import { rolesInEnglish } from './roles-in-english.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isMaterials } from '../../vocabulary/materials.ts';

/** "um", "vers": words for "about" before a year, in other languages than English. */
const ABOUT =
  'um|vers|circum|hacia|alrededor de|cerca de|por volta de|cap a|verso il|intorno al|rond|omstreeks|omkring|cirka|noin|umbes|oko|okoli|oko\u0142o|ok\\.|okolo|kolem|kol\\.|kb\\.|tua|yakla\u015F\u0131k|apie';
const AFTER = 'nach|apr\u00E8s|post|dopo il|dopo|despu\u00E9s de|despr\u00E9s de|depois de|efter|etter';
const BEFORE =
  'vor|avant|ante|prima del|antes de|abans de|voor|v\u00F3\u00F3r|f\u00F6re|f\u00F8r|przed|p\u0159ed';
/** Where a year stands that no sentence goes on from. */
const YEAR = '(?=\\d{3,4}(?![\\d\\p{L}]| (?!BC|AD)\\p{Ll}))';
const before = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d'\u2019-])(?:${words}) ${YEAR}`, 'giu');
/** "um 440 v. Chr.", "Bronzezeit, 1000-800 v. Chr.": a count of years at the end of a date that stands alone or behind an age. */
const BEHIND_YEARS = '(?<=^(?:[^,()\\d]{3,40}, )?[^,()\\d]{0,20}\\d{1,4}(?: ?[-\u2013] ?\\d{1,4})?)';
const COUNTS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${BEHIND_YEARS} ?(?:v\\. ?Chr\\.?|av(?:ant|\\.) ?J\\.?[ -]{0,2}C\\.?|a\\. ?C\\.?)$`, 'u'),
    ' BC',
  ],
  [
    new RegExp(
      `${BEHIND_YEARS} ?(?:n\\. ?Chr\\.?|ap(?:r\u00E8s|r?\\.) ?J\\.?[ -]{0,2}C\\.?|d\\. ?C\\.?)$`,
      'u',
    ),
    ' AD',
  ],
];
/** "623 H. / 1226 n. Chr.", "A\u00F1o 964 (353 H.)": the year of the Hijra beside ours, which tells the same. */
const OF_HIJRA: readonly (readonly [RegExp, string])[] = [
  [
    /^\d{1,4} ?(?:H\.?|AH|h\.) ?[/=] ?(\d{3,4})(?: (?:n\. ?Chr\.?|d\. ?C\.?|apr?\. J\.-C\.|AD|CE))?$/u,
    '$1 AD',
  ],
  [
    /^(?:A\u00F1o|Ano|Anno|Ann\u00E9e|Jahr|Jaar|\u00C5r|L['\u2019]an) (\d{3}|\d{3,4}(?= \())(?: \(\d{1,4} ?H\.?\))?$/u,
    '$1 AD',
  ],
];
const DATE_WORDS: readonly (readonly [RegExp, string])[] = [
  ...OF_HIJRA,
  ...COUNTS,
  // "tua/about 1914"
  [new RegExp(`(?<![\\p{L}\\d'\u2019-])(?:${ABOUT}) ?/ ?(?:about|around|circa|c\\.) ?${YEAR}`, 'giu'), 'c. '],
  [new RegExp(`(?<![\\p{L}\\d'\u2019-])(?:about|around|circa|c\\.) ?/ ?(?:${ABOUT}) ?${YEAR}`, 'giu'), 'c. '],
  [before(ABOUT), 'c. '],
  // "Fresno, CA 1944" is in California.
  [new RegExp(`(?<![\\p{L}\\d'\u2019-])(?:[Cc]a|(?<!, )CA) ${YEAR}`, 'gu'), 'c. '],
  [before(AFTER), 'after '],
  // The Po is a river.
  [new RegExp(`(?<![\\p{L}\\d'\u2019-])(?:na|po) ${YEAR}`, 'gu'), 'after '],
  [before(BEFORE), 'before '],
  // "1950 circa", "1950 ca."
  [/(?<![\d\p{L}-])(\d{4}) (?:circa|ca\.)(?![\p{L}\d]| \d)/gu, 'c. $1'],
  [/(?<![\d\p{L}])(\d{4}) (?:ut\u00E1n|j\u00E4lkeen)(?!\p{L})/gu, 'after $1'],
  [/(?<![\d\p{L}])(\d{4}) el\u0151tt(?!\p{L})/gu, 'before $1'],
  // "1910 k\u00F6r\u00FCl"
  [/(?<![\d\p{L}])(\d{4}(?:[-\u2013/]\d{2,4})?) k\u00F6r\u00FCl(?!\p{L})/gu, 'c. $1'],
];

/** "Per\u00EDodo Yotoco": an age by its name. */
const NAMED_AGE = /(?<!\p{L})(?:Per[i\u00ED]odo|P\u00E9riode) (\p{Lu}\p{L}{3,20})(?=$|[,(]| \()/gu;
/** "200 a.C. \u2013 1300 d.C." */
const OF_TWO_ERAS = /^((?:c\. ?|ca\. ?)?\d{1,4}) ?a\. ?C\.? ?[-\u2013] ?(\d{1,4}) ?d\. ?C\.?$/;

/** The names of the months in other languages, month by month. */
const MONTHS_IN_OTHERS: ReadonlyMap<string, string> = new Map(
  `January januari januar janvier gennaio enero janeiro
February februari februar f\u00E9vrier febbraio febrero fevereiro
March maart m\u00E4rz mars marts marzo mar\u00E7o
April avril aprile abril
May mei mai maj maggio mayo maio
June juni juin giugno junio junho
July juli juillet luglio julio julho
August augustus ao\u00FBt augusti agosto
September septembre settembre septiembre setembro
October oktober octobre ottobre octubre outubro
November novembre noviembre novembro
December dezember d\u00E9cembre desember dicembre diciembre dezembro`
    .split('\n')
    .flatMap((line) => {
      const [english = '', ...others] = line.split(' ');
      return [english.toLowerCase(), ...others].map((month) => [month, english] as const);
    }),
);
/** "maart 1929", "Juni 1889"; "Mars 1969" is a planet. */
const MONTH_AND_YEAR = /(?<!\p{L})(?!Mars )(\p{L}{3,10}) (?=\d{4}(?!\d))/gu;

/** What says in other languages that nobody knows the date. */
const NO_DATE =
  'u\\. ?\u00E5\\.|uten \u00E5r|uden \u00E5r|utan \u00E5r|odaterad|udatert|udateret|o\\. ?J\\.|ohne Jahr|undatiert|s\\. ?d\\.|sans date|non dat\u00E9e?|s\\. ?f\\.|sin fecha|sin fechar|sem data|n\u00E3o datado|senza data|non datato|z\\. ?d\\.|zonder jaar|ongedateerd|niedatowan[yae]|bez daty|nedatov\u00E1no|\u00E9\\. ?n\\.|\u00E9v n\u00E9lk\u00FCl|ajoittamaton|p\u00E4iv\u00E4\u00E4m\u00E4t\u00F6n|dateerimata|tarihsiz';
const UNDATED = new RegExp(`^(|.{2,80}, )(?:${NO_DATE})(?= \\(|$)`, 'iu');
/** The same in English, where the other half of a line says it too. */
const UNDATED_IN_ENGLISH = /^(?:n\. ?d\.|no date|not dated)$/i;

/** What parts two names from each other, or one from its life: the elder or younger stands before it. */
const ENDS_NAME = '(?=$|[,;]| [(/|])';
const NAME = "\\p{Lu}[\\p{L}.'\u2019-]*(?: [\\p{L}.'\u2019-]+){0,4}";
/** The same without small words but those of names: "Buste de femme d'après Cranach le Jeune" is a title. */
const PERSON =
  "\\p{Lu}[\\p{L}.'\u2019-]*(?: (?:\\p{Lu}[\\p{L}.'\u2019-]*|van|von|de[rnl]?|du|di|da|la|le|[dl]['\u2019]\\p{Lu}\\p{L}+)){0,4}";
const OF_TWO: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )(?:d\. ?[\u00C4\u00E4]\.|der \u00C4ltere)(?!\p{L})/gu, 'the Elder'],
  [/(?<=\p{L} )(?:d\. ?[Jj]\.|der J\u00FCngere)(?!\p{L})/gu, 'the Younger'],
  [
    new RegExp(
      `^(${PERSON}) (?:den \u00E4ldre|den \u00E6ldre|d\\. ?\u00E6\\.|l['\u2019][Aa]ncien|[Ll]e Vieux|el Viejo|o Velho)${ENDS_NAME}`,
      'u',
    ),
    '$1 the Elder',
  ],
  [
    new RegExp(`^(${PERSON}) (?:den yngre|d\\. ?y\\.|le [Jj]eune|el Joven|el Mozo|o Novo)${ENDS_NAME}`, 'u'),
    '$1 the Younger',
  ],
];

const CALLED = 'dite?|detto|detta|genannt|gen\\.|llamad[oa]|genaamd|dito|kallad|kaldt';
/** "Ada Birch, dite Adele", "Adele (Ada Birch, dite)": the other name of a maker. */
const OF_OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(${NAME} \\(${NAME}),? (?:${CALLED})(?: (?:il|lo|la|el|le))?\\)`, 'u'), '$1)'],
  [
    new RegExp(`^(${NAME}),? (?:${CALLED}) (?=(?:(?:il|lo|la|el|le|de) |l['\u2019])?\\p{Lu}\\p{L}+)`, 'u'),
    '$1, called ',
  ],
  [
    new RegExp(`^(${NAME} \\()(?:${CALLED}) (?=(?:(?:il|lo|la|el|le|de) |l['\u2019])?\\p{Lu}\\p{L}+)`, 'u'),
    '$1called ',
  ],
];

/** "Meister der Darmst\u00E4dter Passion", "t\u00E4tig in K\u00F6ln um 1450": a master without a name, and when one worked, at the head of a line. */
const OF_MAKERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:Meister|Ma\u00EEtre|Maestro|Meester|Mestre|Mester) (?:(?:der|des|del|della|du|van de[nr]?|do|da) |dell['\u2019])(?=\p{Lu}[^\d,;]{2,50}(?:$|[,;(]))/u,
    'Master of the ',
  ],
  [
    /^(?:Meister|Ma\u00EEtre|Maestro|Meester|Mestre) (?:(?:von|de|di|van) |d['\u2019])(?=\p{Lu}[^\d,;]{2,50}(?:$|[,;(]))/u,
    'Master of ',
  ],
  [
    /^(\(?(?:\p{Lu}\p{L}+, )?)(?:t\u00E4tig|aktiv|actif|activo|attivo|werkzaam|werkzam|verksam|virksom) (?:in|\u00E0|en|a|te|i) (?=\p{Lu})/u,
    '$1active in ',
  ],
  [
    /^(\(?(?:\p{Lu}\p{L}+, )?)(?:t\u00E4tig|aktiv|actif|activo|attivo|werkzaam|verksam|virksom) (?=(?:ca?\. |between |before |after )?\d{4})/u,
    '$1active ',
  ],
];

/** A date as it is compared with another one: "about 1902-4" as "c. 1902-1904". */
const asCompared = (date: string): string =>
  date
    .toLowerCase()
    .replaceAll(/\b(?:c\.|ca\.?|circa|about|around) ?(?=\d)/g, 'c. ')
    .replaceAll(
      /(\d{4}) ?[-\u2013] ?(\d{1,2})(?!\d)/g,
      (_, from: string, to: string) => `${from}-${from.slice(0, -to.length)}${to}`,
    )
    .replaceAll('\u2013', '-');

/** "500 a.C. \u2013 600 d.C. / 500 BC \u2013 AD 600": a date in another language, and the same years in English behind it. */
function dateOfTwo(line: string): string {
  const [, key = '', first = '', second = ''] = /^(\p{L}{3,20}: )?([^/:]+) \/ ([^/:]+)$/u.exec(line) ?? [];
  const figures = first.match(/\d+/g)?.join(' ');
  const isSame = figures !== undefined && figures === second.match(/\d+/g)?.join(' ');
  return isSame && isDateLine(second) && weighWords(first).english === 0 ? `${key}${second}` : line;
}

/** "Anadolu Sel\u00E7uklu / Anatolian Seljuk": a people or land in another language, and in English. */
function landOfTwo(line: string): string {
  const [, first = '', second = ''] = /^(\p{L}[^/\d,]{2,40}) \/ (\p{L}[^/\d,]{2,40})$/u.exec(line) ?? [];
  const isLand = (text: string): boolean => /^[\uE000-\uE002\s,-]+$/u.test(withOriginsMarked(text));
  return isLand(second) && !isLand(first) && !isTownName(first) && weighWords(first).english === 0
    ? second
    : line;
}

/** The halves of a line in two languages, those that say no more than another one left out. */
function withoutRepeats(text: string): string {
  const [, first = '', second = ''] = /^([^/|]+) [/|] ([^/|]+)$/.exec(text) ?? [];
  if (first === '') return text;
  if (second.startsWith(first)) return second;
  if (first.startsWith(second) || asCompared(first) === asCompared(second)) return first;
  const isTwice = [first, second].every((half) => half === 'undated' || UNDATED_IN_ENGLISH.test(half));
  return isTwice ? 'undated' : text;
}

/** The same with the words before its years in English: "hacia 1435" -> "c. 1435", "nach 1506" -> "after 1506". */
export const withEnglishDates = (line: string): string =>
  DATE_WORDS.reduce((text, [words, english]) => text.replace(words, english), line).replace(
    MONTH_AND_YEAR,
    (all, word: string) => {
      const month = MONTHS_IN_OTHERS.get(word.toLowerCase());
      return month === undefined ? all : `${month} `;
    },
  );

/** A line with the small words of dates and names in English: "um 1910" -> "c. 1910", "Hans Holbein d. J." -> "Hans Holbein the Younger". */
export function withEnglishWords(line: string): string {
  const said = [...OF_TWO, ...OF_OTHER_NAMES, ...OF_MAKERS].reduce(
    (text, [words, english]) => text.replace(words, english),
    withEnglishDates(line).replaceAll(NAMED_AGE, '$1 period').replace(OF_TWO_ERAS, '$1 BC \u2013 $2 AD'),
  );
  const halves = said
    .split(/ (?=[/|] )/)
    .map((half) =>
      half.replace(
        /^([/|] )?(.*)$/u,
        (_, mark = '', words: string) => `${mark}${words.replace(UNDATED, '$1undated')}`,
      ),
    )
    .join(' ');
  return halves === line ? line : withoutRepeats(halves);
}

/** "SOLOMON ISLANDS, Malaita. Shell money" -> "Solomon Islands, Malaita. Shell money": a land in capitals before a thing. */
const landInSmall = (line: string): string =>
  line.replace(
    /^\p{Lu}[\p{Lu}'\u2019 -]{3,30}(?=(?:, \p{Lu}[\p{L}'\u2019 -]{2,30}){0,2}[.:] \p{Lu}\p{Ll})/u,
    (land) => (/^\uE002+$/.test(withOriginsMarked(fromCapitals(land))) ? fromCapitals(land) : land),
  );

/** "DR Congo / RD Congo / DR Kongo / DR Congo": what two of several languages call alike is said so in English too. */
function saidTwice(line: string): string {
  const parts = line.split(' / ');
  const same = parts.find((part, at) => parts.indexOf(part) < at);
  return parts.length > 2 && same !== undefined ? same : line;
}

/** "Richard Dahl, Gaillimh / Galway": a town in another language behind a name, and in English. */
const TOWN_OF_TWO = /^(\p{Lu}[^,/\d]{3,40}), (\p{Lu}[^,/\d]{2,24}) \/ (\p{Lu}[^,/\d]{2,24})$/u;
const townInEnglish = (line: string): string =>
  line.replace(TOWN_OF_TWO, (all, name: string, other: string, english: string) =>
    isTownName(english) && !isTownName(other) ? `${name}, ${english}` : all,
  );

/** "Hanna Dahl, f. Hirsch, 1864-1940": the name that a woman was born with, which no English label prints so. */
const BORN_AS =
  /^(\p{Lu}[^,\d]{3,40}), (?:f\.|f\u00F6dd|f\u00F8dt|geb\.|geborene|nata|nacida) \p{Lu}\p{Ll}+(?=,? \(?(?:born )?\d{4}|$)/u;

/** "aluminium / synthetic fibre / timber" with commas; of two parts one may be the other in another language. */
function listOfMaterials(line: string): string {
  const parts = line.split(' / ');
  return parts.length > 2 && parts.every(isMaterials) ? parts.join(', ') : line;
}

/** "Martin Dahl, Georg Lowe u. a.": and others, who are not named. */
const withOthers = (line: string): string =>
  line.replace(/,? (?:u\. ?a\.|et al\.?|e\.a\.|m\. ?fl\.)$/u, ' and others');
const withoutMaidenName = (line: string): string => line.replace(BORN_AS, '$1');

/** What is done to each line, one after another. */
const STEPS: readonly ((line: string) => string)[] = [
  saidTwice,
  townInEnglish,
  withoutMaidenName,
  withOthers,
  dateOfTwo,
  landOfTwo,
  withoutPostNominals,
  listOfMaterials,
  withEnglishWords,
  rolesInEnglish,
  relationFirst,
];

const linesInEnglish = (lines: readonly string[]): readonly string[] =>
  coinInWords(lines).map((line, at) =>
    // The first line may be a title, both forms of which are told.
    STEPS.reduce((text, step) => step(text), at === 0 ? landInSmall(line) : cognateInEnglish(line)),
  );

/** "Pareja / [Couple]": a line in square brackets says the one above it in English. */
const IN_BRACKETS = /^\[(\p{Lu}[^[\]]{2,80})\]$/u;
const withoutBrackets = (lines: readonly string[]): string[] =>
  lines.map((line, at) => (at === 0 ? line : line.replace(IN_BRACKETS, '$1')));

/** A label with these words in English, and a relation before its maker; the same one where it has none of them. */
export function inEnglishWords(label: LabelInput): LabelInput {
  const text = linesInEnglish(withoutBrackets(label.text.split('\n'))).join('\n');
  const said = linesInEnglish(withoutBrackets(label.lines?.map((line) => line.text) ?? []));
  const lines = label.lines?.map((line, at) => ({ ...line, text: said[at] ?? line.text }));
  const isSame =
    text === label.text && lines?.every((line, at) => line.text === label.lines?.[at]?.text) !== false;
  return isSame ? label : { ...label, text, lines };
}
