import type { GuideLine } from '../../facts.ts';
import { weighWords } from '../guess-language.ts';
import { isInEnglish, lineEvidence } from '../line-evidence.ts';
import { isOnlyThere } from './only-there.ts';
import { isPerson, linesOnMaker } from '../people.ts';

/** Characters and English words of a line of a text. */
const WIDTH = 30;
const ENGLISH = 2;
/** Lines of a text at least. */
const LINES = 2;
/** Lines that one heading may have more than the other, which says the same. */
const MORE = 2;

/** "Dahl made cupboards as others built houses": a line without small words of English, most of whose words English texts use. */
const isWidelyEnglish = (text: string): boolean => lineEvidence(text).english >= ENGLISH && isInEnglish(text);

/** The first run of English text among lines, as its first line and the one behind its last; null where there is none. */
function englishText(
  lines: readonly GuideLine[],
  left: ReadonlySet<number>,
): readonly [number, number] | null {
  const isText = (at: number): boolean => {
    const text = lines[at]?.text ?? '';
    const isEnglish = weighWords(text).english >= ENGLISH || isWidelyEnglish(text);
    return !left.has(at) && text.length >= WIDTH && isEnglish;
  };
  const first = lines.findIndex(
    (_, at) => isText(at) && Array.from({ length: LINES }, (_each, more) => at + more).every(isText),
  );
  if (first < 0) return null;
  // "Holding a bunch of grapes, the young woman" has few small words.
  let start = first;
  while (
    start > 0 &&
    lines[start]?.isApart !== true &&
    !left.has(start - 1) &&
    (lines[start - 1]?.text.length ?? 0) >= WIDTH
  )
    start -= 1;
  let end = first + LINES;
  while (end < lines.length && lines[end]?.isApart !== true && !left.has(end)) end += 1;
  return [start, end];
}

/** "Attributed to Ada Birch": a maker of whom nobody is sure. */
const RELATED = /^(?:Attributed to|Workshop of|Circle of|Follower of|After) \p{Lu}/u;

/** What is done with the lines above a text in another language. */
interface HeadingOfOther {
  /** Lines that the English heading says as well. */
  readonly left: readonly number[];
  /** Lines that stay, and stand below a line that is left: the English heading says what was above them. */
  readonly moved: readonly number[];
  /** The line before which they then stand. */
  readonly to: number;
}

/**
 * Of a label that says all twice, each time with a text below, the lines above the text in another language: "Pferdeharnisch" above
 * one, where "Horse armour" stands above the other. Makers stay that the English lines do not name.
 *
 * @param left The lines of the texts in another language.
 */
export function headingOfOther(lines: readonly GuideLine[], left: ReadonlySet<number>): HeadingOfOther {
  const none: HeadingOfOther = { left: [], moved: [], to: 0 };
  const english = englishText(lines, left);
  const [other = lines.length, ...more] = left;
  if (english === null || other === lines.length) return none;
  const last = more.at(-1) ?? other;
  const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const isFirst = other < english[0];
  // Behind an English text the other language begins with an empty line.
  const own = isFirst ? range(0, other) : range(english[1], other);
  const twin = isFirst ? range(last + 1, english[0]) : range(0, english[0]);
  const textOf = (at: number): string => lines[at]?.text ?? '';
  const said = twin.map(textOf);
  const makers = own.slice(0, linesOnMaker(own.map((at) => ({ text: textOf(at) }))));
  const isNamedTwice = (at: number): boolean =>
    said.some((text) => text.startsWith(textOf(makers[0] ?? at).split(',', 1)[0] ?? ''));
  // What the English heading does not say is said of the work all the same.
  const isOnlyHere = (at: number): boolean =>
    makers.includes(at) || isPerson(textOf(at)) || RELATED.test(textOf(at))
      ? !isNamedTwice(at)
      : isOnlyThere(textOf(at), said);
  const saidTwice = own.filter((at) => !isOnlyHere(at));
  const longer = saidTwice.length - twin.length;
  if (saidTwice.length === 0 || twin.length === 0 || longer > MORE || own.length - twin.length < -MORE)
    return none;
  const [title = Number.POSITIVE_INFINITY] = saidTwice;
  const stays = own.filter((at) => at > title && !saidTwice.includes(at));
  // A maker stands as many lines below the title in English.
  const [maker = title] = stays;
  const to = (twin[Math.min(maker - title, twin.length) - 1] ?? english[0]) + 1;
  return { left: saidTwice, moved: isFirst ? stays : [], to };
}
