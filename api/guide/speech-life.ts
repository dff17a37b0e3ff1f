import { fromCapitals } from './capitals.ts';
import type { LabelFacts } from './facts.ts';
import {
  hasRelation,
  hasRole,
  isGroup,
  isNamed,
  originKind,
  roleOf,
  simpleNationality,
} from './speech-artist.ts';
import { articleFor, fullYears, sayText } from './speech-text.ts';
import { COUNTRIES } from './vocabulary/origins.ts';

/** "British (born Ireland)", "American, born Ukraine" */
const BORN_ABROAD = /^(.*?),? \(?born(?: in)? ([^)]+)\)?$/;

/** Sentences on origin and life that `byArtist` has not said; empty when the label says no more. */
export function lifeSentences(facts: LabelFacts): string[] {
  const artist = facts.artist ?? '';
  const group = isGroup(artist);
  const person = !group && isNamed(facts.artist) && !hasRelation(artist);
  const abroad = person && facts.born !== null ? BORN_ABROAD.exec(facts.nationality ?? '') : null;
  if (abroad) return [bornAbroad(facts, abroad[1] ?? '', abroad[2] ?? '')];
  const originSaid =
    isNamed(facts.artist) && simpleNationality(facts) !== null && (!group || hasRole(artist));
  const origin = facts.nationality === null || originSaid ? [] : [originSentence(facts.nationality, person)];
  const subject = person ? `The ${roleOf(artist)}` : nameAfterRelation(artist);
  return [...origin, ...(group ? datesOfGroup(facts) : datesOfPerson(subject, facts))];
}

function bornAbroad(facts: LabelFacts, nation: string, place: string): string {
  const end = facts.died === null ? '' : ` and died ${yearOf(facts, fullDied(facts))}`;
  return `The ${roleOf(facts.artist ?? '')}, ${nation} according to the label, was born in ${place} ${yearOf(facts, facts.born ?? '')}${end}.`;
}

function datesOfPerson(who: string, facts: LabelFacts): string[] {
  const { born, died } = facts;
  if (born === null) return died === null ? [] : [`${who} died ${yearOf(facts, died)}.`];
  const end = died === null ? '' : ` and died ${yearOf(facts, fullDied(facts))}`;
  return [`${who} was born ${yearOf(facts, born)}${end}.`];
}

/** Firms are not born; what their dates mean, the label does not say. */
function datesOfGroup({ born, died }: LabelFacts): string[] {
  if (born !== null && died !== null)
    return [`The dates beside the name are ${fullYears(born, died).join(' to ')}.`];
  const date = born ?? died;
  return date === null ? [] : [`The date beside the name is ${date}.`];
}

function fullDied({ born, died }: LabelFacts): string {
  return fullYears(born ?? '', died ?? '')[1];
}

function yearOf({ aboutYears }: LabelFacts, year: string): string {
  return `${aboutYears.includes(year) ? 'around' : 'in'} ${year}`;
}

/** The person behind "Workshop of" or "After"; without one, nobody is named. */
function nameAfterRelation(artist: string): string {
  const name = isNamed(artist) ? artist.replace(/^.*?\b(?:of|to|after|by) /i, '') : '';
  return name === '' ? 'The artist' : sayText(fromCapitals(name));
}

function originSentence(printed: string, person: boolean): string {
  const origin = sayText(fromCapitals(printed));
  const kind = originKind(origin);
  if (kind === 'place') {
    const hedged = /^(probably|possibly) (?:made in |from )?(.*)$/i.exec(origin);
    const hedge = hedged?.[1] === undefined ? '' : `${hedged[1].toLowerCase()} `;
    return `It ${hedge}comes from ${spokenPlace(hedged?.[2] ?? origin)}.`;
  }
  if (/ artists?$/i.test(origin)) return `It is by ${articleFor(origin)} ${origin}.`;
  if (kind === 'culture') return `It comes from ${cultureName(origin)}.`;
  const plain = origin.replaceAll(/ ?\(([^()]*)\)/g, ', $1');
  if (person && /^\p{L}+$/u.test(plain)) return `The label calls the artist ${plain}.`;
  return person ? `The label gives the artist as ${plain}.` : `It is ${plain}.`;
}

const WITH_ARTICLE =
  /(?<!the |The )\b(?:United States|USA|United Kingdom|Netherlands|Philippines|Democratic Republic of the Congo)\b/;

/** "France, Limoges", "France (Limoges)" -> "Limoges in France" */
function spokenPlace(origin: string): string {
  const [, land, place] = /^([^,(]+)(?:, | \()([^,()]+)\)?$/.exec(origin) ?? [];
  const turned =
    land !== undefined && place !== undefined && COUNTRIES.includes(land) && !COUNTRIES.includes(place);
  return (turned ? `${place} in ${land}` : origin).replace(WITH_ARTICLE, 'the $&');
}

function cultureName(origin: string): string {
  if (/\bpeoples?\b/i.test(origin)) return `the ${origin}`;
  return /culture|civilization/i.test(origin) ? origin.replace(/ Culture$/, ' culture') : `${origin} culture`;
}
