import { dateOf } from './dates/date-of-label.ts';
import { agreesWith } from './lines/breaks/joined-text.ts';
import { withProseLines } from './lines/breaks/prose-lines.ts';
import type { SegmentKind } from './search/kinds.ts';
import { YEAR } from './dates/date-words.ts';
import { yearsOf } from './dates/date-years.ts';
import { type LabelFacts, type LabelInput, NO_FIELDS, type OtherMaker } from './facts.ts';
import { englishLines } from './language/english-lines.ts';
import { englishBlock } from './language/blocks-in-two.ts';
import { inOneLanguage } from './language/in-one-language.ts';
import { foreignTombstone } from './language/foreign-tombstone.ts';
import { asPrinted, inputOf, inWholeLabel, type KeptLine } from './language/kept-lines.ts';
import type { LanguageGuess } from './language/guess-language.ts';
import { foreignLanguage, isUnderstood } from './language/label-language.ts';
import { withoutOtherText } from './language/other-text.ts';
import { inEnglishWords } from './language/words-of-tombstones.ts';
import { startsNation, startsOrigin } from './find-origin.ts';
import { givenSpan, partAt, type Place, placeOf, readingAt } from './lines/printed-part.ts';
import { readBothTitles } from './lines/titles/title-in-two.ts';
import { withTitlesWhole } from './lines/titles/whole-titles.ts';
import { withPairedMakers } from './paired-makers.ts';
import { withFieldLines } from './lines/breaks/run-in.ts';
import { withNameBesideTitle, withTitleAbove, withTitlesBetween } from './lines/titles/titles-between.ts';
import { readLife } from './read-life.ts';
import { areSeveral, hasRelation, hasRole, isGroup, isNamed } from './speech/artist.ts';
import { isDesignAlone, isExecutedByOthers, isProducer } from './speech/makers.ts';
import { ofAct, REPAIRS } from './repairs.ts';
import { partedAt, readLives } from './read-lives.ts';
import { spokenLines } from './lines/breaks/spoken-lines.ts';
import { type LabelTokens, plainAt, tokenizeLabel } from './label-tokens.ts';
import { formedPlace } from './well-formed.ts';
import { isCutOff, isOfPart, lineOf, SURE_BESIDE_DOUBT, tornLines, withoutBirthplace } from './lines/torn.ts';
import { headingOf, withoutDate } from './lines/heading-lines.ts';
import { plainLines, segmentsByWord } from './lines/breaks/whole-lines.ts';
import { findSentences } from './lines/breaks/sentences.ts';
import { PARTNERS } from './maker-words.ts';
import { learnedModel } from './search/learned.ts';
import type { Model } from './search/model.ts';
import type { Segment } from './search/search-label.ts';
import {
  cutByForm,
  isHeadingOfText,
  linesOf,
  printedLater,
  textOf,
  withThingAtTop,
} from './lines/by-form.ts';
import { RELATION_BEHIND } from './lines/known-lines.ts';
import { isFindSpot } from './lines/places/finds.ts';
import { isLikeMaterials } from './lines/line-forms.ts';
import { isCoin } from './lines/things/known-coins.ts';
import { isOfSeveralThings } from './lines/things/several-things.ts';
import { capitalised } from './speech/text.ts';
import { isEitherName, isFalseField, isGodTheMaker, isShownPlace } from './lines/false-fields.ts';
import { SURE } from './lines/sure.ts';
import { searchByForm } from './lines/makers/known-makers.ts';
import { addPartners, forgetLife, isDesigner } from './lines/makers/partners.ts';
import { hasByLine, startsWithBy, withSureLines } from './lines/sure-lines.ts';

/** A label names few; what names more is no label. */
const MOST_MAKERS = 4;

const SIGNED = new RegExp(
  `^(?![Bb]lade|[Hh]ilt|[Bb]arrel|[Ll]ock).{0,20}(?:[Ss]igned|dated).* (${YEAR})(?!\\d)`,
);

const JOINT = new RegExp(`^(?:${PARTNERS}) `);

const FIELDS = ['artist', 'title', 'date', 'medium', 'dimensions', 'credit', 'accession'] as const;

/**
 * Reads the tombstone's fields and the interpretive sentences out of a wall label, each with where it stands and how
 * sure that is; what is not sure is left out of the fields. Takes the printed lines when they are given, else the text
 * as one run. Of a label in two languages the English lines are read; of one that is hardly English its tombstone, where
 * dates and materials are known in its language, else no field, as its words would be taken for what they are not.
 * Never throws.
 */
