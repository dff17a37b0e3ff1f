import { markAndPeriod } from '../dates/mark-and-period.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { ageOf, beforeAge } from '../dates/ages.ts';
import { isDateLine, isDateText } from '../dates/date-line.ts';
import { beforeCounted } from '../dates/other-counts.ts';
import { textOf } from './by-form.ts';
import { beforeUntilToday } from '../dates/to-today.ts';
import { startsOrigin } from '../find-origin.ts';
import {
  startsWithGivenName,
  behind,
  DATE_BEHIND,
  type Form,
  hasMaterial,
  inTwo,
  isBelowThing,
  isLikeMaterials,
  isYear,
  LATER_CAST,
  whole,
} from './line-forms.ts';

/** The name of the field before a date. */
const DATE_KEY =
  /^((?:Date|Year|Dating|Dated|Period)(?: (?:made|of (?:creation|production|manufacture|making|origin)))?:) (.{4,60})$/;
/** A year and that of a later state at the end of a line. */
const WITH_LATER_STATE =
  / (?:c\. ?|ca\. ?)?\d{4}(?:[-\u2013]\d{2,4})?, (?:printed|cast|posthumous cast|executed|assembled|refabricated) (?:in |later |c\. ?|ca\. ?|about ){0,2}\d{4}s?$/;
/** "Late Anyang period, Late Shang dynasty,": an age, and one within it. */
const AGE_LINE =
  /^(?:\p{Lu}[\p{L}'\u2019-]{1,20} ){1,4}(?:[Pp]eriod|[Dd]ynasty)(?:, (?:\p{Lu}[\p{L}'\u2019-]{1,20} ){1,4}(?:[Pp]eriod|[Dd]ynasty))?,?$/u;
