import { JOINING } from '../balanced.ts';
import { fromCapitals } from '../capitals.ts';
import { isDateLine, isDateText } from '../dates/date-line.ts';
import { withOriginsMarked } from '../find-origin.ts';
import { isInEnglish } from '../language/line-evidence.ts';
import { NAME_ALONE } from '../language/people.ts';
import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { type Block, printedLines, wordsOf } from './breaks/whole-lines.ts';
import { builderLines } from './makers/builders.ts';
import { deedsOnALine } from './makers/deeds-on-a-line.ts';
import { isMaterials, mediumWordKind } from '../vocabulary/materials.ts';
import { hadNoRoom } from './breaks/line-width.ts';
import { isInvitation } from './invitations.ts';
import { editionLines } from './editions.ts';
import { keyedLines } from './keyed-lines.ts';
import { namedSpecies } from './nature/named-species.ts';
import { rockLines } from './nature/rock-lines.ts';
import { wordsOnPoster } from './names/title-above-kind.ts';
import { handsOfBook, writerLines } from './makers/writers.ts';

/** Whether words are a nation's, "South German". */
const isNation = (words: string): boolean =>
  /^(?:\p{L}+ )?\uE000+$/u.test(withOriginsMarked(fromCapitals(words)));

/** "from the series", "from the portfolio": a line on what a work belongs to. */
const FROM_SERIES =
  /^from (?:the|an?|his|her|their) (?:\p{Ll}+ )?(?:series|portfolio|album|cycle|suite|project)$/u;
/** "sheet 5 of the cycle", "plate 3 from the series": the same by the number in it. */
const NUMBER_OF_SERIES =
  /^(?:sheet|plate|leaf|no\.) ?[\dIVXLC]+,? (?:of|from) the (?:cycle|series|portfolio|album|suite|set|book)\b/i;
const MOST_WORDS_OF_NAME = 12;

/**
 * Lines on the series that a work belongs to, which are no part of its title above them; what stands on a line of more words, or behind one that
 * is no short line, may be a sentence that was parted there.
 */
export function seriesLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const words = wordsOf(label, line);
    const above = lines[at - 1];
    const isBehindShortLine = above !== undefined && above.to - above.from <= MOST_WORDS_OF_NAME / 2;
    if (words.length > MOST_WORDS_OF_NAME) return [];
    if (isBehindShortLine && NUMBER_OF_SERIES.test(words.join(' '))) return [{ kind: 'other', ...line }];
    // "Street, Kobe, from the series After Rain, 2011"
    const start = words.findIndex(
      (word, index) =>
        word === 'from' &&
        (index === 0 ? isBehindShortLine : (words[index - 1] ?? '').endsWith(',')) &&
        [3, 4].some((count) => FROM_SERIES.test(words.slice(index, index + count).join(' '))),
    );
    if (start < 0) return [];
    const year = /^\(?(?:1[5-9]|20)\d\d/.test(words.at(-1) ?? '') ? 1 : 0;
    return [{ kind: 'other', from: line.from + start, to: line.to - year }];
  });
}

/** "Flemish painter, about 1500", and over two lines "NEAPOLITAN PAINTER, SECOND QUARTER OF THE / 17TH CENTURY". */
const TRADE = /^(?:painter|artist|master|sculptor|carver|engraver|goldsmith|silversmith|workshop),$/i;
const MOST_WORDS_OF_DATE = 8;

/** Lines on which somebody is named by nation and trade alone, with when that was. */
function tradeAndDateLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const words = wordsOf(label, line);
    const trade = words.findIndex((word) => TRADE.test(word));
    const isOfNation = trade > 0 && isNation(words.slice(0, trade).join(' '));
    if (!isOfNation) return [];
    const from = line.from + trade + 1;
    const to = [line.to, lines[at + 1]?.to ?? line.to].find((end) => {
      const date = wordsOf(label, { from, to: end });
      return date.length > 0 && date.length <= MOST_WORDS_OF_DATE && isDateText(date.join(' ').toLowerCase());
    });
    return to === undefined
      ? []
      : [
          { kind: 'artist', from: line.from, to: from },
          { kind: 'date', from, to },
        ];
  });
}

/** "Photograph by Ada Birch": whoever took it, below the name of whom it shows. */
const PHOTOGRAPH_BY =
  /^(?:Photograph|Photographed|Photo) by \p{Lu}[\p{L}.'\u2019-]{0,30}(?: \p{Lu}[\p{L}.'\u2019-]{0,30}){1,3}$/u;

