import { wordList } from './unpack.ts';

/** The lists are packed in small letters; "of" and "the" inside a name stay small. */
const names = (list: 'nationalities' | 'cultures' | 'countries'): string[] =>
  wordList(list).map((name) =>
    name
      .replaceAll(
        /(^|[ -]|d')(?!of |d'|the (?!n))(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
      .replace('Nuu-Chah-Nulth', 'Nuu-chah-nulth'),
  );

/** Adjectives of nations and regions, as labels print them. */
export const NATIONALITIES: readonly string[] = names('nationalities');
/** Peoples and cultures that labels print like a maker's nationality. */
export const CULTURES: readonly string[] = names('cultures');
/** Countries and regions, which stand first on labels of works without a named maker. */
export const COUNTRIES: readonly string[] = [...names('countries'), 'USA', "Hawai'i", 'Hawai\u02BBi'];
