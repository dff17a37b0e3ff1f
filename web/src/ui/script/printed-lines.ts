interface Span {
  start: number;
  end: number;
}

/** A stretch of a printed line. */
export interface PrintedPart {
  /** Where it starts in the whole text: no two are the same. */
  start: number;
  text: string;
  isMarked: boolean;
}

/** Characters of a long line that are shown around what is marked. */
const AROUND = 60;
/** A line up to this many characters is shown whole. */
const SHORT_LINE = 140;

/** The first and the last offset of a line that are shown, at spaces. */
function shownPart(line: string, spans: readonly Span[]): Span {
  const whole = { start: 0, end: line.length };
  if (line.length <= SHORT_LINE) return whole;
  const first = Math.min(...spans.map(({ start }) => start)) - AROUND;
  const last = Math.max(...spans.map(({ end }) => end)) + AROUND;
  return {
    start: first <= 0 ? 0 : line.indexOf(' ', first) + 1,
    end: last >= line.length ? line.length : line.lastIndexOf(' ', last),
  };
}

/**
 * The printed lines that hold one of the spans, in the label's order, in parts that are marked or not. Of a long line
 * only what stands around the marked words is shown, between ellipses. Spans outside of the text are left out.
 */
export function printedLines(printed: string, spans: readonly Span[]): PrintedPart[][] {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return printed.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const inside = sorted
      .filter((span) => span.start < start + line.length && span.end > start)
      .map((span) => ({
        start: Math.max(0, span.start - start),
        end: Math.min(line.length, span.end - start),
      }));
    if (inside.length === 0) return [];
    const shown = shownPart(line, inside);
    const parts: PrintedPart[] = [];
    let done = shown.start;
    const add = (end: number, isMarked: boolean) => {
      if (end > done) parts.push({ start: start + done, text: line.slice(done, end), isMarked });
      done = Math.max(done, end);
    };
    for (const span of inside) {
      add(span.start, false);
      add(span.end, true);
    }
    add(shown.end, false);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && shown.start > 0) first.text = `… ${first.text}`;
    if (last && shown.end < line.length) last.text = `${last.text} …`;
    return [parts];
  });
}
