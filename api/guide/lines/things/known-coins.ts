import { isDateText } from '../../dates/date-line.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { type Line, textOf } from '../by-form.ts';
import { behind, ENDS_IN_LIFE, type Form, inTwo, whole } from '../line-forms.ts';

const METAL = '(?:(?:[Gg]old|[Ss]ilver|[Bb]ronze|[Cc]opper|[Bb]rass|[Bb]illon|[Ee]lectrum) )';
/** Denominations of coins, with which the name of one begins. */
const STRUCK =
  'aureus|denarius|sestertius|antoninianus|solidus|tremissis|stater|drachm|didrachm|tetradrachm|decadrachm|dinar|dirham|sultani|mohur|ducat|florin|guldiner|thaler|taler';
const COIN = new RegExp(`^(?:${STRUCK})\\b`, 'i');
/** The same, and those whose names say other things too: a penny is what somebody is paid. */
const DENOMINATION = `(?:${STRUCK}|follis|rupee|groat|penny|shilling|guinea)`;
/** "Gold solidus, Constantinople, 692-95", "Sestertius, c. 64, Rome", "Silver penny, moneyer Eoba": a coin and what stands behind it. */
const COIN_LINE = new RegExp(
  `^(${METAL}?${DENOMINATION}),? (?!of )(?=\\p{Lu}|\\p{L}{2,10} |c|\\d)(.{2,60})$`,
  'iu',
);
/** "Penny of Offa" */
const COIN_OF = new RegExp(`^${METAL}?${DENOMINATION} of \\p{Lu}[^\\d:;()]{2,40}$`, 'iu');
/** "Moneyer: Ibba", "Assay master Elias Lowe": who had the coin in charge. */
const OFFICER = /^(?:[Mm]oneyer|[Aa]ssay [Mm]aster|[Mm]int ?master|[Dd]ie engraver):? \p{Lu}/u;
/** "Justinian II (first reign, 685-95)", "Nero (54-68)": whoever the coin was struck under. */
const RULER =
  /^\p{Lu}[\p{L}'\u2019 -]{2,50} \((?:[^()\d]{0,20}\b(?:reign|reigned|ruled|r\.),? ?)?\d{1,4} ?[-\u2013] ?\d{1,4}(?: BCE?| CE| AD)?\)$/u;
const PLACE = /^\p{Lu}[^\d:;()]{2,40}$/u;

/** The parts behind a coin's name, each for what it is: "Constantinople, 692-95", "c. 64, Rome". */
function partsBehind(from: number, rest: string): KnownStretch[] | null {
  const found: KnownStretch[] = [];
  let at = from;
  for (const part of rest.split(', ')) {
    const kind = isDateText(part)
      ? 'date'
      : OFFICER.test(part)
        ? 'other'
        : PLACE.test(part)
          ? 'origin'
          : null;
    // Two places are one in the other.
    const last = found.at(-1);
    if (kind === null) return null;
    if (kind === 'origin' && last?.kind === 'origin')
      found[found.length - 1] = { ...last, to: behind(at, part) };
    else found.push({ kind, from: at, to: behind(at, part) });
    at = behind(at, part);
  }
  return found.filter(({ kind }) => kind === 'date').length <= 1 ? found : null;
}

/** A ruler on the line above a coin, or below it. */
const rulerOn = (line: Line | undefined, text: string): KnownStretch[] =>
  line !== undefined && RULER.test(text) ? [whole('other', line)] : [];

/** Lines on a coin, its ruler, and who struck it where and when. */
export const COIN_FORMS: readonly Form[] = [
  ({ lines, text, line, at, above, below }) => {
    const [, coin = '', rest = ''] = at < 3 ? (COIN_LINE.exec(text) ?? []) : [];
    const behindCoin = coin === '' ? null : partsBehind(behind(line.from, coin), rest);
    if (behindCoin === null) return [];
    return [
      { kind: 'title', from: line.from, to: behind(line.from, coin) },
      ...behindCoin,
      ...rulerOn(lines[at - 1], above),
      ...rulerOn(lines[at + 1], below),
    ];
  },
  // "Gold solidus of Justinian II (second reign, 705-11)"
  ({ text, line, at }) => {
    const name = text.replace(/ \([^()]*\breign[^()]*\)$/, '');
    return at < 3 && name !== text && COIN_OF.test(name) ? inTwo(line, name, ['title', 'other']) : [];
  },
  // "Penny of Offa / Moneyer: Ibba / Canterbury, 785-796"
  ({ text, line, at, below }) =>
    at < 2 && COIN_OF.test(text) && OFFICER.test(below) ? [whole('title', line)] : [],
  ({ label, lines, text, line, at, above }) => {
    const [top] = lines;
    const [, place = '', date = ''] = /^(\p{Lu}[^\d,:;()]{2,30}), (.{3,30})$/u.exec(text) ?? [];
    return top && OFFICER.test(above) && COIN_OF.test(textOf(label, top)) && at > 1 && isDateText(date)
      ? inTwo(line, place, ['origin', 'date'])
      : [];
  },
  ({ text, line, at }) => (at > 0 && OFFICER.test(text) ? [whole('other', line)] : []),
  ({ lines, text, line, at, above, below }) => {
    // "Dirham of a caliph, son of Abd / al-Malik, 123 AH / 740-41 CE": the name goes on below.
    if (at > 2 || !COIN.test(text) || /^(?:al|ibn|bin|b\.)[ -]/.test(below)) return [];
    const named: KnownStretch = {
      kind: 'title',
      from: line.from,
      to: behind(line.from, text.replace(/(?:,| \d)[^]*/, '')),
    };
    const ruler = lines[at - 1];
    // Whoever struck it stands above it, and is no maker.
    return ruler !== undefined && (ENDS_IN_LIFE.test(above) || /^\p{Lu}[^\d,]{3,40}$/u.test(above))
      ? [whole('other', ruler), named]
      : [named];
  },
];