/** The photographer below the name of whoever is shown, who is the title. */
function photographers(label: LabelTokens): KnownStretch[] {
  const [first, second] = printedLines(label);
  if (!first || !second) return [];
  const text = (line: Block): string => wordsOf(label, line).join(' ');
  return NAME_ALONE.test(text(first)) && PHOTOGRAPH_BY.test(text(second))
    ? [
        { kind: 'title', ...first },
        { kind: 'other', from: second.from, to: second.from + DEED },
        { kind: 'artist', from: second.from + DEED, to: second.to },
      ]
    : [];
}
/** Words of "Photograph by". */
const DEED = 2;

/** "Jun-ho Park (1985\u2013 )": a living maker on a line; who is shown and who has painted it are seldom both alive. */
const NAME_WITH_OPEN_LIFE = /^\p{Lu}[^()\d:]{3,40}(?= \((?:b\. |born )?\d{4}(?: ?[-\u2013] ?)?\)$)/u;
const MOST_LIVING_MAKERS = 4;

/** The living makers who stand one below the other with their lives: the first is the artist, those below are further makers. */
function livingMakers(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label).slice(0, MOST_LIVING_MAKERS);
  const isMaker = (line: Block): boolean => NAME_WITH_OPEN_LIFE.test(wordsOf(label, line).join(' '));
  const firstOther = lines.findIndex((line) => !isMaker(line));
  const [first, ...further] = firstOther < 0 ? lines : lines.slice(0, firstOther);
  if (!first || further.length === 0) return [];
  const life = first.from + wordsOf(label, first).findIndex((word) => word.startsWith('('));
  return [
    { kind: 'artist', from: first.from, to: life },
    { kind: 'life', from: life, to: first.to },
    ...further.map((line): KnownStretch => ({ kind: 'maker', ...line })),
  ];
}

/** "American (born Sweden), 1929\u20132022": a nation and a life on the line below a name. */
const NATION_AND_LIFE =
  /^[\uE000\uE001]+(?:[- ]born [^\d,]{3,30})?(?: \([^()]{4,40}\))?,? (?:born |b\. )?\d{4}(?:[-\u2013]\d{4})?$/u;

/** Two makers, each with nation and life on the line below the name: the second is a further maker. */
function twoMakers(label: LabelTokens): KnownStretch[] {
  const [first, life, second, other] = printedLines(label);
  if (!first || !life || !second || !other) return [];
  const text = (line: Block): string => wordsOf(label, line).join(' ');
  const isPair = [first, second].every((line) => NAME_ALONE.test(text(line)));
  const areLives = [life, other].every((line) => NATION_AND_LIFE.test(withOriginsMarked(text(line))));
  return isPair && areLives
    ? [
        { kind: 'artist', ...first },
        { kind: 'bio', ...life },
        { kind: 'maker', from: second.from, to: other.to },
      ]
    : [];
}

/** "(1728-1810)" */
const LIFE = '\\(?(?:c\\. ?)?\\d{4} ?[-\\u2013] ?(?:c\\. ?)?\\d{4}\\)?';
const LIFE_ALONE = new RegExp(`^${LIFE}$`);
/** "Virginia Lowe (1882-1941)" */
const SITTER = new RegExp(`^\\p{Lu}[^()\\d:]{3,60}(?= ${LIFE}$)`, 'u');
/** "By Ada Birch", "Unidentified photographer": a line on who has painted or photographed somebody. */
const BY_SOMEBODY =
  /^[Bb]y \p{Lu}\p{Ll}+ \p{Lu}|^(?:Unidentified|Unknown|Anonymous) (?:photographer|artist|painter|sculptor|maker)\b/u;
const MOST_LINES_OF_SITTER = 16;
/** "Henry Inman (1801\u20131846), after Charles Bird King" */
const PAINTER =
  /^\p{Lu}[^()\d:]{3,40} \((?:\p{Lu}[\p{L} -]{3,20}, )?\d{4} ?[-\u2013] ?\d{4}\)(?:, after \p{Lu}[^\d]{3,40})?$/u;
const LINES_OF_TEXT = 2;
const WIDTH_OF_TEXT = 30;

