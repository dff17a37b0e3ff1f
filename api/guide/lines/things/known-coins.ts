import { isDateText } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { capitalised } from '../../speech/text.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { SIDE_BEHIND } from '../part-words.ts';
import { type Line, textOf } from '../by-form.ts';
import { type Around, behind, ENDS_IN_LIFE, type Form, inTwo, whole } from '../line-forms.ts';

const METAL = '(?:(?:[Gg]old|[Ss]ilver|[Bb]ronze|[Cc]opper|[Bb]rass|[Bb]illon|[Ee]lectrum) )';
/** Denominations of coins, with which the name of one begins. */
const STRUCK =
  'aureus|denarius|sestertius|antoninianus|solidus|tremissis|stater|hemistater|hemidrachm|hemiobol|quinarius|dupondius|drachm|didrachm|tetradrachm|de[ck]adrachm|hyperpyron|dinar|dirham|sultani|mohur|ducat|florin|guldiner|thaler|taler';
const COIN = new RegExp(`^(?:${STRUCK})\\b`, 'i');
/** The same, and those whose names say other things too: a penny is what somebody is paid. */
const DENOMINATION = `(?:${STRUCK}|follis|rupee|groat|penny|shilling|guinea)`;
/** Those whose names are told for a coin's by their metal or their ruler alone: "Silver crown". */
const NAMED_BY_METAL =
  '(?:triple |double |half-?|quarter-? ?){0,2}(?:ryal|rial|noble|unite|sovereign|crown|farthing|dollar|real|scudo|zecchino|obol|nomisma|gulden|guilder|testoon|tanka|pagoda|ashrafi|pound)';
