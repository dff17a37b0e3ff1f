import { isDateLine } from '../dates/date-line.ts';
import type { GuideLine, LabelInput } from '../facts.ts';
import { isLikeMaterials } from '../lines/line-forms.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isMaterials } from '../vocabulary/materials.ts';
import { DATE_BEHIND, FOREIGN, HINT, isForeignTombstone, isListOfMaterials } from './english-lines.ts';
import { isForeignRemark, proseLines } from './foreign-tombstone.ts';
import { weighWords } from './guess-language.ts';
import type { KeptLine } from './kept-lines.ts';
import { materialsInOther } from './materials-beside.ts';
import { englishMaterials } from './materials-in-two.ts';
import { partsInEnglish } from './parts-in-english.ts';
import { englishPlace } from './places-in-two.ts';
import { plainName } from '../notes/plain-name.ts';
import { capitalised } from '../speech/text.ts';
import { isSameRelated } from './relations-first.ts';
import { IS_ROLE } from './roles-in-english.ts';
import { blockInOther, englishTitle, goesOnBelow, type Order, titlesInOther } from './titles-in-two.ts';
import { beginsInForeign, inEnglish } from './tombstone-words.ts';

/** Whether a line says something in English beside materials, and whether it rather says it in another language. */
interface Weight {
  readonly isEnglish: boolean;
  readonly isOther: boolean;
  /** Whether words tell so that are at home in that language alone. */
  readonly isSure: boolean;
}

const NO_WEIGHT = { english: 0, foreign: 0 };

/** "Adriaen de Lowe, Adriaen Birch,": the small words of names are in no language. */
const NAMES =
  /^\p{Lu}[\p{L}.-]+(?: (?:de|den|der|van|von|du|di|da|del|la|le|ten|ter|\p{Lu}[\p{L}.-]*)){1,4}$/u;
const areNames = (text: string): boolean =>
  / \p{Ll}/u.test(text) &&
  text
    .replace(/,$/, '')
    .split(', ')
    .every((name) => NAMES.test(name) && isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? ''));

function weightOf(text: string): Weight {
  const { english, foreign } = IS_ROLE.test(text) || areNames(text) ? NO_WEIGHT : weighWords(text);
  return {
    isEnglish: english >= 1 && !isMaterials(text) && !isForeignTombstone(text),
    isOther: foreign >= HINT && foreign > english && !isForeignTombstone(text) && !isListOfMaterials(text),
    isSure: foreign >= FOREIGN,
  };
}

/** Whether an English line stands above or below the lines in the other language that hold this one. */
function isBesideEnglish(
  weights: readonly Weight[],
  isLeftOut: (at: number) => boolean,
  at: number,
): boolean {
  const isPassed = (line: number): boolean => weights[line]?.isOther === true || isLeftOut(line);
  let [from, to] = [at, at];
  while (isPassed(from - 1)) from -= 1;
  while (isPassed(to + 1)) to += 1;
  return (
    weights[from - 1]?.isEnglish === true ||
    weights[to + 1]?.isEnglish === true ||
    // "Het melkmeisje" stands above the maker, "The Milkmaid" below.
    (from === 0 &&
      weights.slice(to + 1).some(({ isEnglish }, behind) => isEnglish && !isLeftOut(to + 1 + behind)))
  );
}

/** Letters of a name that two titles of one work share. */
const LEAST_SHARED = 4;

/** Whether a line surely in the other language and an English one beside it share a name: "La mort du général Wolfe". */
function hasTwin(lines: readonly GuideLine[], weights: readonly Weight[], at: number): boolean {
  // "ibn Fadl Allah al-Qadi" goes on below "‘Abd Allah", and "al" alone is no language.
  if (weights[at]?.isOther !== true || weighWords(lines[at]?.text ?? '').foreign < 2 * HINT) return false;
  const names = (line: number): string[] =>
    weights[line]?.isEnglish === true || line === at
      ? (lines[line]?.text.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_SHARED)
      : [];
  const beside = new Set([...names(at - 1), ...names(at + 1)]);
  return names(at).some((name) => beside.has(name));
}

