import { fromCapitals } from '../capitals.ts';
import type { LabelFacts } from '../facts.ts';
import {
  areSeveral,
  hasRelation,
  hasRole,
  isGroup,
  isNamed,
  originKind,
  simpleNationality,
  UNNAMED,
  isPeople as isNation,
  nameOnly,
} from './artist.ts';
import { startsNation, withOriginsMarked } from '../find-origin.ts';
import { DEEDS } from '../maker-words.ts';
import { whoMade } from './role-of-maker.ts';
import { equalMakers } from './equal-makers.ts';
import { listedMakers } from './listed-makers.ts';
import { isHomeOfMaker } from './home-of-maker.ts';
import { capitalised, fullYears, sayText } from './text.ts';
import { aboveLand, LANDS_OF_MAKERS, withoutBracket } from './lands-of-peoples.ts';
import { pick } from '../variation.ts';
import { withArticle } from './with-article.ts';
import { originSentence } from './origin.ts';
import { isPlaceLine, whereMade } from './place-line.ts';

/** "British (born Ireland)", "American (b. Cuba)", "American, born Russia (now Ukraine)" */
const BORN_ABROAD = /^([^()]{0,100}?),? \(?(?:born|b\.)(?: in)? ([^()]{1,80}(?:\([^()]{1,40}\))?)\)?$/;

/** Whoever made a work, behind what they did. */
const MADE_BY = new RegExp(`^(?:${DEEDS}) by `, 'i');

/** "Italian (active England)" */
const ACTIVE_ABROAD = /^([\p{L} -]{1,100}?),? \(?(?:active|worked)(?: in)? ([\p{L} ]+)\)?$/u;

/** Between a name and what is printed right behind it: a line's end, a comma or a bracket. */
const MOST_BETWEEN = 3;

/** Whether a place stands beside the work's date on its line, "Milan, c. 1590", so that it says where the work was made. */
export function isOfMaking(facts: LabelFacts): boolean {
  const { given, nationality, readings } = facts;
  const [place, date] = [readings.nationality, readings.date];
  return (
    place !== undefined &&
    date !== undefined &&
    // "Paris, vers 1540 / Paris, about 1540"
    ((date.start <= place.start && place.end <= date.end) ||
      // "Paris / Parigi, 1540"
      /^(?:[,\s]{1,3}|(?=[^\n]{0,40} \/ )[^\d\n]{1,60})$/.test(given.slice(place.end, date.start)) ||
      // "1958, Titirangi"
      /^, ?$/.test(given.slice(date.end, place.start))) &&
    // "Ada Birch, Santa Clara Pueblo" above "1920"
    !(isBehindName(facts) && originKind(nationality ?? '') === 'culture') &&
    !startsNation(withOriginsMarked(fromCapitals(nationality ?? '')), 0)
  );
}

/**
 * "Samburu / Kenya": "It is Samburu work, from Kenya.", whether that is a people or a town; null for what stands on one line, and
 * in lands whose towns are better known than their peoples.
 */
function workOfPeople({ given, nationality, readings }: LabelFacts): string | null {
  const { nationality: place } = readings;
  if (nationality === null || !place || aboveLand(given.slice(place.start, place.end)) === null) return null;
  const [name = '', ...lands] = sayText(fromCapitals(nationality)).split(', ');
  const isPeople =
    originKind(name) === 'place' &&
    !withoutBracket(name).includes(' ') &&
    !LANDS_OF_MAKERS.test(lands.at(-1) ?? '');
  return isPeople ? `It is ${name} work, from ${withArticle(lands.join(', '))}.` : null;
}

/** "It comes from Neuwied, Germany.", of a work whose label prints the place beside its date; in a town or a land somebody made it. */
export const placeOfMaking = ({ nationality, artist }: LabelFacts): string[] =>
  nationality === null
    ? []
    : isNamed(artist) && isPlaceLine(nationality)
      ? [`It was made ${whereMade(nationality)}.`]
      : [originSentence(nationality, false, false, false, false)];

