import { fromCapitals } from '../capitals.ts';
import type { LabelFacts } from '../facts.ts';
import { startsCountry, startsNation, startsOrigin, withOriginsMarked } from '../find-origin.ts';
import { DEEDS, FIRM_WORDS, ROLES, TRADES_SMALL, UNNAMED_MAKERS } from '../maker-words.ts';
import { isLocalWorkshop } from './local-workshop.ts';
import { articleFor, lowered, sayText } from './text.ts';

/** What a maker is told by. */
type NamedMaker = Pick<LabelFacts, 'artist' | 'nationality'>;

const UNKNOWN =
  /\b(?:unknown|unidentified|anonymous|unrecorded|not (?:recorded|known|identified)|once known)\b/i;
const ROLE = new RegExp(`^(${ROLES}):? (.+)$`, 'i');
/** "Charles Mackie, designer" */
const ROLE_LAST = new RegExp(`^(.+), (${TRADES_SMALL})$`);
const RELATIONS: readonly [RegExp, string][] = [
  // "Designed and made by Ada Birch"
  [
    new RegExp(
      `^(?:(?:probably|possibly|print|frame|case) )?(?:${DEEDS})(?:(?:, | and |, and | & )(?:${DEEDS}|fired|glazed|assembled|composed|bound))* (?:for [^,]+ )?by `,
      'i',
    ),
    '',
  ],
  [/^\p{Lu}\p{Ll}{2,12} by (?=\p{Lu})/u, ''],
  [/^by /i, 'by '],
  [/^(?:probably|possibly) by /i, ''],
  [/^attributed to /i, ''],
  [/^(?:maker['\u2019]s )?marks? of /i, 'with the '],
  [/^(?:maker['\u2019]s )?marks? (?:probably|possibly|perhaps) (?:(?:that|those) )?of /i, 'with a '],
  [/^(?:copy )?after (?:an? \p{Ll}+ by )?/iu, ''],
  [/^(?:workshop|studio|school|circle|firm) of /i, 'from the '],
  [/^followers of /i, 'by '],
  [/^(?:follower|imitator) of /i, 'by a '],
  [/^(?:manner|style) of /i, 'in the '],
];
/** Names of firms and groups, which are not born and do not die. */
const GROUP = new RegExp(
  `^(?:House|Firm) |\\b(?:${FIRM_WORDS}|Glass|Mills|Foundry|International|Manufacturing|Kilns)\\b| family$|fabrik|manufa[ck]tur|werkst|,.{0,80}\\band\\b| & | and `,
);

/** "A. B. and C. D.", where no firm is meant. */
export function areSeveral(artist: string): boolean {
  return / (?:and|&) /.test(artist) && !GROUP.test(artist.replace(/ (?:and|&) /, ' '));
}

/** What makes more than an adjective of a people's name. */
const NO_NATION = /\b(?:cultures?|peoples?|civilization|school|Pueblo|Nation)$/i;

/** A painter known by the works alone: "Master of the Blue Angels". */
const MASTER = /^Master /i;

/** "Flemish painter", "NEAPOLITAN MASTER": somebody of a nation by the trade alone; "Berlin Painter" is a name. */
const OF_NATION =
  /^(?<nation>.{3,40}) (?<trade>painter|master|engraver|draughtsman|printmaker|photographer|goldsmith|silversmith|miniaturist|illuminator)s?$/iu;
function somebodyOfNation(artist: string): string | null {
  const { nation = '', trade = '' } = OF_NATION.exec(fromCapitals(artist))?.groups ?? {};
  const isNation = nation !== '' && /^(?:\p{L}+ )?\uE000+$/u.test(withOriginsMarked(nation));
  // "Kleophrades Painter": a painter of vases whom books call so.
  if (artist.endsWith(' Painter') && !isNation) return /^the /i.test(artist) ? null : `the ${artist}`;
  // "Upper Rhenish Master" is one of whom books speak.
  if (!isNation || originKind(nation) !== 'nationality') return null;
  return trade === 'Master' ? null : `${articleFor(nation)} ${nation} ${trade.toLowerCase()}`;
}

/** "Lowe family workshop" */
const WORKSHOP = /^(?!the ).*(?<! and) (?:workshop|studio|family)$/i;

/** "the " before the workshop of somebody, "a " before one of a place, nothing before a name. */
const articleOfMaker = (name: string): string =>
  isLocalWorkshop(name) ? `${articleFor(name)} ` : WORKSHOP.test(name) ? 'the ' : '';

/** "Luba artist", "Luba artist, Congo" */
export const UNNAMED = new RegExp(`^([^,]* ${UNNAMED_MAKERS})(?:, (.+))?$`, 'i');

/** "a Luba artist", "Luba artists": who is named by no name, with the article that one of them has. */
export const withArticleOfOne = (unnamed: string): string =>
  /s$/i.test(unnamed) ? unnamed : `${articleFor(unnamed)} ${unnamed}`;

/** What kind of word the label puts in the place of a nationality. */
type OriginKind = 'nationality' | 'culture' | 'place';

/** "St\u00F3:l\u014D (Coast Salish), British Columbia", "Eastern Sioux, Minnesota": a people under a name that is known. */
const BRANCH_OR_OTHER_NAME =
  /^(?:\p{Lu}[^,()\d]{1,40} \((\p{Lu}[^()\d]{1,40})\)|(?:Northern|Southern|Eastern|Western|Central|Upper|Lower|Coast|Plains) (\p{Lu}[^,()]{2,40}))(?=,|$)/u;

export function originKind(origin: string): OriginKind {
  const first = fromCapitals(origin.replace(/^(?:probably|possibly) /i, ''));
  const startsInLand = /(?<! ) *, /.test(first) && startsCountry(withOriginsMarked(first), 0);
  if (!startsInLand && /\b(?:cultures?|peoples?|populations?|civilization)\b|^Ng[aā](?:ti|i) /iu.test(origin))
    return 'culture';
  const [, other = '', own = ''] = BRANCH_OR_OTHER_NAME.exec(first) ?? [];
  const people = withOriginsMarked(other || own);
  if (startsOrigin(people, 0) && !startsCountry(people, 0) && !startsCountry(withOriginsMarked(first), 0))
    return 'culture';
  // "Sherbro Island", "Hopi Reservation": what is called by a people is a place.
  if (
    /^\p{Lu}[\p{L}'\u2019 -]{2,30} (?:Empire|Islands?|Reservation|Bay|Lake|River|Desert|Hills|Mountains?|[Rr]egion)(?:,|$)/u.test(
      first,
    )
  )
    return 'place';
  const marked = withOriginsMarked(first);
  // "Old Babylonian", "K'iche' Maya"
  // "Southwestern Nigeria or Benin": the first of two tells what both are.
  const ofTwo = first.replace(/ or [^,]*$/, '').lastIndexOf(' ') + 1;
  // "Lower Chinook or Wasco": nobody knows the first, and the second is a people.
  const isUnknownBranch = /^(?:Upper|Lower) /.test(first) && !startsOrigin(marked, ofTwo);
  const last = first.includes(',') ? 0 : isUnknownBranch ? first.lastIndexOf(' ') + 1 : ofTwo;
  // "South Italian, made in Apulia"
  const part = /^(?:North|South|East|West)(?:ern)? (?=\p{Lu})/u.exec(first)?.[0].length ?? 0;
  if ([0, last, part].some((at) => startsNation(marked, at))) return 'nationality';
  if (startsOrigin(marked, last) && !startsCountry(marked, last)) return 'culture';
  return startsOrigin(marked, 0) && !startsCountry(marked, 0) ? 'culture' : 'place';
}

export function isNamed(artist: string | null): artist is string {
  // "Ada Birch, Ugo Eremita, unknown artist" names two.
  return artist !== null && (!UNKNOWN.test(artist) || artist.split(', ').length > 2);
}

/** "Kwakwaka'wakw artist, once known", "Unknown Nubian painter": what a label says of somebody whom it does not name. */
const SOMEBODY =
  /^(?:(unidentified|unknown|unrecorded) )?((?:\p{Lu}[\p{L}\p{M}'\u2019-]+ ){1,2})?(artist|maker|weaver|carver|potter|painter|sculptor|photographer|embroiderer|basketmaker)(?:,? (once known))?$/iu;

/** A sentence on a maker who is not named: "It is by a Kwakwaka'wakw artist, once known", "Its maker is not known". */
export function sayUnnamed(artist: string): string {
  const [, unknown, people = '', trade = '', once] = SOMEBODY.exec(artist) ?? [];
  if (once !== undefined)
    return `It is by ${articleFor(people || trade)} ${people}${trade.toLowerCase()}${people === '' ? '' : ','} once known`;
  return unknown !== undefined && people !== ''
    ? `It is by ${articleFor(unknown.toLowerCase())} ${unknown.toLowerCase()} ${people}${trade.toLowerCase()}`
    : 'Its maker is not known';
}

/** "Publisher: Lowe & Co." -> "the publisher Lowe & Co." */
function withRole(maker: string): string {
  const [, role, name] = ROLE.exec(maker) ?? [];
  return role === undefined ? spokenName(maker) : `the ${role.toLowerCase()} ${spokenName(name ?? '')}`;
}

/** "Designer: Ada Birch; Manufacturer: Lowe & Co.": the makers in a row, mostly one. */
export function makersInRow(artist: string): string[] {
  return artist.split('; ');
}

function firstMaker(artist: string): string {
  return makersInRow(artist)[0] ?? '';
}

/** How makers are told behind the first one: " and the publisher Lowe & Co.", ", published by Lowe & Co." */
function besideFirst(others: readonly string[]): string {
  const beside = others.filter((maker) => !hasRelation(maker)).map(withRole);
  const related = others.filter(hasRelation).map((maker) => `, ${lowered(spokenName(maker))}`);
  const listed = beside.map((maker, at) => (at + 1 < beside.length ? `, ${maker}` : ` and ${maker}`));
  return [...listed, ...related].join('');
}

export function isGroup(artist: string): boolean {
  return GROUP.test(firstMaker(artist).replace(/^(?:workshop|studio|school|circle) of /i, ''));
}

/** "by the Dutch artist Vincent van Gogh", "attributed to N. N.", "from the workshop of N. N." */
export function byArtist(facts: NamedMaker): string {
  const [artist = '', ...others] = makersInRow(facts.artist ?? '');
  return byMaker({ ...facts, artist }) + besideFirst(others);
}

function byMaker(facts: NamedMaker): string {
  const artist = spokenName(facts.artist ?? '');
  const simple = simpleNationality(facts);
  const [, role, doer = ''] = ROLE.exec(artist) ?? [];
  if (hasRelation(doer)) return byMaker({ ...facts, artist: doer });
  if (role !== undefined) return `by the ${simple ? `${simple} ` : ''}${role.toLowerCase()} ${doer}`;
  for (const [pattern, lead] of RELATIONS) {
    const relation = pattern.exec(artist)?.[0];
    if (relation === undefined) continue;
    const name = artist.slice(relation.length);
    if (hasRelation(name)) return `${lead}${lowered(relation)}the ${lowered(name)}`;
    const person =
      simple && !isGroup(artist) && !MASTER.test(name) && !name.startsWith('the ')
        ? `the ${simple} ${/^designed /i.test(relation) ? 'designer' : 'artist'} ${name}`
        : name;
    return /^by /i.test(relation) ? `by ${person}` : lead + lowered(relation) + person;
  }
  const [, nation, age] = /^(.+) (\d+th Century)$/.exec(artist) ?? [];
  if (nation !== undefined && !nation.includes('School'))
    return `by ${articleFor(nation)} ${nation} artist of the ${(age ?? '').toLowerCase()}`;
  const [, school, century] = /^(.+ School),? ?(\d+th [Cc]entury)?$/.exec(artist) ?? [];
  if (school !== undefined)
    return `by an artist of the ${school}${century === undefined ? '' : ` of the ${century}`}`;
  const [, unnamed = ''] = UNNAMED.exec(artist) ?? [];
  // "Various Artists", "Luba artists"
  if (/s$/i.test(unnamed)) return `by ${artist.replace(/^Various Artists/i, 'various artists')}`;
  if (unnamed !== '') return `by ${articleFor(artist)} ${artist}`;
  if (MASTER.test(artist)) return `by the ${artist}`;
  const ofNation = somebodyOfNation(artist);
  if (ofNation !== null) return `by ${ofNation}`;
  return simple && !isGroup(artist)
    ? `by the ${simple} artist ${artist}`
    : `by ${articleOfMaker(artist)}${artist.replace(/^The /, 'the ')}`;
}

/** "Hippolyte MORVAL" is said like any name, and what stands behind it in brackets before it. */
function spokenName(printed: string): string {
  const name = sayText(fromCapitals(printed))
    .replace(ROLE_LAST, '$2: $1')
    .replace(/^(.+?),? \((attributed to|workshop of)\)$/i, '$2 $1')
    .replace(/^(?:Design|Case|Movement|Execution|Manufacture)(?::| by) /, '');
  return /\p{Lu}{4}/u.test(name)
    ? name
        .replaceAll(/\b(?:DE|LA|LE|DU|VAN|VON|DER|DEN|DI|DA)\b/g, (word) => word.toLowerCase())
        .replaceAll(
          /(?<!\p{Lu})\p{Lu}{4,}(?!\p{L})/gu,
          (word) => word.charAt(0) + word.slice(1).toLowerCase(),
        )
    : name;
}

export function hasRelation(artist: string): boolean {
  return RELATIONS.some(([pattern]) => pattern.test(artist));
}

/** A bare nationality that can stand before "artist"; null for "British, born Ireland" and the like. */
export function simpleNationality(facts: NamedMaker): string | null {
  const origin = facts.nationality;
  if (origin === null || facts.artist === null || MASTER.test(facts.artist)) return null;
  const peoples = isNamed(facts.artist) ? peoplesOf(origin) : null;
  if (peoples !== null) return peoples;
  return /^\p{L}[\p{L} -]*$/u.test(origin) &&
    !/(?<!-)\b(?:born|active|or|and|worked)\b/.test(origin) &&
    originKind(origin) !== 'place' &&
    !NO_NATION.test(origin) &&
    !UNNAMED.test(origin)
    ? fromCapitals(origin)
    : null;
}

/** "Pintupi people", "Kokatha and Nukunu peoples", "Ng\u0101ti Hine, Ng\u0101puhi": the peoples of a maker as they stand before "artist"; null for any other origin. */
function peoplesOf(origin: string): string | null {
  const [, named] = /^(\p{Lu}[\p{L}'\u2019 -]{1,40}?) peoples?$/u.exec(origin) ?? [];
  if (named !== undefined) return named;
  return /^(?:Ng[a\u0101][it]i? |Te |K[a\u0101]i )\p{Lu}[\p{L} -]+(?:, [\p{Lu}][\p{L} -]+)*$/u.test(origin)
    ? origin.replaceAll(', ', ' and ')
    : null;
}

/** Whether an origin is an adjective of a people alone: "Japanese", "Moche". */
export const isPeople = (origin: string): boolean =>
  /^\p{L}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?$/u.test(origin) &&
  !UNNAMED.test(origin) &&
  !NO_NATION.test(origin) &&
  originKind(origin) === 'nationality';

/** The maker's name alone, for later mentions. */
export function nameOnly(printed: string): string {
  const artist = firstMaker(printed);
  const name = spokenName(ROLE.exec(artist)?.[2] ?? ROLE_LAST.exec(artist)?.[1] ?? artist);
  if (hasRelation(name)) return lowered(name);
  // "Master of the Blue Angels", "Upper Rhenish Master"
  if (name.startsWith('Master of ') || WORKSHOP.test(name))
    return `${name.startsWith('Master') ? 'the ' : articleOfMaker(name)}${name}`;
  const ofNation = somebodyOfNation(name);
  if (ofNation !== null) return ofNation;
  return name.endsWith(' Master') && !/^the /i.test(name) ? `${articleFor(name)} ${name}` : name;
}

/** "artist", or the trade that the label prints before the name. */
export function roleOf(printed: string): string {
  const artist = firstMaker(printed);
  return (ROLE.exec(artist)?.[1] ?? ROLE_LAST.exec(artist)?.[2] ?? 'artist').toLowerCase();
}

/** Whether the name stands under a trade: "Designer: N. N." */
export function hasRole(artist: string): boolean {
  return ROLE.test(artist);
}
