import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { type Block, printedLines, wordsOf } from '../breaks/whole-lines.ts';

/** "Built 1846", below which stands who built it. */
const BUILT_THEN = /^[Bb]uilt(?: in)?:? (?:about |c\. ?)?\d{4}(?:[-\u2013]\d{2,4})?$/;
const BUILT_BY = /^[Bb]uilt by (?=\p{Lu})/u;
/** What a part of a firm's name has, and no place. */
const OF_FIRM =
  /&|\b(?:and|Company|Co|Sons?|Brothers|Bros|Ltd|Limited|Corporation|Inc|GmbH|AG|Shipbuilders|Shipyard|Engineering)\b/;
const CORPORATION =
  /^\p{Lu}[^,:;()\d]{2,50} (?:Corporation|Incorporated|GmbH|Manufacturing Company|Instruments?|Laboratories)(?:, \p{Lu}[^:;()\d]{1,40})?$/u;
/** "Memory: 4K 12-bit words", "Cost: $18,000": a value of a machine with its name before it. */
const VALUE =
  /^(?:Memory|Memory size|Storage|Cost|Price|Speed|Top speed|Clock speed|Power|Output|Wingspan|Range|Crew|Processor|Display|Operating system|Ceiling|Payload|Engine): \S/;

/** The firm of a line and the place behind it: "Lowe & Co., Atlas Works, Leeds"; none where no place ends the line. */
function firmAndPlace(words: readonly string[], from: number): KnownStretch[] {
  const ends = words.flatMap((word, at) => (word.endsWith(',') ? [at + 1] : []));
  const starts = [0, ...ends];
  const partAt = (at: number): string =>
    words
      .slice(starts[at], starts[at + 1] ?? words.length)
      .join(' ')
      .replace(/,$/, '');
  const parts = starts.map((_, at) => partAt(at));
  const last = parts.findLastIndex((part) => OF_FIRM.test(part));
  const first = starts[Math.max(1, last + 1)];
  const places = parts.slice(Math.max(1, last + 1));
  const town = places.at(-1) ?? '';
  const isPlace =
    first !== undefined &&
    places.every((part) => /^\p{Lu}[\p{L}.'\u2019 -]{1,40}$/u.test(part)) &&
    (isTownName(town) || isPlaceLine(town) || isPlaceLine(places.join(', ')));
  return isPlace
    ? [
        { kind: 'artist', from, to: from + first },
        { kind: 'origin', from: from + first, to: from + words.length },
      ]
    : [];
}

/** The stretches of lines on who built a machine, and where: below the year of that, behind "Built by", or a corporation below the machine's name. */
export function builderLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  const textOf = (line: Block | undefined): string => (line ? wordsOf(label, line).join(' ') : '');
  return lines.flatMap((line, at): KnownStretch[] => {
    const text = textOf(line);
    if (at > 0 && VALUE.test(text)) return [{ kind: 'other', ...line }];
    const isBelowYear = BUILT_THEN.test(textOf(lines[at - 1])) && OF_FIRM.test(text) && !/[.:]$/.test(text);
    const isBelowName = at === 1 && CORPORATION.test(text);
    if (!isBelowYear && !isBelowName && !BUILT_BY.test(text)) return [];
    const stretches = firmAndPlace(wordsOf(label, line), line.from);
    return stretches.length === 0 && isBelowName ? [{ kind: 'artist', ...line }] : stretches;
  });
}