/** Sentences on origin and life that `byArtist` has not said; empty when the label says no more. */
export function lifeSentences(facts: LabelFacts): string[] {
  const artist = facts.artist ?? '';
  const group = isGroup(artist);
  // "Lakota artist / Northern Plains, South Dakota": a place below whoever has no name is the work's.
  const person = !group && isNamed(facts.artist) && !hasRelation(artist) && !UNNAMED.test(artist);
  // "Made by Ada Birch / American (born Germany), 1757-1828"
  const bornElsewhere =
    person || (!group && MADE_BY.test(artist)) ? BORN_ABROAD.exec(facts.nationality ?? '') : null;
  const abroad = facts.born !== null ? bornElsewhere : null;
  if (abroad) return [bornAbroad(facts, abroad[1] ?? '', abroad[2] ?? '')];
  const active = person && facts.born !== null ? ACTIVE_ABROAD.exec(facts.nationality ?? '') : null;
  if (active)
    return datesOfPerson(
      `${capitalised(whoMade(facts))}, ${active[1] ?? ''} and active in ${withArticle(active[2] ?? '')},`,
      facts,
    );
  const isOneOfMore = equalMakers(facts).length > 0;
  // A people below a list of makers is that of them all.
  const areListed = listedMakers(facts).length > 0;
  const originSaid =
    isNamed(facts.artist) && simpleNationality(facts) !== null && (!group || hasRole(artist));
  const origin =
    facts.nationality === null || originSaid
      ? []
      : [
          (person ? null : workOfPeople(facts)) ??
            (isOfMaking(facts)
              ? (placeOfMaking(facts)[0] ?? '')
              : originSentence(
                  facts.nationality,
                  (person && !areListed) || bornElsewhere !== null,
                  areListed || areSeveral(artist),
                  facts.born !== null,
                  isBehindName(facts),
                ).replace(/^The artist(?= is )/, () => capitalised(whoMade(facts)))),
        ];
  const pair = pairSentence(artist, facts.lives);
  if (pair !== null) return [...origin, pair];
  const subject = isOneOfMore
    ? capitalised(nameOnly(artist.replace(/^designed by /i, '')))
    : person
      ? capitalised(whoMade(facts))
      : nameAfterRelation(artist);
  // Firms are not born; what their dates mean, the label does not say.
  const dates = group ? [] : datesOfPerson(subject, facts);
  const [home = '', life = ''] = [origin[0], dates[0]];
  // "The artist is from Holland and lived from 1613 to 1670."
  if (home.startsWith(`${subject} is from `) && life.startsWith(`${subject} `))
    return [`${home.slice(0, -1)}${life.includes(' and ') ? ',' : ' and'} ${life.slice(subject.length + 1)}`];
  return [...origin, ...dates];
}

/** "Ada Birch was born in 1961 and Ugo Eremita in 1969." */
function pairSentence(artist: string, lives: LabelFacts['lives']): string | null {
  const names = sayText(fromCapitals(artist.replace(/^\p{Lu}\p{L}+ed by /u, ''))).split(/ and /);
  if (names.length !== 2 || lives.length !== 2 || !areSeveral(artist)) return null;
  const isAlike = new Set(lives.map(({ died }) => died === null)).size === 1;
  const told = lives.map(({ nationality, born, died }, index) => {
    const isFull = index === 0 || nationality !== null || !isAlike;
    const years =
      died === null
        ? `${isFull ? 'was born ' : ''}in ${born ?? ''}`
        : `${isFull ? 'lived ' : ''}from ${fullYears(born ?? '', died).join(' to ')}`;
    return `${names[index] ?? ''} ${nationality === null ? '' : `is ${fromCapitals(nationality)} and `}${years}`;
  });
  return `${told.join(lives.some(({ nationality }) => nationality !== null) ? '; ' : ' and ')}.`;
}