/** Whether lines are a text: most of them as wide as its lines are, and the first begins a sentence. */
const isText = (lines: readonly string[]): boolean =>
  lines.filter((line) => line.length >= WIDTH_OF_TEXT).length > lines.length / 2 &&
  (lines[0]?.length ?? 0) >= WIDTH_OF_TEXT;

/**
 * Who is shown, by name and life on the first line, where a later line names the painter with "By": the name is the title, and the life and the line below
 * it, "Writer", are no maker's.
 */
function sitterLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label).slice(0, MOST_LINES_OF_SITTER);
  const words = (line: Block): string[] => wordsOf(label, line);
  const [first, next] = lines;
  if (!first || !next) return [];
  // "Virginia Lowe / (1882-1941)"
  const isLifeBelow = LIFE_ALONE.test(words(next).join(' '));
  const named = isLifeBelow ? { from: first.from, to: next.to } : first;
  const second = isLifeBelow ? lines[2] : next;
  if (!second || !SITTER.test(words(named).join(' '))) return [];
  const by = lines.findIndex(
    (line, at) =>
      at > 0 &&
      (BY_SOMEBODY.test(words(line).join(' ')) ||
        // "Henry Inman (1801\u20131846)" below the text of the label
        (at > LINES_OF_TEXT &&
          isText(lines.slice(1, at).map((each) => words(each).join(' '))) &&
          PAINTER.test(words(line).join(' ')))),
  );
  if (by < 0) return [];
  const life = words(named).findIndex((word) => /^\(|\d|^(?:c|ca)\.$/.test(word));
  const below = words(second).join(' ');
  const isWhatTheyWere =
    by > 1 && /^\p{Lu}[^\d.:;]{3,60}$/u.test(below) && words(second).length < MOST_WORDS_OF_NAME;
  return [
    { kind: 'title', from: named.from, to: named.from + life },
    { kind: 'other', from: named.from + life, to: named.to },
    ...(isWhatTheyWere ? [{ kind: 'other' as const, ...second }] : []),
  ];
}

/** "G. M. Benzoni, Italy": initials, with which no place begins, a surname and a land. */
const INITIALS_AND_LAND = /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}-]{2,20}, (\p{Lu}[\p{L} ]{3,30})$/u;
/** "St. Louis, Missouri" is no name, "S. Sudan, Africa" neither. */
const SHORT_PLACE = /^(?:[NSEW]|St|Ste|Mt|Ft)\. ?\p{Lu}\p{Ll}/u;

/** Lines on which a maker is named by initials and a land. */
function initialsLines(label: LabelTokens): KnownStretch[] {
  return printedLines(label).flatMap((line): KnownStretch[] => {
    const words = wordsOf(label, line);
    const text = words.join(' ');
    const land = INITIALS_AND_LAND.exec(text)?.[1];
    if (land === undefined || SHORT_PLACE.test(text) || !/^[\uE000-\uE002]+$/u.test(withOriginsMarked(land)))
      return [];
    const from = line.from + words.findIndex((word) => word.endsWith(',')) + 1;
    return [
      { kind: 'artist', from: line.from, to: from },
      { kind: 'origin', from, to: line.to },
    ];
  });
}

/** "US, 1975": the letters of a land, which are no title, and a date. */
const LETTERS_OF_LAND = /^(?:US|USA|U\.S\.A?\.|UK|U\.K\.|GB),$/;

/** Lines with the letters of a land and a date, below what the thing is. */
function landAndDateLines(label: LabelTokens): KnownStretch[] {
  return printedLines(label).flatMap((line, at): KnownStretch[] => {
    const [land = '', ...date] = wordsOf(label, line);
    return at > 0 && LETTERS_OF_LAND.test(land) && isDateText(date.join(' ').toLowerCase())
      ? [
          { kind: 'origin', from: line.from, to: line.from + 1 },
          { kind: 'date', from: line.from + 1, to: line.to },
        ]
      : [];
  });
}

/** "1040\u20131190": two years further apart than a life is long, which date the work. */
const LONG_SPAN = /^(\d{3,4})[-\u2013](\d{4})$/;
const LONGEST_LIFE = 110;
/** Two figures of which the later is no year yet are a number of the house's. */
const LAST_YEAR = 2100;

