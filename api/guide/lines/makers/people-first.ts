import { FIRST_WORK, isLifetime, LONGEST_LIFE } from '../../dates/lifetimes.ts';
import { behind, type Form, isBelowThing, namesThing, startsWithGivenName, whole } from '../line-forms.ts';
import { endsInThing, linesOf, textOf } from '../by-form.ts';
import { isOfPicture } from '../pictures.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isKnownPeople } from '../places/people-lines.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';

/** "Harpoon head", "Bandolier bag": a thing that small words name. */
const THING_IN_SMALL_LETTERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}$/u;

/** Whether a line is a people and no nation: "Wabanaki". */
const isPeople = (text: string): boolean => isKnownPeople(text) && withOriginsMarked(text).endsWith('\uE001');

/** Two to four words of a name; part of patterns. */
const NAME = "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: \\p{Lu}[\\p{L}.'\\u2019-]{0,20}){1,3}";
/** "Ada Birch (Din\u00E9), b. 1948", "Lucy Lowe (Acoma), 1898-1992" */
const WITH_PEOPLE_AND_YEARS = new RegExp(
  `^(${NAME}) \\((\\p{Lu}[^()\\d:;]{1,50})\\),? (?:(?:b\\.|born) ?\\d{4}|\\d{4} ?[-\\u2013] ?\\d{4})$`,
  'u',
);
/** "Warm Springs/Wasco/Yakama", "San Ildefonso Pueblo": several peoples of one person, one of them known, or what says so. */
const isPeoples = (text: string): boolean =>
  text.split(/ ?\/ ?|, | and |-(?=\p{Lu})/u).some(isKnownPeople) ||
  /(?: (?:Pueblo|Nation|Band|Tribe))$/.test(text);
/** "Yakama, born 1957", "Warm Springs/Wasco, 1898-1992" */
const PEOPLES_AND_YEARS = /^(\p{Lu}[^()\d:;]{1,50}), (?:(?:b\.|born) ?\d{4}|(\d{4}) ?[-\u2013] ?(\d{4}))$/u;
/** "YIRAWALA": a name of one word. */
const ONE_WORD = /^\p{Lu}[\p{L}'\u2019-]{2,20}$/u;
/** "Kuninjku c. 1897-1976", "Manggalili, born c. 1922": one or two words, and the years of a life. */
const WORDS_AND_LIFE =
  /^(\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20})?(?: people)?),? (?:(?:born |b\. ?)(?:c\.? ?)?(\d{4})|(?:c\.? ?)?(\d{4}) ?[-\u2013] ?(?:c\.? ?)?(\d{4}))$/u;
/** "Red Plains kangaroo 1962": a title and its year. */
const TITLE_AND_YEAR = /^(\p{L}[^\d:;()]{3,80}),? (?:c\. ?|about )?(\d{4})$/u;

/** "YIRAWALA / Kuninjku c. 1897-1976 / Red Plains kangaroo 1962": a name of one word, the people, known or not, and a work within the life. */
function oneWordWithPeople(label: LabelTokens): KnownStretch[] {
  const [top, next, third] = linesOf(label);
  if (!top || !next || !third) return [];
  const [name, text, work] = [textOf(label, top), textOf(label, next), textOf(label, third)];
  const [, people = '', alive, birth = alive, death] = WORDS_AND_LIFE.exec(text) ?? [];
  const [, title = '', year] = TITLE_AND_YEAR.exec(work) ?? [];
  if (!ONE_WORD.test(name) || people === '' || title === '' || endsInThing(name) || isMaterials(title))
    return [];
  const [born, died] = [Number(birth), Number(death ?? Number(birth) + LONGEST_LIFE)];
  if (!isLifetime(died - born) || Number(year) < born + FIRST_WORK || Number(year) > died) return [];
  return [whole('artist', top), ...peoplesAndYears(next.from, next.to, people, people)];
}

const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');

/** Lines on the people whose a thing is. */
export const PEOPLE_FIRST_FORMS: readonly Form[] = [
  // "Wabanaki / Box"
  ({ label, lines, text, line, at, below }) => {
    const next = lines[1];
    if (at > 0 || next === undefined || !isPeople(text)) return [];
    const isThing = (namesThing(below) || THING_IN_SMALL_LETTERS.test(below)) && !/\d/.test(below);
    // "Crow / Bird on a branch / Oil on canvas" is a picture of one.
    return isThing && !lines.some((each) => isOfPicture(textOf(label, each)))
      ? [whole('origin', line), whole('title', next)]
      : [];
  },
];

/** The peoples, and the years behind them: a life, or whose people somebody is where the list of them does not begin with a known one. */
const peoplesAndYears = (from: number, to: number, printed: string, peoples: string): KnownStretch[] => {
  if (isKnownPeople(peoples.split(/[/,-]| and /u, 1)[0] ?? '')) return [{ kind: 'bio', from, to }];
  const end = behind(from, printed);
  return [
    { kind: 'origin', from, to: end },
    { kind: 'life', from: end, to },
  ];
};

/** "Ada Birch (Din\u00E9), b. 1948", "Ada Birch / Yakama, born 1957": a maker with people and years, on one of the first lines. */
export function makerWithPeople(label: LabelTokens): KnownStretch[] {
  const ofOneWord = oneWordWithPeople(label);
  if (ofOneWord.length > 0) return ofOneWord;
  const lines = linesOf(label).slice(0, 3);
  for (const [at, line] of lines.entries()) {
    const text = textOf(label, line);
    const [, own = '', inBracket = ''] = WITH_PEOPLE_AND_YEARS.exec(text) ?? [];
    if (own !== '' && isPeoples(inBracket) && !endsInThing(own)) {
      const from = behind(line.from, own);
      return [
        { kind: 'artist', from: line.from, to: from },
        ...peoplesAndYears(from, line.to, inBracket, inBracket),
      ];
    }
    const [maker, above] = [lines[at - 1], at > 0 ? textOf(label, lines[at - 1] ?? line) : ''];
    const [, people = '', born, died] = PEOPLES_AND_YEARS.exec(text) ?? [];
    // "The Raven / Bill Birch / Haida, 1920-1998": below a title and a name so many years are a life.
    const isLife = at === 2 && isKnownPeople(people) && isLifetime(Number(died) - Number(born));
    const isName =
      NAME_ONLY.test(above) &&
      !endsInThing(above) &&
      (isLife || startsWithGivenName(above) || isBelowThing(label));
    if (maker && people !== '' && isPeoples(people) && isName)
      return [whole('artist', maker), ...peoplesAndYears(line.from, line.to, people, people)];
  }
  return [];
}
