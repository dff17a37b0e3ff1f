import { withProseLines } from './lines/breaks/prose-lines.ts';
import type { LabelFacts, LabelInput } from './facts.ts';
import { factsFrom, promoteMaker } from './facts-from.ts';
import { englishLines, isForeign } from './language/two-languages/english-lines.ts';
import { withOnlyThere } from './language/two-languages/only-there.ts';
import { englishBlock } from './language/two-languages/blocks-in-two.ts';
import {
  isOtherTakenForMaker,
  isTitled,
  readOtherTitle,
  titlePair,
  withEnglishTitle,
} from './language/two-languages/title-pairs.ts';
import { readTitleTakenForMaker } from './language/two-languages/titles-as-makers.ts';
import { withTitlesApart } from './language/two-languages/titles-in-several.ts';
import { nearerToEnglish } from './language/two-languages/english-of-label.ts';
import { foreignTombstone } from './language/two-languages/foreign-tombstone.ts';
import { asPrinted, inputOf, inWholeLabel, type KeptLine } from './language/kept-lines.ts';
import { type LanguageGuess, weighWords } from './language/guess-language.ts';
import { foreignLanguage, isUnderstood } from './language/label-language.ts';
import { withoutTwins } from './language/two-languages/twin-lines.ts';
import { headingInLanguage, isNobody } from './language/in-english/things-in-english.ts';
import { inEnglishWords } from './language/in-english/words-of-tombstones.ts';
import { placeOf } from './lines/printed-part.ts';
import { readDateOfOther } from './lines/names/title-in-two.ts';
import { titlesOnTwoLines } from './lines/names/titles-on-two-lines.ts';
import { spokenLines } from './lines/breaks/spoken-lines.ts';
import { tokenizeLabel } from './label-tokens.ts';
import { formedPlace } from './well-formed.ts';
import { knownLines } from './lines/known-lines.ts';
import { leastBeside, leastCertainty, likelyTitle } from './lines/sure-beside.ts';
import { nameLeaf, withWholeNames } from './lines/names/names-in-titles.ts';
import { headingOf, withoutDate } from './lines/heading-lines.ts';
import { plainLines, segmentsByWord } from './lines/breaks/whole-lines.ts';
import { findSentences } from './lines/breaks/sentences.ts';
import { learnedNetwork } from './search/learned.ts';
import type { Network } from './search/network.ts';
import { searchIn, type Segment } from './search/search-label.ts';
import { readHouseNumber } from './lines/number-line.ts';
import { forgetFall } from './lines/nature/falls.ts';
import { forgetOtherDate } from './lines/lines-of-copies.ts';
import { readMineral } from './lines/nature/minerals.ts';
import { kindAboveName, readNameAboveKind } from './lines/names/name-above-kind.ts';
import { readInOrder } from './lines/names/in-order.ts';
import { readNickname } from './lines/names/nicknames.ts';
import { readSpecies } from './lines/nature/species.ts';
import { isCoin } from './lines/coins.ts';
import { withColons } from './lines/table-lines.ts';
import { belowRoom, isWorkRead } from './lines/rooms.ts';
import { isOfSeveralThings } from './lines/several-things.ts';
import { namesThing } from './vocabulary/things-and-materials.ts';

/** So sure must each word of a sentence be in a text that came without its lines. */
const SURE_OF_WORD = 0.85;
/** Words of a sentence whose language can be told. */
const LEAST_OF_LANGUAGE = 6;

/**
 * Reads the tombstone's fields and the interpretive sentences out of a wall label, each with where it stands and how
 * sure that is; what is not sure is left out of the fields. Takes the printed lines when they are given, else the text
 * as one run. Of a label in two languages the English lines are read; of one that is hardly English its tombstone, where
 * dates and materials are known in its language, else no field, as its words would be taken for what they are not.
 * Never throws.
 */
