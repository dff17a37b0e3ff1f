import { COUNTRIES } from '../../vocabulary/origins.ts';
import { fromCapitals } from '../../capitals.ts';
import type { LabelFacts, TextSpan } from '../../facts.ts';
import { OF_A_PART } from '../../lines/part-words.ts';
import { isInHeading, isNameAlone } from './heading.ts';
import { spokenTitle } from './things/names-beside-things.ts';
import { thingOf } from './things/thing-of.ts';
import {
  areSeveral,
  hasRelation,
  hasRole,
  isGroup,
  isNamed,
  makersInRow,
  nameOnly,
  isPeople,
  simpleNationality,
  UNNAMED,
  sayUnnamed,
} from '../../speech/artist.ts';
import { dateSentence, spokenDate } from './date-of-work.ts';
import { isOfMaking, lifeSentences, placeOfMaking } from '../../speech/life.ts';
import { besideEqual, equalMakers } from '../../speech/equal-makers.ts';
import { byMakerOf, whoMade } from '../../speech/role-of-maker.ts';
import { furtherSentences, namesHandBehind } from '../../speech/makers.ts';
import { sayMedium } from '../../speech/medium/medium.ts';
import {
  DOUBTED,
  isAfterDeath,
  isHoard,
  isOfNature,
  isPrintedLater,
  LATER_PART,
  mediumStatement,
  REPRINTED,
} from './medium-told.ts';
import { sayDuration } from '../../speech/size.ts';
import { isDoubted, withDoubt } from '../../speech/origin.ts';
import { capitalised, closed } from '../../speech/text.ts';
import type { Chooser } from '../choose.ts';
import { agesIn } from '../reckoned/ages-told.ts';
import type { Material } from '../material.ts';
import { told as saidIn } from '../note-talk.ts';
import { inWords, roundYears } from '../reckoned/reckon.ts';
import { fromLabel, reckoned, spansOf, type Statement } from '../statement.ts';
import { deedOf, isPicture } from '../techniques.ts';
import { likeInSize } from '../reckoned/size-words.ts';
import { metricSides } from '../reckoned/sides.ts';

/** Whether the work has one maker who is a person and made it alone. */
export function hasOneMaker(facts: LabelFacts): facts is LabelFacts & { artist: string } {
  const { artist, lives } = facts;
  return (
    isNamed(artist) &&
    makersInRow(artist).length === 1 &&
    !isGroup(artist) &&
    !hasRelation(artist) &&
    !hasRole(artist) &&
    !areSeveral(artist) &&
    !/\bSchool\b/.test(artist) &&
    !UNNAMED.test(artist) &&
    lives.length === 0 &&
    relationOf(facts) === null
  );
}

/** Deeds as what was done with a work. */
const DONE: ReadonlyMap<string, string> = new Map([
  ['drew', 'drawn'],
  ['wrote', 'written'],
]);

/** ", in oil on canvas"; empty where the medium is a thing or a list. */
function inMedium({ medium }: LabelFacts): string {
  if (medium === null) return '';
  const said = sayMedium(medium);
  if (said.words.split(' ').length > 9 || said.words.includes(',')) return '';
  return said.form === 'in' ? `, in ${said.words}` : said.form === 'on' ? `, on ${said.words}` : '';
}