export function parseLabel(printed: LabelInput, model: Model = learnedModel()): LabelFacts {
  const whole = withLines(printed);
  const input = inEnglishWords(whole);
  const foreign = foreignLanguage(whole);
  // The fields of one thing would be told of another.
  const facts = isOfSeveralThings(whole) ? null : readTombstone(input, foreign, model);
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
function readTombstone(input: LabelInput, foreign: LanguageGuess | null, model: Model): LabelFacts | null {
  const inEnglish = foreign === null ? withoutOtherText(input.lines ?? []) : null;
  if (inEnglish !== null) {
    const facts = readTombstone(inputOf(inEnglish, input), null, model);
    return facts && inWholeLabel(facts, inEnglish, input.lines ?? []);
  }
  const ofLines = (lines: readonly KeptLine[]): LabelFacts =>
    inWholeLabel(readEnglish(inputOf(lines, input), model), lines, input.lines ?? []);
  const english =
    englishBlock(input) ??
    (foreign === null ? null : englishLines(input)) ??
    inOneLanguage(input, foreign === null);
  if (english !== null) return ofLines(english);
  if (foreign === null) return readEnglish(input, model);
  const tombstone = foreignTombstone(input, isUnderstood(foreign));
  return tombstone === null ? null : { ...withSureFields(ofLines(tombstone)), foreign };
}

/** The same with the lines of its text, where these were not given apart. */
function withLines(input: LabelInput): LabelInput {
  if (input.lines?.length || !input.text.includes('\n')) return input;
  return { ...input, lines: input.text.split('\n').map((text) => ({ text })) };
}

/**
 * The same without what nobody can be sure of in another language: names and titles look alike there, so a title is told as
 * such beside its maker alone, else the label's first lines stand for it; its sentences are told by nobody.
 */
function withSureFields(facts: LabelFacts): LabelFacts {
  const isSure = (facts.artist !== null || isCoin(facts.title ?? '')) && facts.originalTitle === null;
  return {
    ...facts,
    title: isSure ? facts.title : null,
    originalTitle: null,
    sentences: [],
    sentenceReadings: [],
  };
}

/** The same for a label that is read as an English one, whatever its names and titles are. */
function readEnglish(input: LabelInput, model: Model): LabelFacts {
  const printed = tokenizeLabel(input);
  const first = searchByForm(printed, model);
  const label = withFieldLines(printed, first);
  const found = withoutBirthplace(
    label,
    withNameBesideTitle(
      printed,
      withTitleAbove(
        printed,
        withTitlesBetween(
          label,
          printed,
          cutByForm(printed, label === printed ? first : searchByForm(label, model)),
        ),
      ),
    ),
  );
  const read = withTitlesWhole(
    label,
    withSureLines(label, withThingAtTop(printed, withPairedMakers(label, withProseLines(label, found)))),
  );
  const byWord = segmentsByWord(label, read);
  const sentences = findSentences(label, read, byWord);
  // What a sentence reaches into is a part of it, whatever it was taken for.
  const inSentence = segmentsByWord(label, sentences);
  const others = read.filter(
    ({ from, to }) => !inSentence.slice(from, to).some((each) => each !== undefined),
  );
  const segments = [...others, ...sentences].toSorted((a, b) => a.from - b.from);
  const told = new Set(sentences);
  const isBy = hasByLine(label);
  // "Golden Harvest, 1959 / Furnishing fabric": above a title stands what was taken for a place and is none that is known.
  const [top] = segments;
  const isTopLost =
    top?.kind === 'origin' &&
    top.certainty < SURE.origin &&
    !startsOrigin(label.marked, placeOf(label, top)[0]);
  const isSure = (segment: Segment): boolean =>
    segment.kind === 'prose'
      ? told.has(segment)
      : segment.certainty >= (isMaterialLines(label, segment) ? SURE_OF_MATERIALS : SURE[segment.kind]) &&
        !isCutOff(label, segment, byWord) &&
        !isOfPart(label, segment, byWord) &&
        !isFalseField(label, segment) &&
        !(segment.kind === 'title' && (isTopLost || (segment === top && isHeadingOfText(segments)))) &&
        formedPlace(label, segment) !== null &&
        !(isBy && segment.kind === 'artist' && !startsWithBy(label, segment.from));
  const torn = tornLines(
    label,
    segments.filter((segment) => !isSure(segment)),
  );
  const isFoundAtFirst = agreesWith(printed, first);
  const isWhole = (segment: Segment): boolean =>
    isSure(segment) &&
    isFoundAtFirst(segment) &&
    !(
      segment.kind !== 'prose' &&
      segment.certainty < (isPartedDate(label, segment) ? SURE_OF_DATE : SURE_BESIDE_DOUBT) &&
      torn.has(lineOf(label, segment.from))
    );
  const hasMaker = segments.some(({ kind }) => kind === 'artist' || kind === 'maker');
  const whole = segments.filter((segment) => isWhole(segment) && (hasMaker || !isShownPlace(label, segment)));
  const facts = factsFrom(
    label,
    isEitherName(label, whole)
      ? whole.filter(({ kind }) => kind !== 'artist' && kind !== 'title')
      : isGodTheMaker(label, whole)
        ? whole.filter(({ kind }) => kind !== 'artist')
        : whole,
  );
  // Where the first maker is not sure, a further one is not the only one there is.
  if (!segments.some(({ kind }) => kind === 'artist')) promoteMaker(facts);
  // What was taken for prose and is no sentence may be a title or a maker.
  const asTold = segmentsByWord(
    label,
    segments.map((segment) =>
      segment.kind === 'prose' && !told.has(segment) ? { ...segment, kind: 'other' } : segment,
    ),
  );
  return {
    ...facts,
    nth: input.nth,
    heard: input.heard ?? [],
    heading: withoutDate(headingOf(label, asTold), facts),
    plainLines: plainLines(label, asTold),
    spoken: spokenLines(label, read),
  };
}

/** A stretch that fills its lines and reads as materials needs to be no surer than this. */
const SURE_OF_MATERIALS = 0.4;

function isMaterialLines(label: LabelTokens, { kind, from, to }: Segment): boolean {
  if (kind !== 'medium') return false;
  const lines = linesOf(label);
  const isEnd = lines.some((line) => line.to === to) || plainAt(label.tokens, to - 1).endsWith(';');
  const isWhole = isEnd && lines.some((line) => line.from === from);
  // "Butter print with swan and thistle / Turned and carved sycamore": a second line that begins anew is another field.
  const goesOn = lines
    .filter((line) => line.from > from && line.from < to)
    .every(
      (line) =>
        /^\p{Ll}/u.test(plainAt(label.tokens, line.from)) ||
        /[,;-]$/.test(plainAt(label.tokens, line.from - 1)),
    );
  return isWhole && goesOn && isLikeMaterials(textOf(label, { from, to }));
}

/** A date has a form of its own: behind a mark nothing is torn from it, whatever stands before that. */
const SURE_OF_DATE = 0.9;
const isPartedDate = ({ tokens }: LabelTokens, { kind, from }: Segment): boolean =>
  kind === 'date' && /[,;:.(]$/.test(plainAt(tokens, from - 1));

/** The facts of a label whose words are split into fields. */
function factsFrom(label: LabelTokens, segments: readonly Segment[]): LabelFacts {
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
    originalTitle: all('original').flatMap((segment) => partAt(label, segment))[0] ?? null,
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
  readBothTitles(facts);
  const maker = all('artist')[0];
  const isOfTwo = maker !== undefined && addPartners(label, maker, facts);
  const relation = segments.find(
    (segment) => segment.kind === 'other' && RELATION_BEHIND.test(textOf(label, segment)),
  );
  // "Ulrich Lowe (1580-1652), / workshop of"
  if (relation !== undefined && facts.artist !== null)
    facts.artist = `${capitalised(textOf(label, relation))} ${facts.artist}`;
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
  facts.years = facts.date === null ? null : yearsOf(facts.date);
  return facts;
}

/** Whether a maker is one person, of whom the label does not say what they did. */
const isPersonAlone = (artist: string): boolean =>
  isNamed(artist) && !isGroup(artist) && !areSeveral(artist) && !hasRelation(artist) && !hasRole(artist);

/** "Made by Lowe & Co." behind the medium: the only maker there is. */
function promoteMaker(facts: LabelFacts): void {
  const [maker, ...others] = facts.otherMakers;
  if (facts.artist !== null || !maker) return;
  // Who had a part in it, as the designer of a cloth, is not the work's maker.
  const [behind = ''] = facts.given.slice(maker.end).split('\n', 1);
  if (/, (?:designer|manufacturer|printer|publisher|engraver|decorator|architect|upholsterer)\b/.test(behind))
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