/** The lines that go on with a half in another language at the end of the line above. */
function continuations(halved: readonly GuideLine[], printed: readonly GuideLine[]): boolean[] {
  let goesOn = false;
  return halved.map(({ text }, at) => {
    const whole = printed[at]?.text ?? '';
    const { english, foreign } = weighWords(text);
    const isRest = goesOn && english === 0 && text === whole && (foreign >= HINT || /^\p{Ll}/u.test(text));
    goesOn = isRest || (text !== whole && whole.startsWith(text));
    return isRest;
  });
}

/** "Montr\u00E9al, 1896 \u2013 Los Angeles, 1947": towns and years of a life are in no language. */
const A_LIFE = /^\(?\p{Lu}[^\d()]{3,44}\d{4} ?[-\u2013] ?\p{Lu}[^\d()]{3,44}\d{4}\)?$/u;

/** Evidence for another language from which lines of a text are in it, and how much more than for English it is. */
const LEAST_OF_PROSE = 1.8;
const SENTENCE = /^\p{Lu}.{20,100}\p{L}[.!?]$/u;
/** The same where nothing in them is English. */
const LEAST_WITHOUT_ENGLISH = 1.3;
const TIMES_ENGLISH = 2;

/**
 * The lines of a text that are in another language, where it stands in two: a line without words of either goes with the
 * one above it.
 */
function foreignProse(lines: readonly GuideLine[], isProse: readonly boolean[]): boolean[] {
  const found = lines.map(() => false);
  let [from, english, foreign] = [0, 0, 0];
  const close = (to: number): void => {
    const least = english === 0 ? LEAST_WITHOUT_ENGLISH : LEAST_OF_PROSE;
    if (foreign >= least && foreign > TIMES_ENGLISH * english) found.fill(true, from, to);
    [from, english, foreign] = [to, 0, 0];
  };
  lines.forEach(({ text }, at) => {
    const line = weighWords(text);
    const isTurn = (line.foreign - line.english) * (foreign - english) < 0;
    if (isProse[at] !== true || isTurn) close(at);
    if (isProse[at] === true) [english, foreign] = [english + line.english, foreign + line.foreign];
    else from = at + 1;
  });
  close(lines.length);
  return found;
}

/** Words with which a list of materials goes on in the next line. */
const JOINS = '(?:e|et|und|y|en|och|og|i|\u00E9s|ja)';
const OPEN_LIST = new RegExp(`(?:,| ${JOINS})$`);
const REST_OF_LIST = new RegExp(`^${JOINS} `);

/** The lines with which a list of materials in the other language goes on: "Ouro, esmalte, / pedras-da-lua e diamantes". */
function restsOfMaterials(lines: readonly GuideLine[]): boolean[] {
  let isOpen = false;
  let isOther = false;
  return lines.map(({ text }) => {
    const { english } = weighWords(text);
    const isRest =
      isOther &&
      english === 0 &&
      !isMaterials(text) &&
      /^\p{Ll}/u.test(text) &&
      (isOpen || REST_OF_LIST.test(text));
    isOther = isRest || isForeignTombstone(text) || beginsInForeign(text);
    isOpen = OPEN_LIST.test(text);
    return isRest;
  });
}

/** Which language stands first, where a material, or half of a line, is told in both. */
function orderOf(
  halved: readonly GuideLine[],
  printed: readonly GuideLine[],
  isTwin: (at: number) => boolean,
): Order {
  for (const [at, { text }] of halved.entries()) {
    const whole = printed[at]?.text ?? text;
    if (whole !== text && inHalves(whole)) return whole.startsWith(text) ? 'English first' : 'other first';
    const isOther = (line: number): boolean => {
      const other = halved[line]?.text ?? '';
      const parts = other.split(', ').length;
      return (
        isTwin(line) ||
        isForeignTombstone(other) ||
        beginsInForeign(other) ||
        // "Quarzfritte, Lüsterbemalung auf opaker Glasur"
        (parts > 1 &&
          parts === text.split(', ').length &&
          !/\d/.test(other) &&
          weightOf(other).isOther &&
          weightOf(other).isSure)
      );
    };
    if (isTwin(at) || !hasEnglishMaterial(text)) continue;
    if (isOther(at - 1)) return 'other first';
    if (isOther(at + 1)) return 'English first';
  }
  return null;
}

/** "Olio su tela / Oil on canvas" */
const inHalves = (line: string): boolean =>
  englishMaterials(line) !== null ||
  line.split(' / ').some((half) => isForeignTombstone(half) || beginsInForeign(half) || isMaterials(half));

