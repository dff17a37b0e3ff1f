import type { LabelTokens } from '../label-tokens.ts';
import { placeOf } from '../lines/printed-part.ts';
import type { Segment } from '../search/search-label.ts';
import { lowered } from '../speech/text.ts';

const PRINTED_LATER =
  /^(?:printed|(?:(?:posthumous|later|lifetime|this) )?cast,?) (?:in |later,? )?(?:c\. ?|ca\. ?|about |around |after )?\d{4}s?[.,]?$/i;

/** When it was printed or cast later, where a stretch of its own says so: "printed about 1975"; null where none does. */
export const printedLater = (label: LabelTokens, dates: readonly Segment[]): string | null =>
  dates
    .map((date) => label.printed.slice(...placeOf(label, date)).replace(/[.,]$/, ''))
    .find((date) => PRINTED_LATER.test(date))
    // "Posthumous cast, 1964"
    ?.replace(/^(?:Posthumous|Later|Lifetime|This|Cast)\b/, lowered)
    .replace(/cast, /, 'cast ') ?? null;
