import { DYNASTY_AND_DATE } from '../dates/date-words.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { type KnownStretch, type Segment } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { linesOf, textOf } from './by-form.ts';
import { hasByLine } from './sure-lines.ts';

type Line = Pick<Segment, 'from' | 'to'>;

/** A line of a label, the one above it and the one below. */
interface Around {
  readonly label: LabelTokens;
  readonly text: string;
  readonly line: Line;
  readonly at: number;
  readonly above: string;
  readonly below: string;
}

/** The states of India, and those of Australia, which stand behind a place or by themselves. */
export const INDIAN_STATE =
  /(?:^|, )(?:(?:Uttar|Madhya|Andhra|Himachal|Arunachal) Pradesh|Tamil Nadu|Karnataka|Kerala|Rajasthan|Gujarat|Maharashtra|Bihar|Odisha|Orissa|West Bengal|Punjab|Haryana|Kashmir|Assam|Telangana|Jharkhand|Chhattisgarh|Uttarakhand|Manipur|[UM]\.P\.)$/;
const AUSTRALIAN_STATE =
  /(?:^|, )(?:Northern Territory|Western Australia|South Australia|Queensland|New South Wales|Tasmania)$/;
/** "North-east Arnhem Land region" */
const REGION = /^(?:\p{Lu}[\p{L}-]+ ){1,4}(?:region|district)$/u;

/** Denominations of coins, with which the name of one begins. */
const COIN =
  /^(?:aureus|denarius|sestertius|antoninianus|solidus|tremissis|stater|drachm|didrachm|tetradrachm|decadrachm|dinar|dirham|sultani|mohur|ducat|florin|guldiner|thaler|taler)\b/i;
/** "Inside: Satyr with wineskin" */
const SIDE =
  /^(?:Inside|Outside|Interior|Exterior|Tondo|Medallion|Side [AB]|[AB]|Obv\.?|Rev\.?|Obverse|Reverse): /;

/** Words with which a title in capitals goes on in its next line. */
const GOES_ON = /^(?:OF|TO|WITH|FROM|IN|AND|THE|FOR|ON|BY|A|AN|AT|NEAR|TOWARDS?|INTO|OVER|UNDER|OR) /;
/** "STATUE OF THE SCRIBE": whoever it is stands on the next line. */
const OF_WHOM =
  /(?: OF| OF THE \p{Lu}+|\b(?:SCRIBE|PRIEST|PRIESTESS|GOD|GODDESS|EMPEROR|EMPRESS|KING|QUEEN|VIZIER|PHARAOH|PRINCE|PRINCESS|OFFICIAL|LADY))$/u;
const IN_CAPITALS = /^(?=.*\p{Lu}{3})\P{Ll}{4,70}$/u;

/** What stands behind a medium on its line: "4/8", "edition of 99", "artist's proof". */
const EDITION =
  /,? (?:(?:ed(?:ition|\.) )?\d{1,3}\/\d{1,4}|ed(?:ition|\.) (?:of )?\d[^,]*|A\.?P\.?(?: .{1,12})?|(?:artist's|trial|printer's) proof.{0,20})$/;

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'-]*/gu) ?? [];

/** Whether a text names materials and techniques and nothing else. */
function isMaterials(text: string): boolean {
  const kinds = new Set(wordsIn(text.toLowerCase()).map(mediumWordKind));
  return kinds.has('material') && !kinds.has('other') && !/\d/.test(text);
}

/** "Prague, early 17th century", "Milan, c. 1590": a place and one point of time. */
const PLACE_AND_DATE =
  /^(\p{Lu}[\p{L}.' -]{2,25}(?:, \p{Lu}[\p{L}.' -]{2,25})?), (?:(?:c\. ?|ca\.? ?|circa |about |around |dated )?\d{4}|(?:early |mid-|late |first half of the |second half of the )?\d{1,2}(?:st|nd|rd|th) century)$/u;
/** "Pompeo della Cesa (documented 1572-1593)", "(Milan c. 1567-1624 Prague)": a maker's line, or a life. */
const ENDS_IN_LIFE = /^[^()]{0,60}\([^()]*\d{4}[^()]*\)$/;

