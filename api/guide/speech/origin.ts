import type { LabelFacts } from '../facts.ts';
import { fromCapitals } from '../capitals.ts';
import { originKind, UNNAMED, withArticleOfOne } from './artist.ts';
import { withOriginsMarked } from '../find-origin.ts';
import { capitalised, lowered, sayText } from './text.ts';
import { AMERICAN_STATE, INDIAN_STATE } from '../vocabulary/states-and-provinces.ts';
import { isInCounty } from '../vocabulary/county-names.ts';
import { regionAndLands } from './lands-of-peoples.ts';
import { peopleInPlace } from './peoples-in-places.ts';
import { placesInEnglish } from './places-in-english.ts';
import { isPlaceLine, isSite, spokenPlaceLine } from './place-line.ts';
import {
  asOnLabel,
  holdsOtherWords,
  isOddPlace,
  isOfAdjectives,
  nationAndPlaces,
  placeOfPeople,
} from './sure-origin.ts';
import { withArticle } from './with-article.ts';
import { COUNTRIES } from '../vocabulary/origins.ts';

/** The form of most words for a people: "Bolognese". */
const PEOPLE_LIKE = /^\p{Lu}\p{Ll}+(?:an|ese|ish|ch|ic|i|ene)(?: \(|$)/u;

/** A word for what is from a place, and no place itself. */
const ADJECTIVE =
  /^\p{Lu}\p{L}+(?:[dtl]ian|ean|ese|ish|adic|ttic)$(?<!Fujian|Dalian|lothian)|^\p{Lu}\p{Ll}+o-\p{Lu}\p{Ll}+(?:an|ish|ese|ch)$/u;

/** "Etruscan, Cerveteri": such a town ends as peoples do ("Iraqi"). */
const ITALIAN_TOWN = /^(?:Etruscan|Greek|Italian|Roman), .*i$/;

/** A nation, a people or a country among marked words. */
const KNOWN_ORIGIN = /[\uE000-\uE002]/;

/** "Greco-Bactrian" */
const KNOWN_PEOPLE = /^(?:\p{Lu}\p{L}+-)?[\uE000\uE001]+$/u;

/** "Rongowhakaata" */
const A_PEOPLE = /^\uE001+$/;

function startsInLand(origin: string): boolean {
  return COUNTRIES.some((land) => origin.startsWith(land));
}

/** "American, United States", "Egyptian, Thebes, Egypt": the land says what the nation before it does. */
function withoutNationOfLand(origin: string): string {
  const [nation = '', ...places] = origin.split(', ');
  return originKind(nation) === 'nationality' && COUNTRIES.includes(places.at(-1) ?? '')
    ? places.join(', ')
    : origin;
}

/** "Virginia, USA; Eastern Algonquian peoples" */
const PEOPLE_BEHIND_LAND = /^([^;]{2,60}); (\p{Lu}[^;,]{2,40} (?:peoples?|culture))$/u;

/** Where a work or its maker comes from, as a sentence: "It comes from Neuwied, Germany." */
export function originSentence(
  printed: string,
  person: boolean,
  several: boolean,
  lived: boolean,
  behindName: boolean,
): string {
  const origin = sayText(
    placesInEnglish(withoutNationOfLand(fromCapitals(printed)))
      // "HAIDA, Massett, Canada"
      .replace(/^\p{Lu}{4,}(?=[,.] \p{Lu}\p{Ll})/u, (word) => word.charAt(0) + word.slice(1).toLowerCase())
      // "Cultura mexica", "Culture Chupicuaro"
      .replace(
        /^Cultur[ae] (\p{L}[\p{L}-]{2,20})(?=,|$)/u,
        (_, name: string) => `${capitalised(name)} culture`,
      )
      .replace(/ \((?:iwi|iwi\/tribe|tribe|hap\u016B)\)/giu, '')
      .replace(PEOPLE_BEHIND_LAND, '$2, $1')
      .replaceAll(';', ',')
      // "Roman, from Palmyra, Syria"
      .replace(/^from /, '')
      // "Baule. C\u00F4te d'Ivoire"
      .replace(/^(\p{Lu}\p{L}{2,20})\. (?=\p{Lu})/u, '$1, ')
      .replace(/(?<=\p{Ll})[-\u2013](?=\p{L}{1,30} \p{L}{1,30} periods?$)/u, ' to '),
  ).replace(/(?<!-)\b(born|active|worked) (?=\p{Lu})/u, '$1 in ');
  const ofNation = person || several ? null : nationAndPlaces(origin);
  if (ofNation !== null) return ofNation;
  if (!person && !several && holdsOtherWords(origin)) return asOnLabel(sayText(fromCapitals(printed)));
  // "Mississippian, Nodena phase"
  if (/\b(?:phase|horizon|tradition)\b/.test(origin)) return `The label places it so: ${origin}.`;
  const [, narrow = '', wide = ''] = /^([^,]+), (African|Oceanic|Asian)$/.exec(origin) ?? [];
  if (wide !== '' && !person) return `It is ${narrow} work, from ${CONTINENTS[wide] ?? ''}.`;
  if (/, (?:Native |South )?(?:American|African|Asian|European|Islamic)$/.test(origin))
    return `It is ${origin}.`;
  if (/^Artists? in /.test(origin)) return `It is by ${lowered(origin)}.`;
  const inPlace = person || several ? null : (peopleInPlace(origin) ?? placeOfPeople(origin));
  if (inPlace !== null) return `It comes from ${inPlace}.`;
  if (/^\p{Lu}\p{L}+ (?:[Ee]mpire|[Kk]ingdom|[Rr]epublic|Caliphate)\b/u.test(origin))
    return `It comes from the ${origin}.`;
  const region = regionAndLands(origin);
  if (region !== null)
    return `It comes from the ${region.region}${withArticle(region.lands === '' ? '' : `, ${region.lands}`)}.`;
  // "Peru, south coast, Wari style"
  const [, places = '', style] = /^([^,]+(?:, [^,]+)?), (\p{Lu}[^,]+ style)$/u.exec(origin) ?? [];
  if (style !== undefined) return `It is in the ${style}, from ${spokenPlace(places, false)}.`;
  const kind = originKind(origin);
  const country = COUNTRIES.includes(origin);
  if (person && kind === 'place' && !country && PEOPLE_LIKE.test(origin))
    return `Beside the artist’s name the label says ${origin}.`;
  if (person && ((lived && country) || /^\p{Lu}[^,]* (?:Pueblo|Nation|Band)$/u.test(origin)))
    return `The artist is from ${withArticle(origin)}.`;
  if (/ school$/i.test(origin)) return `It is of the ${origin}.`;
  if (
    kind === 'place' &&
    (person || several) &&
    behindName &&
    !/^(?:probably|possibly|made|from) /i.test(origin)
  ) {
    // "Ada Birch, London"
    if (!several && !startsInLand(origin) && isPlaceLine(origin))
      return `The label gives ${withArticle(origin)}${origin.includes(',') ? ',' : ''} as the maker\u2019s town.`;
    if (!startsInLand(origin)) return `Beside the name the label says ${withArticle(origin)}.`;
    return `The ${several ? 'artists are' : 'artist is'} from ${spokenPlace(origin, lived)}.`;
  }
  // "Italian, probably Milan"
  const [, nation, chance, likely] =
    /^(\p{Lu}\p{L}+), (probably|possibly) (?!from |made )(\p{Lu}[^,]+)$/u.exec(origin) ?? [];
  if (nation !== undefined && likely !== undefined && originKind(nation) === 'nationality')
    return `It is ${nation}, ${chance ?? ''} from ${withArticle(likely)}.`;
  // "Chalcidian, about 520 BC"
  if (kind === 'place' && ADJECTIVE.test(origin)) return `It is ${origin}.`;
  if (kind === 'place') {
    if (!person && !several && isSite(origin)) return `It comes from ${spokenPlaceLine(origin)}.`;
    const guessed = /^(Probably|Possibly|Perhaps) (?:made in |from )?(.+)$/i.exec(origin);
    if (guessed)
      return `It ${(guessed[1] ?? '').toLowerCase()} comes from ${spokenPlace(guessed[2] ?? origin, lived)}.`;
    const doubtful = /^([^,]+), ((?:probably|possibly) .+)$/.exec(origin);
    if (
      doubtful &&
      !COUNTRIES.includes(doubtful[1] ?? '') &&
      (PEOPLE_LIKE.test(doubtful[1] ?? '') || KNOWN_PEOPLE.test(withOriginsMarked(doubtful[1] ?? '')))
    )
      return `It is ${origin}.`;
    if (doubtful)
      return `It comes from ${withArticle(doubtful[1] ?? '')}, ${(doubtful[2] ?? '').replace(/ (?:made )?(?:at|in) /, ' from ')}.`;
    if (origin.endsWith('(?)'))
      return `It perhaps comes from ${spokenPlace(origin.replace(/ ?\(\?\)$/, ''), lived)}.`;
    if (
      (!KNOWN_ORIGIN.test(withOriginsMarked(origin)) ||
        // "Aanaar S\u00E1mi, Pa\u010D\u010Dvei": a people is named in it, behind a word that nobody knows.
        (/ [\uE000\uE001]/.test(withOriginsMarked(origin).split(',', 1)[0] ?? '') && !isPlaceLine(origin))) &&
      origin.includes(',') &&
      !/[ -](?:region|province|valley|coast|island)/i.test(origin)
    )
      return INDIAN_STATE.test(origin) ||
        AMERICAN_STATE.test(origin) ||
        isInCounty(origin) ||
        isPlaceLine(origin)
        ? `It comes from ${spokenPlaceLine(origin)}.`
        : isOddPlace(origin)
          ? asOnLabel(origin)
          : `The label places it in ${withArticle(origin)}.`;
    const hedged = /^(probably|possibly) (?:made in |from )?(.*)$/i.exec(origin);
    const hedge = hedged?.[1] === undefined ? '' : `${hedged[1].toLowerCase()} `;
    return `It ${hedge}comes from ${spokenPlace(hedged?.[2] ?? origin, lived)}.`;
  }
  const [, artists, land] = UNNAMED.exec(origin) ?? [];
  if (artists !== undefined)
    return `It is by ${withArticleOfOne(artists)}${land === undefined ? '' : ` from ${withArticle(land)}`}.`;
  if (kind === 'culture' && person && !/,|\b(?:culture|peoples?)\b/i.test(origin))
    return `Beside the artist’s name the label says ${origin}.`;
  // The painter is of the Chimbu people, and not the picture.
  if (kind === 'culture' && person && /\bpeoples?$/i.test(origin)) return `The artist is of the ${origin}.`;
  if (kind === 'culture' && person) return peopleOfMaker(origin);
  if (kind === 'culture') return cultureSentence(origin);
  const age = /^(\p{L}+), (.* periods?)$/u.exec(origin);
  if (age) return `It is ${age[1] ?? ''}, from the ${age[2] ?? ''}.`;
  const town =
    /^(\p{L}[\p{L} ]+), (\p{L}+(?:-\p{Lu}\p{L}+)?|\p{Lu}\p{L}+ or \p{Lu}\p{L}+|(?=.*, )\p{L}[\p{L} ]+, [\p{L} ]+)$/u.exec(
      origin.replace(/ \(([^()]*)\)$/, ', $1'),
    );
  if (
    town &&
    !(person && lived) &&
    (!PEOPLE_LIKE.test(town[2] ?? '') || ITALIAN_TOWN.test(origin)) &&
    // "Greek, South Italian, Apulian" has no town.
    !/(?:ian|ean|ish|ese)(?:,|$)/.test(town[2] ?? '') &&
    originKind(town[2] ?? '') === 'place'
  )
    return `It is ${town[1] ?? ''}, ${/^(?:from|made) /.test(town[2] ?? '') ? '' : 'from '}${town[2] ?? ''}.`;
  const [, greek = '', school = ''] = /^(Greek|Roman|Italian), (\p{L}+(?: Italian)?)$/u.exec(origin) ?? [];
  if (REGIONS[school] !== undefined && !person) return `It is ${greek} work, from ${REGIONS[school]}.`;
  const plain = origin.replaceAll(/ ?\(([^()]*)\)/g, ', $1');
  if (person && /^\p{L}+$/u.test(plain)) return `Beside the artist’s name the label says ${plain}.`;
  if (plain.endsWith('?')) return `It may be ${plain.slice(0, -1)}.`;
  if (several) return `The artists are ${plain}.`;
  if (person) return `Beside the artist’s name the label says ${plain}.`;
  if (COUNTRIES.includes(plain.split(' ').at(-1) ?? '') && !plain.includes(','))
    return `It comes from ${withArticle(plain)}.`;
  return isOfAdjectives(plain) ? `It is ${plain}.` : asOnLabel(origin);
}

/** "Ng\u0101i Tahu, S\u0101moan": the peoples of whoever made a work, which says nothing of where it is from; a place stands behind them. */
function peopleOfMaker(origin: string): string {
  if (/\b(?:peoples?|culture|civilization)\b/i.test(origin)) return cultureSentence(origin);
  const parts = origin.split(', ');
  const places = parts.filter(
    (part) => COUNTRIES.includes(part) || (originKind(part) === 'place' && !PEOPLE_LIKE.test(part)),
  );
  const peoples = parts.filter((part) => !places.includes(part));
  const where = places.length === 0 || peoples.length === 0 ? '' : `, of ${withArticle(places.join(', '))}`;
  return `Beside the artist’s name the label says ${(peoples.length === 0 ? parts : peoples).join(' and ')}${where}.`;
}

const CONTINENTAL = /^(?:African|Asian|Oceanic|European|American)$/;

/** "It is Lakota work.", "It is in the Moche style, from North Coast, Peru.", "It comes from the Nok culture." */
function cultureSentence(origin: string): string {
  const [culture = '', ...places] = origin.split(', ').filter((part) => !CONTINENTAL.test(part));
  if (/\b(?:peoples?|populations?|culture|civilization)\b/i.test(origin))
    return `It comes from ${cultureName(origin)}.`;
  // "Plains, Lakota"
  if (culture === 'Plains' && originKind(places[0] ?? '') === 'culture')
    return `It is ${places[0] ?? ''} work, from the Plains.`;
  // "Ng\u0101ti Kahungunu, Rongowhakaata": a second people is no place.
  const others = places.filter((part) => A_PEOPLE.test(withOriginsMarked(part)));
  const landsOnly = places.filter((part) => !others.includes(part));
  const where = landsOnly.length === 0 ? '' : `, from ${withArticle(landsOnly.join(', '))}`;
  // "Ng\u0101ti Matawh\u0101iti, Ng\u0101ti Kahungunu": a family and the tribe of which it is.
  const isIwi = (part: string | undefined): boolean => /^Ng\u0101(?:ti|i)? /.test(part ?? '');
  if (isIwi(culture) && isIwi(places[0])) {
    const rest = places.length === 1 ? '' : `, from ${withArticle(places.slice(1).join(', '))}`;
    return `It is the work of ${culture} of ${places[0] ?? ''}${rest}.`;
  }
  // "Attributed to Ng\u0101ti Porou"
  const [, doubted] = /^Attributed to (?:the )?(.+)$/.exec(culture) ?? [];
  if (doubted !== undefined) return `It is attributed to ${doubted}${where}.`;
  const [, of, style] = /^(\p{Lu}[\p{L} -]{2,30}) \(([^()]{2,30} style)\)$/u.exec(origin) ?? [];
  if (of !== undefined) return `It is ${of} work, in the ${style ?? ''}.`;
  if (culture.endsWith('?')) return `It may be ${culture.slice(0, -1)} work${where}.`;
  if (/: | \([^()]{0,40}["\u201C]/.test(origin)) return asOnLabel(origin);
  // "Rapa Nui (Easter Island), Chile" is the name of a people and of its island.
  if (/\([^()]{1,40}\bIslands?\)/.test(culture))
    return `It comes from ${withArticle([culture, ...places].join(', '))}.`;
  return / style$/i.test(culture)
    ? `It is in the ${culture}${where}.`
    : `It is ${[culture, ...others].join(' and ')} work${where}.`;
}

/** "Iran, Shiraz, Timurid" -> "Iran, Shiraz" and "Timurid"; the whole and null where a land, its place and an adjective are not all there. */
function withoutPeople(origin: string): readonly [string, string | null] {
  const [land = '', ...parts] = origin.split(', ');
  const people = parts.find(
    (part) => /^\p{Lu}[\p{L}-]+$/u.test(part) && KNOWN_PEOPLE.test(withOriginsMarked(part)),
  );
  const isWhole = land.split(' or ').every((each) => COUNTRIES.includes(each)) && !/[()]/.test(origin);
  return isWhole && people !== undefined && (parts.length > 1 || land.includes(' or '))
    ? [[land, ...parts.filter((part) => part !== people)].join(', '), people]
    : [origin, null];
}

/** "France, Limoges", "France (Limoges)" -> "Limoges in France" */
function spokenPlace(origin: string, lived: boolean): string {
  // "Iran, Nishapur, or Uzbekistan, Samarkand"
  const [, ofOne = '', one, ofOther = '', other] =
    /^([^,]+), ([^,]+), or (?:probably )?([^,]+), ([^,]+)$/.exec(origin) ?? [];
  if (one !== undefined && other !== undefined && [ofOne, ofOther].every((land) => COUNTRIES.includes(land)))
    return `${one} in ${withArticle(ofOne)} or ${other} in ${withArticle(ofOther)}`;
  if (/(?:^|, )(?:or|perhaps) /.test(origin)) return withArticle(origin);
  const [whole, people] = withoutPeople(origin);
  if (people !== null) return `${spokenPlace(whole, lived)}, and is ${people}`;
  // "China, Zhangzhou (Fujian)": what is in brackets may be the larger.
  const [, country = '', town, province = ''] = /^([^,(]+), ([^,()]+) \(([^,()]+)\)$/.exec(origin) ?? [];
  if (town !== undefined) return `${town}, ${province}, ${withArticle(country)}`;
  const [, land = '', region, place] = /^([^,(]+)(?:, ([^,()]+))?(?:, | \()([^,()]+)\)?$/.exec(origin) ?? [];
  if (
    !COUNTRIES.includes(land) ||
    COUNTRIES.includes(place ?? '') !== (lived && region === undefined && COUNTRIES.includes(place ?? ''))
  )
    return withArticle(origin);
  // "Egypt, from Tomb 5, Abu Rawash"
  if (region?.startsWith('from ') === true) return withArticle(`${region.slice(5)}, ${place ?? ''}, ${land}`);
  if (place?.startsWith('for ')) return withArticle(origin);
  // "United States, Seattle, Washington": the state stands behind its town.
  if (region !== undefined && AMERICAN_STATE.test(place ?? ''))
    return withArticle(`${region}, ${place ?? ''}, ${land}`);
  if (/^(?:probably|possibly) /.test(place ?? ''))
    return `${withArticle(land)}, ${(place ?? '').replace(' ', ' from ')}`;
  // "Nigeria, Court of Benin" names no culture.
  if (PART_OF_LAND.test(place ?? ''))
    return `${withArticleOfPart(place ?? '')}, ${region === undefined ? '' : `${region}, `}${land}`;
  if (originKind(place ?? '') === 'culture')
    return region === undefined
      ? `${cultureName(place ?? '')} in ${withArticle(land)}`
      : `${cultureName(place ?? '')} in ${withArticle(land)}, ${region}`;
  // A work comes from a part of a land, a person from both.
  if (lived && region === undefined && COUNTRIES.includes(place ?? ''))
    return `${withArticle(land)} and ${withArticle(place ?? '')}`;
  if (region === undefined && originKind(place ?? '') === 'nationality')
    return `${withArticle(land)}, and is ${place ?? ''}`;
  // "Egypt, reportedly from Saqqara"
  if (/ from /.test(place ?? '')) return `${withArticle(land)}, ${place ?? ''}`;
  if (/^(?!from |\p{Ll}{2,3}-)\p{Ll}/u.test(place ?? '')) return `the ${place ?? ''} in ${withArticle(land)}`;
  return withArticle(
    `${(place ?? '').replace(/^from /, '')} in ${region === undefined ? '' : `${region}, `}${land}`,
  );
}

/** Words by which a place is no people, nor a town. */
const PART_OF_LAND =
  /\b(?:[Cc]ourt|Kingdom|Empire|[Gg]oldfields|[Rr]egion|[Cc]oast|[Rr]iver|[Dd]elta|[Vv]alley|[Pp]rovince|[Ee]scarpment|[Hh]ighlands|[Ii]slands)\b|^City of /;
const withArticleOfPart = (place: string): string =>
  /^(?:the |The )/.test(place) || /[Pp]rovince$|^(?:Upper|Lower) /.test(place) ? place : `the ${place}`;

function cultureName(origin: string): string {
  const [, people, land] =
    /^(.{0,80} (?:peoples?|populations?)(?=,? )|[^,]{0,80} culture),? (?!\p{Lu}\p{L}+ (?:sub)?group$)(\p{Lu}[^]*)$/iu.exec(
      origin,
    ) ?? [];
  if (people !== undefined && land !== undefined) return `the ${people} of ${withArticle(land)}`;
  // "Yoruba culture (Nigeria, Ketu region)"
  const [, ofLand, inBracket] = /^(.{2,40} (?:culture|peoples?)) \(([^()]{3,60})\)$/i.exec(origin) ?? [];
  if (inBracket !== undefined) return `the ${ofLand ?? ''} of ${withArticle(inBracket)}`;
  // "Central Andes, Wari people"
  const [, region, ofRegion] = /^([^,]{3,40}), (\p{Lu}[^,]{2,40} peoples?)$/u.exec(origin) ?? [];
  if (ofRegion !== undefined) return `the ${ofRegion} of ${withArticle(region ?? '')}`;
  const [culture, place] = origin.split(', ');
  if (culture !== undefined && place !== undefined && !/peoples?\b/i.test(origin))
    return `${cultureName(culture)}${/ style$/i.test(place) ? ', in the ' : ' in '}${place}`;
  if (/\b(?:peoples?|populations?)\b/i.test(origin)) return `the ${origin}`;
  return `the ${/culture|civilization/i.test(origin) ? origin.replace(/ Culture$/, ' culture') : `${origin} culture`}`;
}

/** Whether the label doubts where a work comes from: "Kashan (?)", "Spain, Cordoba?". */
export function isDoubted({ given, readings }: Pick<LabelFacts, 'given' | 'readings'>): boolean {
  const place = readings.nationality;
  return (
    place !== undefined &&
    (/\?\)?,?$/.test(given.slice(place.start, place.end)) || /^ ?(?:\(\?\)|\?)/.test(given.slice(place.end)))
  );
}

/** The sentences on where a work comes from, as guesses where the label doubts it. */
export function withDoubt(
  facts: Pick<LabelFacts, 'given' | 'readings'>,
  sentences: readonly string[],
): readonly string[] {
  return isDoubted(facts)
    ? sentences.map((text) =>
        text.replace(/^It comes from /, 'It perhaps comes from ').replace(/\?(?= in |\.?$)/, ''),
      )
    : sentences;
}

/** Parts of the world as labels name whoever is from there. */
const CONTINENTS: Readonly<Record<string, string>> = { African: 'Africa', Oceanic: 'Oceania', Asian: 'Asia' };
/** Regions of the ancient world by what labels call their wares. */
const REGIONS: Readonly<Record<string, string>> = {
  Attic: 'Attica',
  Apulian: 'Apulia',
  Boeotian: 'Boeotia',
  Corinthian: 'Corinth',
  Laconian: 'Laconia',
  Campanian: 'Campania',
  Lucanian: 'Lucania',
  Etruscan: 'Etruria',
  'South Italian': 'southern Italy',
};