const isMediumLine = (text: string): boolean =>
  isForeignTombstone(text) || beginsInForeign(text) || hasEnglishMaterial(text);

/** Whether a line begins with materials in English, whatever they go on with. */
const hasEnglishMaterial = (text: string): boolean =>
  !isForeignTombstone(text) &&
  !beginsInForeign(text) &&
  (isMaterials(text) ||
    isLikeMaterials(text) ||
    PRINT.test(text) ||
    isMaterials(BEGIN_OF_LIST.exec(text)?.[0] ?? ''));
/** "Line etching, drypoint and soft ground" */
const PRINT = /^(?:\p{L}+ )?(?:etching|engraving|lithograph|woodcut|screenprint)(?:,| on | with | and |$)/iu;
/** "Wood" of "Wood, plant fibres, cloth" */
const BEGIN_OF_LIST = /^\p{L}+(?=, \p{Ll})/u;

/** The parts of a line in English that hold figures: its date and size. */
const figuresOf = (english: string): string =>
  english
    .split(', ')
    .filter((part) => /\d/.test(part))
    .join(', ');

/**
 * The lines of a label that prints its tombstone in English and in another language: titles, materials and remarks in
 * that language left out where they stand beside the English ones, else materials and dates said in English. Null for a
 * label that has no material in another language, or nothing in English.
 */
export function inOneLanguage({ lines = [] }: LabelInput, isUnsure = false): KeptLine[] | null {
  const second = lines.findIndex(({ text }, at) =>
    lines.slice(0, at).some((above) => isSameRelated(above.text, text)),
  );
  if (second < 0) return oneLanguageOf(lines, isUnsure);
  // "Taller de Rafael" is said in English before, and stands again as "Workshop of Raphael".
  const kept = lines.flatMap((line, from) => (from === second ? [] : [{ ...line, from }]));
  const said = oneLanguageOf(kept, isUnsure)?.map((line) => ({
    ...line,
    from: kept[line.from]?.from ?? line.from,
  }));
  return said ?? kept;
}

