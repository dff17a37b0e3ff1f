import { isGivenName } from '../vocabulary/given-names.ts';

/** Which part of an age of the earth; part of patterns. */
const PART = '(?:[Ee]arl(?:y|iest)|[Mm]iddle|[Mm]id|[Ll]at(?:e|est)|[Ll]ower|[Uu]pper)';
/** Ages of the earth; part of patterns. */
const NAME =
  '(?:Precambrian|Archa?ean|Proterozoic|Pala?eozoic|Mesozoic|Cenozoic|Ediacaran|Cambrian|Ordovician|Silurian|Devonian|Carboniferous|Permian|Triassic|Jurassic|Cretaceous|Pala?eogene|Neogene|Pala?eocene|Eocene|Oligocene|Miocene|Pliocene|Pleistocene|Holocene|Tertiary|Quaternary)';
const AGE = `(?:${PART}[ -](?:(?:to |or |and )?${PART}[ -])?)?${NAME}(?: (?:[Pp]eriod|[Ee]poch|[Ee]ra))?(?:(?: ?[-\\u2013/] ?| to )(?:${PART} )?${NAME})?`;
/** "(Campanian)", ", Campanian": the part of an age, by its own name. */
const STAGE = '(?:,? \\(?(\\p{Lu}\\p{Ll}{2,14}ian)\\)?(?=$|,))?';
const YEARS =
  '(?:(?:about|around|approximately|approx\\.|some|over|at least|c\\.|ca\\.) ?)?\\d[\\d.,]*(?:(?: ?[-\\u2013] ?| to )\\d[\\d.,]*)? (?:(?:million |billion |thousand )?years(?: ago| old)?|Ma|[Mm]ya)';
const PLACE =
  "\\p{Lu}[\\p{L}.'\\u2019 -]{1,40}(?:, \\p{Lu}[\\p{L}.'\\u2019 -]{1,40}){0,4}(?: \\(\\p{Lu}[\\p{L} ]{2,30}\\))?";

const ALONE = new RegExp(`^(${AGE})${STAGE}(?:,? \\(?(${YEARS})\\)?)?$`, 'u');
const BEFORE_PLACE = new RegExp(
  `^(${AGE}${STAGE}(?:,? \\(?${YEARS}\\)?)?)(?:[,.;] | of (?:the )?)(${PLACE})$`,
  'u',
);
const BEHIND_PLACE = new RegExp(
  `^(${PLACE})(?:[,.;] | \\()(${AGE}(?: \\(\\p{Lu}\\p{Ll}{2,14}ian\\))?(?:,? \\(?${YEARS}\\)?)?)\\)?$`,
  'u',
);

/** Early people by the tools that are named after where they were found. */
const OF_TOOLS =
  /^((?:Aurignac|Gravett|Solutr|Magdalen|Mouster|Acheul|Oldow)[ie]?an|(?:(?:Lower|Middle|Upper) )?\p{Lu}\p{L}{2,10}lithic), ((?:(?:about|around|c\.|some|over|at least) )?[\d.,\u2013-]+(?: to [\d.,]+)? (?:million |thousand )?years)(?: ago| old)?$/u;

/** Small words inside the names of places. */
const IN_PLACES =
  /^(?:of|the|de|la|le|du|del|della|near|upon|and|am|an|der|coast|region|district|d['\u2019].*)$/;

/** An age among other words. */
const HAS_AGE = new RegExp(`(?<!\\p{L})${NAME}(?!\\p{L})`, 'u');

/** Whether words can be the places where something was dug out: names alone, of which none is an age or somebody. */
const isPlace = (words: string): boolean =>
  words.split(/[ ,()]{1,2}/).every((word) => /^\p{Lu}/u.test(word) || IN_PLACES.test(word) || word === '') &&
  !HAS_AGE.test(words) &&
  !/\b(?:Coll(?:ection)?|Gift|Museum|Landscape|Coast Path|Park)\b/.test(words.split(', ', 1)[0] ?? '') &&
  !(!words.includes(',') && / /.test(words) && isGivenName(words.split(' ', 1)[0]?.toLowerCase() ?? ''));

/** "Late Cretaceous", "Eocene, about 50 million years ago": an age of the earth, and nothing else. */
export const isRockAge = (words: string): boolean => ALONE.test(words);

/** "Mioz\u00E4n", "Carbonif\u00E8re, Nouvelle-\u00C9cosse": such an age in another language, by itself or before a place. */
const IN_OTHER_LANGUAGE =
  /^(?:\p{L}{4,12} )?(?:(?:E|Mi|Pli|Olig|Pleist|Hol|Pala?e|Pal\u00E9|Pal\u00E4)o(?:ceen|z\u00E4n|c\u00E8ne|ceno)|Kreide|Krijt|Trias|Silur|Devoon|Karbon|Carboon|Jurassique|Jur\u00E1sico|Giurassico|Cr\u00E9tac\u00E9|Cret\u00E1cico|Cretaceo|Cret\u00E1ceo|Tri\u00E1sico|Triassico|Carbonif\u00E8re|Carbon\u00EDfero|Carbonifero|D\u00E9vonien|Dev\u00F3nico|Devoniano|Permien|P\u00E9rmico|Silurien)(?:(?: \p{L}{3,12})?(?:$|,)| \()/u;
export const isForeignRockAge = (words: string): boolean => IN_OTHER_LANGUAGE.test(words);

/** The age of the earth and the place on a line that prints one beside the other; null for any other line. */
export function rockAgeAndPlace(
  words: string,
): { readonly age: string; readonly place: string; readonly isAgeFirst: boolean } | null {
  const [, first = '', , where = ''] = BEFORE_PLACE.exec(words) ?? [];
  if (first !== '') return isPlace(where) ? { age: first, place: where, isAgeFirst: true } : null;
  const [, place = '', age = ''] = BEHIND_PLACE.exec(words) ?? [];
  return age !== '' && isPlace(place) ? { age, place, isAgeFirst: false } : null;
}

/** "about 75 million years ago" */
const ago = (years: string): string =>
  `${years
    .replace(/ (?:ago|old)$/, '')
    .replace(/ (?:Ma|[Mm]ya)$/, ' million years')
    .replace(/^ca?\. ?/, 'about ')
    .replace(/(?<=\d) ?[-\u2013] ?(?=\d)/, ' to ')} ago`;

/** "It is from the Late Cretaceous, about 75 million years ago", "It dates from the Miocene"; null for what is no age of the earth. */
export function sayRockAge(words: string): string | null {
  const [, age = '', stage, years] = ALONE.exec(words) ?? [];
  const named = age.replace(/ ?[-\u2013/] ?(?=\p{Lu})/u, ' to ');
  if (age !== '' && stage === undefined && years === undefined) return `It dates from the ${named}`;
  if (age !== '')
    return `It is from the ${named}${stage === undefined ? '' : `, the ${stage} age`}${years === undefined ? '' : `, ${ago(years)}`}`;
  const [, people, since = ''] = OF_TOOLS.exec(words) ?? [];
  return people === undefined ? null : `It is from the ${people}, ${ago(since)}`;
}
