import type { LabelFacts } from './facts.ts';
import { fullYears, sayText } from './speech-text.ts';
import { CULTURES, NATIONALITIES } from './vocabulary/origins.ts';

const UNKNOWN = /\b(?:unknown|unidentified|anonymous|unrecorded|not recorded)\b/i;
const ROLE =
  /^(Architect|Silversmith|Goldsmith|Designer|Maker|Manufacturer|Potter|Photographer|Sculptor|Engraver|Publisher|Painter|Decorator|Cabinetmaker|Calligrapher|Artist):? (.+)$/i;
const RELATIONS: readonly [RegExp, string][] = [
  [/^(?:designed|made|painted|engraved|written) by /i, ''],
  [/^by /i, 'by '],
  [/^(?:probably|possibly) by /i, ''],
  [/^attributed to /i, ''],
  [/^(?:copy )?after /i, ''],
  [/^(?:workshop|studio|school|circle) of /i, 'from the '],
  [/^followers of /i, 'by '],
  [/^(?:follower|imitator) of /i, 'by a '],
  [/^(?:manner|style) of /i, 'in the '],
];
/** Names of firms and groups, which are not born and do not die. */
const GROUP =
  /\b(?:Pottery|Workshop|Factory|Manufactory|Company|Co|Works|Brothers|Group|Sons|Inc|Ltd|Studios?|Glassworks|Porcelain)\b|,.*\band\b| & | and /;

/** What kind of word the label puts in the place of a nationality. */
export type OriginKind = 'nationality' | 'culture' | 'place';

export function originKind(origin: string): OriginKind {
  const first = origin.replace(/^(?:probably|possibly) /i, '');
  if (/\b(?:cultures?|peoples?|civilization)\b/i.test(origin)) return 'culture';
  if (NATIONALITIES.some((name) => new RegExp(`^${name}(?![\\p{L}'])`, 'iu').test(first)))
    return 'nationality';
  return CULTURES.some((name) => new RegExp(`^${name}(?![\\p{L}'])`, 'iu').test(first)) ? 'culture' : 'place';
}

export function isNamed(artist: string | null): artist is string {
  return artist !== null && !UNKNOWN.test(artist);
}

export function isGroup(artist: string): boolean {
  return GROUP.test(artist);
}

/** "by the Dutch artist Vincent van Gogh", "attributed to N. N.", "from the workshop of N. N." */
export function byArtist(facts: LabelFacts): string {
  const artist = sayText(facts.artist ?? '');
  const simple = simpleNationality(facts);
  const role = ROLE.exec(artist);
  if (role) return `by the ${simple ? `${simple} ` : ''}${(role[1] ?? '').toLowerCase()} ${role[2] ?? ''}`;
  for (const [pattern, lead] of RELATIONS) {
    if (pattern.test(artist))
      return lead === 'by ' && /^by /i.test(artist)
        ? `by ${artist.slice(3)}`
        : lead + artist.charAt(0).toLowerCase() + artist.slice(1);
  }
  return simple && !isGroup(artist) ? `by the ${simple} artist ${artist}` : `by ${artist}`;
}

function hasRelation(artist: string): boolean {
  return RELATIONS.some(([pattern]) => pattern.test(artist));
}

/** A bare nationality that can stand before "artist"; null for "British, born Ireland" and the like. */
function simpleNationality(facts: LabelFacts): string | null {
  const origin = facts.nationality;
  if (origin === null || facts.artist === null || hasRelation(facts.artist)) return null;
  return /^\p{L}[\p{L} -]*$/u.test(origin) &&
    !/\b(?:born|active|or|and|worked)\b/.test(origin) &&
    originKind(origin) === 'nationality'
    ? inTitleCase(origin)
    : null;
}

function inTitleCase(text: string): string {
  return /\p{Ll}/u.test(text)
    ? text
    : text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The maker's name alone, for later mentions. */
export function nameOnly(artist: string): string {
  const role = ROLE.exec(artist);
  return sayText(role?.[2] ?? artist);
}

function roleOf(artist: string): string {
  return ROLE.exec(artist)?.[1]?.toLowerCase() ?? 'artist';
}

/** Sentences on origin and life that `byArtist` has not said; empty when the label says no more. */
export function lifeSentences(facts: LabelFacts): string[] {
  const sentences: string[] = [];
  const { nationality, born, died } = facts;
  const group = facts.artist !== null && isGroup(facts.artist);
  const person = !group && isNamed(facts.artist) && !hasRelation(facts.artist);
  const abroad = /^(.*?),? \(?born(?: in)? ([^)]+)\)?$/.exec(nationality ?? '');
  if (abroad && person && born !== null) {
    const end = died === null ? '' : ` and died in ${fullYears(born, died)[1]}`;
    return [
      `The artist, ${abroad[1] ?? ''} according to the label, was born in ${abroad[2] ?? ''} in ${born}${end}.`,
    ];
  }
  if (
    nationality !== null &&
    (simpleNationality(facts) === null || (group && !ROLE.test(facts.artist ?? '')))
  ) {
    sentences.push(originSentence(nationality, person));
  }
  if (born === null && died === null) return sentences;
  if (group && born !== null && died !== null)
    sentences.push(`The dates beside the name are ${fullYears(born, died).join(' to ')}.`);
  else if (group) sentences.push(`The date beside the name is ${born ?? died ?? ''}.`);
  else
    sentences.push(
      lifeSentence(
        person ? `The ${roleOf(facts.artist ?? '')}` : nameAfterRelation(facts.artist ?? ''),
        born,
        died,
      ),
    );
  return sentences;
}

function nameAfterRelation(artist: string): string {
  const name = artist.replace(/^.*?\b(?:of|to|after|by) /i, '');
  return name === '' ? 'The artist' : sayText(name);
}

function lifeSentence(who: string, born: string | null, died: string | null): string {
  if (born !== null && died !== null)
    return `${who} was born in ${born} and died in ${fullYears(born, died)[1]}.`;
  return born !== null ? `${who} was born in ${born}.` : `${who} died in ${died ?? ''}.`;
}

function originOfPeople(origin: string): string {
  return /peoples?$/i.test(origin) ? `the ${origin}` : origin.replace(/ Culture$/, ' culture');
}

function originSentence(origin: string, person: boolean): string {
  const kind = originKind(origin);
  if (kind === 'culture')
    return `It comes from ${/culture|people|civilization/i.test(origin) ? originOfPeople(origin) : `${origin} culture`}.`;
  if (kind === 'place') return `It comes from ${sayText(origin)}.`;
  const plain = sayText(origin.replaceAll(/ ?\(([^()]*)\)/g, ', $1'));
  return person ? `The label gives the artist as ${plain}.` : `The label calls it ${plain}.`;
}
