import { isBalanced } from '../../balanced.ts';
import { isDateText } from '../../dates/date-line.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { weighWords } from '../../language/guess-language.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { namedThing } from '../../notes/head-noun.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { KnownStretch, Segment } from '../../search/search-label.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { AMERICAN_STATE } from '../places/known-places.ts';
import { behind, DATE_BEHIND, isBelowThing, isLikeMaterials, isYear } from '../line-forms.ts';
import { nameInOwnLanguage } from '../things/own-names.ts';
import { aboveSpecies } from '../things/species.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { startsWithBy } from '../sure-lines.ts';

/** Lines and words of a title at most. */
const MOST_LINES = 4;
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
  `^(?!Plate|Folio|Page|Leaf|No\\b)(.{2,80}?(?<!\\d{4})),? (${SERIES} (?:["\\u2018\\u201C][^"\\u2019\\u201D]{2,60}["\\u2019\\u201D]|[^,\\d()]{2,60}))(?:$|,| \\()`,
);
/** "Construct III, from the series", above the name of the series. */
const WITH_OPEN_SERIES = new RegExp(`^(?!Plate|Folio|Page|Leaf|No\\b)(.{2,80}?(?<!\\d{4})),? ${SERIES}$`);
/** Words that belong to the date behind them: "Ensemble, Spring/Summer 1992", "design 1927, execution ca. 1930". */
const BEFORE_DATE =
  /\b(?:spring|summer|autumn|winter|fall|century|printed|cast|exhibited|published|design|execution|probably|possibly|before|after|by|until|since|or|and|to|dated|late|early)(?:[,\d\s\u2013th-]*)$/i;
/** A line that goes on below: "from the series", "from the portfolio of". */
const OPEN_SERIES = / (?:series|portfolio|album|suite|project|of|the|and|in)$/i;

