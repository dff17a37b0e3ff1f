import { isBalanced } from '../balanced.ts';
import { isDateText } from '../dates/date-line.ts';
import { MONTHS } from '../dates/date-words.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { namedThing } from '../notes/head-noun.ts';
import type { SegmentKind } from '../search/kinds.ts';
import type { KnownStretch, Segment } from '../search/search-label.ts';
import { endsInThing, type Line, linesOf, textOf } from './by-form.ts';
import { behind, isMaterials } from './line-forms.ts';

/** Lines and words of a title at most. */
const MOST_LINES = 3;
const MOST_WORDS = 18;
/** How sure a maker must be below whose lines the title stands, and what ends it. */
const SURE_MAKER = 0.85;
const SURE_END = 0.8;

const MAY_BE_TITLE: ReadonlySet<SegmentKind> = new Set(['title', 'original', 'other', 'artist', 'origin']);
const OF_A_MAKER: ReadonlySet<SegmentKind> = new Set(['artist', 'life', 'bio', 'origin']);

/** "from the series South of Market": what a work is a part of, below or behind its title. */
const SERIES = 'from (?:the |a )?(?:series|portfolio|album|suite|project)\\b';
const STARTS_SERIES = new RegExp(`^${SERIES}`, 'i');
/** "10th at Folsom Street, from the series South of Market, 1982", with what stands behind the name of the series. */
const WITH_SERIES = new RegExp(
  `^(?!Plate|Folio|Page|Leaf|No\\b)(.{2,80}?(?<!\\d{4})),? (${SERIES} (?:["\\u2018\\u201C][^"\\u2019\\u201D]{2,60}["\\u2019\\u201D]|[^,\\d()]{2,60}))(?:$|,)`,
);
/** When it was made, behind the title or the series on its line. */
const DATE_BEHIND = new RegExp(
  `,? ((?:c\\. ?|ca\\. ?|about |around |circa )?(?:(?:${MONTHS}) (?:\\d{1,2}, )?|\\d{1,2} (?:${MONTHS}) )?\\d{4}(?:[-\\u2013/]\\d{2,4})?)$`,
);
/** A line that goes on below: "from the series", "from the portfolio of". */
const OPEN_SERIES = / (?:series|portfolio|album|suite|project|of|the|and|in)$/i;