export function parseLabel(printed: LabelInput, network: Network = learnedNetwork()): LabelFacts {
  const whole = withColons(withLines(printed));
  const input = inEnglishWords(whole);
  const foreign = foreignLanguage(whole);
  // The fields of one thing would be told of another.
  const facts = isOfSeveralThings(whole) ? null : readTombstone(input, foreign, network);
  if (facts !== null) {
    readOtherTitle(facts);
    readDateOfOther(facts);
    return input === whole ? facts : asPrinted(facts, input, whole);
  }
  const label = tokenizeLabel(whole);
  return {
    ...factsFrom(label, []),
    spoken: spokenLines(label, []),
    foreign,
    nth: whole.nth,
    heard: whole.heard ?? [],
  };
}

/** What is read of a label whose language is known as far as it is not English; null where nothing can be. */
function readTombstone(
  input: LabelInput,
  foreign: LanguageGuess | null,
  network: Network,
): LabelFacts | null {
  const below = foreign === null ? belowRoom(input.lines ?? []) : null;
  if (below !== null) {
    const facts = readTombstone(inputOf(below, input), null, network);
    if (facts !== null && isWorkRead(facts)) return inWholeLabel(facts, below, input.lines ?? []);
  }
  const { lines = [] } = input;
  const inEnglish = foreign === null ? nearerToEnglish(input) : englishBlock(input);
  if (inEnglish !== null) {
    const facts = readTombstone(inputOf(inEnglish, input), null, network);
    return facts && inWholeLabel(facts, inEnglish, lines);
  }
  const ofLines = (kept: readonly KeptLine[]): LabelFacts =>
    inWholeLabel(readEnglish(inputOf(kept, input), network), kept, lines);
  const english = foreign === null ? null : withOnlyThere(englishLines(input), lines);
  if (english !== null) return ofLines(english);
  if (foreign === null) return readNamed(input, network);
  const tombstone = foreignTombstone(input, isUnderstood(foreign));
  if (tombstone === null) return null;
  const pair = titlePair(lines);
  const named = pair && ofLines(withEnglishTitle(tombstone, pair));
  // "Orgue mécanique / Mechanical organ": the English name is sure.
  return named && isTitled(named, lines[pair.english]?.text ?? '')
    ? { ...named, ...NO_SENTENCES, foreign }
    : { ...withSureFields(ofLines(tombstone), foreign), foreign };
}

/** What is read of a label in English; where nothing names its work, with a title in two languages on one line as two lines. */
function readNamed(input: LabelInput, network: Network): LabelFacts {
  const { lines = [] } = input;
  const facts = readEnglish(input, network);
  const pair = titlePair(lines);
  const english = pair === null ? undefined : lines[pair.english]?.text;
  if (
    pair !== null &&
    english !== undefined &&
    (!isTitled(facts, english) || isOtherTakenForMaker(facts, lines, pair))
  ) {
    const kept = withEnglishTitle(
      lines.map((line, from) => ({ ...line, from })),
      pair,
    );
    const again = inWholeLabel(readEnglish(inputOf(kept, input), network), kept, lines);
    if (isTitled(again, english)) return again;
  }
  const apart = facts.title === null ? withTitlesApart(lines) : null;
  return apart === null ? facts : inWholeLabel(readEnglish(inputOf(apart, input), network), apart, lines);
}

/** The same with the lines of its text, where these were not given apart. */
function withLines(printed: LabelInput): LabelInput {
  const input = withEnglishQuotes(printed);
  if (input.lines?.length || !input.text.includes('\n')) return input;
  return { ...input, lines: input.text.split('\n').map((text) => ({ text })) };
}

/** A label with its German and French quotation marks as the English ones, letter for letter. */
function withEnglishQuotes(input: LabelInput): LabelInput {
  const english = (text: string): string =>
    text
      .replaceAll(/\u00BB([^\u00BB\u00AB\n]{1,80})\u00AB/g, '\u201C$1\u201D')
      .replaceAll(/\u00AB([^\u00BB\u00AB\n]{1,80})\u00BB/g, '\u201C$1\u201D');
  return {
    ...input,
    text: english(input.text),
    ...(input.lines && { lines: input.lines.map((line) => ({ ...line, text: english(line.text) })) }),
  };
}

