import { startsCountry, startsOrigin } from '../find-origin.ts';
import { namedThing } from '../notes/head-noun.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { endsInThing, linesOf, textOf } from './by-form.ts';
import { NAME } from './known-lives.ts';
import { type Around, behind, type Form, hasMaterial, whole } from './line-forms.ts';

/** "Leipzig, 1589/95", "Acatl\u00E1n, Puebla, Mexico, ca. 1965", "Bidar, Deccan, 17th century": a place, known or not, and a date. */
const PLACE_AND_DATE =
  /^(\p{Lu}[^\d,:;()]{2,30}(?:, \p{Lu}[^\d,:;()]{2,25}){0,2}), ((?:c\. ?|ca\. ?|about |around |circa )?\d{4}(?:[-\u2013/]\d{2,4})?|(?:early |mid-|late )?\d{1,2}(?:st|nd|rd|th) [Cc]entury(?: A\.?D\.?)?)$/u;
/** "Elias Lowe the Elder", "Martin Lowe (master in 1761)" */
const MAKER = new RegExp(`^(${NAME}(?: the (?:Elder|Younger))?)( \\([^()]{4,40}\\))?$`, 'u');
/** "Dish: The Judgement of Paris" */
const THING_AND_SUBJECT = /^(\p{L}[\p{L} -]{2,30}): \p{Lu}.{2,80}$/u;
/** "S\u00E8vres porcelain factory, France", "Meissen Porcelain Manufactory" */
const FACTORY =
  /^(?:\p{Lu}[\p{L}'\u2019.&-]{1,20} |of |the |de |and |& |porcelain |glass |faience |china |iron |bell |tapestry |silk |carpet ){1,8}(?:[Ff]actory|[Mm]anufactory|[Pp]ottery|[Gg]lassworks|[Gg]lasshouse|[Ff]oundry|[Pp]orcelain [Ww]orks|Werkst\u00E4tten?)(?:, \p{Lu}[^\d]{2,30})?$/u;
/** "Metal workshop of the Bauhaus, Dessau, 1927" below a maker */
const WORKSHOP_OF_HOUSE = /^\p{Lu}\p{Ll}+ workshop of the \p{Lu}/u;
/** "The Buddhist deity Achala", "Standing bodhisattva" */
const OF_A_GOD =
  /^(?:The |Standing |Seated |Head of (?:a|the) )?(?:(?:Buddhist|Hindu|Jain|Daoist) )?(?:deit(?:y|ies)|gods?|goddess(?:es)?|bodhisattvas?|Buddha)\b(?! of \p{Ll})/u;

const isThing = (text: string): boolean => {
  const [head = ''] = text
    .replace(/ ?\([^()]*\)/g, '')
    .toLowerCase()
    .split(':', 1);
  return (
    endsInThing(head) || endsInThing(namedThing(head)) || endsInThing(namedThing(head).replace(/s$/, ''))
  );
};

/** A place and a date, in stretches, where a line is both. */
function placeAndDate({ text, line }: Pick<Around, 'text' | 'line'>): KnownStretch[] {
  const [, place] = PLACE_AND_DATE.exec(text) ?? [];
  if (place === undefined || hasMaterial(place)) return [];
  const to = behind(line.from, place);
  return [
    { kind: 'origin', from: line.from, to },
    { kind: 'date', from: to, to: line.to },
  ];
}

/** Forms of the lines of a label that begins with a thing, or with a god. */
export const THING_FORMS: readonly Form[] = [
  // "Drinking vessel / Elias Lowe the Elder / Leipzig, 1589/95"
  ({ label, text, line, at, above, below }) => {
    const lines = linesOf(label);
    const [top, next] = [lines[0], lines[at + 1]];
    const [, name] = MAKER.exec(text) ?? [];
    if (at !== 1 || !top || !next || name === undefined || !isThing(above)) return [];
    if (endsInThing(text) || startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)) return [];
    const placed = placeAndDate({ text: below, line: next });
    const end = behind(line.from, name);
    return placed.length === 0
      ? []
      : [
          whole('title', top),
          { kind: 'artist', from: line.from, to: end },
          ...(end < line.to ? [{ kind: 'other', from: end, to: line.to } as const] : []),
          ...placed,
        ];
  },
  // "Dish: The Judgement of Paris / London, 1760"
  ({ text, line, at }) => {
    const [, thing = ''] = at === 0 ? (THING_AND_SUBJECT.exec(text) ?? []) : [];
    return thing !== '' && isThing(thing) ? [whole('title', line)] : [];
  },
  ({ text, line, at, above }) => {
    const [, thing = ''] = at === 1 ? (THING_AND_SUBJECT.exec(above) ?? []) : [];
    return thing !== '' && isThing(thing) ? placeAndDate({ text, line }) : [];
  },
  // "Bidri huqqa base / Bidar, Deccan, 17th century": two places, one in the other, below a thing
  ({ label, text, line, at }) => {
    const top = linesOf(label)[0];
    const [, place = ''] = PLACE_AND_DATE.exec(text) ?? [];
    const isPlace =
      place.includes(', ') &&
      !/ (?:and|of|with|the|by|in|for) |[Pp]eriod|[Dd]ynasty|[Cc]ulture|[Ss]tyle/.test(place) &&
      !endsInThing(place);
    return at === 1 && top && isPlace && isThing(textOf(label, top)) ? placeAndDate({ text, line }) : [];
  },
  // "Huipil / Maya (Kaqchikel), San Antonio Aguas Calientes, Guatemala, c. 1950"
  ({ label, text, line, at, above }) => {
    const [, people] =
      /^(\p{Lu}[\p{L}'\u2019-]+(?: peoples?)?(?: \([^()\d]{3,30}\))?(?:, \p{Lu}[^\d,:;()]{2,30}){1,3}), (?:c\. ?|ca\. ?|about |before |after )?\d{4}(?:s|[-\u2013]\d{2,4})?$/u.exec(
        text,
      ) ?? [];
    const start = label.tokens[line.from]?.start ?? 0;
    if (at !== 1 || people === undefined || !isThing(above) || !startsOrigin(label.marked, start)) return [];
    const to = behind(line.from, people);
    return [
      { kind: 'origin', from: line.from, to },
      { kind: 'date', from: to, to: line.to },
    ];
  },
  ({ text, line, at }) => (at > 0 && FACTORY.test(text) ? [whole('maker', line)] : []),
  ({ text, line, at }) => (at > 0 && WORKSHOP_OF_HOUSE.test(text) ? [whole('other', line)] : []),
  // "The Buddhist deity Achala / Vidyaraja", an empty line
  ({ label, text, line, at }) => {
    if (at > 0 || !OF_A_GOD.test(text) || /\d/.test(text)) return [];
    const lines = linesOf(label);
    const end = lines.findIndex((each) => label.tokens[each.from]?.startsBlock === true);
    const block = lines.slice(0, Math.max(1, end));
    const isTitle = block.length <= 3 && block.every((each) => /^\p{L}[^\d]*$/u.test(textOf(label, each)));
    return [{ kind: 'title', from: 0, to: (isTitle ? block.at(-1)?.to : undefined) ?? line.to }];
  },
  // "Odisha, eastern India", and below a thing "Ambrym Island, Vanuatu"
  ({ label, text, line, at, above }) => {
    const [, land = ''] =
      /^\p{Lu}[^\d:;()]{2,40}, ((?:(?:north|south|east|west)\p{Ll}* |central |upper |lower )?\p{Lu}[\p{L} ]+)$/u.exec(
        text,
      ) ?? [];
    if (at === 0 || land === '' || /[,-]$/.test(above)) return [];
    const end = label.tokens[line.to - 1]?.end ?? 0;
    const start = end - land.length + (/^\p{Ll}/u.test(land) ? land.indexOf(' ') + 1 : 0);
    const top = linesOf(label)[0];
    // "Pende artist, Democratic / Republic of the Congo": the land goes on below.
    const isWhole = /^\uE002+$/.test(label.marked.slice(start, end)) && label.marked[end + 1] !== '\uE002';
    const isLand = startsCountry(label.marked, start) && isWhole;
    const isBelow = top !== undefined && isThing(textOf(label, top));
    return isLand && (/^\p{Ll}/u.test(land) || (isBelow && at < 3)) ? [whole('origin', line)] : [];
  },
  // "Unidentified artist (Cuzco school)"
  ({ text, line }) => {
    const [, nobody] =
      /^((?:Unidentified|Unknown|Anonymous) (?:artist|maker|photographer|painter|sculptor)s?) \(\p{Lu}[^()\d]{2,40}\)$/u.exec(
        text,
      ) ?? [];
    if (nobody === undefined) return [];
    const to = behind(line.from, nobody);
    return [
      { kind: 'artist', from: line.from, to },
      { kind: 'origin', from: to, to: line.to },
    ];
  },
  // "1519, signed and dated on the step", "[c. 1645]"
  ({ text, line, at }) =>
    at > 0 && /^\d{4},? \(?signed\b/.test(text)
      ? [
          { kind: 'date', from: line.from, to: line.from + 1 },
          { kind: 'other', from: line.from + 1, to: line.to },
        ]
      : at > 0 && /^\[(?:c\. ?|ca\. ?|about )?\d{4}(?:[-\u2013]\d{2,4})?\]$/.test(text)
        ? [whole('date', line)]
        : [],
];
