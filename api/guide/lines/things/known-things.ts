import { isMaterials } from '../../vocabulary/materials.ts';
import { startsCountry, startsNation, startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing, type Line, textOf } from '../by-form.ts';
import { NAME } from '../makers/known-lives.ts';
import { placeAndDate } from '../places/known-places.ts';
import {
  behind,
  type Form,
  hasMaterial,
  inTwo,
  isBelowThing,
  isLikeMaterials,
  namesThing,
  whole,
} from '../line-forms.ts';

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
/** "Scale 1:16" */
const SCALE = /^(?:Scale:? )?1 ?: ?\d{1,5}$/;
/** A pottery by its name, and whose it was. */
const OWNED_HOUSE = /^(\p{Lu}[^\d,:;()]{3,40}), (?:owned|run|managed) by \p{Lu}[^\d:;()]{3,50}$/u;
/** '"Eva", formgivare / designer Ada Birch, 1907-1988' */
const QUOTED_BEFORE_NAME = new RegExp(
  `^(["\\u201C][^"\\u201C\\u201D]{2,40}["\\u201D],)((?: (?:formgivare|designer|\\/))*) (${NAME}), \\d{4}[-\\u2013]\\d{4}$`,
  'u',
);
/** "Bronze", "Lapis lazuli", "Wood and hair" */
const MATERIAL_ALONE = /^\p{Lu}\p{Ll}+(?:(?: and)? \p{Ll}+)?$/u;
/** "The Buddhist deity Achala", "Standing bodhisattva" */
const OF_A_GOD =
  /^(?:The |Standing |Seated |Head of (?:a|the) )?(?:(?:Buddhist|Hindu|Jain|Daoist) )?(?:deit(?:y|ies)|gods?|goddess(?:es)?|bodhisattvas?|Buddha)\b(?! of \p{Ll})/u;

/** A place and a date, in stretches, where a line is both. */
function placed(text: string, line: Line): KnownStretch[] {
  const [, place] = PLACE_AND_DATE.exec(text) ?? [];
  // "English, 1709-1794" is a life.
  return place === undefined || hasMaterial(place) || startsNation(withOriginsMarked(place), 0)
    ? []
    : placeAndDate(line, place);
}