/** Where a coin was struck, at the head of a line. */
const MINT =
  /^((?:Mint of |Mint: )\p{Lu}[\p{L} '\u2019-]{2,30}|\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20})? [Mm]int)(?=$|, )/u;

/** "Etching, 1637; only state" */
const MEDIUM_AND_YEAR =
  /^(\p{Lu}[^,;:\d]{2,40}), ((?:c\. ?|ca\. ?|about |around )?\d{4}(?:[-\u2013/]\d{2,4})?)(?:[;,.] (.{3,80}))?$/u;

/** "AD 450-550", "c. 1000-800 BC" */
const OF_A_COUNT = /^(?=.*(?:AD |A\.D\. |\d ?(?:BC|AD|CE|B\.C)))[^,;()]{4,40}$/;

/** Lines that say when a work was made, by words for which they may be taken otherwise. */
export const DATE_FORMS: readonly Form[] = [
  // "Dated 680 AH / 1281-82 CE", "Umayyads, Damascus, 77 H. (696/97 CE)", "Umayyad dynasty, AH 107 (AD 725-6)"
  ({ label, text, line, at, below }) => {
    const before = beforeCounted(text);
    // "77 AH", and below it "696-97 CE"
    if (before === null || (before === '' && (at === 0 || isDateText(below)))) return [];
    if (before === '' || (at > 0 && /^\p{Lu}[^,]{2,30} (?:[Dd]ynasty|[Pp]eriod),$/u.test(before)))
      return [whole('date', line)];
    // "Dirham of a caliph, son of Abd / al-Malik, 123 AH / 740-41 CE": the title goes on above it.
    const to = behind(line.from, before);
    if (at === 1 && /^\p{Ll}/u.test(before))
      return [
        { kind: 'title', from: 0, to },
        { kind: 'date', from: to, to: line.to },
      ];
    // "Samarkand, AH 969 / 1562": below a thing a town that nobody knows is no maker.
    const isTown =
      at === 1 &&
      isBelowThing(label) &&
      /^\p{Lu}[\p{L}'\u2019-]{2,20}(?:, \p{Lu}[\p{L}'\u2019 -]{2,30})?,$/u.test(before) &&
      !/^\p{L}+(?:id|u[kq]|ian)s,/u.test(before) &&
      !hasMaterial(before) &&
      !startsWithGivenName(before);
    return isTown ? inTwo(line, before, ['origin', 'date']) : [{ kind: 'date', from: to, to: line.to }];
  },
  // "Bolivia, 19th century, ongoing tradition", "Botswana / 1890s-today"
  ({ label, text, line, at }) => {
    const before = beforeUntilToday(text);
    if (before === null || at === 0) return [];
    if (before === '') return [whole('date', line)];
    const isPlace = !hasMaterial(before) && startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    return isPlace
      ? inTwo(line, before, ['origin', 'date'])
      : [{ kind: 'date', from: behind(line.from, before), to: line.to }];
  },
  // "Pre-1850", "Pennsylvania, pre-1850"
  ({ text, line, at }) => {
    const [, before] = /^(?:(.{2,60}?[,;]) )?[Pp]re[- ](?:c\. ?)?\d{4}s?$/.exec(text) ?? [text];
    if (at === 0 || before === text || !/[Pp]re[- ](?:c\. ?)?\d{4}s?$/.test(text)) return [];
    return before === undefined
      ? [whole('date', line)]
      : [{ kind: 'date', from: behind(line.from, before), to: line.to }];
  },
  // "Florescent Epoch (1 AD - 800 AD)"
  ({ text, line, at }) =>
    at > 0 &&
    /^\p{Lu}\p{L}+ (?:Epoch|Period) \((?:c\. ?|about )?\d[^()\p{Lu}]{0,12}(?:BCE?|AD|CE)?[^()]{1,12}\)$/u.test(
      text,
    )
      ? [whole('date', line)]
      : [],
  // "Qianlong mark and period (1736-1795)"
  ({ text, line, at }) => (at > 0 && markAndPeriod(text) !== null ? [whole('date', line)] : []),
  // "Samburu; still made today"
  ({ text, line, at }) =>
    at > 0 && /^\p{Lu}[^;\d]{2,40}; still (?:made|worn|used) today$/u.test(text)
      ? [whole('other', line)]
      : [],
  // "AD 450-550", "c. 1000-800 BC": a count of years makes it a time, and where no other line has one, that of the work.
  ({ label, lines, text, line, at }) =>
    at > 0 &&
    OF_A_COUNT.test(text) &&
    isDateLine(text) &&
    !lines.some((each) => each !== line && /\d ?(?:BC|AD|CE)|(?:AD|[Cc]entury)\b/.test(textOf(label, each)))
      ? [whole('date', line)]
      : [],
  // "Goryeo, 12th century", "Roman Iron Age, AD 200-300", "Maya, Late Classic / 795 CE"
  ({ label, lines, text, line, at, above, below }) => {
    const before = beforeAge(text);
    const age = ageOf(before === null ? text : text.slice(before.length + 1));
    if (at === 0 || age === null) return [];
    const next =
      age.point === null && /^(?:c\. ?|about |A\.?D\.? ?)?\d/.test(below) ? lines[at + 1] : undefined;
    const goesOn = next !== undefined && isDateText(below);
    const end = { from: line.from, to: goesOn ? next.to : line.to };
    const isKnown = startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    // "Ribbon torc of gold / Birchholm, Co. Meath / Iron Age": what stands above is what it is, and where.
    const [top] = lines;
    const isNamed =
      top !== undefined &&
      isBelowThing(label) &&
      !/^\d/.test(textOf(label, top)) &&
      (at === 1 || (at === 2 && above.includes(', ')));
    return [
      ...(isNamed ? [whole('title', top)] : []),
      ...(before === null
        ? [whole('date', end)]
        : inTwo(end, before, [isKnown ? 'origin' : 'other', 'date'])),
    ];
  },
  // "Middle Western Zhou dynasty / ca. 950-ca. 850 BCE", "Late Anyang period, Late Shang dynasty, / ca. 1100-ca. 1050 BCE"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    return at > 0 && next && AGE_LINE.test(text) && /\d/.test(below) && isDateText(below)
      ? text.endsWith(',')
        ? [{ kind: 'date', from: line.from, to: next.to }]
        : [whole('date', line), whole('date', next)]
      : [];
  },
  // "Sunbaker 1937, printed 1970s", "Standing Woman, 1914, posthumous cast 1964"
  ({ text, line, at }) => {
    const [dated = ''] = WITH_LATER_STATE.exec(text) ?? [];
    const title = text.slice(0, -dated.length).replace(/,$/, '');
    return at > 0 &&
      dated !== '' &&
      /^\p{Lu}[^\d:;]{2,80}$/u.test(title) &&
      !startsWithGivenName(title) &&
      !hasMaterial(title)
      ? inTwo(line, title, ['title', 'date'])
      : [];
  },
  // "Pile of Skulls (2017)" above what it is made of, where a block begins
  ({ label, text, line, at, below }) => {
    const [, title = '', year = ''] = /^(\p{Lu}[^\d():;]{2,80}) \(((?:19|20)\d{2})\)$/u.exec(text) ?? [];
    const isTop = label.tokens[line.from]?.startsBlock === true;
    return at > 0 && isTop && year !== '' && hasMaterial(below) && !startsWithGivenName(title)
      ? inTwo(line, title, ['title', 'date'])
      : [];
  },
  // "Etching, 1637", "Engraving, 1514; second state of two", where no other line names a material
  ({ label, lines, text, line, at }) => {
    const [, medium = '', date = '', rest] = MEDIUM_AND_YEAR.exec(text) ?? [];
    if (at === 0 || !isMaterials(medium) || startsWithGivenName(medium)) return [];
    if (lines.some((each) => each !== line && isLikeMaterials(textOf(label, each)))) return [];
    const made = behind(line.from, medium);
    const dated = behind(made, date);
    return [
      { kind: 'medium', from: line.from, to: made },
      { kind: 'date', from: made, to: dated },
      ...(rest === undefined ? [] : [{ kind: 'other', from: dated, to: line.to } as const]),
    ];
  },
  // "Albumen print, printed 1880s", "Bronze, cast by Ada Lowe, 1913"
  ({ text, line, at }) => {
    const [, medium = '', state = ''] =
      /^([^,\d]{3,60}), ((?:posthumously )?(?:printed|cast) (?=.*\d{4}).{4,60})$/u.exec(text) ?? [];
    return at > 0 && isMaterials(medium)
      ? inTwo(line, medium, ['medium', isDateText(state) && !/ by /.test(state) ? 'date' : 'other'])
      : [];
  },
  // "Standing Woman, 1914 / Posthumous cast, 1964"
  ({ lines, text, line, at, above }) => {
    const year = lines[at - 1];
    if (at === 0 || year === undefined || !LATER_CAST.test(text)) return [];
    if (isYear(above)) return [whole('date', year), whole('date', line)];
    const [dated] = DATE_BEHIND.exec(above) ?? [];
    return dated === undefined
      ? []
      : [
          { kind: 'date', from: behind(year.from, above.slice(0, -dated.length)), to: year.to },
          whole('date', line),
        ];
  },
  // "Date: 1971", "Year of manufacture: 1958": the name of the field is none of it.
  ({ text, line, at }) => {
    const [, key = '', date] = DATE_KEY.exec(text) ?? [];
    return at > 0 && date !== undefined && isDateText(date) ? inTwo(line, key, ['other', 'date']) : [];
  },
  // "Mint of Constantinople, AD 616-25", "Mint: Venice, 1400-1413", "Amphipolis mint"
  ({ text, line, at }) => {
    const [, mint] = MINT.exec(text) ?? [];
    const date = mint === undefined ? '' : text.slice(mint.length + 2);
    if (at === 0 || mint === undefined || (date !== '' && !isDateText(date))) return [];
    return date === '' ? [whole('other', line)] : inTwo(line, mint, ['other', 'date']);
  },
];
