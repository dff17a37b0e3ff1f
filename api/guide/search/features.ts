import { type LabelTokens, plainAt, type Token } from '../label-tokens.ts';
import { nameLikeness } from '../name-likeness.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { classAt } from '../word-class.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';

/** What a printed line is like at a first look; one letter each. */
type LineKind = 'L' | 'D' | 'A' | 'C' | 'P' | 'Y' | 'M' | 'O' | 'N' | 'T' | '-';

/** A printed line, and what its words tell of it. */
interface LineFacts {
  readonly from: number;
  readonly to: number;
  readonly kind: LineKind;
  /** How much the line's words are names: 0 to 4. */
  readonly names: number;
  /** Whether the first word of the next line would have fitted behind it. */
  readonly full: boolean;
  readonly height: number;
  /** How the line ends: with a comma, with a word that joins, otherwise. */
  readonly ending: ',' | 'j' | '-';
  /** How many of the line's words with a capital stand in the prose too: 0 to 3. */
  readonly retold: number;
  /** How many of its words with a capital are common ones, and how many are not: 0 to 2 each. */
  readonly common: string;
  /** How surely the line begins with somebody's name: a known artist, a given name among few capitals, or none. */
  readonly person: 'K' | 'G' | '-';
  /** Whether all its letters are capitals. */
  readonly capitals: 'U' | '-';
}

const CREDIT =
  /^(?:gifts?|bequest|bequeathed|purchased?|presented|given|lent|loan|courtesy|donated|acquired|transfer|collection|fund|funds|bought|don)$/;
