import type { LabelFacts } from '../facts.ts';
import { readDate, thingOf } from './naming-things.ts';
import {
  areSeveral,
  byArtist,
  hasRelation,
  hasRole,
  isGroup,
  isNamed,
  makersInRow,
  nameOnly,
  simpleNationality,
} from '../speech-artist.ts';
import { sayDate, type SpokenDate } from '../speech-date.ts';
import { lifeSentences } from '../speech-life.ts';
import { furtherSentences } from '../speech-makers.ts';
import { mediumPhrase, sayMedium } from '../speech-medium.ts';
import { sayDuration } from '../speech-size.ts';
import { capitalised, closed, quotedTitle, sayText } from '../speech-text.ts';
import type { Chooser } from './choose.ts';
import type { Material } from './material.ts';
import { inWords, roundYears } from './reckon.ts';
import { fromLabel, reckoned, spansOf, type Statement } from './statement.ts';
import { deedOf } from './techniques.ts';
import { likeInSize } from './size-words.ts';
import { metricSides } from './sides.ts';

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
    lives.length === 0 &&
    relationOf(facts) === null
  );
}

const spokenDate = ({ date }: LabelFacts): SpokenDate | null => (date === null ? null : sayDate(date));

/** ", in oil on canvas"; empty where the medium is a thing or a list. */
function inMedium({ medium }: LabelFacts): string {
  if (medium === null) return '';
  const said = sayMedium(medium);
  if (said.words.split(' ').length > 9 || said.words.includes(',')) return '';
  return said.form === 'in'
    ? `, in ${said.words}`
    : said.form === 'on' && said.words.startsWith('on ')
      ? `, ${said.words}`
      : '';
}

/** What the work is, who made it, when and of what: one sentence or two. */
export function namingStatements(
  { facts, technique, pronoun, maker }: Material,
  choose: Chooser,
  isMakerKnown: boolean,
): Statement[] {
  const { title, medium } = facts;
  const date = spokenDate(facts);
  const plain =
    date && date.verb === 'made' && !/,|\b(?:cast|printed)\b/.test(date.when) ? ` ${date.when}` : '';
  const name = title === null ? null : spokenTitle(title);
  if (hasOneMaker(facts) && name !== null) {
    // A note says where the maker came from.
    const named = maker.has('who') ? nameOnly(facts.artist) : nationalName(facts);
    const who = isMakerKnown && pronoun !== null ? capitalised(pronoun) : named;
    const deed = deedOf(technique, medium ?? '');
    const rest = inMedium(facts);
    const from = plain === '' ? '' : `,${plain.replace(/^ in /, ' from ')}`;
    const small = named.replace(/^The /, 'the ');
    const done = deed === 'drew' ? 'drawn' : deed;
    const behindDeed = plain === '' ? rest.replace(/^,/, '') : `${plain}${rest}`;
    const sentence = choose.of(
      'naming',
      isMakerKnown
        ? [
            `${who} ${deed} ${name}${plain}${rest}`,
            ...(behindDeed === ''
              ? []
              : [`This is ${name}, ${done}${behindDeed}`, `Here is ${name}, ${done}${behindDeed}`]),
          ]
        : [
            `${capitalised(named)} ${deed} ${name}${plain}${rest}`,
            `This is ${name}, by ${small}${rest}${from}`,
            `${name}: ${small} ${deed} it${behindDeed}`,
            `The title is ${name}, and ${small} ${deed} it${behindDeed}`,
            `It is called ${name}, and it is by ${small}${rest}${from}`,
          ],
    );
    const told = spansOf(
      facts,
      'artist',
      ...(named === nameOnly(facts.artist) ? [] : (['nationality'] as const)),
      'title',
      ...(plain === '' ? [] : (['date'] as const)),
      ...(rest === '' ? [] : (['medium'] as const)),
    );
    return [
      fromLabel(closed(sentence), 'title', told),
      ...(plain === '' ? dateStatement(facts) : []),
      ...(rest === '' ? mediumStatement(facts) : []),
    ];
  }
  if (title === null && facts.artist === null) return [...printedStatements(facts), ...dateAndMedium(facts)];
  return [objectStatement(facts), ...dateAndMedium(facts)];
}

