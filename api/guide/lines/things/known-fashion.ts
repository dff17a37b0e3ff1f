import { startsOrigin } from '../../find-origin.ts';
import { SEASON } from '../../dates/seasons.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { textOf } from '../by-form.ts';
import { type Around, behind, type Form, inTwo, NO_NAME, whole } from '../line-forms.ts';

/** What one wears, as the last word of a first line's name: "Day dress", "Coat and trousers", "Dress (robe à la française)". */
const GARMENT =
  /\b(?:dress|gown|coat|overcoat|suit|jacket|skirt|shoes?|boots?|trainers|sandals|hat|bonnet|cap|ensemble|outfit|blouse|shirt|trousers|cape|cloak|mantle|corset|bodice|shawl|stole|tunic|jumpsuit|swimsuit|petticoat|crinoline|waistcoat|gloves?|handbag|bag|jumper|cardigan|sweater|pyjamas|kaftan|livery|habit)(?=$|,| \(| and | with )/i;

/** "A/W 1996-97" on a line, and behind what else stands there. */
const SEASON_ALONE = new RegExp(`^${SEASON}$`);
const WITH_SEASON = new RegExp(`^(\\p{Lu}[^\\d:;]{1,60}?),? (${SEASON})$`, 'u');

const TOWN =
  '(?:Paris|London|New York|Milan|Rome|Florence|Vienna|Berlin|Munich|Brussels|Antwerp|Amsterdam|Madrid|Barcelona|Dublin|Edinburgh|Glasgow|Manchester|Liverpool|Birmingham|Leeds|Bath|Brighton|Boston|Philadelphia|Chicago|Los Angeles|San Francisco|Montreal|Toronto|Sydney|Melbourne|Copenhagen|Stockholm|Oslo|Zurich|Geneva|Lyon|Tokyo)';
const WORD = "(?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|du|la|le|von|van|di)";
/** "Worth, Paris", "Callot S\u0153urs, Paris" */
const HOUSE_IN_TOWN = new RegExp(`^(\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:& )?${WORD}){0,3}), ${TOWN}$`, 'u');
/** "Madame Roger", "House of Worth", "Lucile Ltd", "Lowe & Son", with a town behind the name or without one. */
const HOUSE = new RegExp(
  `^((?:(?:Madame|Mme\\.?|Mlle\\.?|Mademoiselle|Mrs\\.?|Miss|Maison|House of) ${WORD}(?: ${WORD}){0,2}|\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: ${WORD}){0,2}(?: (?:& (?:Co\\.?|Company|Sons?|Fils|S\u0153urs|Sisters|Brothers|Daughters?|Cie)|Ltd\\.?|Inc\\.?|Fr\u00E8res|S\u0153urs|Sisters|Brothers))))(?:, \\p{Lu}[\\p{L} -]{2,25})?$`,
  'u',
);
/** "Edith Crane, dressmaker, Bath" */
const BY_TRADE =
  /^(\p{Lu}[\p{L}.'\u2019-]{1,20}(?: \p{Lu}[\p{L}.'\u2019-]{0,20}){0,3}), (?:court )?(?:dressmaker|tailor|milliner|couturi\u00E8re?|modiste|shoemaker|hatter|seamstress|furrier)s?(?:, \p{Lu}[\p{L} -]{2,25})?$/u;

/** Whether the label's first line names a garment. */
const isOfGarment = ({ label, lines }: Around): boolean => {
  const [top] = lines;
  return top !== undefined && GARMENT.test(textOf(label, top).replace(/,? \d.*/, ''));
};

/** Words of a line that may name a fashion house: no place, no material, nothing that one wears. */
function mayBeHouse(name: string, { label, line }: Around): boolean {
  return (
    !NO_NAME.test(name) &&
    !isMaterials(name) &&
    !GARMENT.test(name) &&
    !startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)
  );
}

/** What stands before a season on its line: the house, or at the top the garment. */
function beforeSeason(around: Around, words: string): KnownStretch['kind'] {
  const isTop = around.at === 0;
  if (GARMENT.test(words)) return 'title';
  const isName = /^(?:\p{Lu}[\p{L}.'\u2019&-]{0,20} ?){1,4}$/u.test(words) && mayBeHouse(words, around);
  return isName && !isTop && isOfGarment(around) ? 'artist' : 'other';
}

/** Lines of the label of a garment. */
export const FASHION_FORMS: readonly Form[] = [
  // "Silhouette: coat and trousers"
  ({ text, line, at }) => {
    const [, garment = ''] = at === 0 ? (/^Silhouette: (\p{Ll}.{3,60})$/u.exec(text) ?? []) : [];
    return GARMENT.test(garment) ? inTwo(line, 'Silhouette:', ['other', 'title']) : [];
  },
  // "A/W 1996-97" below "Ada Birch"
  (around) => {
    const { label, lines, text, line, at, above } = around;
    const named = lines[at - 1];
    if (at === 0 || !SEASON_ALONE.test(text) || !(isOfGarment(around) || /[/\u2013-]/.test(text))) return [];
    const isName =
      at > 1 &&
      named !== undefined &&
      isOfGarment(around) &&
      /^(?:\p{Lu}[\p{L}.'\u2019&-]{0,20} ?){1,4}$/u.test(above) &&
      mayBeHouse(above, { ...around, line: named }) &&
      label.tokens[line.from]?.startsBlock !== true;
    return [...(isName ? [whole('artist', named)] : []), whole('date', line)];
  },
  // "Ada Birch, A/W 1996-97" below "Coat"
  (around) => {
    const { text, line } = around;
    const [, words = ''] = SEASON_ALONE.test(text) ? [] : (WITH_SEASON.exec(text) ?? []);
    if (words === '') return [];
    const to = behind(line.from, words);
    // "Lowe, Paris, Autumn/Winter 1951"
    const [, house = ''] = around.at > 0 && isOfGarment(around) ? (HOUSE_IN_TOWN.exec(words) ?? []) : [];
    if (house !== '')
      return [
        ...inTwo({ from: line.from, to }, house, ['artist', 'origin']),
        { kind: 'date', from: to, to: line.to },
      ];
    const kind = beforeSeason(around, words);
    if (kind === 'other') return isOfGarment(around) ? [{ kind: 'date', from: to, to: line.to }] : [];
    return inTwo(line, words, [kind, 'date']);
  },
  // "Madame Roger, Paris" below "Day dress"
  (around) => {
    const { text, line, at } = around;
    if (at === 0 || !isOfGarment(around)) return [];
    const [, name = ''] = HOUSE_IN_TOWN.exec(text) ?? HOUSE.exec(text) ?? [];
    const [, tradesman = ''] = BY_TRADE.exec(text) ?? [];
    if (tradesman !== '') return inTwo(line, tradesman, ['artist', 'other']);
    if (name === '' || !mayBeHouse(name, around)) return [];
    const to = behind(line.from, name);
    return to < line.to ? inTwo(line, name, ['artist', 'origin']) : [whole('artist', line)];
  },
  // "Jersey", "Suede" below a garment: no island, and a material that is known by that alone
  (around) =>
    around.at > 1 && /^(?:[\p{L}-]{3,20} )?(?:[Jj]ersey|[Ss]uede)$/u.test(around.text) && isOfGarment(around)
      ? [whole('medium', around.line)]
      : [],
];
