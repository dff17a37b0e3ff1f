import { isDateText } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { textOf } from '../by-form.ts';
import { behind, type Form, inTwo, namesThing, whole } from '../line-forms.ts';

/** "NAMA 3964. Funerary lekythos": a museum's number before a title, with its letters or, where these are of another script, without. */
const NUMBERED = /^((?:(?:\p{Lu}{1,4}|[Ii]nv\.|[Nn]o\.|[Cc]at\.) ?)?\d{2,6}[a-z]?\.) (\p{Lu}.{2,80})$/u;
/** A count of years or a time by which a date is known beside a number that looks like a year. */
const OLD = /\d ?(?:B\.?C|A\.?D|C\.?E)|\b(?:BCE?|CE|AD) \d|\bcentur|\b[Pp]eriod|\b[Dd]ynasty/;

/** ", one of a pair": how many there are of a thing, which is no part of its name. */
const ONE_OF_SEVERAL =
  /^(\p{Lu}[^\d,:;()]{2,50}),? \(?one of (?:an? (?:pair|set|suite|series)|(?:two|three|four|five|six|seven|eight|ten|twelve))(?: of \p{Ll}+| \p{Ll}+)?\)?$/u;

/** "(JH 501)", "(model B3)": a maker's number of what the line above names. */
const MODEL = /^\((?:[Mm]odel |[Nn]o\. ?)?(?=[^()]{0,8}\d)[\p{Lu}\d]{1,5}(?:[ ./-][\p{Lu}\d]{1,5}){0,2}\)$/u;

/** Numbers before titles, and how many there are of a thing. */
export const NUMBER_FORMS: readonly Form[] = [
  ({ label, lines, text, line, at }) => {
    const [, number = '', title = ''] = at === 0 ? (NUMBERED.exec(text) ?? []) : [];
    if (number === '' || (isMaterials(title) && (!namesThing(title) || / on /.test(title)))) return [];
    const isDated = lines.slice(1).some((each) => isDateText(textOf(label, each)));
    if (!isDated && !namesThing(title) && !/^\p{L}/u.test(number)) return [];
    return /\d/.test(title)
      ? [{ kind: 'accession', from: line.from, to: behind(line.from, number) }]
      : inTwo(line, number, ['accession', 'title']);
  },
  // "1286 / Grave stele / 340 BC"
  ({ label, lines, text, line, at }) =>
    at === 0 && /^\d{3,5}$/.test(text) && lines.slice(1).some((each) => OLD.test(textOf(label, each)))
      ? [whole('accession', line)]
      : [],
  ({ text, line, at, above }) =>
    at > 0 && MODEL.test(text) && !/^\(\d{4}\)$/.test(text) && /\p{L}$/u.test(above)
      ? [whole('accession', line)]
      : [],
  ({ text, line, at }) => {
    const [, thing = ''] = at < 2 ? (ONE_OF_SEVERAL.exec(text) ?? []) : [];
    return thing === '' ? [] : inTwo(line, thing, ['title', 'other']);
  },
];
