import type { LabelFacts, PrintedPart } from '../../facts.ts';
import { isNamed } from '../../speech/artist.ts';
import { isOfPicture } from '../../vocabulary/pictures.ts';

/** "Carlo Visdomini [obverse]", "Frame: Italian": a side or a part of a thing, whatever it is likely to be. */
export const OF_NO_TITLE =
  /\[(?:obverse|reverse|recto|verso)\]$|^(?:obverse|reverse|recto|verso|mounts?|case|frame|cover|lid|base|stand|binding|production|publisher|printer|editor|maker|artist|designer)\b:?/i;

/** A heading with what is likely to be the title, where no part of it holds that. */
export const withLikely = (heading: PrintedPart[], likely: PrintedPart | null): PrintedPart[] =>
  likely === null ||
  heading.length === 0 ||
  heading.some(({ start, end }) => start < likely.end && likely.start < end)
    ? heading
    : [...heading, likely].toSorted((a, b) => a.start - b.start);

/** Which part of a heading holds what is likely to be the title; -1 where none does. */
export const likelyPart = (heading: readonly PrintedPart[], likely: PrintedPart | null): number =>
  likely === null || /^(?:from|plate|no\.|sheet)\b/i.test(likely.text)
    ? -1
    : heading.findIndex(({ start, end }) => start <= likely.start && likely.end <= end + 1);

/** Letters that may stand beside a likely title in its line, "(frankaa)": more of them are another line's. */
const MOST_BESIDE = 24;

/** The likely title alone where its part of the heading goes far beyond it, or names the maker too. */
export const withoutMore = (text: string, likely: PrintedPart | null, maker: string | null): string =>
  likely !== null &&
  (text.length > likely.text.length + MOST_BESIDE ||
    (maker !== null && text.includes(maker) && !likely.text.includes(maker)))
    ? likely.text
    : text;

/** "Cut Down, Loved by the Wind": what is most likely the title of a picture whose painter is sure has its commas. */
export const isNameWithCommas = (line: string, isLikely: boolean, { artist, medium }: LabelFacts): boolean =>
  isLikely && isNamed(artist) && isOfPicture(medium ?? '') && /^\p{Lu}[^;:/\d[\]]{2,90}$/u.test(line);
