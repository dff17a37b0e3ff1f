import { DATED_DEEDS, MONTHS, ORDINALS } from './date-words.ts';

/** Words that dates are made of, beside figures. */
const DATE_WORDS = new RegExp(
  `^(?:ca?|circa|about|around|approximately|approx|before|after|by|early|mid|middle|late|later|first|second|third|fourth|last|half|quarters?|century|centuries|cent|millennium|dynasty|dyn|dynasties|period|periods|reign|reigned|era|kingdom|age|decades?|BCE?|CE|A\\.?D|B\\.C|AH|H|undated|n\\.d|dated|date|unknown|known|not|no|of|the|in|and|or|to|from|between|until|end|beginning|probably|possibly|perhaps|r|spring|summer|autumn|winter|fall|month|years?|[IVX]+|s|st|nd|rd|th|${DATED_DEEDS}|${MONTHS}|${ORDINALS.join('|')})$`,
  'i',
);

/** Names of reigns, dynasties and periods that are dates and nothing else. */
const ERAS =
  /^(?:Old|Middle|New|Third|Intermediate|Late|Predynastic|Ptolemaic|Dynastic|Archaic|Classical?|Preclassic|Postclassic|Formative|Hellenistic|Imperial|Republican|Bronze|Iron|Stone|Neolithic|Edo|Meiji|Taish\u014D|Sh\u014Dwa|Muromachi|Momoyama|Kamakura|Heian|Nara|Asuka|Kofun|J\u014Dmon|Yayoi|Joseon|Goryeo|Silla|Shang|Zhou|Qin|Han|Tang|Song|Liao|Jin|Yuan|Ming|Qing|Northern|Southern|Western|Eastern|Kangxi|Qianlong|Yongzheng|Wanli|Xuande|Jiajing|Chola|Gupta|Kushan|Pala|Safavid|Timurid|Ilkhanid|Mamluk|Ottoman|Seljuq|Abbasid|Fatimid|Victorian|Tokugawa)$/;

const REIGN = /\b(?:reign of|[Dd]yn(?:\.|asty\b)|[Dd]ynasties\b|(?:[Pp]eriod|[Ee]ra)$)/;

/** Whether a line says when, and nothing else: years, centuries, periods, dynasties, reigns. */
export function isDateLine(text: string): boolean {
  const words = text.split(/[\s,;:()/\u2010-\u2015-]+/).map((word) => word.replace(/\.$/, ''));
  const rest = words.filter(
    (word) => word !== '' && !/^\d/.test(word) && !DATE_WORDS.test(word) && !ERAS.test(word),
  );
  return rest.length === 0 || (REIGN.test(text) && rest.length <= 2 && words.length <= 10);
}