/** "280\u201390": years of the first thousand, of which the second is short. */
const OLD_SPAN = /^[2-9]\d\d[-\u2013]\d\d$/;
/** "2 BC\u2013AD 119": years of an era on a line by themselves. */
const OF_ERA =
  /^(?:c\. ?|ca\. ?|circa |approx\.? |about |around |AD ?)?\d.*\b(?:BCE?|CE|AD)(?: \d{1,4})?$|^AD ?\d/;

/** "Middle Kingdom, Dynasty 12": a time above or below its years, with which it is one date. */
const OF_TIME =
  /\b(?:dynasty|period|kingdom|age|reign|century|culture|\p{L}{3,12}(?:assic|aceous|cene))\b|\d/iu;

/** "Signed and dated 1825": the year that stands on the work, where no other line dates it. */
const SIGNED_DATE =
  /^(?:Signed(?: and|,) dated|Dated)(?: in)?,? (?:c\. ?|ca\. ?)?\d{4}(?:[-\u2013]\d{2,4})?$/;
const YEAR_ALONE = /^(?:c\. ?|ca\. ?|about |around )?\d{4}(?:[-\u2013]\d{2})?$/;

function surelyDates(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  const texts = lines.map((line) => wordsOf(label, line).join(' '));
  return lines.flatMap((line, at): KnownStretch[] => {
    const text = texts[at] ?? '';
    const [, from, to] = LONG_SPAN.exec(text) ?? [];
    const isSpan = Number(to) - Number(from) > LONGEST_LIFE && Number(to) < LAST_YEAR;
    const isOldSpan = at > 0 && at < MOST_ABOVE_TITLE && OLD_SPAN.test(text);
    const isAlone = ![texts[at - 1], texts[at + 1]].some((each) => each !== undefined && OF_TIME.test(each));
    const isOfEra = isAlone && OF_ERA.test(text) && isDateText(text.toLowerCase());
    const isSigned = SIGNED_DATE.test(text) && !texts.some((each) => YEAR_ALONE.test(each));
    return isSpan || isOldSpan || isOfEra || isSigned ? [{ kind: 'date', ...line }] : [];
  });
}

/** "Known as the Kaitaia carving": another name below the title. */
const OTHER_NAME = /^(?:(?:also |formerly )?(?:known|called) (?:as )?|formerly titled )\S/i;
/** "Polished Chunar sandstone": a stuff by what was done to it. */
const WORKED =
  /^(?:Polished|Carved|Painted|Gilded|Gilt|Glazed|Hammered|Incised|Burnished|Patinated|Lacquered|Carved and \p{Ll}+) (?:\p{L}+ ){0,2}(?:sandstone|limestone|stone|marble|granite|basalt|schist|wood|oak|teak|clay|terracotta|earthenware|stoneware|bronze|brass|copper|silver|iron|ivory|bone|slate|alabaster)$/iu;

/** "bleached Honduras mahogany": a sort of a stuff in small letters, on the line below a date. */
const SORT_OF_STUFF = /^(?:\p{Ll}[\p{Ll}-]{2,15} ){1,2}\p{Lu}\p{Ll}{2,15} (?:\p{Ll}{3,15} )?\p{Ll}{3,15}$/u;
const isStuff = (text: string): boolean =>
  mediumWordKind(text.slice(text.lastIndexOf(' ') + 1)) === 'material';

/** "Deir el-Medina, tomb of Kha (TT8).": the place of a find below what the thing is made of. */
const FIND_AT_TOMB = /^\p{Lu}[\p{L}' -]{2,30}, (?:tomb|burial) of (?:the )?\p{Lu}/u;

/** "Unearthed from Lei Cheng Uk Han Tomb in 1955": how a thing was found, on a line that no full stop ends. */
const UNEARTHED =
  /^(?:Unearthed|Excavated|Dug up|Dredged|Recovered|Salvaged|Buried|Hidden) (?:by|from|at|in|near) .{3,60}[\p{L}\d]$/u;
/** "ANACARDIACEAE": a family of plants or animals, to which the thing on the label belongs. */
const FAMILY_OF_NATURE = /^\p{Lu}\p{L}{3,20}(?:ACEAE|aceae|IDAE|idae)$/u;
/** Lines that say by their words what they are: an invitation, and below the first another name, or a material. */
function tellingLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const text = wordsOf(label, line).join(' ');
    if (isInvitation(text) || UNEARTHED.test(text) || FIND_AT_TOMB.test(text))
      return [{ kind: 'other', ...line }];
    if (at === 0) return FAMILY_OF_NATURE.test(text) ? [{ kind: 'other', ...line }] : [];
    const above = wordsOf(label, lines[at - 1] ?? line).join(' ');
    if (SORT_OF_STUFF.test(text) && isDateLine(above) && isStuff(text)) return [{ kind: 'medium', ...line }];
    if (WORKED.test(text)) return [{ kind: 'medium', ...line }];
    const isShort = line.to - line.from <= MOST_WORDS_OF_NAME / 2 + 2;
    return isShort && at < 4 && OTHER_NAME.test(text) ? [{ kind: 'other', ...line }] : [];
  });
}

