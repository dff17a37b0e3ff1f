import { beforeAge } from './dates/ages.ts';
import { dateOf } from './dates/date-of-label.ts';
import { withProseLines } from './lines/breaks/prose-lines.ts';
import type { SegmentKind } from './search/kinds.ts';
import { YEAR } from './dates/date-words.ts';
import { yearsOf } from './dates/date-years.ts';
import { type LabelFacts, type LabelInput, NO_FIELDS, type OtherMaker, type PrintedPart } from './facts.ts';
import { englishLines, isForeign } from './language/english-lines.ts';
import { englishBlock } from './language/blocks-in-two.ts';
import { nearerToEnglish } from './language/english-of-label.ts';
import { foreignTombstone } from './language/foreign-tombstone.ts';
import { asPrinted, inputOf, inWholeLabel, type KeptLine } from './language/kept-lines.ts';
import { type LanguageGuess, weighWords } from './language/guess-language.ts';
import { foreignLanguage, isUnderstood } from './language/label-language.ts';
import { halfInEnglish } from './language/half-in-english.ts';
import { withoutTwins } from './language/twin-lines.ts';
import { inEnglishWords } from './language/words-of-tombstones.ts';
import { startsNation } from './find-origin.ts';
import { givenSpan, partAt, type Place, placeOf, readingAt } from './lines/printed-part.ts';
import { readDateOfEvent } from './lines/event-titles.ts';
import { readTitleAboveKind } from './lines/title-above-kind.ts';
import { readBothTitles } from './lines/title-in-two.ts';
import { titlesOnTwoLines } from './lines/titles-on-two-lines.ts';
import { readLife } from './read-life.ts';
import { areSeveral, hasRelation, hasRole, isGroup, isNamed } from './speech/artist.ts';
import { isDesignAlone, isExecutedByOthers, isProducer } from './speech/makers.ts';
import { ofAct, REPAIRS } from './repairs.ts';
import { partedAt, readLives } from './read-lives.ts';
import { spokenLines } from './lines/breaks/spoken-lines.ts';
import { type LabelTokens, tokenizeLabel } from './label-tokens.ts';
import { formedPlace } from './well-formed.ts';
import { knownLines } from './lines/known-lines.ts';
import { leastBeside, leastCertainty, likelyTitle } from './lines/sure-beside.ts';
import { nameLeaf, withWholeNames } from './lines/names-in-titles.ts';
import { headingOf, withoutDate } from './lines/heading-lines.ts';
import { plainLines, segmentsByWord } from './lines/breaks/whole-lines.ts';
import { findSentences } from './lines/breaks/sentences.ts';
import { PARTNERS } from './maker-words.ts';
import { learnedNetwork } from './search/learned.ts';
import type { Network } from './search/network.ts';
import { searchIn, type Segment } from './search/search-label.ts';
import { printedLater } from './dates/printed-later.ts';
import { isFindSpot } from './lines/finds.ts';
import { readHouseNumber } from './lines/number-line.ts';
import { readSpecies } from './lines/species.ts';
import { isCoin } from './lines/coins.ts';
import { withColons } from './lines/table-lines.ts';
import { belowRoom, isWorkRead } from './lines/rooms.ts';
import { isOfSeveralThings } from './lines/several-things.ts';
import { capitalised } from './speech/text.ts';
import { namesThing } from './vocabulary/things-and-materials.ts';
import { addPartners, forgetLife, isDesigner } from './lines/partners.ts';

/** A label names few; what names more is no label. */
const MOST_MAKERS = 4;

const SIGNED = new RegExp(
  `^(?![Bb]lade|[Hh]ilt|[Bb]arrel|[Ll]ock).{0,20}(?:[Ss]igned|dated).* (${YEAR})(?!\\d)`,
);

const JOINT = new RegExp(`^(?:${PARTNERS}) `);

/** "workshop of", on the line behind the name of whoever had it. */
const RELATION_BEHIND = /^(?:workshop|studio|circle|school|follower|manner) of$/i;

const FIELDS = ['artist', 'title', 'date', 'medium', 'dimensions', 'credit', 'accession'] as const;

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
  if (facts !== null) return input === whole ? facts : asPrinted(facts, input, whole);
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
  const inEnglish = foreign === null ? nearerToEnglish(input) : null;
  if (inEnglish !== null) {
    const facts = readTombstone(inputOf(inEnglish, input), null, network);
    return facts && inWholeLabel(facts, inEnglish, lines);
  }
  const ofLines = (kept: readonly KeptLine[]): LabelFacts =>
    inWholeLabel(readEnglish(inputOf(kept, input), network), kept, lines);
  const english = englishBlock(input) ?? (foreign === null ? null : englishLines(input));
  if (english !== null) return ofLines(english);
  if (foreign === null) return readEnglish(input, network);
  const tombstone = foreignTombstone(input, isUnderstood(foreign));
  return tombstone === null ? null : { ...withSureFields(ofLines(tombstone)), foreign };
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