const NO_SENTENCES: Pick<LabelFacts, 'sentences' | 'sentenceReadings'> = {
  sentences: [],
  sentenceReadings: [],
};

/**
 * The same without what nobody can be sure of in another language: names and titles look alike there, so a title is told as
 * such beside its maker alone, else the label's first lines stand for it; its sentences are told by nobody.
 */
function withSureFields(facts: LabelFacts, guess: LanguageGuess): LabelFacts {
  // "Raboteurs de parquet / The Floor Planers": of two names the English one is sure.
  const { english, foreign } = weighWords(facts.title ?? '');
  const isInEnglish = foreign === 0 && (english >= 1 || namesThing(facts.title?.split(', ', 1)[0] ?? ''));
  const isSure =
    facts.originalTitle === null ? facts.artist !== null || isCoin(facts.title ?? '') : isInEnglish;
  return {
    ...facts,
    title: isSure ? facts.title : null,
    originalTitle: isSure ? facts.originalTitle : null,
    heading: headingInLanguage(facts.heading, guess),
    likelyTitle: isNobody(facts.likelyTitle?.text ?? '') ? null : facts.likelyTitle,
    ...NO_SENTENCES,
  };
}

/** The same for a label that is read as an English one, whatever its names and titles are. */
function readEnglish(input: LabelInput, network: Network): LabelFacts {
  const label = tokenizeLabel(input);
  const found = withProseLines(label, searchIn(label, network)(knownLines(label)));
  const read = titlesOnTwoLines(label, withWholeNames(label, found));
  const byWord = segmentsByWord(label, read);
  const sentences = findSentences(label, read, byWord);
  // What a sentence reaches into is a part of it, whatever it was taken for.
  const inSentence = segmentsByWord(label, sentences);
  const others = read.filter(
    ({ from, to }) => !inSentence.slice(from, to).some((each) => each !== undefined),
  );
  const segments = [...others, ...sentences].toSorted((a, b) => a.from - b.from);
  const told = new Set(sentences);
  const isSure = (segment: Segment): boolean =>
    segment.kind === 'prose'
      ? told.has(segment) &&
        (label.hasLines || Math.min(...segment.words) >= SURE_OF_WORD) &&
        // Of a text in two languages the English one is told; "Four boards, no legs." is too short to tell which it is in.
        !(
          segment.to - segment.from >= LEAST_OF_LANGUAGE &&
          isForeign(label.printed.slice(...placeOf(label, segment)))
        )
      : segment.certainty >= (leastBeside(label, segment, segments) ?? leastCertainty(label, segment)) &&
        formedPlace(label, segment) !== null;
  const facts = factsFrom(label, segments.filter(isSure));
  nameLeaf(facts);
  readSpecies(facts);
  // Where the first maker is not sure, a further one is not the only one there is.
  if (!segments.some(({ kind }) => kind === 'artist')) promoteMaker(facts);
  readTitleTakenForMaker(facts);
  readNameAboveKind(facts);
  forgetFall(facts);
  forgetOtherDate(facts);
  readMineral(facts);
  readNickname(facts, (above) => kindAboveName(above, facts.given));
  readInOrder(facts);
  // What was taken for prose and is no sentence may be a title or a maker.
  const asTold = segmentsByWord(
    label,
    segments.map((segment) =>
      segment.kind === 'prose' && !told.has(segment) ? { ...segment, kind: 'other' } : segment,
    ),
  );
  const whole = {
    ...facts,
    nth: input.nth,
    heard: input.heard ?? [],
    heading: withoutTwins(withoutDate(headingOf(label, asTold), facts), label.given),
    plainLines: withoutTwins(plainLines(label, asTold), label.given, facts.title !== null),
    likelyTitle: facts.title === null ? likelyTitle(label, segments) : null,
    spoken: spokenLines(label, read),
  };
  readHouseNumber(whole);
  return whole;
}