/** "A estudante [The Student], 1915-16": a title in another language, and in square brackets in English. */
const TITLE_IN_BRACKETS = /^(\p{Lu}[^()[\]]{2,60}) \[(\p{Lu}[^()[\]]{2,60})\](?:, (.{3,20}))?$/u;
const MOST_ABOVE_TITLE = 4;

function titlesInBrackets(label: LabelTokens): KnownStretch[] {
  return printedLines(label)
    .slice(0, MOST_ABOVE_TITLE)
    .flatMap((line): KnownStretch[] => {
      const words = wordsOf(label, line);
      const [, other, english, date] = TITLE_IN_BRACKETS.exec(words.join(' ')) ?? [];
      if (other === undefined || english === undefined) return [];
      if (isInEnglish(other) || !isInEnglish(english)) return [];
      if (date !== undefined && !isDateText(date.toLowerCase())) return [];
      const opens = line.from + words.findIndex((word) => word.startsWith('['));
      const closes = line.from + words.findIndex((word) => /\],?$/.test(word)) + 1;
      return [
        { kind: 'original', from: line.from, to: opens },
        { kind: 'title', from: opens, to: closes },
        ...(closes < line.to ? [{ kind: 'date' as const, from: closes, to: line.to }] : []),
      ];
    });
}

/** "fresco", "human hair": materials alone in small letters, on the line below a title that had room for more words. */
const SMALL_MATERIALS = /^\p{Ll}[\p{Ll} ,-]{3,40}$/u;

/** What ends no title, however full its line is: "and his wife / fresco". */
const TECHNIQUE_ALONE =
  /^(?:fresco|mosaic|marble|terracotta|etching|engraving|woodcut|lithograph|aquatint|drypoint|oil on \p{Ll}+)$/u;

function materialsBelowTitle(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.slice(1, MOST_ABOVE_TITLE).flatMap((line, at): KnownStretch[] => {
    const text = wordsOf(label, line).join(' ');
    const [above, below] = [lines[at], lines[at + 2]];
    const goesOn = below !== undefined && /^\p{Ll}/u.test(wordsOf(label, below)[0] ?? '');
    if (!above || goesOn || !SMALL_MATERIALS.test(text) || !isMaterials(text)) return [];
    const last = wordsOf(label, above).at(-1) ?? '';
    const isCut =
      JOINING.test(last) ||
      /[,;-]$/.test(last) ||
      wordsOf(label, above).some((word) => mediumWordKind(word.toLowerCase()) === 'material') ||
      (hadNoRoom(label, above) && !TECHNIQUE_ALONE.test(text));
    return isCut || !/^\p{Lu}/u.test(wordsOf(label, above)[0] ?? '') ? [] : [{ kind: 'medium', ...line }];
  });
}

/** What is known of a label's lines before the search. */
export const knownLines = (label: LabelTokens): KnownStretch[] => {
  const keyed = keyedLines(label);
  const species = namedSpecies(label);
  const end = species.at(-1)?.to ?? 0;
  return keyed.length > 0
    ? [...species, ...keyed.filter(({ from }) => from >= end)]
    : [
        ...seriesLines(label),
        ...tradeAndDateLines(label),
        ...titlesInBrackets(label),
        ...species,
        ...materialsBelowTitle(label),
        ...editionLines(label),
        ...wordsOnPoster(label),
        ...livingMakers(label),
        ...photographers(label),
        ...twoMakers(label),
        ...deedsOnALine(label),
        ...sitterLines(label),
        ...writerLines(label),
        ...handsOfBook(label),
        ...initialsLines(label),
        ...landAndDateLines(label),
        ...surelyDates(label),
        ...tellingLines(label),
        ...rockLines(label),
        ...builderLines(label),
      ];
};
