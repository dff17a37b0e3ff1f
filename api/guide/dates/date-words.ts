import { DEEDS } from '../maker-words.ts';

/** A year as works are dated; part of patterns. */
export const YEAR = '(?:1[0-9]{3}|20[0-4][0-9])';
export const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** What happened to a work in the year that follows; parts of patterns. */
export const DATED_DEEDS = `exhibited|hallmarked|patented|dated|negative|completed|begun|executed|conceived|model|composed|photographed|${DEEDS}`;

/** What stands for a date that nobody knows; part of patterns. */
export const UNDATED = '(?:(?:un|not )dated|n\\. ?d\\.|[Dd]ate (?:un|not )known|[Nn]o date)';

/** Ordinal numbers in words, up to the centuries that works are dated by. */
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Dynasties of India that name a time by themselves, and what of a date may stand behind them; parts of patterns. */
const DYNASTIES =
  '(?:Post-|Gurjara[- ]|(?:Early |Later )?(?:Western |Eastern )?)?(?:Sunga|Shunga|Kushana?|Gupta|Pala|Sena|Chola|Hoysala|Pratihara|Chandell?a|Chalukya|Gahadavala|Harappan|Mauryan?|Satavahana|Vijayanagara?|Nayaka|Rashtrakuta|Solanki|Paramara|Kakatiya|Ganga|Pallava|Pandya|Vakataka)';
/** "Sunga, C. 2nd Century B.C." */
export const DYNASTY_AND_DATE = new RegExp(
  `^(${DYNASTIES})(?: [Dd]ynasty| [Pp]eriod)?, (?=(?:[Cc]\\. ?|[Cc]a\\. ?|[Cc]irca |[Aa]bout )?\\d)`,
);
