import { beforeAge } from './dates/ages.ts';
import { dateOf } from './dates/date-of-label.ts';
import type { SegmentKind } from './search/kinds.ts';
import { YEAR } from './dates/date-words.ts';
import { yearsOf } from './dates/date-years.ts';
import { type LabelFacts, NO_FIELDS, type OtherMaker, type PrintedPart } from './facts.ts';
import { halfInEnglish } from './language/in-english/half-in-english.ts';
import { startsNation } from './find-origin.ts';
import { givenSpan, partAt, type Place, placeOf, readingAt } from './lines/printed-part.ts';
import { readDateOfEvent } from './lines/names/event-titles.ts';
import { readTitleAboveKind } from './lines/names/title-above-kind.ts';
import { readBothTitles } from './lines/names/title-in-two.ts';
import { readLife } from './read-life.ts';
import { areSeveral, hasRelation, hasRole, isGroup, isNamed } from './speech/artist.ts';
import { isDesignAlone, isExecutedByOthers, isPartAfter, isProducer } from './speech/makers.ts';
import { ofAct, REPAIRS } from './repairs.ts';
import { partedAt, readLives } from './read-lives.ts';
import type { LabelTokens } from './label-tokens.ts';
import { formedPlace } from './well-formed.ts';
import { PARTNERS } from './maker-words.ts';
import type { Segment } from './search/search-label.ts';
import { printedLater } from './dates/printed-later.ts';
import { isHominin, isSpecies } from './lines/nature/species.ts';
import { isFindSpot } from './lines/finds.ts';
import { capitalised } from './speech/text.ts';
import { addPartners, forgetLife, isDesigner } from './lines/makers/partners.ts';

/** A label names few; what names more is no label. */
const MOST_MAKERS = 4;

const SIGNED = new RegExp(
  `^(?![Bb]lade|[Hh]ilt|[Bb]arrel|[Ll]ock).{0,20}(?:[Ss]igned|dated).* (${YEAR})(?!\\d)`,
);

const JOINT = new RegExp(`^(?:${PARTNERS}) `);

/** "workshop of", on the line behind the name of whoever had it. */
const RELATION_BEHIND = /^(?:workshop|studio|circle|school|follower|manner) of$/i;

const FIELDS = ['artist', 'title', 'date', 'medium', 'dimensions', 'credit', 'accession'] as const;

/** "[Noche de tormenta]": the title in another language without its brackets. */
const withoutBrackets = (part: PrintedPart): PrintedPart => ({
  ...part,
  text: part.text.replace(/^[[(]([^[\]()]+)[\])]$/, '$1'),
});

/** Who had a coin in charge, and did not make it by hand: "Moneyer: Ibba". */
const OF_A_MINT = /^(?:Moneyer|Mint ?master|Assay master|Die-?sinker)\b/i;

/** The facts of a label whose words are split into fields. */
export function factsFrom(label: LabelTokens, found: readonly Segment[]): LabelFacts {
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
        .find(
          ({ text }) =>
            /\p{Script=Latin}{3}/u.test(text) &&
            !isHominin(text) &&
            !(isSpecies(text) && label.given.includes(`(${text})`)),
        ) ?? null,
    species: null,
    thing: null,
    inOrder: null,
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
export function promoteMaker(facts: LabelFacts): void {
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
    // A company is not born, whatever years stand behind it, nor are "Medallions after Jean Varin".
    if (isGroup(name) || isPartAfter(name)) return { ...part, text: name };
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
