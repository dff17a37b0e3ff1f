import { SIDE_BEHIND, SIDE_OF_COIN } from '../../../lines/part-words.ts';
import { fullYears } from '../../../speech/text.ts';

const NAMES_OF_SIDES: Readonly<Record<string, string>> = {
  obv: 'obverse',
  vs: 'obverse',
  avers: 'obverse',
  vorderseite: 'obverse',
  rev: 'reverse',
  rs: 'reverse',
  revers: 'reverse',
  rückseite: 'reverse',
};
/** "Head of Zeus. Rev. Thunderbolt": both sides on a line. */
const REVERSE_BEHIND = /[.;] Rev(?:erse|\.):? (?=.{3})/;
/** "Owl; 17.1 g, diam. 22 mm": what the coin weighs is on neither side. */
const MEASURES_BEHIND = /[;,.] ?(?:\d{1,4}(?:[.,]\d{1,3})? ?(?:g|mm|cm)\b|[Dd]iam|[Ww]eight|[Ww]t\.)/;

/** "Justinian II (first reign, 685-95)", "Nero (54-68)": a ruler, and the years of a reign or of a life in antiquity. */
const RULER =
  /^(?!.*\b(?:[Kk]ingdom|[Dd]ynasty|[Pp]eriod|[Ee]mpire|[Cc]ulture|[Ee]poch|[Pp]hase|[Hh]orizon|[Ss]tyle|Age|[Ee]ra|[Rr]epublic)\b)(\p{Lu}[\p{L}',\u2019 -]{2,50}) \((?=[^()]*\breign|r\.|(?:AD )?\d{1,3} ?[-\u2013])((?:[^()\d]{1,20}\breign|reign|reigned|ruled|r\.)?),? ?(AD )?(\d{1,4}) ?(?:[-\u2013]|to) ?(\d{1,4})( BCE?| CE| AD)?\)$/u;
/** "moneyer Eoba", "Assay master Elias Lowe" */
const OFFICER = /^([Mm]oneyer|[Aa]ssay [Mm]aster|[Mm]int ?master|[Dd]ie engraver):? (\p{Lu}.{2,50})$/u;

/** "Henry V (1413-22)": a ruler by number, and the years of a reign. */
const LATER_RULER =
  /^(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?(?: \p{Lu}\p{L}+)? [IVX]{1,5}(?: of (?:the )?\p{Lu}\p{L}+)?),? \(?(?:r\. ?|reigned |ruled )?(\d{3,4}) ?[-\u2013] ?(\d{2,4})\)?$/u;
/** What the label of a coin has and no other. */
const OF_COINS = /\b(?:coinage|[Mm]int|moneyer|[Ss]truck)\b/;

/** Under whom a coin was struck, by a line of its label; null for any other line, and on the label of anything else. */
export function rulerOfCoin(line: string, given: string): string | null {
  const [, ruler, from = '', to = ''] = LATER_RULER.exec(line) ?? [];
  return ruler === undefined || !OF_COINS.test(given)
    ? null
    : `It was struck under ${ruler}, who ruled from ${fullYears(from, to).join(' to ')}`;
}

function withoutMeasures(side: string): string {
  const at = side.search(MEASURES_BEHIND);
  return at < 0 ? side : side.slice(0, at);
}

/** A line on a side of a coin, on whoever it was struck under, or on who had that in charge; null for any other. */
export function coinAsSentence(words: string): string | null {
  const [, behind = '', sideBehind] = SIDE_BEHIND.exec(words) ?? [];
  const [lead = '', side = sideBehind] = SIDE_OF_COIN.exec(words) ?? [];
  if (side !== undefined) {
    const shown = behind === '' ? words.slice(lead.length) : behind;
    const key = side.toLowerCase().replace('.', '');
    return `On the ${NAMES_OF_SIDES[key] ?? key}: ${withoutMeasures(shown).replace(REVERSE_BEHIND, '. On the reverse: ')}`;
  }
  const [, office, officer = ''] = OFFICER.exec(words) ?? [];
  if (office !== undefined) return `The ${office.toLowerCase()} was ${officer}`;
  const [, ruler, reign = '', first = '', from = '', to = '', era = ''] = RULER.exec(words) ?? [];
  if (ruler === undefined) return null;
  const years = (era.startsWith(' B') ? [from, to] : fullYears(from, to)).join(' to ');
  // "first reign"
  const which = /^\p{L}+ reign$/u.test(reign) ? ` ${reign},` : '';
  return `The label names ${ruler},${which} ${first}${years}${era}`;
}