/** A title in quotation marks; the brackets of a title that the museum gave are not said. */
const spokenTitle = (title: string): string => quotedTitle(title.replace(/^\[([^[\]]+)\]$/, '$1'));

/** "The Dutch artist Vincent van Gogh", "Vincent van Gogh". */
function nationalName(facts: LabelFacts): string {
  const by = byArtist(facts).replace(/^by /, '');
  return simpleNationality(facts) === null ? nameOnly(facts.artist ?? '') : capitalised(by);
}

/** The work by its title or as a thing, with its maker if there is one. */
function objectStatement(facts: LabelFacts): Statement {
  const { title } = facts;
  const by = isNamed(facts.artist) ? byArtist(facts) : null;
  const isNationTold = by !== null && simpleNationality(facts) !== null;
  const spans = spansOf(facts, 'title', 'artist', ...(isNationTold ? (['nationality'] as const) : []));
  if (title === null)
    return fromLabel(
      by ? closed(`This work is ${by}`) : 'Nobody’s name is known for this work.',
      'artist',
      spans,
    );
  const thing = thingOf(facts);
  const called = thing ?? spokenTitle(title);
  const unknown =
    facts.artist !== null && by === null && facts.otherMakers.length === 0 && facts.unsure.length === 0
      ? ' Nobody’s name is known for it.'
      : '';
  return fromLabel(
    closed(`This is ${called}${by === null ? '' : thing === null ? `, ${by}` : ` ${by}`}`) + unknown,
    'title',
    spans,
  );
}

function dateStatement(facts: LabelFacts): Statement[] {
  if (facts.date === null) return [];
  const date = spokenDate(facts);
  return [
    fromLabel(
      closed(date ? `It was ${date.verb} ${date.when}` : readDate(facts.date)),
      'date',
      spansOf(facts, 'date'),
    ),
  ];
}

function mediumStatement(facts: LabelFacts): Statement[] {
  return facts.medium === null
    ? []
    : [
        fromLabel(
          closed(`It is ${mediumPhrase(sayMedium(facts.medium))}`),
          'medium',
          spansOf(facts, 'medium'),
        ),
      ];
}

function dateAndMedium(facts: LabelFacts): Statement[] {
  const date = spokenDate(facts);
  if (date && date.verb === 'made' && !date.when.includes(',') && facts.medium !== null) {
    const said = sayMedium(facts.medium);
    if (said.form === 'of' && said.words.split(' ').length < 9 && !said.words.includes(','))
      return [
        fromLabel(
          closed(`It was made of ${said.words} ${date.when}`),
          'date',
          spansOf(facts, 'date', 'medium'),
        ),
      ];
  }
  return [...dateStatement(facts), ...mediumStatement(facts)];
}

/** Where it comes from and what more the label says of its makers. */
export function furtherStatements(facts: LabelFacts, isLifeTold: boolean): Statement[] {
  const origin = isLifeTold || !hasNoLife(facts) ? [] : lifeSentences(facts);
  return [
    ...origin.map((text) => fromLabel(closed(text), 'nationality', spansOf(facts, 'nationality'))),
    ...furtherSentences(facts).map((text) =>
      fromLabel(
        closed(text),
        'maker',
        facts.otherMakers.map(({ start, end }) => ({ start, end })),
      ),
    ),
  ];
}

const hasNoLife = ({ born, died }: LabelFacts): boolean => born === null && died === null;

/** The maker's life in figures, where the age is not told instead. */
export function lifeStatements(facts: LabelFacts): Statement[] {
  return hasNoLife(facts)
    ? []
    : lifeSentences(facts).map((text) =>
        fromLabel(closed(text), 'born', spansOf(facts, 'nationality', 'born', 'died')),
      );
}

/** Years that "about" may hide. */
const MOST_ABOUT = 3;
const AGE_SPANS = ['born', 'died', 'date'] as const;