/** What the work is, who made it, when and of what: one sentence or two. */
export function namingStatements(
  { facts: printed, technique, maker }: Material,
  choose: Chooser,
): Statement[] {
  const facts = {
    ...printed,
    ...(isInHeading(printed, 'date') && { date: null }),
    ...(isInHeading(printed, 'medium') && { medium: null }),
  };
  const { title, medium } = facts;
  const date = spokenDate(facts);
  const plain =
    date &&
    date.verb === 'made' &&
    !/,|\b(?:cast|(?:re)?printed|reissued|restruck)\b/.test(date.when) &&
    !isAfterDeath(facts)
      ? ` ${date.when}`
      : '';
  const name = title === null ? null : spokenTitle(facts);
  const thing = thingOf(facts);
  const equal = equalMakers(facts);
  if (hasOneMaker(facts) && name !== null) {
    // A note says where the maker came from.
    const first = maker ? nameOnly(facts.artist) : nationalName(facts, equal.length > 0);
    const named = first + besideEqual(equal);
    const deed = isPrintedLater(facts) ? 'photographed' : deedOf(technique, medium ?? '', title ?? '');
    const rest = inMedium(facts);
    const small = named.replace(/^The /, 'the ');
    const done = DONE.get(deed) ?? deed;
    const since = plain === '' ? rest.replace(/^,/, '') : `${plain}${rest}`;
    // "Giovanni Birch, called Lowino, in 1620"
    const comma = first.includes(', ') ? ',' : '';
    const behindDeed = since === '' ? '' : `${comma}${since}`;
    const sentence = choose.of('naming', [
      `${capitalised(named)}${comma} ${deed} ${thing ? thing.replace(/^an? /, 'this ').replace(/ and an? /, ' and this ') : since === '' ? name : name.replace(/(\u201D, .+)/, '$1,')}${plain}${rest}`,
      `This is ${thing ?? name}, ${done} by ${small}${behindDeed}`,
      ...(thing ? [] : [`Here is ${name}, ${done} by ${small}${behindDeed}`]),
    ]);
    const told = spansOf(
      facts,
      'artist',
      ...(first === nameOnly(facts.artist) ? [] : (['nationality'] as const)),
      'title',
      ...(plain === '' ? [] : (['date'] as const)),
      ...(rest === '' ? [] : (['medium'] as const)),
    );
    return [
      fromLabel(closed(sentence), 'title', [...told, ...placesOf(equal)]),
      ...(plain === '' ? dateStatement(facts) : []),
      ...(rest === '' ? mediumStatement(facts) : []),
    ];
  }
  const ofNation = nationalWork(facts);
  if (ofNation !== null) return ofNation;
  const fields = dateAndMedium(facts);
  if (title !== null) return [objectStatement(facts), ...fields];
  return facts.artist === null || (isInHeading(facts, 'artist') && !isNameAlone(facts))
    ? fields
    : [objectStatement(facts), ...fields];
}

/** "This is “Crows”, Japanese work of the early 17th century."; null where a maker is named, or no people alone. */
function nationalWork(facts: LabelFacts): Statement[] | null {
  const { title, artist, nationality } = facts;
  if (title === null || nationality === null || isNamed(artist) || !isPeople(nationality)) return null;
  if (isDoubted(facts)) return null;
  const date = spokenDate(facts);
  const when = date?.verb === 'made' && /^(?:in|around|between) /.test(date.when) ? date.when : null;
  const thing = thingOf(facts);
  const nation = fromCapitals(nationality);
  // "Mughal India" is a land.
  const isLand = COUNTRIES.includes(nation.split(' ').at(-1) ?? '');
  const made =
    when === null ? '' : when.startsWith('in the ') && !isLand ? ` of ${when.slice(3)}` : `, made ${when}`;
  return [
    fromLabel(
      closed(
        `This is ${thing ?? spokenTitle(facts)}, ${isLand ? `from ${nation}` : `${nation} work`}${made}`,
      ),
      'title',
      spansOf(facts, 'title', 'nationality', ...(made === '' ? [] : (['date'] as const))),
    ),
    ...(made === '' ? dateStatement(facts) : []),
    ...mediumStatement(facts),
  ];
}

/** "The Dutch artist Vincent van Gogh", "Vincent van Gogh". */
function nationalName(facts: LabelFacts, isOneOfMore: boolean): string {
  const by = byMakerOf(facts, isOneOfMore).replace(/^by /, '');
  return simpleNationality(facts) === null ? nameOnly(facts.artist ?? '') : capitalised(by);
}

/** The work by its title or as a thing, with its maker if there is one. */
function objectStatement(facts: LabelFacts): Statement {
  const { title } = facts;
  const equal = equalMakers(facts);
  const by = isNamed(facts.artist) ? byMakerOf(facts, equal.length > 0) + besideEqual(equal) : null;
  const isNationTold = by !== null && simpleNationality(facts) !== null;
  const spans = spansOf(facts, 'title', 'artist', ...(isNationTold ? (['nationality'] as const) : []));
  const nobody = closed(sayUnnamed(facts.artist ?? ''));
  const byWhom =
    by === null ? nobody : closed(`This work ${/^\p{Ll}+ed by /u.test(by) ? 'was' : 'is'} ${by}`);
  if (title === null) return fromLabel(byWhom, 'artist', spans);
  const thing = thingOf(facts);
  const called = thing ?? spokenTitle(facts);
  const isNobodys = facts.artist !== null && by === null && facts.otherMakers.length === 0;
  const unknown = isNobodys && !namesHandBehind(facts) ? ` ${nobody}` : '';
  return fromLabel(
    closed(
      `This is ${called}${by === null ? '' : thing === null || /^the |, known as |, \S{1,40}$| of (?:the \S{1,20} (?:\S{1,20} ){0,3})?(?:model|type|pattern|brand|design)\b/.test(thing) ? `, ${by}` : ` ${by}`}`,
    ) + unknown,
    'title',
    [...spans, ...placesOf(equal)],
  );
}

function dateStatement(facts: LabelFacts): Statement[] {
  const said = dateSentence(facts);
  return said === null ? [] : [fromLabel(closed(said), 'date', spansOf(facts, 'date'))];
}

