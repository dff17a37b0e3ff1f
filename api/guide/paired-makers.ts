import { startsNation } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import type { Segment } from './search/search-label.ts';

/** "Nadar", "Adrien Tournachon", "Claes van der Berg": a line that can be a name and nothing else. */
const NAME =
  /^\p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{0,20}|d[aeiu]|del|della|van|von|der|den|la|le|ter|y)){0,4}$/u;
/** Years of a life, or that of a birth. */
const YEARS = /(?:born|b\.) ?\p{Lu}?.{0,30}\d{4}|\d{4}.{0,20}[-\u2013].{0,20}\d{4}|\d{4} ?[-\u2013]$/u;

interface Line {
  readonly from: number;
  readonly to: number;
}

function linesOf({ tokens, hasLines }: LabelTokens): Line[] {
  if (!hasLines) return [];
  return tokens.flatMap(({ startsLine, lineEnd }, at) =>
    startsLine || at === 0 ? [{ from: at, to: lineEnd }] : [],
  );
}

/**
 * The makers of a label that begins with pairs of lines, a name and below it a nation with years, two pairs or more: the
 * first is its artist, the others are further makers. Empty for any other label.
 */
function pairedMakers(label: LabelTokens): Segment[] {
  const { tokens, printed, marked } = label;
  const lines = linesOf(label);
  const textOf = ({ from, to }: Line): string =>
    printed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const isLife = (line: Line): boolean =>
    startsNation(marked, tokens[line.from]?.start ?? 0) && YEARS.test(textOf(line));
  const found: Segment[] = [];
  for (let at = 0; at + 2 < lines.length; at += 2) {
    const [name, life] = [lines[at], lines[at + 1]];
    if (!name || !life || !NAME.test(textOf(name)) || !isLife(life)) break;
    const make = (kind: Segment['kind'], from: number, to: number): Segment => ({
      kind,
      from,
      to,
      certainty: 1,
      words: Array.from({ length: to - from }, () => 1),
    });
    found.push(
      ...(at === 0
        ? [make('artist', name.from, name.to), make('bio', life.from, life.to)]
        : [make('maker', name.from, life.to)]),
    );
  }
  return found.length > 2 ? found : [];
}

/** So sure are the first maker and both lives between which a second maker stands. */
const SURE = 0.85;

/**
 * "Ada Birch, British (1840-1926) / Otto Lang, German (1845-1930) / The Kiln": behind the maker and the maker's life, a name
 * that begins a line and has a life right behind it is a second maker, however unsure the search is of the name.
 */
function withMakerBetweenLives(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findIndex(({ kind, certainty }) => kind === 'artist' && certainty >= SURE);
  const [own, name, life] = segments.slice(at + 1, at + 4);
  const isLife = (segment: Segment | undefined): boolean =>
    (segment?.kind === 'bio' || segment?.kind === 'life') && segment.certainty >= SURE;
  if (at < 0 || !own || !name || !life || !isLife(own) || !isLife(life)) return segments;
  const text = label.printed.slice(label.tokens[name.from]?.start, label.tokens[name.to - 1]?.end);
  const isName =
    label.tokens[name.from]?.startsLine === true &&
    own.to === name.from &&
    life.from === name.to &&
    NAME.test(text.replace(/^(?:and|&) /, '').replace(/,$/, '')) &&
    text.includes(' ');
  if (!isName) return segments;
  const maker: Segment = {
    kind: 'maker',
    from: name.from,
    to: life.to,
    certainty: 1,
    words: Array.from({ length: life.to - name.from }, () => 1),
  };
  return segments.flatMap((segment) => (segment === name ? maker : segment === life ? [] : segment));
}

/** The stretches of a label, its makers as they stand in pairs of lines, or with their lives behind them, where they do. */
export function withPairedMakers(label: LabelTokens, read: readonly Segment[]): readonly Segment[] {
  const segments = withMakerBetweenLives(label, read);
  const makers = pairedMakers(label);
  const end = makers.at(-1)?.to ?? 0;
  return end === 0
    ? segments
    : [...makers, ...segments.filter(({ to }) => to > end).map((each) => behind(each, end))];
}

/** A stretch without its words before word `end`. */
const behind = (segment: Segment, end: number): Segment =>
  segment.from >= end ? segment : { ...segment, from: end, words: segment.words.slice(end - segment.from) };
