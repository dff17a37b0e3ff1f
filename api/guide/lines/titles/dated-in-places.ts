import { FIRM_WORDS } from '../../maker-words.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import {
  behind,
  type Form,
  hasMaterial,
  inTwo,
  isLikeMaterials,
  startsWithGivenName,
} from '../line-forms.ts';
import { AMERICAN_STATE, AUSTRALIAN_STATE } from '../places/known-places.ts';
import { isLand } from '../places/people-lines.ts';

/** "The boatshed, 1929, Beaumaris, Victoria": a title, a year, and towns and lands up to the end of the line. */
const TITLE_YEAR_PLACE =
  /^(\p{Lu}[^\d:;()]{2,80}?),? ((?:c\. ?|ca\. ?|circa |about )?(?:1[5-9]|20)\d{2}(?:[-\u2013]\d{2,4})?,) (\p{Lu}[^\d:;()]{2,60}?)(?:, ([^\d:;()]{3,60}))?$/u;
/** Words with which something else begins: "Born, 1920, London", "Exhibited, 1951, Paris". */
const NO_TITLE =
  /^(?:Born|Died|Active|Lived|Made|Designed|Printed|Published|Cast|Exhibited|Shown|Exhibition|Purchased?|Gift|Bequest|Given|Collection|Acquired|Museum|Gallery|Founded|Established|After|By)\b/;
const VICTORIA = /, Victoria$/;

/** Whether a text ends in the name of a land, a state or a town. */
function isPlace(text: string): boolean {
  const last = text.split(/, | and /).at(-1) ?? '';
  return (
    isTownName(last) ||
    isLand(last) ||
    AMERICAN_STATE.test(text) ||
    AUSTRALIAN_STATE.test(text) ||
    VICTORIA.test(text)
  );
}

/** "Lowe glassworks, Birchburg, 1972": a firm with its town, and a year. */
const FIRM_AND_YEAR = new RegExp(
  `^(\\p{Lu}[^,\\d:;()]{2,40} (?:${FIRM_WORDS}|Foundry),(?: \\p{Lu}[\\p{L} '\u2019.-]{2,30},){1,2}) ((?:c\\. ?|ca\\. ?|about )?(?:1[5-9]|20)\\d{2}(?:[-\u2013/]\\d{2,4})?)$`,
  'iu',
);

/** Lines of a title, and when and where the work was made. */
export const DATED_IN_PLACE_FORMS: readonly Form[] = [
  // "Vase / Lowe glassworks, Birchburg, 1972 / Glass"
  ({ text, line, at, below }) => {
    const [, firm = ''] = at > 0 && hasMaterial(below) ? (FIRM_AND_YEAR.exec(text) ?? []) : [];
    return firm === '' ? [] : inTwo(line, firm, ['other', 'date']);
  },
  ({ text, line, at, below }) => {
    if (at === 0 || at > 3) return [];
    const [, title = '', year = '', rest = '', more] = TITLE_YEAR_PLACE.exec(text) ?? [];
    // "The bridge, 1930, Sydney, oil on canvas": with or without the material on the line.
    const hasMedium = more !== undefined && isMaterials(more);
    const place = hasMedium || more === undefined ? rest : `${rest}, ${more}`;
    if (title === '' || NO_TITLE.test(title) || startsWithGivenName(title)) return [];
    if (isMaterials(title) || isMaterials(place) || !isPlace(place)) return [];
    if (!hasMedium && !isLikeMaterials(below)) return [];
    const made = behind(line.from, title);
    const placed = behind(made, year);
    const end = hasMedium ? behind(placed, place) : line.to;
    return [
      { kind: 'title', from: line.from, to: made },
      { kind: 'date', from: made, to: placed },
      { kind: 'origin', from: placed, to: end },
      ...(hasMedium ? [{ kind: 'medium', from: end, to: line.to } as const] : []),
    ];
  },
];