/** "Gold ryal (three pounds), 1555", "Silver tetradrachm": a coin beside its ruler. */
const COIN_OF_RULER = new RegExp(
  `^(${METAL}(?:${DENOMINATION}|${NAMED_BY_METAL})(?: \\([^()\\d]{3,30}\\))?)(?:, (.{2,60}))?$`,
  'u',
);
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
  /^\p{Lu}[\p{L}',\u2019 -]{2,50} \((?:[^()\d]{0,20}\b(?:reign|reigned|ruled|r\.),? ?)?(?:AD )?\d{1,4} ?[-\u2013] ?\d{1,4}(?: BCE?| CE| AD)?\)$/u;
/** The same without a bracket, as coins alone have them: "Charles I, 1625-49", "Hadrian, AD 117-138". */
const RULER_OF_COIN =
  /^\p{Lu}[\p{L}',\u2019 -]{2,50},? (?:r\. ?)?(?:AD )?\d{1,4} ?[-\u2013] ?\d{1,4}(?: BCE?| CE| AD)?$/u;
/** "Long Cross type", "Oxford mint": what is told of a coin by itself. */
const TYPE_OR_MINT =
  /^(?:\p{Lu}[\p{L} '\u2019-]{2,40} (?:type|issue|coinage|mint)|[Mm]int of \p{Lu}[\p{L} '\u2019-]{2,30})$/u;
const PLACE = /^\p{Lu}[^\d:;()]{2,40}$/u;

/** "Silver decadrachm, c. 405-400 BC", "Gold stater": a coin by its metal and name, with or without what is behind it. */
const COIN_BY_METAL = new RegExp(`^${METAL}${DENOMINATION}(?:$|,? (?!of )(?:\\p{Lu}|c|\\d|mint))`, 'iu');
/** "Gold aureus", "Denarius, silver": a coin alone on its line. */
const COIN_ALONE = new RegExp(
  `^(${METAL}(?:${DENOMINATION}|${NAMED_BY_METAL})|(?:${STRUCK}|follis))(?:, ((?:gold|silver|bronze|copper|brass|billon|electrum)))?$`,
  'iu',
);
/** "Nero", "Alfred the Great", "Cleopatra VII and Mark Antony", "AD 54-68": who stands above a coin, or when that one ruled. */
const ABOVE_COIN =
  /^(?:\p{Lu}[\p{L}'\u2019-]{2,20}|\p{Lu}[^\d:;]{2,40} (?:[IVX]{1,4}|the \p{Lu}\p{L}+|of \p{Lu}\p{L}+)(?: and \p{Lu}[\p{L} ]{2,30})?|(?:AD )?\d{1,4}[-\u2013]\d{1,4}(?: BCE?| AD| CE)?)$/u;

/** "7. SYRACUSE", "LYDIA", "3 Corinth": who struck a coin, or where, above it. */
const HEADING_OF_COIN =
  /^(\d{1,3}[.)]? )?(\p{Lu}[\p{L}'\u2019 -]{2,30}(?:, \p{Lu}[\p{L}'\u2019 -]{2,30})?)$/u;

/** "Tetradrachm signed by Lowe", "Denarius with the head of a queen" */
const COIN_WITH = new RegExp(
  `^${METAL}?(?:${STRUCK}) (?:signed by|struck|minted|with|showing|depicting) .{3,60}$`,
  'iu',
);
/** "Charles I triple unite" */
const COIN_BEHIND_RULER = new RegExp(
  `^\\p{Lu}\\p{Ll}+ (?:I{1,3}|I?V|VI{0,3}) ${METAL}?(?:${DENOMINATION}|${NAMED_BY_METAL})$`,
  'u',
);

/** Whether a title says which coin a thing is: "Gold aureus", "Penny of Lowe". */
export const isCoin = (title: string): boolean =>
  [COIN_ALONE, COIN_OF, COIN_WITH, COIN_BEHIND_RULER].some((form) => form.test(title));

/** The parts behind a coin's name, each for what it is: "Constantinople, 692-95", "c. 64, Rome". */
function partsBehind(from: number, rest: string): KnownStretch[] | null {
  const found: KnownStretch[] = [];
  let at = from;
  for (const part of rest.split(', ')) {
    const kind = isDateText(part)
      ? 'date'
      : OFFICER.test(part) || TYPE_OR_MINT.test(part)
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

/** What stands above a coin: a place where it is known as one, else somebody or something that the label names. */
function headingOn({ lines, at, above }: Around): KnownStretch[] {
  const line = lines[at - 1];
  const [, number = '', name = ''] = at === 1 ? (HEADING_OF_COIN.exec(above) ?? []) : [];
  if (line === undefined || name === '') return [];
  const from = number === '' ? line.from : line.from + 1;
  const plain = capitalised(name === name.toUpperCase() ? name.toLowerCase() : name);
  const isPlace = isTownName(plain) || startsOrigin(withOriginsMarked(plain), 0);
  return [{ kind: isPlace ? 'origin' : 'other', from, to: line.to }];
}

/** Lines on a coin, its ruler, and who struck it where and when. */
export const COIN_FORMS: readonly Form[] = [
  // "Michelangelo Buonarroti, 1475-1564 [obverse] / Blind Man Led by a Dog [reverse]"
  ({ lines: [maker, life], text, line, at, above }) => {
    const [, shown = '', side] = SIDE_BEHIND.exec(text) ?? [];
    if (side === undefined) return [];
    if (side === 'reverse') return [whole('other', line)];
    const [name = ''] = shown.split(/, (?=\d{4})/, 1);
    const isBelowLife = at === 2 && /^\p{Lu}\p{L}+, [^,]{0,12}\d{4} ?[-\u2013] ?[^,]{0,8}\d{4}$/u.test(above);
    return [
      ...(isBelowLife && maker && life ? [whole('artist', maker), whole('bio', life)] : []),
      ...inTwo(line, name, ['title', 'other']),
    ];
  },
  // "Nero / AD 54-68 / Brass sestertius / Lyon, AD 65"
  (around) => {
    const { label, lines, text, line, at } = around;
    const [, coin, metal] = at > 0 && at < 3 ? (COIN_ALONE.exec(text) ?? []) : [];
    const texts = lines.map((each) => textOf(label, each));
    const isRuler = (each: string): boolean =>
      ABOVE_COIN.test(each) || RULER.test(each) || RULER_OF_COIN.test(each);
    if (coin === undefined || !texts.slice(0, at).every(isRuler) || headingOn(around)[0]?.kind === 'origin')
      return [];
    const isDated = texts
      .slice(at + 1)
      .some((each) => isDateText(each) || isDateText(each.split(', ').at(-1) ?? ''));
    const [, town = '', date] = /^([^,\d]{3,40})(?:, ([^,]{3,30}))?$/.exec(texts[at + 1] ?? '') ?? [];
    const mint = lines[at + 1];
    const end = behind(line.from, coin);
    return [
      ...lines
        .slice(0, at)
        .map((each, index) => whole(isDated || !isDateText(texts[index] ?? '') ? 'other' : 'date', each)),
      { kind: 'title', from: line.from, to: end },
      ...(metal === undefined ? [] : [{ kind: 'medium', from: end, to: line.to } as const]),
      ...(mint && isTownName(town) && (date === undefined || isDateText(date))
        ? date === undefined
          ? [whole('origin', mint)]
          : inTwo(mint, town, ['origin', 'date'])
        : []),
    ];
  },
  // "SYRACUSE / Silver decadrachm, c. 405-400 BC"
  (around) => {
    const { text, line } = around;
    if (!COIN_BY_METAL.test(text)) return [];
    const heading = headingOn(around);
    const [coin = ''] = text.split(',', 1);
    return heading.length === 0
      ? []
      : [...heading, { kind: 'title', from: line.from, to: behind(line.from, coin) }];
  },
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
  // "Charles I, 1625-49 / Gold triple unite, 1643"
  ({ lines, text, line, at, above }) => {
    const ruler = lines[at - 1];
    const [, coin, rest = ''] = at > 0 && at < 3 ? (COIN_OF_RULER.exec(text) ?? []) : [];
    if (ruler === undefined || coin === undefined || !(RULER.test(above) || RULER_OF_COIN.test(above)))
      return [];
    const end = behind(line.from, coin);
    const behindCoin = rest === '' ? [] : partsBehind(end, rest);
    return behindCoin === null
      ? []
      : [whole('other', ruler), { kind: 'title', from: line.from, to: end }, ...behindCoin];
  },
  // "Gold solidus of Justinian II (second reign, 705-11)": the reign is the date where there is no other.
  ({ label, lines, text, line, at }) => {
    const name = text.replace(/ \([^()]*\breign[^()]*\)$/, '');
    if (at > 2 || name === text || !COIN_OF.test(name)) return [];
    const isDated = lines.some(
      (other) => other !== line && isDateText(textOf(label, other).split(', ').at(-1) ?? ''),
    );
    return inTwo(line, name, ['title', isDated || /\breigned\b/.test(text) ? 'other' : 'date']);
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
  // "OXFORD MINT" above a coin
  ({ text, line, at }) =>
    at === 0 && /^\p{Lu}[\p{L}'\u2019-]{2,25} (?:[Mm]int|MINT)$/u.test(text) ? [whole('other', line)] : [],
  (around) => {
    const { lines, text, line, at, above, below } = around;
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
      ? [
          ...(headingOn(around).find(({ kind }) => kind === 'origin')
            ? headingOn(around)
            : [whole('other', ruler)]),
          named,
        ]
      : [named];
  },
];
