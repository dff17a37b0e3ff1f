import { ageOf } from './ages.ts';
import { seasonInWords } from './seasons.ts';
import { DATED_DEEDS, DYNASTY_AND_DATE, MONTHS, ORDINALS } from './date-words.ts';
import { beforeCounted, inTwoCounts } from './other-counts.ts';
import { markAndPeriod } from './mark-and-period.ts';
import { untilToday } from './to-today.ts';

/** Words that dates are made of, beside figures. */
const DATE_WORDS = new RegExp(
  `^(?:ca?|circa|about|around|approximately|approx|started|finished|hallmarks?|hallmarked|shortly|soon|for|replica|original|based|work|pre|before|after|by|early|mid|middle|late|later|first|second|third|fourth|last|half|quarters?|century|centuries|cent|millennium|dynasty|dyn|dynasties|period|periods|reigns?|reigned|era|kingdom|age|decades?|BCE?|CE|A\\.?D|B\\.C|AH|H|undated|n\\.d|dated|date|unknown|known|not|no|of|the|in|and|or|to|from|between|until|end|beginning|probably|possibly|perhaps|r|spring|summer|autumn|winter|fall|month|years?|design|execution|s|st|nd|rd|th|${DATED_DEEDS}|${MONTHS}|${ORDINALS.join('|')})$`,
  'i',
);

/** Words of the names of eras that are other words too, and names of eras that are nothing else. */
const ERA_PARTS =
  /^(?:Old|Middle|New|Third|Intermediate|Late|Terminal|Early|Archaic|Classical?|Imperial|Republican|Bronze|Iron|Stone|Northern|Southern|Western|Eastern|Five|Warring|States|Three|Unified|[IVX]+)$/;
const ERAS =
  /^(?:Predynastic|Ptolemaic|Dynastic|Preclassic|Postclassic|Formative|Hellenistic|Neolithic|Edo|Meiji|Taisho|Showa|Muromachi|Momoyama|Kamakura|Heian|Nara|Asuka|Kofun|Jomon|Yayoi|Joseon|Choson|Goryeo|Koryo|Silla|Baekje|Gaya|Shang|Zhou|Qin|Han|Tang|Song|Sui|Liao|Jin|Yuan|Ming|Qing|Kangxi|Qianlong|Yongzheng|Wanli|Xuande|Jiajing|Chola|Gupta|Kushan|Pala|Safavid|Timurid|Ilkhanid|Mamluk|Ottoman|Seljuq|Abbasid|Fatimid|Victorian|Tokugawa|Kansei|Ansei|Bunka|Tenpo)$/;

const REIGN = /\b(?:reigns? of|[Dd]yn(?:\.|asty\b)|[Dd]ynasties\b|(?:[Pp]eriod|[Ee]ra)$)/;

const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;:()[\]/\u2010-\u2015-]+/)
    .map((word) => word.replace(/[.?]{1,3}$/, ''))
    .filter((word) => word !== '');

const isEra = (word: string): boolean => ERAS.test(word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
const isDateWord = (word: string): boolean =>
  /^[?\d]|^(?:ca?|C)\.?\d/.test(word) || DATE_WORDS.test(word) || ERA_PARTS.test(word) || isEra(word);
/** A word that only a date has: a year, a century, an era. */
const isTelling = (word: string): boolean =>
  /^(?:ca?\.)?\d{3,4}(?:s|\?)?$|^\d{1,2}(?:st|nd|rd|th)$|^(?:BCE?|CE|A\.?D|B\.C)$/.test(word) ||
  /^(?:century|centuries|millennium|dynasty|dynasties|dyn|periods?|reign|undated)$/i.test(word) ||
  isEra(word);

/** "2012-00381": a number within a year. */
const NUMBERED_BY_YEAR = /^\d{4}-(?:\d{5,}|0\d+)$/;

/** Whether a line says when, and nothing else: years, centuries, periods, dynasties, reigns. */
export function isDateLine(text: string): boolean {
  if (NUMBERED_BY_YEAR.test(text)) return false;
  if (inTwoCounts(text) !== null || untilToday(text) !== null) return true;
  const words = wordsOf(text);
  const rest = words.filter((word) => !isDateWord(word));
  return (
    words.some(isTelling) &&
    (rest.length === 0 || (REIGN.test(text) && rest.length <= 2 && words.length <= 10))
  );
}

/** Words that make a name of the words beside them a time. */
const ERA_WORDS =
  /^(?:dynasty|dyn|dynasties|periods?|reign(?:s|ed)?|eras?|kingdom|age|epoch|r|H|AH|month|culture|phase|style)$/i;
/** Small words in names, and what was done to a work at its second date. */
const NAME_JOINTS =
  /^(?:al|ibn|e|de|di|marks?|later|posthumously|print(?:ed|s)?|negative|cast|this|on|a|design(?:ed)?|made|model(?:led|ed)?|edition|assembled|reconstructed|re-?made|remastered|refabricated|ongoing|present|today|now|onwards?|ff|month|day|published|issued|reprinted|lunar|intercalary)$/;

const UNDATED_TEXT = /\b(?:undated|not dated|n\. ?d\.?|no date|date (?:un|not )known)/i;

/** Words that stand in front of a date and are none of it: where the date proper begins. */
export function dateSuffix(text: string): number {
  if (DYNASTY_AND_DATE.test(text)) return 0;
  const lead = /^(?:[^\d,.;]+[,.;] )+(?=(?:ca?\. |about |early |late |mid-)?\d)/.exec(text)?.[0] ?? '';
  return wordsOf(lead).some(isDateWord) ? 0 : lead.length;
}

/**
 * Whether a text can be a date: it holds a figure or a word of time, and other words only beside the name of a reign, a
 * dynasty or a period.
 */
export function isDateText(printed: string): boolean {
  const text = seasonInWords(printed);
  if (beforeCounted(text) === '' || untilToday(text) !== null || ageOf(text) !== null) return true;
  if (markAndPeriod(text) !== null) return true;
  const words = wordsOf(text);
  const rest = words.filter((word) => !isDateWord(word));
  if (rest.length === words.length || !(/\d/.test(text) || words.some(isTelling) || UNDATED_TEXT.test(text)))
    return false;
  const isOfReign = /\b[Pp]eriod\b/.test(text) && rest.length <= 3;
  if (!isOfReign && rest.some((word) => /^\p{Ll}/u.test(word) && !NAME_JOINTS.test(word))) return false;
  return (
    rest.length === 0 ||
    (words.some((word) => ERA_WORDS.test(word) || isEra(word)) && rest.length <= 5) ||
    rest.length <= 1
  );
}