/** When it was made and of what, in one sentence where both are plain. */
function dateAndMedium(facts: LabelFacts): Statement[] {
  const date = spokenDate(facts);
  const apart = [...dateStatement(facts), ...mediumStatement(facts)];
  // The materials of a work of several parts are not all of one date.
  const hasParts = facts.plainLines.some(({ text }) => OF_A_PART.test(text));
  if (
    hasParts ||
    DOUBTED.test(facts.medium ?? '') ||
    LATER_PART.test(facts.medium ?? '') ||
    date?.verb !== 'made' ||
    isAfterDeath(facts) ||
    isOfNature(facts) ||
    isHoard(facts) ||
    date.when.includes(',') ||
    facts.medium === null
  )
    return apart;
  const { form, words } = sayMedium(facts.medium);
  // "Gold mounts (French, 19th century)": a part has its own date.
  if (/\d/.test(words) && (form === 'of' || form === 'in')) return apart;
  const comma = words.includes(',') ? ',' : '';
  const told =
    form === 'of' && comma === '' && words.split(' ').length < 9
      ? `It was made of ${words} ${date.when}`
      : form === 'of' || form === 'in'
        ? `It was made ${date.when}${comma} ${form} ${words}`
        : // "modern print from a glass negative": the years are those of the negative.
          form === 'is' && comma === '' && !REPRINTED.test(`${words} ${date.when}`)
          ? `It is ${words}, made ${date.when}`
          : null;
  return told === null ? apart : [fromLabel(closed(told), 'date', spansOf(facts, 'date', 'medium'))];
}

const placesOf = (parts: readonly (TextSpan | null)[]): TextSpan[] =>
  parts.flatMap((part) => (part === null ? [] : [{ start: part.start, end: part.end }]));

/** Where it comes from and what more the label says of its makers. */
export function furtherStatements(facts: LabelFacts, isLifeTold: boolean): Statement[] {
  const isToldWithName = facts.title !== null && !isNamed(facts.artist) && isPeople(facts.nationality ?? '');
  const isOrigin = !isToldWithName && !isLifeTold && hasNoLife(facts);
  const isPlace = !isToldWithName && !isOrigin && isOfMaking(facts);
  const origin = withDoubt(facts, isOrigin ? lifeSentences(facts) : isPlace ? placeOfMaking(facts) : []);
  return [
    ...origin.map((text) =>
      fromLabel(closed(text), 'nationality', [...spansOf(facts, 'nationality'), ...placesOf(facts.lives)]),
    ),
    ...furtherSentences(facts).map((text) =>
      fromLabel(closed(text), 'maker', placesOf([...facts.otherMakers, facts.originalTitle, facts.findSpot])),
    ),
  ];
}

const hasNoLife = ({ born, died }: LabelFacts): boolean => born === null && died === null;

/** The maker's life in figures, where the age is not told instead. */
export function lifeStatements(facts: LabelFacts): Statement[] {
  return hasNoLife(facts)
    ? []
    : // Where the work was made is told with it.
      lifeSentences(isOfMaking(facts) ? { ...facts, nationality: null } : facts).map((text) =>
        fromLabel(closed(text), 'born', [
          ...spansOf(facts, 'nationality', 'born', 'died'),
          ...placesOf([facts.bornIn, facts.diedIn]),
        ]),
      );
}

/** An age between these is one like any other, and not told. */
const [OLDEST_OF_YOUNG, YOUNGEST_OF_OLD] = [27, 68];
/** Years that a maker of a late work may still have lived. */
const MOST_LEFT = 2;
/** An age from which a work may be called a late one. */
const LATE = 45;
/** Years that "about" may hide. */
const MOST_ABOUT = 3;
const AGE_SPANS = ['born', 'died', 'date'] as const;