/** A line that begins in the middle of a phrase, and one that ends there. */
const GOES_ON = /^(?:\p{Ll}|\(\p{Ll}|\([^()\d]{3,60}\)$)/u;
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
function titleOf(
  label: LabelTokens,
  free: readonly Segment[],
  lines: readonly Line[],
  mayHoldYear = false,
): KnownStretch[] {
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
    // "Rise, M\u0101tauranga, / Rise 1984": what was taken for a date begins within the title.
    within.every((each) => MAY_BE_TITLE.has(each.kind) || (each.kind === 'date' && each.to > to)) &&
    (mayHoldYear || !/\d{4}/.test(text)) &&
    !BEFORE_DATE.test(text) &&
    !/^\d|[.:;,]$|^\p{Lu}\p{Ll}+: |, by \p{Lu}/u.test(text);
  return isTitle && !isOpen(text) ? [{ kind: 'title', from, to }] : [];
}

/** A small letter with which no line of a tombstone begins but the rest of the one above it. */
const STARTS_INSIDE =
  /^(?!(?:by|after|about|around|probably|possibly|perhaps|between|until|since|circa|ca?\.|early|mid|late|before|printed|cast|edition|signed|dated|inscribed|undated|born|b\.|died|d\.|active|lives|works|designed|made|painted|carved|woven|one of|plate|folio|page|no\.|model(?:l?ed)?|negative|photographed|composed|executed|conceived|published) ?)\p{Ll}/u;

/** Whether a line goes on from the words above it: by its own first word, or as theirs end open. */
const goesOnFrom = (above: string, text: string): boolean => GOES_ON.test(text) || isOpen(above);

/** Whether each line goes on from the one above it by its words. */
const isOnePhrase = (label: LabelTokens, lines: readonly Line[]): boolean =>
  lines.every((line, index) => {
    const above = lines[index - 1];
    return above === undefined || goesOnFrom(textOf(label, above), textOf(label, line));
  });

/** Words of a line before its date that are of the language's own, and no place: "Landscape" of "Autumn / Landscape, 1919". */
const isCommon = (words: string): boolean =>
  !AMERICAN_STATE.test(words) &&
  words.split(' ').every((word) => /^\p{L}{3,}$/u.test(word) && nameLikeness(word.toLowerCase()) < 0);

/** The lines of a title among those from its first one on, the last without its date; none where nothing says that it ends. */
function linesOfTitle(
  label: LabelTokens,
  read: readonly Segment[],
  lines: readonly Line[],
  isApart: boolean,
): { readonly title: readonly Line[]; readonly date: Line | null; readonly holdsYear?: boolean } | null {
  const title: Line[] = [];
  for (const line of lines) {
    const text = textOf(label, line);
    const said = title[0] === undefined ? '' : textOf(label, { from: title[0].from, to: line.from });
    const isInside =
      said !== '' &&
      !isLikeMaterials(text.replace(DATE_BEHIND, '')) &&
      !STARTS_SERIES.test(text) &&
      (isOpen(said) || STARTS_INSIDE.test(text));
    if (title.length > 0 && !isInside && endsTitle(label, read, line)) return { title, date: null };
    // "Étude de femme / [Study of a Woman]": a translation in square brackets has a form of its own.
    if (text.startsWith('[')) return null;
    const [dated] = DATE_BEHIND.exec(text) ?? [];
    const words = dated === undefined ? text : text.slice(0, -dated.length);
    const goesOn =
      title.length === 0 || isInside || GOES_ON.test(text) || (dated !== undefined && isCommon(words));
    if (!goesOn && !isApart) return null;
    if (dated === undefined) {
      title.push(line);
      continue;
    }
    // "Harbour Strike, 1926" above "2019": the year behind a title is a part of it where another line is the date.
    const below = linesOf(label).find(({ from }) => from === line.to);
    if (below && isYear(textOf(label, below)))
      return goesOn ? { title: [...title, line], date: null, holdsYear: true } : null;
    // "Writing desk / Villa Alta, Oaxaca, ca. 1700": a place before the date is no part of the title.
    if (!goesOn || words === '') return null;
    const to = behind(line.from, words);
    return { title: [...title, { from: line.from, to }], date: { from: to, to: line.to } };
  }
  return isApart ? { title, date: null } : null;
}

/** "Dayak Women Resting / at a Longhouse / 1964" below the maker's lines: all up to the date or material, where nothing parts it. */
function titleBelowMaker(label: LabelTokens, read: readonly Segment[]): KnownStretch[] {
  const at = read.findIndex(({ kind, certainty }) => kind === 'artist' && certainty >= SURE_MAKER);
  const maker = read[at];
  if (!maker || read.slice(0, at).some(({ kind }) => kind === 'title')) return [];
  // "Viola da gamba / by John Lowe (d. 1611) / London, about 1600": the work is named above.
  if (maker.from > 0 && (startsWithBy(label, maker.from) || isBelowThing(label))) return [];
  const blocks = blocksOf(label);
  const own = blocks.findIndex((block) =>
    block.some((line) => line.from <= maker.from && maker.from < line.to),
  );
  const ownBlock = blocks[own] ?? [];
  const [from, to] = [ownBlock[0]?.from ?? 0, ownBlock.at(-1)?.to ?? 0];
  const isTitleThere = read.some((each) => each.kind === 'title' && each.from < to && from < each.to);
  const below = blocks[own + 1];
  // Between the maker's lines and an empty one stands nothing but the maker.
  const isApart = below !== undefined && !isTitleThere;
  const lines = linesOf(label);
  const next = read.slice(at).find(({ kind }) => !OF_A_MAKER.has(kind));
  const first = lines.findIndex((line) => line.from === next?.from);
  if (!isApart && (next?.kind !== 'title' || first < 1)) return [];
  const found = linesOfTitle(label, read, isApart ? below : lines.slice(first), isApart);
  if (found === null) return [];
  const twice = inTwoLanguages(label, found.title);
  return withDate(twice.length > 0 ? twice : titleOf(label, read, found.title, found.holdsYear), found.date);
}

/** "L'Âge d'airain": a French or Italian article before a vowel. */
const ELIDED = /(?<!\p{L})[LlDd]['\u2019]\p{L}/u;

/** "Los caminantes / The Walkers": a title on one line, and on the next what it is in English; none where they are one title. */
function inTwoLanguages(label: LabelTokens, [one, two, ...more]: readonly Line[]): KnownStretch[] {
  if (!one || !two || more.length > 0) return [];
  const [original, title] = [textOf(label, one), textOf(label, two)];
  const [foreign, english] = [weighWords(original), weighWords(title)];
  return /^["'\u2018\u201C]?\p{Lu}/u.test(title) &&
    !/ (?:[deu]l|d[aeiou]|de[rnms]|das|die|las?|les?|los|du|des|van|von|og|och|p\u00E5|i|y|et|und|en|in|auf|sur|con)$/i.test(
      original,
    ) &&
    !/ (?:a|an|of|for|to|at|on|the|and|with|from|by) /i.test(original) &&
    foreign.english === 0 &&
    (foreign.foreign > 0 || ELIDED.test(original)) &&
    english.english > english.foreign
    ? [
        { kind: 'original', from: one.from, to: one.to },
        { kind: 'title', from: two.from, to: two.to },
      ]
    : [];
}

/** "1795-1881": a time too long for a work's is the life of whom a portrait shows. */
function isLife(date: string): boolean {
  const [, from, to] = /(\d{4}) ?[-\u2013] ?(\d{4})/.exec(date) ?? [];
  return Number(to) - Number(from) >= SHORTEST_LIFE;
}
const SHORTEST_LIFE = 40;

/** The lines above a maker of whom the line tells a life: "View of the / Bay of Naples, 1880 / Ada Birch (1840-1926)". */
function titleAboveMaker(label: LabelTokens, read: readonly Segment[]): KnownStretch[] {
  const at = read.findIndex(({ kind, certainty }) => kind === 'artist' && certainty >= SURE_MAKER);
  const [maker, life] = read.slice(at);
  const lines = linesOf(label);
  const own = lines.findIndex(({ from }) => from === maker?.from);
  if (at < 0 || own < 2 || own > MOST_LINES || (life?.kind !== 'life' && life?.kind !== 'bio')) return [];
  const found = linesOfTitle(label, read, lines.slice(0, own), true);
  const title = found?.title ?? [];
  if (
    found === null ||
    isLife(found.date === null ? '' : textOf(label, found.date)) ||
    title.at(-1)?.to !== (found.date?.from ?? lines[own - 1]?.to) ||
    !isOnePhrase(label, title)
  )
    return [];
  return withDate(titleOf(label, read, title), found.date);
}

const withDate = (title: readonly KnownStretch[], date: Line | null): KnownStretch[] =>
  title.length === 0 || date === null ? [...title] : [...title, { kind: 'date', ...date }];

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
    const isTitles = free.some(({ kind, from }) => from === line.from && kind === 'title');
    const [, begin = ''] = isTitles ? (WITH_OPEN_SERIES.exec(text) ?? []) : [];
    const named = lines[at + 1];
    if (begin !== '' && named !== undefined && areTogether(label, line, named)) {
      const [dated = ''] = DATE_BEHIND.exec(textOf(label, named)) ?? [];
      const [from, to] = [
        behind(line.from, begin),
        dated === '' ? named.to : behind(named.from, textOf(label, named).slice(0, -dated.length)),
      ];
      return [
        { kind: 'title', from: line.from, to: from },
        { kind: 'other', from, to },
        ...(to < named.to ? [{ kind: 'date', from: to, to: named.to } as const] : []),
      ];
    }
    const [, title = '', part = ''] = WITH_SERIES.exec(text) ?? [];
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

/** "[A Merchant's Garden, Canton], about 1870": a title that the museum has given, in square brackets on the first line. */
function bracketedTitle(label: LabelTokens): KnownStretch[] {
  const [line] = linesOf(label);
  const [, title = ''] = /^\[([^[\]]{8,100})\](?:$|,)/.exec(line ? textOf(label, line) : '') ?? [];
  return title === '' || /\bknown\b|unknown|untitled/i.test(title)
    ? []
    : [{ kind: 'title', from: 0, to: behind(0, title) }];
}

/** The titles that the place of their lines tells, and what stands beside them; `free` is what the search finds by itself. */
export const knownTitles = (label: LabelTokens, free: readonly Segment[]): KnownStretch[] => [
  ...bracketedTitle(label),
  ...aboveSpecies(label),
  ...nameInOwnLanguage(label),
  ...decorated(label),
  ...namedTwice(label),
  ...series(label, free),
  ...titleBelowMaker(label, free),
  ...titleAboveMaker(label, free),
  ...thingInFirstBlock(label, free),
];
