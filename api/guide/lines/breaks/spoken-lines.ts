import { JOINING } from '../../balanced.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { Segment } from '../../search/search-label.ts';

/** An inventory number or a price alone on its line, which nobody wants to hear. */
const NUMBER_LINE =
  /^(?:(?:\p{Lu}[\p{L}.]{0,5}[ .-]?){0,2}(?!(?:1\d|20)\d\d(?: ?[-\u2013/] ?(?:\d{4}|\d\d))?$)[\d.,/-]{3,40}(?:[a-z](?:[-\u2013][a-z])?)?|[£$€¥].*)$/u;

/** Small words of other languages, behind which no line ends: "les impôts en / Normandie". */
const OPEN_IN_OTHERS =
  /^(?:(?!cm|mm|kg|m|g|l)\p{Ll}{1,2}|dite?|des|les|une|aux|par|sur|pour|avec|dans|que|qui|und|mit|von|der|die|das|dem|den|ein|eine[rsnm]?|aus|bei|zur|zum|con|por|para|del|una|los|las|che|dei|gli|della|het|een|met|van|voor|och|med|som|til)$/u;

/** Characters of the shortest line that is one of a text. */
const LEAST_OF_TEXT = 34;

/** A stretch so sure begins anew even with a small letter: "oil on canvas". */
const SURE = 0.8;

/** The label as one would read it out: without inventory numbers, and with a stop where a stretch ends with its line. */
export function spokenLines({ tokens, printed, width }: LabelTokens, segments: readonly Segment[]): string {
  const isNumber = tokens.map(() => false);
  const begins = tokens.map(() => segments.length === 0);
  const isSure = tokens.map(() => false);
  for (const { kind, from, to, certainty } of segments) {
    if (kind === 'accession') isNumber.fill(true, from, to);
    begins[from] = true;
    isSure[from] = certainty >= SURE;
  }
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const textOf = (index: number): string => {
    const [from = tokens.length, to] = starts.slice(index, index + 2);
    const words = tokens.slice(from, to).filter((_, at) => isNumber[from + at] !== true);
    const text = words.map(({ start, end }) => printed.slice(start, end)).join(' ');
    return from > 0 && NUMBER_LINE.test(text) ? '' : text;
  };
  const spoken = starts.flatMap((_, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const text = textOf(index);
    if (text === '') return [];
    const next = tokens[to];
    // "Baffin Island, / Canada": what a comma or "of" leaves open goes on on the line below, whatever that begins.
    const last = text.slice(text.lastIndexOf(' ') + 1);
    const isOpen = text.endsWith(',') || JOINING.test(last) || OPEN_IN_OTHERS.test(last);
    if (isOpen && next?.startsBlock === false && textOf(index + 1) !== '') return [text];
    // Of a label whose fields are not known a line that ends in a name and had no room for the next word goes on: "a la Reina Regente / María Cristina".
    const lastWord = tokens[to - 1];
    const isFull =
      segments.length === 0 &&
      next?.startsBlock === false &&
      text.length >= LEAST_OF_TEXT &&
      (lastWord?.end ?? 0) - (tokens[starts[index] ?? 0]?.start ?? 0) + 1 + next.plain.length > width;
    if (isFull && /^\p{Lu}/u.test(last)) return [text];
    const isEnd =
      next === undefined || (begins[to] === true && (isSure[to] === true || !/^\p{Ll}/u.test(next.plain)));
    const closed = text.replace(/[,;:]$/, isEnd ? '' : '$&');
    return [isEnd && /[\p{L}\d)\]"'\u2019\u201C\u201D\u00BB]$/u.test(closed) ? `${closed}.` : closed];
  });
  return spoken.join(' ');
}

/** A line is full where the next word would have made it wider than this share of the widest one. */
const FULL = 0.85;

/** Lines in a row, with a comma where one has no mark at its end, had room for the next word and this has a capital. */
export function linesApart(
  { tokens, printed, width: widest }: LabelTokens,
  from: number,
  to: number,
): string {
  const words = tokens.slice(from, to).map((token, index): string => {
    const word = printed.slice(token.start, token.end);
    const next = tokens[from + index + 1];
    const isLast = from + index + 1 >= to || next?.startsLine !== true;
    if (isLast || !/[\p{L}\d)\]"'\u201D\u2019]$/u.test(word)) return word;
    const first = tokens.findLast(({ startsLine }, at) => startsLine && at <= from + index);
    const width = token.end - (first?.start ?? token.start) + 1 + next.plain.length;
    const goesOn = /^\p{Ll}/u.test(next.plain) || JOINING.test(word) || width > FULL * widest;
    return goesOn ? word : `${word},`;
  });
  return words.join(' ').replace(/[,;:]$/, '');
}
