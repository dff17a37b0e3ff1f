import { isCommonWord } from '../../vocabulary/common-word.ts';
import { namesThing } from '../../vocabulary/things-and-materials.ts';

/** What somebody did, as it stands before the name in other languages, and in English. */
const ROLES: readonly (readonly [string, string])[] = [
  [
    'gestaltung|gestalter(?:in)?|entwurf|formgivare|formgivning|formgiver|muotoilija|muotoilu|suunnittelija|ontwerp(?:er)?|progetto',
    'Design:',
  ],
  ['ausf\u00FChrung|utf\u00F6rande|udf\u00F8relse|uitvoering|esecuzione', 'Execution:'],
  [
    'herstellung|hersteller(?:in)?|produktion|producent|tillverkare|tillverkning|valmistaja|fabrikant|fabricant|produttore|produzione',
    'Manufacturer:',
  ],
  ['auftrag(?:geber(?:in)?)?|opdrachtgever|commanditaire', 'Commissioned by'],
  ['bemalung', 'Painted by'],
  ['druck(?:er)?|tryck(?:eri)?|drukker', 'Printed by'],
];
/** The same in English behind a stroke: "Entwurf / Design". */
const IN_ENGLISH =
  ' ?\\/ ?(?:design|manufactur|produc|execut|mak|print|paint|client|commission)\\p{Ll}{0,5}(?: by)?:?';
/** "Proveden\u00ED / Made by: Lowe & Co.": what was done in any other language, and behind a stroke in English. */
const DEED_OF_TWO =
  /^[^/:\d]{3,30} \/ ((?:[Mm]ade|[Dd]esigned|[Mm]anufactured|[Ee]xecuted|[Pp]roduced|[Pp]rinted|[Pp]ublished|[Pp]ainted|[Dd]ecorated|[Bb]uilt|[Cc]ast|[Ww]oven|[Ee]ngraved|[Cc]ommissioned) by):? (?=\p{Lu})/u;
const FOR_OF_TWO = /^\p{Ll}{2,6} \/ for (?=\p{Lu})/u;

/** Who did something, rather than what was done: no colon need stand behind it. */
const DOERS = '(?<=^(?:formgivare|tillverkare|muotoilija|valmistaja))';
const formsOf = (behind: string): readonly (readonly [RegExp, string])[] =>
  ROLES.map(
    ([words, english]) => [new RegExp(`^(?:${words})(?:${behind})(?: (?=\\p{L})|$)`, 'iu'), english] as const,
  );
const ALONE = formsOf(`:|${DOERS}`);
const OF_TWO = formsOf(IN_ENGLISH);
/** The letters of a country behind a town: ", CH". */
const LETTERS_OF_COUNTRY = /, (?:AT|BE|CH|DE|DK|ES|FI|FR|GB|IT|JP|NL|NO|SE|US)(?=$|, \d)/;
const IN_DOUBT = /^(?:Painted by|Execution:|Design:) (.+) \((?:zugeschrieben|zugeschr\.)\)$/;

/** "affiche / poster": what a work is, as one word of either language. */
const WORD_OF_TWO = /^(\p{Ll}{4,20}) \/ (\p{Ll}{4,20})$/u;
function thingOfTwo(line: string): string | null {
  const [, other = '', english = ''] = WORD_OF_TWO.exec(line) ?? [];
  return english !== '' && namesThing(english) && !isCommonWord(other) ? english : null;
}

/** Kinds of things that a label names behind a work's own name: "Giselle, Plakat, 1959". */
const THINGS: readonly (readonly [string, string])[] = [
  ['plakat|affiche|affisch|juliste', 'poster'],
  ['stuhl|stol|tuoli|stoel', 'chair'],
  ['sessel|l\u00E6nestol|f\u00E5t\u00F6lj', 'armchair'],
  ['leuchte|lampa', 'lamp'],
  ['tisch|bord|p\u00F6yt\u00E4', 'table'],
];
const THING_FORMS = THINGS.map(
  ([words, english]) => [new RegExp(`(?<=.{2}, )(?:${words})(?=$|, \\d{4})`, 'iu'), english] as const,
);
/** "Savoy, maljakko / vas / vase 3030": a name, and what it is in several languages, the last of which is English. */
const IN_SEVERAL =
  /^([^,/]{2,40}), [^,/]{3,30} \/ (?:[^,/]{3,30} \/ )?(\p{L}[^,/\d]{2,30}?)((?: [\p{L}\d-]{1,8})?)$/u;

/** "Cornice / Frame: Ada Birch, 1677": what is told of, in two languages before a colon. */
const KEY_OF_TWO = /^(\p{Lu}\p{Ll}{2,20}) \/ (\p{Lu}\p{Ll}{2,20})(?=: \S)/u;
const keyOfTwo = (line: string): string =>
  line.replace(KEY_OF_TWO, (both, other: string, english: string) =>
    isCommonWord(english.toLowerCase()) && !isCommonWord(other.toLowerCase()) ? english : both,
  );

function withRole(line: string, forms: typeof ALONE): string | null {
  const [form, english = ''] = forms.find(([each]) => each.test(line)) ?? [];
  return form === undefined
    ? null
    : line
        .replace(form, `${english} `)
        .trimEnd()
        .replace(LETTERS_OF_COUNTRY, '')
        .replace(IN_DOUBT, (all, name: string) =>
          all.startsWith('D') ? `Design attributed to ${name}` : `Decoration attributed to ${name}`,
        );
}

/** "Ada Birch, 1883-1945, engraving": somebody's part as a noun behind the life. */
const PART_BEHIND =
  /^(\p{Lu}[\p{L}.'\u2019 -]{3,40}), ((?:born )?\d{4}(?: ?[-\u2013] ?\d{4})?), (design|form|engraving|execution|decoration|painting)$/u;
const DEED_OF: Readonly<Record<string, string>> = {
  design: 'Designed',
  form: 'Designed',
  engraving: 'Engraved',
  execution: 'Executed',
  decoration: 'Decorated',
  painting: 'Painted',
};

/** A line whose role or kind of thing is said in another language, with that in English: "Entwurf: Ada Birch" -> "Design: Ada Birch". */
export const rolesInEnglish = (printed: string): string => {
  const line = printed
    .replace(DEED_OF_TWO, '$1 ')
    .replace(FOR_OF_TWO, 'for ')
    .replace(
      PART_BEHIND,
      (_, name: string, life: string, part: string) => `${DEED_OF[part] ?? 'Made'} by ${name}, ${life}`,
    );
  return (
    withRole(line, ALONE) ??
    withRole(line, OF_TWO) ??
    thingOfTwo(line) ??
    THING_FORMS.reduce((text, [form, english]) => text.replace(form, english), keyOfTwo(line))
  );
};

/** The same of a line that says it in English too: "Entwurf / Design: Ada Birch", "Savoy, maljakko / vase"; null for any other. */
export function roleOfTwo(line: string): string | null {
  const [, name = '', thing = '', number = ''] = IN_SEVERAL.exec(line) ?? [];
  return name !== '' && namesThing(thing) ? `${name}, ${thing}${number}` : withRole(line, OF_TWO);
}
