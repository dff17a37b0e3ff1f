import type { LabelTokens } from './label-tokens.ts';

/** A line of so many words that is as wide as this share of the widest goes on below. */
const WORDS_OF_FULL_LINE = 5;
const FULL_LINE = 0.92;

/** An inventory number alone on its line, which nobody wants to hear. */
const NUMBER_LINE = /^(?:\p{Lu}[\p{L}.]{0,4}[ .-]?)?[\d.,/-]{3,40}(?:[a-z](?:[-\u2013][a-z])?)?$/u;

/** The label as one would read it out: a line that does not go on below ends with a stop. */
export function spokenLines({ tokens, printed }: LabelTokens): string {
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const lines = starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
  const textOf = (from: number, to: number): string =>
    printed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const widest = Math.max(...lines.map(({ from, to }) => textOf(from, to).length));
  const spoken = lines.flatMap(({ from, to }) => {
    const text = textOf(from, to);
    const next = tokens[to];
    if (from > 0 && NUMBER_LINE.test(text) && !/^\d{4}$/.test(text)) return [];
    const isFull =
      to - from >= WORDS_OF_FULL_LINE &&
      next !== undefined &&
      text.length + 1 + next.plain.length > FULL_LINE * widest;
    const isEnd =
      next === undefined ||
      (!isFull && (next.material === 'material' || /^[\p{Lu}\d"'\u2018\u201C([]/u.test(next.plain)));
    return [isEnd && /[\p{L}\d)\]]$/u.test(text) ? `${text}.` : text];
  });
  return spoken.join(' ');
}

/** Lines in a row, with a comma between those of which the upper one does not run to the card's edge, or between all. */
export function linesApart(
  { tokens, printed }: LabelTokens,
  from: number,
  to: number,
  mayRunOn = true,
): string {
  const widest = Math.max(...tokens.map(({ start, lineEnd }) => (tokens[lineEnd - 1]?.end ?? start) - start));
  const words = tokens.slice(from, to).map((token, index): string => {
    const word = printed.slice(token.start, token.end);
    const [at, next] = [from + index, tokens[from + index + 1]];
    const isLast = at + 1 >= to || next?.startsLine !== true;
    if (isLast || !/[\p{L}\d)\]"'\u201D\u2019]$/u.test(word)) return word;
    const first = tokens.findLastIndex((each, place) => place <= at && each.startsLine);
    const width = token.end - (tokens[first]?.start ?? 0) + 1 + (next?.plain.length ?? 0);
    return (mayRunOn && width > FULL_LINE * widest) || /^\p{Ll}/u.test(next?.plain ?? '') ? word : `${word},`;
  });
  return words.join(' ').replace(/[,;:]$/, '');
}