/** The maker's age at the work, or how long it has been there, in words; empty where neither can be reckoned. */
export function ageStatement({ facts, reckoning, pronoun, maker }: Material, choose: Chooser): Statement[] {
  const { age, isLate } = reckoning;
  if (!age || !hasOneMaker(facts)) return [];
  const who =
    pronoun === null ? (maker.size > 0 ? nameOnly(facts.artist) : 'The artist') : capitalised(pronoun);
  const small = pronoun === null && maker.size === 0 ? 'the artist' : pronoun === null ? who : pronoun;
  const was = pronoun === 'they' ? 'were' : 'was';
  const about = age.about || age.from !== age.to ? 'about ' : '';
  const years =
    age.to - age.from > MOST_ABOUT
      ? `between ${inWords(age.from)} and ${inWords(age.to)}`
      : `${about}${inWords(Math.round((age.from + age.to) / 2))}`;
  const spans = spansOf(facts, ...AGE_SPANS);
  const of = pronoun === null ? `${small}’s` : pronoun === 'he' ? 'his' : pronoun === 'she' ? 'her' : 'their';
  if (isLate)
    return [
      reckoned(
        choose.of('late', [
          `It belongs to the last two years of ${of} life, when ${small} ${was} ${years}.`,
          `${who} ${was} ${years} then, with no more than two years left to live.`,
          `It is a late work: ${small} ${was} ${years}, and died within two years.`,
        ]),
        'age',
        spans,
      ),
    ];
  return [
    reckoned(
      choose.of('age', [
        `${who} ${was} ${years} at the time.`,
        `${who} ${was} then ${years} years old.`,
        `When it was made, ${small} ${was} ${years}.`,
        `${who} ${was} ${years} when this was made.`,
        `At the time ${small} ${was} ${years}.`,
      ]),
      'age',
      spans,
    ),
  ];
}

/** How long ago it was made, for what is older than a long life. */
export function agoStatement({ facts, reckoning }: Material, choose: Chooser): Statement[] {
  const { yearsAgo } = reckoning;
  if (yearsAgo === null || yearsAgo < 110) return [];
  const years = roundYears(yearsAgo);
  return [
    reckoned(
      choose.of('ago', [
        `That is ${years} ago.`,
        `It has been around for ${years}.`,
        `${capitalised(years)} lie between its making and today.`,
        `So it is ${years.replace(/ years$/, '')} years old.`,
      ]),
      'years ago',
      spansOf(facts, 'date'),
    ),
  ];
}

/** Years between a negative and its print, or a model and its cast. */
export function laterStatement({ facts, reckoning }: Material): Statement[] {
  const { laterBy } = reckoning;
  if (laterBy === null) return [];
  const isCast = /cast/i.test(facts.date ?? '');
  return [
    reckoned(
      isCast
        ? `So this cast came ${inWords(laterBy)} years after the model.`
        : `So ${inWords(laterBy)} years lie between the picture and this print of it.`,
      'years between',
      spansOf(facts, 'date'),
    ),
  ];
}

/** What it is about as large as, or how long it lasts. */
export function sizeStatement({ facts }: Material): Statement[] {
  const time = facts.dimensions === null ? null : sayDuration(facts.dimensions);
  if (time !== null) return [fromLabel(`It lasts ${time}.`, 'dimensions', spansOf(facts, 'dimensions'))];
  const like = facts.dimensions === null ? null : likeInSize(metricSides(facts.dimensions) ?? []);
  return like === null
    ? []
    : [reckoned(`It is about as large as ${like}.`, 'size', spansOf(facts, 'dimensions'))];
}

/** The words of the label on doubt about the maker: "attributed to", "workshop of". */
export function relationOf({ artist }: LabelFacts): 'attributed' | 'workshop' | 'after' | 'follower' | null {
  if (artist === null) return null;
  if (/^(?:attributed to|possibly by|probably by)|\(attributed to\)/i.test(artist)) return 'attributed';
  if (/^(?:workshop|studio) of|and workshop/i.test(artist)) return 'workshop';
  if (/^(?:copy )?after /i.test(artist)) return 'after';
  return /^(?:follower|circle|manner|style|school|imitator) of/i.test(artist) ? 'follower' : null;
}

/** What the label prints that fits no field for sure, in its own words. */
export function printedStatements({ unsure, title, artist }: LabelFacts): Statement[] {
  if (unsure.length === 0) return [];
  const quoted = unsure.map(({ text }) => quotedTitle(sayText(text)));
  const listed =
    quoted.length < 3 ? quoted.join(' and ') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
  const lead = title === null && artist === null ? 'The label says' : 'The label also says';
  return [
    fromLabel(
      closed(`${lead}: ${listed}`),
      'printed',
      unsure.map(({ start, end }) => ({ start, end })),
    ),
  ];
}
