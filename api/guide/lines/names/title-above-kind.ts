import { isDateText } from '../../dates/date-line.ts';
import type { LabelFacts } from '../../facts.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { articleFor, lowered } from '../../speech/text.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { printedLines, wordsOf } from '../breaks/whole-lines.ts';

/** A kind of sheet or film that stands alone with its year, below what the sheet says or is called. */
const SHEET =
  /^(?:(?:Recruiting|Recruitment|Propaganda|Film|Travel|Election) poster|Poster|Photograph|Print|Drawing|Film|Postcard|Leaflet|Handbill|Broadside|Flyer|Pamphlet|Placard|Cartoon|Advertisement)$/;
/** A stuff that designers give names to, which stands alone with its year too: "Furnishing fabric, 1951". */
const STUFF =
  /^(?:(?:Furnishing|Dress|Upholstery|Printed|Curtain|Woven) )?(?:fabric|textile|wallpaper|tapestry|rug|carpet|scarf|tableware|tea service|coffee service)$/i;
/** The year or years behind a kind. */
const YEAR_BEHIND = /, ((?:c\. ?|ca\.? ?|about |around )?\d{4}(?:[-\u2013]\d{2,4})?)$/i;
/** What can be a title: no list, no name of a field or a room. */
const TITLE = /^(?!(?:Room|Hall|Gallery|Case|Section|Wall|Floor)\b)[\p{Lu}'\u2018\u201C"][^:;/()\d]{2,70}$/iu;

/** The first line of a label and the kind of thing that the second says it is: "Join the Wrens / Poster, 1941"; null for other labels. */
export function titleAboveKind(
  given: string,
): { readonly title: string; readonly start: number; readonly kind: string; readonly date: string } | null {
  const [title = '', below = ''] = given.split('\n').flatMap((line) => line.trim() || []);
  const [behind = '', date = ''] = YEAR_BEHIND.exec(below) ?? [];
  const kind = below.slice(0, below.length - behind.length);
  return behind !== '' && (SHEET.test(kind) || STUFF.test(kind)) && TITLE.test(title)
    ? { title, start: given.indexOf(title), kind: kind.toLowerCase(), date }
    : null;
}

/** Whether a line of names alone may be somebody: "Ada Birch", "Birch". */
const mayBeSomebody = (line: string): boolean =>
  /^(?!(?:the|an?) )\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*){0,3}$/iu.test(line) &&
  (!line.includes(' ') || isGivenName(line.split(' ', 1)[0]?.toLowerCase() ?? ''));

/** Puts the line above a kind of thing in the place of a title that was not read, or of one that the kind was read into. */
export function readTitleAboveKind(facts: LabelFacts): void {
  const found = titleAboveKind(facts.given);
  if (found === null) return;
  const end = found.start + found.title.length;
  const { artist, title } = facts.readings;
  // Where the label names its maker below, a word alone is nobody's name.
  if (mayBeSomebody(found.title) && !(artist !== undefined && artist.start > end)) return;
  const isMaker = artist !== undefined && artist.start < end;
  // A title below both is another.
  const belowKind = facts.given.indexOf('\n', end + 1);
  const isElsewhere = title !== undefined && belowKind >= 0 && title.start > belowKind;
  if (isMaker || isElsewhere) return;
  facts.title = found.title;
  // Both are told in one.
  facts.readings.title = {
    start: found.start,
    end: facts.given.toLowerCase().indexOf(found.kind, end) + found.kind.length,
    certainty: title?.certainty ?? facts.readings.date?.certainty ?? 0,
  };
  if (facts.date !== null) return;
  const start = facts.given.indexOf(found.date, end);
  facts.date = found.date;
  facts.readings.date = { start, end: start + found.date.length, certainty: facts.readings.title.certainty };
}

/** "Poster / Winter sales are best reached by Underground / Ada Dahl, 1921": what is printed on a poster is its title. */
const POSTER = /^(?:Poster|Advertisement|Placard|Handbill|Banner|Badge)$/;

/** "Poster for the Lowe Tramways, 1914": what it is, for whom and when, below what stands on it. */
const POSTER_FOR =
  /^((?:Poster|Advertisement|Placard|Handbill) for (?:the )?\p{Lu}[^,:;\d]{2,50})(?:, (.{3,20}))?$/u;

/** For whom a poster is, by a line that says so: "It is a poster for the Lowe Tramways"; null for any other line. */
export function posterFor(words: string): string | null {
  const [, poster] = POSTER_FOR.exec(words) ?? [];
  return poster === undefined ? null : `It is ${articleFor(poster)} ${lowered(poster)}`;
}

/** The stretches of a poster's lines: what it is, and what stands on it, which is its title. */
export function wordsOnPoster(label: LabelTokens): KnownStretch[] {
  const below = postersFor(label);
  return below.length > 0 ? below : wordsBelowPoster(label);
}

/** Whether a line of a label says for whom a poster is, so that another is what stands on it. */
export const hasPosterLine = (given: string): boolean =>
  given
    .split('\n')
    .slice(1)
    .some((line) => POSTER_FOR.test(line.trim()));

const LINES_OF_POSTER = 5;
/** Words of what stands on a poster. */
const MOST_WORDS_OF_SLOGAN = 12;

function postersFor(label: LabelTokens): KnownStretch[] {
  return printedLines(label)
    .slice(1, LINES_OF_POSTER)
    .flatMap((line): KnownStretch[] => {
      const words = wordsOf(label, line);
      const [all, , date] = POSTER_FOR.exec(words.join(' ')) ?? [];
      if (all === undefined || (date !== undefined && !isDateText(date.toLowerCase()))) return [];
      const from = line.from + words.findIndex((word) => word.endsWith(',')) + 1;
      return date === undefined
        ? [{ kind: 'other', ...line }]
        : [
            { kind: 'other', from: line.from, to: from },
            { kind: 'date', from, to: line.to },
          ];
    });
}

function wordsBelowPoster(label: LabelTokens): KnownStretch[] {
  const [kind, title, below] = printedLines(label);
  if (!kind || !title || !below || !POSTER.test(wordsOf(label, kind).join(' '))) return [];
  const words = wordsOf(label, title);
  const [given = ''] = wordsOf(label, below);
  const isSlogan =
    words.length > 2 &&
    words.length <= MOST_WORDS_OF_SLOGAN &&
    /^["\u2018\u201C]?\p{Lu}/u.test(words[0] ?? '') &&
    !/[.,;:]$/.test(words.at(-1) ?? '') &&
    label.tokens[title.from]?.startsBlock !== true;
  return isSlogan && isGivenName(given.toLowerCase())
    ? [
        { kind: 'other', ...kind },
        { kind: 'title', ...title },
      ]
    : [];
}