const UNIT = /(?:\d|^)(?:cm|mm|in|m|ft|inches|kg)\.?[),;]*$/;
const LIFE = /^[([]?(?:c\. ?)?\d{4}-(?:\d{2,4})?[)\],;.]*$|^\(?(?:born|b\.)$/i;
const NUMBER_OF_ACCESSION = /^[([]?(?:[A-Z]{1,4}\.?)?\d+(?:[./-][\dA-Za-z]+)+[)\].]?$/;
const YEAR = /(?:1[0-9]|20)\d\d|centur|BCE?$|dynasty/i;

function lineKind(label: LabelTokens, from: number, to: number): LineKind {
  const words = label.tokens.slice(from, to);
  const [first] = words;
  if (!first) return '-';
  const count = (test: (word: Token) => boolean): number => words.filter(test).length;
  if (
    count(({ speech }) => speech !== 'other') >= 3 &&
    (words.length >= 8 || count(({ speech }) => speech === 'verb') > 0) &&
    count(({ capital }) => !capital) > words.length / 2
  )
    return 'P';
  if (
    CREDIT.test(first.lower) ||
    count(({ lower }) => /^(?:fund|bequest|collection|purchase|gift)$/.test(lower)) > 0
  )
    return 'C';
  if (count(({ plain }) => UNIT.test(plain)) > 0 && /\d/.test(words.map(({ plain }) => plain).join('')))
    return 'D';
  if (words.length <= 2 && count(({ plain }) => NUMBER_OF_ACCESSION.test(plain)) > 0) return 'A';
  if (count(({ plain }) => LIFE.test(plain)) > 0) return 'L';
  if (count(({ material }) => material === 'material') * 2 >= count(({ material }) => material !== 'joiner'))
    return 'M';
  if (count(({ core }) => YEAR.test(core)) > 0) return 'Y';
  const origin = classAt(label, from);
  if (origin > 0 && origin < 4) return 'O';
  if (words.length <= 5 && namesIn(words) > 2) return 'N';
  return 'T';
}

/** How much words are names, 0 to 4; the surest of them count. */
function namesIn(words: readonly Token[]): number {
  const capitals = words.filter(({ capital, core }) => capital && core.length > 1);
  if (capitals.length === 0) return 0;
  const mean = capitals.reduce((sum, { lower }) => sum + nameLikeness(lower), 0) / capitals.length;
  return mean < -0.5 ? 0 : mean < -0.1 ? 1 : mean < 0.25 ? 2 : mean < 0.6 ? 3 : 4;
}

/** Letters of the shortest word whose commonness says something. */
const SHORTEST = 3;

/** How many words with a capital are common ones, and how many are not: 0 to 2 each. */
function commonIn(words: readonly Token[]): string {
  const capitals = words.filter(({ capital, core }) => capital && core.length >= SHORTEST);
  const common = capitals.filter(({ lower }) => isCommonWord(lower)).length;
  return `${Math.min(2, common)}${Math.min(2, capitals.length - common)}`;
}

/** Words of the longest name of a person. */
const LONGEST_NAME = 5;

/** What the first words of a line are as somebody's name, up to a comma, a bracket or a figure. */
function personAt({ tokens }: LabelTokens, from: number, to: number): LineFacts['person'] {
  const name: string[] = [];
  for (const { plain, core, capital } of tokens.slice(from, Math.min(to, from + LONGEST_NAME + 1))) {
    if (/^[([]|\d/.test(plain)) break;
    if (!capital && !/^(?:van|von|de|da|del|della|di|du|der|den|la|le|of|ter|y|e|el|al|ibn)$/.test(core))
      return '-';
    name.push(core);
    if (/[,;:]$/.test(plain)) break;
  }
  if (name.length < 2 || name.length > LONGEST_NAME) return '-';
  if (isKnownArtist(name.join(' '))) return 'K';
  return isGivenName((name[0] ?? '').toLowerCase()) ? 'G' : '-';
}

const JOINING = /^(?:of|and|with|the|an?|in|on|at|to|for|from|by|&|de|von|van)$/;

function endingOf({ plain }: Token): LineFacts['ending'] {
  if (/[,-]$/.test(plain)) return ',';
  return JOINING.test(plain) ? 'j' : '-';
}

/** Letters of a word that says by itself that two places speak of one thing. */
const TELLING = 4;

/** The words with a capital in lines of prose. */
function wordsOfProse(
  tokens: readonly Token[],
  lines: readonly { from: number; to: number; kind: LineKind }[],
): Set<string> {
  return new Set(
    lines
      .filter(({ kind }) => kind === 'P')
      .flatMap(({ from, to }) => tokens.slice(from, to))
      .filter(({ capital, core }) => capital && core.length >= TELLING)
      .map(({ lower }) => lower),
  );
}

/** Of each line, how far it stands from the one that most surely names somebody: lines, at most two either way. */
function fromPerson(lines: readonly LineFacts[]): string[] {
  const known = lines.findIndex(({ person }) => person === 'K');
  const named = known >= 0 ? known : lines.findIndex(({ person, kind }) => person === 'G' && kind !== 'P');
  return lines.map((_, index) =>
    named < 0 ? '-' : `${known >= 0 ? 'K' : 'G'}${Math.max(-2, Math.min(2, index - named))}`,
  );
}

/** The printed lines of a label; one without line breaks is one line. */
function linesOf(label: LabelTokens): LineFacts[] {
  const { tokens } = label;
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const widthOf = (from: number, to: number): number =>
    (tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0);
  const widest = Math.max(
    1,
    ...starts.map((from, index) => widthOf(from, starts[index + 1] ?? tokens.length)),
  );
  const kinds = starts.map((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    return { from, to, kind: lineKind(label, from, to) };
  });
  const prose = wordsOfProse(tokens, kinds);
  return kinds.map(({ from, to, kind }) => {
    const next = tokens[to]?.plain.length ?? 0;
    const last = tokens[to - 1];
    return {
      from,
      to,
      kind,
      ending: last ? endingOf(last) : '-',
      retold:
        kind === 'P'
          ? 0
          : Math.min(
              3,
              tokens.slice(from, to).filter(({ lower, capital }) => capital && prose.has(lower)).length,
            ),
      names: namesIn(tokens.slice(from, to)),
      common: commonIn(tokens.slice(from, to)),
      full: widthOf(from, to) + 1 + next > 0.85 * widest,
      height: tokens[from]?.height ?? 1,
      person: personAt(label, from, to),
      capitals: /^(?=.*\p{Lu}{2})[^\p{Ll}]+$/u.test(
        tokens
          .slice(from, to)
          .map(({ plain }) => plain)
          .join(' '),
      )
        ? 'U'
        : '-',
    };
  });
}

/** Of each line, how many lines of a kind stand above it and how many below, two at most. */
function around(lines: readonly LineFacts[], kind: LineKind): string[] {
  const isOf = lines.map((line) => Number(line.kind === kind));
  const all = isOf.reduce((sum, one) => sum + one, 0);
  let above = 0;
  return isOf.map((own) => {
    const found = `${Math.min(2, above)}${Math.min(2, all - above - own)}`;
    above += own;
    return found;
  });
}

/** A word's outline: "Xx", "dddd-dddd", "(dd.d)". */
function outlineOf(plain: string): string {
  return plain
    .replaceAll(/\p{Lu}+/gu, 'X')
    .replaceAll(/\p{Ll}+|\p{Lo}+/gu, 'x')
    .replaceAll(/\d{5,}/g, 'D')
    .replaceAll(/\d/g, 'd')
    .slice(0, 12);
}

const bucket = (count: number): string =>
  count < 4 ? String(count) : count < 6 ? '4' : count < 9 ? '6' : count < 14 ? '9' : 'm';

/** How a word stands behind the one before it: without lines 0 and 1, at a line's start 2, inside a line 3 and 4. */
export const JOINS = 5;
export function joinAt({ tokens, hasLines }: LabelTokens, at: number): number {
  const mark = /[,;.:]$/.test(plainAt(tokens, at - 1));
  if (!hasLines) return mark ? 1 : 0;
  if (tokens[at]?.startsLine === true) return 2;
  return mark ? 4 : 3;
}

/** What is known of each word of a label for the search: names of features, for each word a list. */
export function featuresOf(label: LabelTokens): string[][] {
  const { tokens, hasLines } = label;
  const lines = linesOf(label);
  const persons = fromPerson(lines);
  const lives = around(lines, 'L');
  const materials = around(lines, 'M');
  const dates = around(lines, 'Y');
  const classes = tokens.map((_, at) => classAt(label, at));
  const given = tokens.map(({ capital, lower }) => (capital && isGivenName(lower) ? 'g' : '-'));
  const givenAt = (at: number): string => given[at] ?? '-';
  const words = tokens.map(({ lower, plain }) =>
    lower === '' ? plain : lower.replaceAll(/\d/g, '0').slice(0, 14),
  );
  const names = tokens.map(({ capital, core, lower }) =>
    capital && core.length > 1 ? Math.round(nameLikeness(lower) * 2) : -9,
  );
  const common = tokens.map(({ capital, core, lower }) =>
    core.length < SHORTEST ? '-' : isCommonWord(lower) ? (capital ? 'C' : 'c') : capital ? 'N' : 'n',
  );
  const times = new Map<string, number>();
  for (const { lower, capital } of tokens)
    if (capital && lower.length > 3) times.set(lower, (times.get(lower) ?? 0) + 1);
  let depth = 0;
  let lineIndex = 0;
  return tokens.map((token, at) => {
    while (at >= (lines[lineIndex]?.to ?? Infinity)) lineIndex += 1;
    const line = lines[lineIndex];
    const open = /^[([]/.test(token.plain);
    if (open) depth = 1;
    const inside = depth > 0 ? (open ? 'o' : 'i') : '-';
    if (/[)\]][,.;:]*$/.test(token.plain)) depth = 0;
    const mark = /[,;.:]$/.exec(plainAt(tokens, at - 1))?.[0] ?? '-';
    const own = /[,;.:]$/.exec(token.plain)?.[0] ?? '-';
    const form = token.capital ? (/\p{Ll}/u.test(token.core) ? 'C' : 'U') : /\d/.test(token.core) ? 'd' : 'l';
    const found = [
      `c0${classes[at]}`,
      `w0${words[at]}`,
      `o${outlineOf(token.plain)}`,
      `p${mark}${inside}${own}`,
      `n${names[at]}`,
      `g${givenAt(at - 1)}${givenAt(at)}${givenAt(at + 1)}`,
      `f${form}${token.core.length > 3 ? token.lower.slice(-3) : ''}`,
      `r${Math.min(2, times.get(token.lower) ?? 0)}${form}`,
      `eg${common[at]}${givenAt(at)}${names[at]}`,
    ];
    if (!hasLines || !line) return [...found, 'j', `jp${at < 6 ? at : 'm'}`];
    const above = lines[lineIndex - 1];
    const below = lines[lineIndex + 1];
    const k = line.kind;
    const starts = at === line.from;
    const top = lineIndex < 4 ? lineIndex : lineIndex < 7 ? 4 : 7;
    const bottom = Math.min(3, lines.length - 1 - lineIndex);
    const place = starts ? 's' : at === line.to - 1 ? 'e' : 'm';
    const only = line.to - line.from === 1 ? '1' : '';
    const size = line.height > 1.2 ? 'b' : line.height < 0.88 ? 's' : '-';
    const grows = below === undefined ? '' : Math.sign(Math.round((10 * (line.height - below.height)) / 2));
    found.push(
      `k${k}`,
      `t${top}${k}`,
      `u${bottom}${k}`,
      `le${line.ending}${k}${place}`,
      `i${line.retold}${k}${top}`,
      `x${persons[lineIndex]}${k}`,
      `xl${lives[lineIndex]}${k}`,
      `xm${materials[lineIndex]}${dates[lineIndex]}${k}`,
      `xa${lives[lineIndex]}${line.person}${line.capitals}`,
      `xu${line.capitals}${below?.capitals ?? '$'}${top}`,
      `z${place}${only}${k}`,
      `y${bucket(line.to - line.from)}${k}`,
      `v${line.names}${k}`,
      `el${line.common}${k}`,
      `h${size}`,
      `a${line.person}${top}`,
      `ht${size}${top}${grows}`,
    );
    if (starts) {
      const change =
        above && Math.max(above.height, line.height) / Math.min(above.height, line.height) > 1.2 ? 'x' : '-';
      found.push(`s${above?.full === true ? 'f' : 'n'}${form}${change}`);
    }
    return found;
  });
}