/** Forms of the lines of a label that begins with a thing, or with a god. */
export const THING_FORMS: readonly Form[] = [
  // "Drinking vessel / Elias Lowe the Elder / Leipzig, 1589/95"
  ({ label, lines, text, line, at, above, below }) => {
    const [top, next] = [lines[0], lines[at + 1]];
    const [, name] = MAKER.exec(text) ?? [];
    if (at !== 1 || !top || !next || name === undefined || !namesThing(above)) return [];
    if (endsInThing(text) || startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)) return [];
    const made = placed(below, next);
    const end = behind(line.from, name);
    return made.length === 0
      ? []
      : [
          whole('title', top),
          { kind: 'artist', from: line.from, to: end },
          ...(end < line.to ? [{ kind: 'other', from: end, to: line.to } as const] : []),
          ...made,
        ];
  },
  // "Wallpaper / 'Pimpernel'": a thing, and its name below.
  ({ lines: [top], text, line, at, above }) =>
    at === 1 &&
    top &&
    (namesThing(above) || above === 'Wallpaper') &&
    /^["'\u2018\u201C][^"\u201C\u201D]{2,40}["'\u2019\u201D]$/.test(text)
      ? [{ kind: 'title', from: top.from, to: line.to }]
      : [],
  // 'Armchair / "Eva", designer Ada Birch, 1907-1988'
  ({ text, line, at, above }) => {
    const [, quoted = '', role = '', name = ''] =
      at === 1 && namesThing(above) ? (QUOTED_BEFORE_NAME.exec(text) ?? []) : [];
    if (quoted === '') return [];
    const [from, to] = [behind(line.from, `${quoted}${role}`), behind(line.from, `${quoted}${role} ${name}`)];
    return [
      { kind: 'other', from: line.from, to: from },
      { kind: 'artist', from, to },
      { kind: 'life', from: to, to: line.to },
    ];
  },
  // "Dish: The Judgement of Paris / London, 1760"
  ({ text, line, at }) => {
    const [, thing = ''] = at === 0 ? (THING_AND_SUBJECT.exec(text) ?? []) : [];
    return thing !== '' && namesThing(thing) ? [whole('title', line)] : [];
  },
  ({ text, line, at, above }) => {
    const [, thing = ''] = at === 1 ? (THING_AND_SUBJECT.exec(above) ?? []) : [];
    return thing !== '' && namesThing(thing) ? placed(text, line) : [];
  },
  // "Bidri huqqa base / Bidar, Deccan, 17th century": two places, one in the other, below a thing
  ({ text, line, at, above }) => {
    const [, place = ''] = PLACE_AND_DATE.exec(text) ?? [];
    const isPlace =
      place.includes(', ') &&
      !/ (?:and|of|with|the|by|in|for) |[Pp]eriod|[Dd]ynasty|[Cc]ulture|[Ss]tyle/.test(place) &&
      !endsInThing(place);
    return at === 1 && isPlace && namesThing(above) ? placed(text, line) : [];
  },
  // "Huipil / Maya (Kaqchikel), San Antonio Aguas Calientes, Guatemala, c. 1950"
  ({ label, text, line, at, above }) => {
    const [, people] =
      /^(\p{Lu}[\p{L}'\u2019-]+(?: peoples?)?(?: \([^()\d]{3,30}\))?(?:, \p{Lu}[^\d,:;()]{2,30}){1,3}), (?:c\. ?|ca\. ?|about |before |after )?\d{4}(?:s|[-\u2013]\d{2,4})?$/u.exec(
        text,
      ) ?? [];
    const start = label.tokens[line.from]?.start ?? 0;
    const isBelow = at === 1 && namesThing(above);
    return people === undefined || !isBelow || !startsOrigin(label.marked, start)
      ? []
      : placeAndDate(line, people);
  },
  ({ text, line, at }) => (at > 0 && FACTORY.test(text) ? [whole('maker', line)] : []),
  ({ text, line, at }) =>
    at > 0 && (WORKSHOP_OF_HOUSE.test(text) || SCALE.test(text)) ? [whole('other', line)] : [],
  // "De Grieksche A, owned by Adrianus Lowe"
  ({ text, line, at }) => {
    const [, house] = at > 0 ? (OWNED_HOUSE.exec(text) ?? []) : [];
    return house === undefined ? [] : inTwo(line, house, ['artist', 'other']);
  },
  // "The Buddhist deity Achala / Vidyaraja", an empty line
  ({ label, lines, text, line, at }) => {
    if (at > 0 || !OF_A_GOD.test(text) || /\d/.test(text)) return [];
    const end = lines.findIndex((each) => label.tokens[each.from]?.startsBlock === true);
    const block = lines.slice(0, Math.max(1, end));
    const isTitle = block.length <= 3 && block.every((each) => /^\p{L}[^\d]*$/u.test(textOf(label, each)));
    return [{ kind: 'title', from: 0, to: (isTitle ? block.at(-1)?.to : undefined) ?? line.to }];
  },
  // "Female figurine / Terracotta", "Dagger / 1000 BC / Bronze": below a thing a material is what that is made of.
  ({ label, lines, text, line, at }) =>
    at > 0 &&
    at < 3 &&
    isBelowThing(label) &&
    MATERIAL_ALONE.test(text) &&
    isMaterials(text) &&
    // "Chalice / Cork / Silver, gilt": a town.
    !lines.some((each, index) => index > 0 && index !== at && isLikeMaterials(textOf(label, each)))
      ? [whole('medium', line)]
      : [],
  // "Odisha, eastern India", and below a thing "Ambrym Island, Vanuatu"
  ({ label, lines, text, line, at, above }) => {
    const [, land = ''] =
      /^\p{Lu}[^\d:;()]{2,40}, ((?:(?:north|south|east|west)\p{Ll}* |central |upper |lower )?\p{Lu}[\p{L} ]+)$/u.exec(
        text,
      ) ?? [];
    if (at === 0 || land === '' || /[,-]$/.test(above)) return [];
    const end = label.tokens[line.to - 1]?.end ?? 0;
    const start = end - land.length + (/^\p{Ll}/u.test(land) ? land.indexOf(' ') + 1 : 0);
    const [top] = lines;
    // "Pende artist, Democratic / Republic of the Congo": the land goes on below.
    const isWhole = /^\uE002+$/.test(label.marked.slice(start, end)) && label.marked[end + 1] !== '\uE002';
    const isLand = startsCountry(label.marked, start) && isWhole;
    const isBelow = top !== undefined && namesThing(textOf(label, top));
    // "Amulet of Bastet / About 600 BC / Faience / Lahun, Egypt": what it is made of stands above where it comes from.
    const isBelowMaterial = isMaterials(above) && /^\p{Lu}[\p{L}'\u2019-]{2,20}, \p{Lu}/u.test(text);
    return isLand && (/^\p{Ll}/u.test(land) || (isBelow && (at < 3 || isBelowMaterial)))
      ? [whole('origin', line)]
      : [];
  },
  // "Unidentified artist (Cuzco school)"
  ({ text, line }) => {
    const [, nobody] =
      /^((?:Unidentified|Unknown|Anonymous) (?:artist|maker|photographer|painter|sculptor)s?) \(\p{Lu}[^()\d]{2,40}\)$/u.exec(
        text,
      ) ?? [];
    return nobody === undefined ? [] : inTwo(line, nobody, ['artist', 'origin']);
  },
  // "1519, signed and dated on the step", "[c. 1645]"
  ({ text, line, at }) =>
    at > 0 && /^\d{4},? \(?signed\b/.test(text)
      ? inTwo(line, text.slice(0, 4), ['date', 'other'])
      : at > 0 && /^\[(?:c\. ?|ca\. ?|about )?\d{4}(?:[-\u2013]\d{2,4})?\]$/.test(text)
        ? [whole('date', line)]
        : [],
];