/** "The American artist was born in Hungary in 1912", or, of a nation in several words, what the label says they were. */
function bornAbroad(facts: LabelFacts, nation: string, place: string): string {
  const { born, died, diedIn, aboutYears, text } = facts;
  const life = { born, died, bornIn: place, diedIn: diedIn?.text ?? null, aboutYears };
  const artist = facts.artist ?? '';
  const lived = `${lifePhrase(life, text) ?? ''}.`;
  if (hasRelation(artist)) return `${nameAfterRelation(artist)}, ${nation} according to the label, ${lived}`;
  return isNation(nation)
    ? `${capitalised(whoMade(facts).replace(/^the /, `the ${nation} `))} ${lived}`
    : `${capitalised(whoMade(facts))}, ${nation} according to the label, ${lived}`;
}

function datesOfPerson(who: string, facts: LabelFacts): string[] {
  const { born, died, bornIn, diedIn, aboutYears, text } = facts;
  const isHome = isHomeOfMaker(facts);
  const places = { bornIn: (isHome ? null : bornIn?.text) ?? null, diedIn: diedIn?.text ?? null };
  const life = lifePhrase({ born, died, aboutYears, ...places }, text);
  const home = isHome ? `, of ${withArticle(sayText(fromCapitals(bornIn?.text ?? '')))},` : '';
  return life === null ? [] : [`${who}${home} ${life}.`];
}

/** What is told of a life. */
interface Life {
  readonly born: string | null;
  readonly died: string | null;
  readonly bornIn: string | null;
  readonly diedIn: string | null;
  readonly aboutYears: readonly string[];
}

/** "was born in Delft in 1632 and died in 1675", "lived from 1632 to 1675"; null where no year is known. */
export function lifePhrase(life: Life, seed: string): string | null {
  const { born, died, bornIn, diedIn, aboutYears } = life;
  const inYear = (year: string): string => `${aboutYears.includes(year) ? 'around' : 'in'} ${year}`;
  if (born === null) return died === null ? null : `died ${inYear(died)}`;
  const full = fullYears(born, died ?? '')[1];
  const plain = died !== null && bornIn === null && aboutYears.length === 0;
  if (plain && pick(seed, 'life words', ['born', 'lived']) === 'lived')
    return `lived from ${born} to ${full}`;
  const where = diedIn !== null && diedIn === bornIn ? 'there ' : inPlace(diedIn);
  const death = died === null ? '' : ` and died ${where}${inYear(full)}`;
  return `was born ${inPlace(bornIn)}${inYear(born)}${death}`;
}

function inPlace(place: string | null): string {
  if (place === null) return '';
  const words = withArticle(sayText(fromCapitals(place.replace(/\?$/, ''))));
  return `${place.endsWith('?') ? 'perhaps ' : ''}in ${words}${words.includes(',') ? ',' : ''} `;
}

/** The person behind "Workshop of" or "After"; without one, nobody is named. */
function nameAfterRelation(artist: string): string {
  if (/^\p{L}+ed by /iu.test(artist)) return `The ${artist.startsWith('Designed') ? 'designer' : 'artist'}`;
  const name = isNamed(artist)
    ? artist
        .replace(/^.*?\b(?:of|to|after|by) |, called .*/gi, '')
        // "Attributed to the shop of Peter Scott"
        .replace(/^(?:the )?(?:shop|workshop|studio|circle|school|follower|manner|firm|family) of /i, '')
    : '';
  return name === '' ? 'The artist' : sayText(fromCapitals(name));
}

/** Of a place that is printed right behind the maker's name: it is the maker's, not the work's. */
function isBehindName({ artist, readings }: LabelFacts): boolean {
  if (artist === null || !readings.artist || !readings.nationality || UNNAMED.test(artist)) return false;
  const gap = readings.nationality.start - readings.artist.end;
  return gap >= 0 && gap <= MOST_BETWEEN;
}