function oneLanguageOf(lines: readonly GuideLine[], isUnsure: boolean): KeptLine[] | null {
  const parts = partsInEnglish(lines.map(({ text }) => text));
  const half = lines.map((line, from) => ({ ...line, from, text: parts[from] ?? line.text }));
  const twins = materialsInOther(half.map(({ text }) => text));
  const isTwin = (at: number): boolean => twins.has(at);
  const order = orderOf(half, lines, isTwin);
  const firstMedium = half.findIndex(({ text }, at) => isTwin(at) || isMediumLine(text));
  const halved = half.map((line, at) =>
    order === null || at >= firstMedium ? line : { ...line, text: englishTitle(line.text, order) },
  );
  const isOpen = halved.map(({ text }, at) => {
    const [printed, below] = [lines[at]?.text ?? '', halved[at + 1]?.text ?? ''];
    const isAtTitle = at > 0 && order !== null && at + 1 < firstMedium;
    return isAtTitle && goesOnBelow({ half: text, printed }, { text: below, isMedium: isMediumLine(below) });
  });
  const weights = halved.map(({ text }) => weightOf(text));
  const isOfText = proseLines(halved);
  // "Krøyer malede sin hustru på stranden." stands alone below the materials.
  const isProse = foreignProse(
    halved,
    isOfText.map((isText, at) => isText || (at > firstMedium && SENTENCE.test(halved[at]?.text ?? ''))),
  );
  const isTwofold =
    order !== null ||
    twins.size > 0 ||
    halved.some(({ text }, at) => text !== lines[at]?.text || hasTwin(halved, weights, at)) ||
    lines.some(({ text }, at) => isProse[at] === true || isForeignTombstone(text) || beginsInForeign(text));
  // "Granit / Granite": the material is all that the label says in English.
  const isInEnglish =
    order !== null ||
    halved.some(
      ({ text }) => weighWords(text).english >= 1 && !IS_ROLE.test(text) && !isForeignTombstone(text),
    ) ||
    lines.some(({ text }) => englishPlace(text) !== null);
  if (!isTwofold || !(isInEnglish || isUnsure)) return null;
  const hasMaterial = halved.some(({ text }) => hasEnglishMaterial(text));
  const goesOn = restsOfMaterials(halved);
  const isRest = continuations(halved, lines).map(
    (isHalf, at) => isHalf || (hasMaterial && goesOn[at] === true),
  );
  const others = titlesInOther(
    halved.map(({ text }, at) => ({ text, isMedium: isTwin(at) || isMediumLine(text) })),
    order,
  );
  const inBlock = blockInOther(
    halved.map(({ text }) => text),
    isForeignTombstone,
    hasEnglishMaterial,
  );
  const isLeftOut = (at: number): boolean => {
    const text = halved[at]?.text ?? '';
    return (
      isRest[at] === true ||
      isProse[at] === true ||
      others.has(at) ||
      isTwin(at) ||
      isForeignRemark(text) ||
      (hasMaterial && (isForeignTombstone(text) || beginsInForeign(text)))
    );
  };
  const years = new Set<string>();
  /** The date behind a title in the other language, until the English one below it. */
  let dateBehind = '';
  const titles = new Set<string>();
  const kept = halved.flatMap((line, at): KeptLine[] => {
    const { text } = line;
    if (isOpen[at - 1] === true || A_LIFE.test(text)) return [line];
    if (isRest[at] === true || isProse[at] === true || isTwin(at)) return [];
    if (inBlock.has(at) || isForeignRemark(text)) return [];
    if (hasMaterial && beginsInForeign(text) && !isForeignTombstone(text)) return [];
    if (others.has(at)) {
      dateBehind ||= DATE_BEHIND.exec(text)?.[0] ?? '';
      return [];
    }
    // The first line is a name, unless words of its own tell otherwise or the English line has it too.
    const isTold =
      at === 0 && (isKnownArtist(text) || (weights[at]?.isSure !== true && !hasTwin(halved, weights, at)));
    // Beside a title in another language stands the English one, "Christ in Limbo", whatever its small words are.
    const isEnglishTitle = others.has(at - 1) || others.has(at + 1);
    const isOther = weights[at]?.isOther === true && isOfText[at] !== true && !isEnglishTitle;
    if (isOther && !isTold && isBesideEnglish(weights, isLeftOut, at)) {
      dateBehind = weights[at + 1]?.isEnglish === true ? (DATE_BEHIND.exec(text)?.[0] ?? '') : '';
      return [];
    }
    const english = inEnglish(text.replace(/^(?:about|around|circa) (?=\d)/i, 'c. '));
    if (english !== null && isForeignTombstone(text)) {
      // The same stands there in English, in words that are no materials to the guide.
      if (halved.some((other) => plainName(other.text) === plainName(english))) return [];
      const words = hasMaterial ? figuresOf(english) : isInEnglish ? english : capitalised(english);
      return words === '' ? [] : [{ ...line, text: words }];
    }
    if (english !== null && !/\p{L}{2}/u.test(english)) {
      // The other language repeats the date.
      const [year = english] = /\d{4}/.exec(english) ?? [];
      if (years.has(year)) return [];
      years.add(year);
      return [{ ...line, text: english }];
    }
    // A title that is the same in both languages
    const isTitle = /\p{L}{3}/u.test(text) && isOfText[at] !== true && !isMediumLine(text);
    if (isTitle && titles.has(text)) return [];
    titles.add(text);
    // The date stands behind the last line of a title.
    const isToGoOn =
      isTitle && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '') && !isMediumLine(halved[at + 1]?.text ?? '');
    if (isToGoOn) return [isOpen[at] === true ? { ...line, goesOn: true } : line];
    const told = dateBehind !== '' && !/\d{4}/.test(text) ? `${text}${dateBehind}` : text;
    dateBehind = '';
    return [isOpen[at] === true ? { ...line, text: told, goesOn: true } : { ...line, text: told }];
  });
  // "Die Brücke / 1905 / Öl auf Holz / The Bridge": the date stands above the English title, where a life would.
  const dated = inBlock.size === 1 ? kept.findIndex(({ from }) => inBlock.has(from - 1)) : -1;
  const [date, title] = kept.slice(dated, dated + 2);
  return dated >= 0 && date && title && isDateLine(date.text) ? kept.toSpliced(dated, 2, title, date) : kept;
}