/** What is said at the head of a line on somebody who had a part in the work. */
const ACT =
  /^(?:Design|Entwurf ?\/ ?Design|(Execution|Production|Manufacture|Printing)): (\p{Lu}(?:(?!\. \p{Lu}\p{Ll}{4})[^,(]){2,60}(?:, (?:Ltd|Inc|Jr|Sr)\.?)?)(?=,|$| \()/u;

/** A part of the work that others did, or words on it. */
const PART_OR_WORDS =
  /^(?:Woodcuts?|Engravings?|Illustrations?|Lithographs?|Etchings?|Illuminators?|Illumination|Die engraver|Text|Translation|Binding|Photographs?|Drawings?): \p{Lu}|^Inscription[:,]? ["'\u2018\u201C]/u;

const first = (from: number, text: string): number => from + text.split(' ').length;

/** Whether the line above is a maker's or ends one, and one above that may be the title. */
function isBelowMaker(label: LabelTokens, at: number): boolean {
  const above = linesOf(label)
    .slice(0, at)
    .map((line) => textOf(label, line));
  const last = above.at(-1) ?? '';
  const named = above.slice(0, last.startsWith('(') ? -2 : -1);
  return ENDS_IN_LIFE.test(last) && named.some((line) => !ENDS_IN_LIFE.test(line));
}

/** Forms of lines that are what they look like, whatever stands beside them. */
const FORMS: readonly ((around: Around) => readonly KnownStretch[])[] = [
  ({ text, line, at, above }) =>
    at > 0 &&
    (INDIAN_STATE.test(text) || AUSTRALIAN_STATE.test(text) || REGION.test(text)) &&
    /^[^\d:]{3,60}$/.test(text) &&
    !/[,-]$|\b(?:of|the|a|an|in|from|and|at|with|my|his|her|its|their)$/i.test(above)
      ? [whole('origin', line)]
      : [],
  ({ text, line, at }) => (at > 0 && DYNASTY_AND_DATE.test(text) ? [whole('date', line)] : []),
  ({ text, line, at }) => (at > 0 && SIDE.test(text) ? [whole('other', line)] : []),
  ({ label, text, line, at, above }) => {
    if (at > 2 || !COIN.test(text)) return [];
    const named: KnownStretch = {
      kind: 'title',
      from: line.from,
      to: first(line.from, text.replace(/(?:,| \d).*$/, '')),
    };
    const ruler = linesOf(label)[at - 1];
    // Whoever struck it stands above it, and is no maker.
    return ruler !== undefined && (ENDS_IN_LIFE.test(above) || /^\p{Lu}[^\d,]{3,40}$/u.test(above))
      ? [whole('other', ruler), named]
      : [named];
  },
  // "Gelatin silver print, 4/8"
  ({ text, line, at }) => {
    const [edition] = EDITION.exec(text) ?? [];
    const medium = text.slice(0, text.length - (edition?.length ?? 0));
    if (at === 0 || edition === undefined || !isMaterials(medium)) return [];
    const to = first(line.from, medium);
    return [
      { kind: 'medium', from: line.from, to },
      { kind: 'other', from: to, to: line.to },
    ];
  },
  // "Relief of a horseman / marble"
  ({ text, line, at, above, below }) =>
    at > 0 &&
    /^\p{Ll}/u.test(text) &&
    isMaterials(text) &&
    !/[,;]$|\b(?:and|on|with|in|of)$/.test(text) &&
    !/[,;-]$|\b(?:and|on|with|in|of|the|a)$/i.test(above) &&
    // "Black crayon on thin white / wove paper"
    !wordsIn(above.toLowerCase()).some((word) => mediumWordKind(word) === 'material') &&
    !/^\p{Ll}/u.test(below)
      ? [whole('medium', line)]
      : [],
  ({ label, text, line, at }) => {
    const [, place] = isBelowMaker(label, at) ? (PLACE_AND_DATE.exec(text) ?? []) : [];
    const last = place?.split(' ').at(-1)?.toLowerCase() ?? '';
    if (place === undefined || / and /.test(place) || OBJECT_WORDS.has(last)) return [];
    const to = first(line.from, place);
    return [
      { kind: 'origin', from: line.from, to },
      { kind: 'date', from: to, to: line.to },
    ];
  },
  // "Woodcuts: Arnold Nicolai", "Inscription: ..."
  ({ text, line, at }) => (at > 0 && PART_OR_WORDS.test(text) ? [whole('other', line)] : []),
  ({ text, line, at }) =>
    at > 0 && /^Artist: \p{Lu}[^\d,:]{3,40}$/u.test(text) ? [whole('artist', line)] : [],
  // "1611. Oil on panel"
  ({ text, line, at }) => {
    const [, year, medium = ''] = /^(\d{4}(?:[-\u2013]\d{2,4})?)\. (\p{Lu}.{4,80})$/u.exec(text) ?? [];
    return at === 0 || year === undefined || !isMaterials(medium)
      ? []
      : [
          { kind: 'date', from: line.from, to: line.from + 1 },
          { kind: 'medium', from: line.from + 1, to: line.to },
        ];
  },
  // "1995 Alhalker, Northern Territory"
  ({ text, line, at }) =>
    at > 1 && /^\d{4},? \p{Lu}[^\d:]{2,40}, \p{Lu}[^\d:,]{2,30}$/u.test(text)
      ? [
          { kind: 'date', from: line.from, to: line.from + 1 },
          { kind: 'origin', from: line.from + 1, to: line.to },
        ]
      : [],
  // "Changsha kilns, Hunan province, around 830"
  ({ text, line, at }) => {
    const [, kilns, date] =
      /^(\p{Lu}[\p{L} ]{2,30} kilns?(?:, \p{Lu}[^\d,]{2,40})?)(, (?:c\. ?|about |around )?\d.*)?$/u.exec(
        text,
      ) ?? [];
    if (at === 0 || kilns === undefined) return [];
    const to = first(line.from, kilns);
    return [
      { kind: 'origin', from: line.from, to },
      ...(date === undefined ? [] : [{ kind: 'date', from: to, to: line.to } as const]),
    ];
  },
  // "Design: Jutta Sika, Vienna, 1901/02"
  ({ text, line, at }) => {
    const [all, executed, name = ''] = ACT.exec(text) ?? [];
    if (at === 0 || all === undefined) return [];
    const to = first(line.from, `${all.slice(0, all.length - name.length)}${name}`);
    const kind = executed === undefined ? 'artist' : 'maker';
    const [, place = '', year = ''] =
      /^,?((?: \p{Lu}[^\d]*)?)((?: \d{4}.*)?)$/u.exec(text.slice(all.length)) ?? [];
    const placed = first(to, place.trim()) - (place === '' ? 1 : 0);
    return [
      { kind, from: line.from, to },
      ...(place === '' ? [] : [{ kind: 'other', from: to, to: placed } as const]),
      ...(year === '' ? [] : [{ kind: 'date', from: placed, to: line.to } as const]),
    ];
  },
];

const whole = (kind: SegmentKind, { from, to }: Line): KnownStretch => ({ kind, from, to });

/** "STATUE OF THE SCRIBE / PTAHSHEPSES": a title in capitals on the first lines. */
function titleInCapitals(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const texts = lines.slice(0, 3).map((line) => textOf(label, line));
  const [top = '', next = '', third = ''] = texts;
  if (!IN_CAPITALS.test(top) || !IN_CAPITALS.test(next) || !(GOES_ON.test(next) || OF_WHOM.test(top)))
    return [];
  const end = IN_CAPITALS.test(third) && GOES_ON.test(third) ? lines[2] : lines[1];
  return end === undefined ? [] : [{ kind: 'title', from: 0, to: end.to }];
}

/** A sitter's name, with the years of a life and what they were: "Mary Somerville (1780-1872) / Scientific writer". */
const SITTER =
  /^(\p{Lu}[^\d(),:]{4,50})(?: \((?:c\. ?|about )?\d{4} ?[-\u2013] ?\d{4}\)|,? \d{4} ?[-\u2013] ?\d{4})?$/u;
const TRADE_OF_SITTER =
  /^(?=.*(?:[eo]r|ist|ian|man|woman|smith|wright|[ei]ne|ess|poet|king|queen|judge|admiral|general|chemist)\b)\p{Lu}\p{Ll}+(?:,? (?:and |of )?\p{L}+){0,5}$/u;

/** Whoever a portrait shows, where a line below says by whom it is. */
function sitter(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const [top, next] = lines;
  if (!top || !next || !hasByLine(label)) return [];
  const [, name] = SITTER.exec(textOf(label, top)) ?? [];
  if (name === undefined || !TRADE_OF_SITTER.test(textOf(label, next))) return [];
  const to = first(top.from, name);
  return [
    { kind: 'title', from: 0, to },
    ...(to < top.to ? [{ kind: 'life', from: to, to: top.to } as const] : []),
    whole('other', next),
  ];
}

/** "2012-00381" on the last line, where another line says when. */
function numberAtEnd(label: LabelTokens, lines: readonly Line[]): KnownStretch[] {
  const last = lines.at(-1);
  const isNumber = last !== undefined && /^(?:19|20)\d{2}-\d{4,6}$/.test(textOf(label, last));
  return isNumber &&
    lines.slice(0, -1).some((line) => /\b\d{3,4}\b|century|period|dynasty/.test(textOf(label, line)))
    ? [whole('accession', last)]
    : [];
}

/** What the form of a label's lines tells for sure, but for its maker's. */
export function knownLines(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label);
  const texts = lines.map((line) => textOf(label, line));
  const found = lines.flatMap((line, at) =>
    FORMS.flatMap((form) =>
      form({
        label,
        line,
        at,
        text: texts[at] ?? '',
        above: texts[at - 1] ?? '',
        below: texts[at + 1] ?? '',
      }),
    ),
  );
  return [...titleInCapitals(label, lines), ...sitter(label, lines), ...numberAtEnd(label, lines), ...found];
}
