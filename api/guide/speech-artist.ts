import { fromCapitals } from './capitals.ts';
import type { LabelFacts } from './facts.ts';
import { sayText } from './speech-text.ts';
import { CULTURES, NATIONALITIES } from './vocabulary/origins.ts';

const UNKNOWN = /\b(?:unknown|unidentified|anonymous|unrecorded|not recorded)\b/i;
const ROLE =
  /^(Architect|Silversmith|Goldsmith|Designer|Maker|Manufacturer|Potter|Photographer|Sculptor|Engraver|Publisher|Painter|Decorator|Cabinetmaker|Calligrapher|Artist):? (.+)$/i;
const RELATIONS: readonly [RegExp, string][] = [
  [/^(?:designed|made|painted|engraved|written|manufactured|decorated|woven|printed) by /i, ''],
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

/** A painter known by the works alone: "Master of the Blue Angels". */
const MASTER = /^Master /i;

/** What kind of word the label puts in the place of a nationality. */
type OriginKind = 'nationality' | 'culture' | 'place';

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
  return GROUP.test(artist.replace(/^(?:workshop|studio|school|circle) of /i, ''));
}

/** "by the Dutch artist Vincent van Gogh", "attributed to N. N.", "from the workshop of N. N." */
export function byArtist(facts: LabelFacts): string {
  const artist = sayText(fromCapitals(facts.artist ?? ''));
  const simple = simpleNationality(facts);
  const role = ROLE.exec(artist);
  if (role) return `by the ${simple ? `${simple} ` : ''}${(role[1] ?? '').toLowerCase()} ${role[2] ?? ''}`;
  for (const [pattern, lead] of RELATIONS) {
    const relation = pattern.exec(artist)?.[0];
    if (relation === undefined) continue;
    const name = artist.slice(relation.length);
    const person = simple && !isGroup(name) && !MASTER.test(name) ? `the ${simple} artist ${name}` : name;
    return /^by /i.test(relation) ? `by ${person}` : lead + relation.toLowerCase() + person;
  }
  if (MASTER.test(artist)) return `by the ${artist}`;
  return simple && !isGroup(artist) ? `by the ${simple} artist ${artist}` : `by ${artist}`;
}

export function hasRelation(artist: string): boolean {
  return RELATIONS.some(([pattern]) => pattern.test(artist));
}

/** A bare nationality that can stand before "artist"; null for "British, born Ireland" and the like. */
export function simpleNationality(facts: LabelFacts): string | null {
  const origin = facts.nationality;
  if (origin === null || facts.artist === null || MASTER.test(facts.artist)) return null;
  return /^\p{L}[\p{L} -]*$/u.test(origin) &&
    !/\b(?:born|active|or|and|worked)\b/.test(origin) &&
    originKind(origin) === 'nationality'
    ? fromCapitals(origin)
    : null;
}

/** The maker's name alone, for later mentions. */
export function nameOnly(artist: string): string {
  const name = sayText(fromCapitals(ROLE.exec(artist)?.[2] ?? artist));
  return hasRelation(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "artist", or the trade that the label prints before the name. */
export function roleOf(artist: string): string {
  return ROLE.exec(artist)?.[1]?.toLowerCase() ?? 'artist';
}

/** Whether the name stands under a trade: "Designer: N. N." */
export function hasRole(artist: string): boolean {
  return ROLE.test(artist);
}