/** The maker's age at the work where it is a striking one; empty where it is not, or cannot be reckoned. */
export function ageStatement(material: Material, choose: Chooser): Statement[] {
  const { facts, reckoning, life, pronoun, maker } = material;
  const { age, isLate } = reckoning;
  if (!age || !hasOneMaker(facts)) return [];
  if (statesAge(material, age.from, age.to + (isLate ? MOST_LEFT : 0))) return [];
  if (!isLate && age.to > OLDEST_OF_YOUNG && age.from < YOUNGEST_OF_OLD) return [];
  if (age.to - age.from > MOST_ABOUT) return [];
  // Behind the name of a manufacturer "he" would be that one.
  const isNamedAgain = facts.otherMakers.length > 0 || (pronoun === null && maker !== null);
  // Beside the work, which is "it", "he" may be somebody whom its title names.
  const small = isNamedAgain ? nameOnly(facts.artist) : whoMade(facts);
  const who = capitalised(small);
  // The day of the year is not known on which either was.
  const years = `about ${inWords(Math.floor((age.from + age.to) / 2))}`;
  const spans = spansOf(facts, ...AGE_SPANS);
  if (isLate) {
    // Of "about 1819-20" nobody knows which year it was.
    const isExact = facts.years?.[0] === facts.years?.[1] && !ABOUT.test(facts.date ?? '');
    const left = !isExact ? Number.NaN : (life?.died ?? Number.NaN) - (facts.years?.[1] ?? Number.NaN);
    const died =
      left === 0 ? 'died in the same year' : left === 1 ? 'died the year after' : 'died soon after';
    return [
      reckoned(
        choose.of('late', [
          `${who} was ${years} when this was made, and ${died}.`,
          // Nobody's work of twenty-three is a late one.
          ...(age.from < LATE ? [] : [`It is a late work: ${small} was ${years}, and ${died}.`]),
        ]),
        'age',
        spans,
      ),
    ];
  }
  return [
    reckoned(
      choose.of('age', [
        `${who} was ${years} when this was made.`,
        `When it was made, ${small} was ${years}.`,
        `${who} was ${years} years old when it was made.`,
      ]),
      'age',
      spans,
    ),
  ];
}

/** Years from which it is told how long ago a work was made: nearer ones a listener counts from the year heard. */
const LONG_AGO = 900;

/** How long ago it was made, for what is far beyond a life. */
export function agoStatement({ facts, reckoning }: Material, choose: Chooser): Statement[] {
  const { yearsAgo, atLeast } = reckoning;
  if (yearsAgo === null || yearsAgo < LONG_AGO) return [];
  const years = roundYears(yearsAgo, atLeast);
  return [
    reckoned(
      choose.of('ago', [`It is ${years} old.`, `It is now ${years} old.`]),
      'years ago',
      spansOf(facts, 'date'),
    ),
  ];
}

/** A date that is not certain to a year. */
export const ABOUT = /\b(?:ca?\.|circa|about|around) ?\d/i;

/** A life shorter than this, or longer than that, is told. */
const SHORT_LIFE = 36;
const LONG_LIFE = 96;

/** Whether a note or the label's own text states an age that is reckoned too, by a year more or less. */
function statesAge({ maker, subject, prose }: Material, from: number, to: number): boolean {
  const texts = [...saidIn(maker), ...saidIn(subject), ...prose].map(({ text }) => text);
  return texts.flatMap(agesIn).some((age) => age >= from - 1 && age <= to + 1);
}

/** How old a maker became whose life was strikingly short or long. */
export function livedStatement(material: Material): Statement[] {
  const { facts, reckoning, life, pronoun } = material;
  const { lived } = reckoning;
  if (lived === null || lived < 18 || !hasOneMaker(facts) || facts.title === null || life?.about === true)
    return [];
  if ((lived > SHORT_LIFE && lived < LONG_LIFE) || statesAge(material, lived, lived)) return [];
  const who = facts.otherMakers.length > 0 ? nameOnly(facts.artist) : capitalised(pronoun ?? whoMade(facts));
  return [
    reckoned(
      lived >= LONG_LIFE ? `${who} lived to be about ${lived}.` : `${who} died at about ${lived}.`,
      'life',
      spansOf(facts, 'born', 'died'),
    ),
  ];
}

/** What it is about as large as, or how long it lasts. */
export function sizeStatement({ facts, technique }: Material): Statement[] {
  const time = facts.dimensions === null ? null : sayDuration(facts.dimensions);
  if (time !== null) return [fromLabel(`It lasts ${time}.`, 'dimensions', spansOf(facts, 'dimensions'))];
  // Of a vessel two sides are printed as of a sheet.
  const isFlat = technique === null || isPicture(technique) || technique === 'textile';
  const like = facts.dimensions === null || !isFlat ? null : likeInSize(metricSides(facts.dimensions) ?? []);
  return like === null
    ? []
    : [reckoned(`The whole of it is about as large as ${like}.`, 'size', spansOf(facts, 'dimensions'))];
}

/** The words of the label on doubt about the maker: "attributed to", "workshop of". */
export function relationOf({ artist }: LabelFacts): 'attributed' | 'workshop' | 'after' | 'follower' | null {
  if (artist === null) return null;
  if (/^(?:attributed to|possibly by|probably by)|\(attributed to\)/i.test(artist)) return 'attributed';
  if (/^(?:workshop|studio) of|and workshop/i.test(artist)) return 'workshop';
  if (/^(?:copy )?after /i.test(artist)) return 'after';
  return /^(?:follower|circle|manner|style|school|imitator) of/i.test(artist) ? 'follower' : null;
}