/** A line that begins in the middle of a phrase, and one that ends there. */
const GOES_ON = /^(?:\p{Ll}|\(\p{Ll})/u;
const ENDS_OPEN = /(?:[,:-]| (?:of|the|and|a|an|in|at|on|with|from|for|to|by))$/i;

/** Whether a text goes on behind its end. */
const isOpen = (text: string): boolean => ENDS_OPEN.test(text) || !isBalanced(text);

/** The printed lines between two empty ones. */
function blocksOf(label: LabelTokens): Line[][] {
  const blocks: Line[][] = [];
  for (const line of linesOf(label)) {
    const open = blocks.at(-1);
    if (open && label.tokens[line.from]?.startsBlock !== true) open.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Whether a line below a title is none of it: a date, what the work is made of or a part of. */
function endsTitle(label: LabelTokens, free: readonly Segment[], line: Line): boolean {
  const text = textOf(label, line);
  return (
    isDateText(text) ||
    isMaterials(text) ||
    STARTS_SERIES.test(text) ||
    free.some(
      ({ kind, from, certainty }) =>
        from === line.from && (kind === 'date' || kind === 'medium') && certainty >= SURE_END,
    )
  );
}

/** The title that lines are, up to the series behind it. */
function titleOf(label: LabelTokens, free: readonly Segment[], lines: readonly Line[]): KnownStretch[] {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  const within = free.filter((each) => each.from < to && from < each.to);
  // A comma before the date on its line is no part of a title; at the end of a line the title goes on behind it.
  const isCut = label.tokens[to]?.startsLine === false;
  const text = textOf(label, { from, to }).replace(isCut ? /,$/ : /$/, '');
  const isTitle =
    lines.length > 0 &&
    lines.length <= MOST_LINES &&
    to - from <= MOST_WORDS &&
    within.some(({ kind }) => kind === 'title') &&
    within.every(({ kind }) => MAY_BE_TITLE.has(kind)) &&
    !/\d{4}|^\d|[.:;,]$|^\p{Lu}\p{Ll}+: /u.test(text);
  return isTitle && !isOpen(text) ? [{ kind: 'title', from, to }] : [];
}

/** Whether each line goes on from the one above it by its words. */
const isOnePhrase = (label: LabelTokens, lines: readonly Line[]): boolean =>
  lines.every(
    (line, index) =>
      index === 0 ||
      GOES_ON.test(textOf(label, line)) ||
      ENDS_OPEN.test(textOf(label, lines[index - 1] ?? line)),
  );

/** "Dayak Women Resting / at a Longhouse / 1964" below the maker's lines: all up to the date or material, where nothing parts it. */
function titleBelowMaker(label: LabelTokens, free: readonly Segment[]): KnownStretch[] {
  const at = free.findIndex(({ kind, certainty }) => kind === 'artist' && certainty >= SURE_MAKER);
  if (at < 0) return [];
  const next = free.slice(at).find(({ kind }) => !OF_A_MAKER.has(kind));
  const lines = linesOf(label);
  const first = lines.findIndex(({ from }) => from === next?.from);
  if (next?.kind !== 'title' || first < 1) return [];
  const isApart = label.tokens[next.from]?.startsBlock === true;
  const end = lines.findIndex(
    (line, index) =>
      index > first &&
      (endsTitle(label, free, line) || (isApart && label.tokens[line.from]?.startsBlock === true)),
  );
  const last = lines[end];
  if (last === undefined) return [];
  const title = lines.slice(first, end);
  // "The Three Marys at the / Tomb, 1613/1616": the title goes on before its date.
  const dated = isOpen(textOf(label, title.at(-1) ?? last)) ? last : title.at(-1);
  const [date] = DATE_BEHIND.exec(dated ? textOf(label, dated) : '') ?? [];
  if (dated && date !== undefined) {
    const rest = textOf(label, dated).slice(0, -date.length);
    const before = title.filter((line) => line !== dated);
    const to = behind(dated.from, rest);
    const whole = [...before, { from: dated.from, to }];
    const isWhole = rest !== '' && isOnePhrase(label, whole);
    const found = isWhole ? titleOf(label, free, whole) : [];
    return found.length === 0 ? [] : [...found, { kind: 'date', from: to, to: dated.to }];
  }
  // Lines between two empty ones are one title; without empty lines their words have to go on.
  return (isApart && endsTitle(label, free, last)) || isOnePhrase(label, title)
    ? titleOf(label, free, title)
    : [];
}

/** "Vessel in the shape of / a ram carrying cornets", an empty line, and where it was found: a thing that the first lines name. */
function thingInFirstBlock(label: LabelTokens, free: readonly Segment[]): KnownStretch[] {
  const [first, second] = blocksOf(label);
  if (!first || !second || first.length < 2 || !isOnePhrase(label, first)) return [];
  const title = titleOf(label, free, first);
  const [named] = title;
  return named && endsInThing(namedThing(textOf(label, named))) ? title : [];
}

/** Whether two lines stand together: no empty line is between them, nor one in another language, which is not read. */
function areTogether(label: LabelTokens, line: Line, below: Line): boolean {
  const [last, next] = [label.tokens[line.to - 1], label.tokens[below.from]];
  const between = label.given.slice(last?.given.end, next?.given.start);
  return next?.startsBlock !== true && !/\p{L}/u.test(between);
}

/** What a work is a part of: a line of its own, or behind the title on its line. */
function series(label: LabelTokens, free: readonly Segment[]): KnownStretch[] {
  const lines = linesOf(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const text = textOf(label, line);
    if (at > 0 && STARTS_SERIES.test(text)) {
      const [dated = '', date] = DATE_BEHIND.exec(text) ?? [];
      if (date !== undefined) {
        const to = behind(line.from, text.slice(0, -dated.length));
        return [
          { kind: 'other', from: line.from, to },
          { kind: 'date', from: to, to: line.to },
        ];
      }
      const rest = lines.slice(at + 1, at + MOST_LINES);
      const end = rest.findIndex(
        (below, index) =>
          endsTitle(label, free, below) ||
          !areTogether(label, rest[index - 1] ?? line, below) ||
          !(GOES_ON.test(textOf(label, below)) || (index === 0 && OPEN_SERIES.test(text))),
      );
      const last = (end < 0 ? rest : rest.slice(0, end)).at(-1) ?? line;
      return [{ kind: 'other', from: line.from, to: last.to }];
    }
    const [, title = '', part = ''] = WITH_SERIES.exec(text) ?? [];
    const isTitles = free.some(({ kind, from }) => from === line.from && kind === 'title');
    if (title === '' || !isTitles) return [];
    const end = behind(line.from, title);
    return [
      { kind: 'title', from: line.from, to: end },
      { kind: 'other', from: end, to: behind(end, part) },
    ];
  });
}

/** "Round Tea Kettle, Ashiya ware / Design of pines on a shore": what a thing is decorated with is not what it is. */
const decorated = (label: LabelTokens): KnownStretch[] => {
  const [top, below] = linesOf(label);
  const isDecoration =
    below !== undefined &&
    /^(?:With )?(?:[Dd]esign|[Dd]ecoration|[Pp]attern|[Mm]otif)s? of \P{N}+$/u.test(textOf(label, below));
  return top && isDecoration && /^\p{Lu}\P{N}+$/u.test(textOf(label, top))
    ? [
        { kind: 'title', from: top.from, to: top.to },
        { kind: 'other', from: below.from, to: below.to },
      ]
    : [];
};

/** "Bandaji (Front-opening Chest)" on the first line: a thing in another language, with what it is. */
function namedTwice(label: LabelTokens): KnownStretch[] {
  const [top] = linesOf(label);
  const [, gloss] =
    /^\p{Lu}[\p{L}'\u2019 -]{1,30} \(([\p{L}'\u2019 -]{3,40})\)$/u.exec(top ? textOf(label, top) : '') ?? [];
  return top && gloss !== undefined && endsInThing(namedThing(gloss))
    ? [{ kind: 'title', from: top.from, to: top.to }]
    : [];
}

/** The titles that the place of their lines tells, and what stands beside them; `free` is what the search finds by itself. */
export const knownTitles = (label: LabelTokens, free: readonly Segment[]): KnownStretch[] => [
  ...decorated(label),
  ...namedTwice(label),
  ...series(label, free),
  ...titleBelowMaker(label, free),
  ...thingInFirstBlock(label, free),
];