/**
 * The same without what nobody can be sure of in another language: names and titles look alike there, so a title is told as
 * such beside its maker alone, else the label's first lines stand for it; its sentences are told by nobody.
 */
function withSureFields(facts: LabelFacts): LabelFacts {
  // "Raboteurs de parquet / The Floor Planers": of two names the English one is sure.
  const { english, foreign } = weighWords(facts.title ?? '');
  const isInEnglish = foreign === 0 && (english >= 1 || namesThing(facts.title?.split(', ', 1)[0] ?? ''));
  const isSure =
    facts.originalTitle === null ? facts.artist !== null || isCoin(facts.title ?? '') : isInEnglish;
  return {
    ...facts,
    title: isSure ? facts.title : null,
    originalTitle: isSure ? facts.originalTitle : null,
    sentences: [],
    sentenceReadings: [],
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

/** So sure must each word of a sentence be in a text that came without its lines. */
const SURE_OF_WORD = 0.85;
/** Words of a sentence whose language can be told. */
const LEAST_OF_LANGUAGE = 6;

/** "[Noche de tormenta]": the title in another language without its brackets. */
const withoutBrackets = (part: PrintedPart): PrintedPart => ({
  ...part,
  text: part.text.replace(/^[[(]([^[\]()]+)[\])]$/, '$1'),
});

/** Who had a coin in charge, and did not make it by hand: "Moneyer: Ibba". */
const OF_A_MINT = /^(?:Moneyer|Mint ?master|Assay master|Die-?sinker)\b/i;

/** The facts of a label whose words are split into fields. */
function factsFrom(label: LabelTokens, found: readonly Segment[]): LabelFacts {
  const segments = found.map((segment): Segment =>
    segment.kind === 'artist' && OF_A_MINT.test(label.printed.slice(...placeOf(label, segment)))
      ? { ...segment, kind: 'maker' }
      : segment,
  );
  const all = (kind: SegmentKind): Segment[] => segments.filter((segment) => segment.kind === kind);
  const facts: LabelFacts = {
    ...NO_FIELDS,
    readings: {},
    sentences: all('prose').map((segment) => label.printed.slice(...placeOf(label, segment))),
    sentenceReadings: all('prose').map((segment) => ({
      ...givenSpan(label, placeOf(label, segment), segment),
      certainty: segment.certainty,
    })),
    heading: [],
    plainLines: [],
    otherMakers: all('maker')
      .slice(0, MOST_MAKERS)
      .flatMap((segment) => makerAt(label, segment)),
    lives: [],
    originalTitle:
      all('original')
        .flatMap((segment) => partAt(label, segment).map(withoutBrackets))
        .find(({ text }) => /\p{Script=Latin}{3}/u.test(text)) ?? null,
    species: null,
    likelyTitle: null,
    findSpot:
      all('other')
        .flatMap((segment) => partAt(label, segment))
        .find(({ text }) => isFindSpot(text)) ?? null,
    years: null,
    aboutYears: [],
    bornIn: null,
    diedIn: null,
    foreign: null,
    nth: undefined,
    heard: [],
    given: label.given,
    span: givenSpan(label, [0, label.printed.length], { from: 0, to: label.tokens.length }),
    text: label.printed,
    spoken: label.printed,
  };
  for (const field of FIELDS) {
    const segment = field === 'date' ? dateOf(label, all('date')) : all(field)[0];
    const place = segment && formedPlace(label, segment);
    if (!place) continue;
    const printed = field === 'credit' ? partedAt(label, place) : label.printed.slice(...place);
    facts[field] = REPAIRS[field]?.(printed, label) ?? printed;
    facts.readings[field] = readingAt(label, place, segment);
  }
  readTitleAboveKind(facts);
  readBothTitles(facts);
  readDateOfEvent(facts);
  const maker = all('artist')[0];
  const isOfTwo = maker !== undefined && addPartners(label, maker, facts);
  const relation = segments.find(
    (segment) =>
      segment.kind === 'other' && RELATION_BEHIND.test(label.printed.slice(...placeOf(label, segment))),
  );
  // "Ulrich Lowe (1580-1652), / workshop of"
  if (relation !== undefined && facts.artist !== null)
    facts.artist = `${capitalised(label.printed.slice(...placeOf(label, relation)))} ${facts.artist}`;
  // "(American, 1871-1950), designer"
  if (
    maker !== undefined &&
    facts.artist !== null &&
    (isDesigner(label, maker) ||
      (isPersonAlone(facts.artist) && (isExecutedByOthers(facts) || isDesignAlone(facts, label))))
  )
    facts.artist = `Designed by ${facts.artist.replace(/^designed by /i, '')}`;
  const later = printedLater(label, all('date'));
  if (later !== null && facts.date !== null && !facts.date.toLowerCase().includes(later))
    facts.date += `, ${later}`;
  if (facts.date === null) readSignedYear(label, all('other'), facts);
  // Years of a life are those of the maker; where none is told before them they may be somebody else's.
  const isBehindMaker = ({ from }: Segment): boolean =>
    all('maker').some(({ to }) => to === from || label.tokens[to]?.lineEnd === from);
  readLives(
    label,
    segments.filter(
      (segment) => facts.artist !== null || segment.kind === 'origin' || isBehindMaker(segment),
    ),
    facts,
  );
  if (isOfTwo && facts.lives.length === 0) forgetLife(facts);
  // "Maya, Terminal Classic"
  facts.nationality =
    (beforeAge(facts.nationality ?? '')?.replace(/,$/, '') ?? facts.nationality)?.replace(NO_PLACE, '') ??
    null;
  for (const field of ['credit', 'nationality'] as const)
    facts[field] = facts[field] === null ? null : halfInEnglish(facts[field]);
  facts.years = facts.date === null ? null : yearsOf(facts.date);
  return facts;
}

/** What is printed beside a place or a people: "Dutch (formerly attributed to Jan de Bray)", the sex of a specimen. */
const NO_PLACE =
  /^(?:(?:Adult|Juvenile|Immature) )?(?:[Mm]ale|[Ff]emale), | \((?:formerly|previously|once) [^()]*\)$/;

/** Whether a maker is one person, of whom the label does not say what they did. */
const isPersonAlone = (artist: string): boolean =>
  isNamed(artist) && !isGroup(artist) && !areSeveral(artist) && !hasRelation(artist) && !hasRole(artist);

/** "Made by Lowe & Co." behind the medium: the only maker there is. */
function promoteMaker(facts: LabelFacts): void {
  const [maker, ...others] = facts.otherMakers;
  if (facts.artist !== null || !maker) return;
  // Who had a part in it, as the designer of a cloth, is not the work's maker.
  const [behind = ''] = facts.given.slice(maker.end).split('\n', 1);
  if (
    OF_A_MINT.test(maker.text) ||
    /, (?:designer|manufacturer|printer|publisher|engraver|decorator|architect|upholsterer)\b/.test(behind)
  )
    return;
  facts.artist = maker.text;
  facts.readings.artist = maker;
  facts.otherMakers = others;
}

/** Where a further maker's life begins behind the name: a bracket, a nation or a year. */
const LIFE_BEHIND =
  / \(|, (?:\p{Lu}[\p{L}/-]+(?: \p{Lu}[\p{L}/-]+){0,2}, (?:born \p{Lu}\p{L}+, )?)?(?:born |b\. )?\d{4}| (?:born |b\. )?\d{4}/u;

/** A further maker, its life apart from the name where the label prints one. */
function makerAt(label: LabelTokens, segment: Segment): OtherMaker[] {
  const [start, end] = placeOf(label, segment);
  const below = label.tokens.slice(segment.from + 1, segment.to).find(({ startsLine }) => startsLine);
  const isBelow = below !== undefined && startsNation(label.marked, below.start);
  const at = isBelow ? below.start - start : LIFE_BEHIND.exec(label.plain.slice(start, end))?.index;
  return partAt(label, segment).map((printed): OtherMaker => {
    const part = { ...printed, text: ofAct(printed.text) };
    // "Produced by Lowe & Co., 1953-1975": the years in which a thing was made are nobody's life.
    if (at === undefined || isProducer(part.text)) return part;
    // "French, active 1876-1900": when somebody worked.
    if (/\b(?:active|flourished|fl\.|worked)\b[^,]{0,30}$/.test(label.printed.slice(start, start + at)))
      return part;
    const name = label.printed
      .slice(start, start + at)
      .replace(JOINT, '')
      .trimEnd()
      .replace(/[,;]$/, '');
    const { origin, born, died } = readLife(label, 'bio', start + at, end);
    if (origin === null && born === null) return part;
    // A company is not born, whatever years stand behind it.
    if (isGroup(name)) return { ...part, text: name };
    return {
      ...part,
      named: {
        name,
        nationality: origin && label.printed.slice(...origin),
        born,
        died,
        bornIn: null,
        diedIn: null,
      },
    };
  });
}

/** The year in a signature, where nothing else dates the work. */
function readSignedYear(label: LabelTokens, remarks: readonly Segment[], facts: LabelFacts): void {
  for (const remark of remarks.reduce<Segment[]>(joinedOnto, [])) {
    const [start, end] = placeOf(label, remark);
    const [lead, year] = SIGNED.exec(label.plain.slice(start, end)) ?? [];
    if (lead === undefined || year === undefined) continue;
    const place: Place = [start + lead.length - year.length, start + lead.length];
    facts.date = year;
    facts.readings.date = readingAt(label, place, remark);
  }
}

/** Remarks, of which those that stand side by side are one: "Signed" and "1768". */
function joinedOnto(runs: Segment[], remark: Segment): Segment[] {
  const before = runs.at(-1);
  return before?.to === remark.from
    ? [...runs.slice(0, -1), { ...before, to: remark.to }]
    : [...runs, remark];
}
