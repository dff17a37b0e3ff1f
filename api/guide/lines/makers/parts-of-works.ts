import { withOriginsMarked } from '../../find-origin.ts';
import { endsInThing, textOf } from '../by-form.ts';
import { behind, type Form, inTwo, whole } from '../line-forms.ts';
import { isTownName } from '../../vocabulary/town-names.ts';

/** "Inventor: Galileo Galilei", "Maker: unknown": who thought of a thing, and that nobody knows who made it. */
const NO_MAKER =
  /^(?:(?:Inventor|Invented by):? \p{Lu}.{2,60}|(?:Maker|Artist|Manufacturer|Photographer): (?:unknown|not known|unrecorded|unidentified|not recorded))$/u;
/** "Pierre Gouthi\u00E8re (1732-1813), mounts": who made a part. */
const OF_A_PART =
  /^\p{Lu}[\p{L}.'\u2019-]+ (?:\p{Ll}+ )?\p{Lu}[\p{L}.'\u2019 -]{1,50}(?: \([^()]{4,60}\))?, (?:mounts?|case|movement|dial|enamels?|frame|decoration|painting|carving|stand|setting|inlay|marquetry|panels?|embroidery|hilt|blade)$/u;
const NAME_AND_NATION =
  /^(\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){1,3}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;
/** "Larcum Kendall, London, about 1771" */
const NAME_TOWN_DATE =
  /^(\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){1,3}), (\p{Lu}[\p{L}'\u2019-]+), ((?:about |c\. ?|ca\. ?)?\d{4}(?:[-\u2013/]\d{2,4})?)$/u;

/** Lines on whoever is not the maker of the whole work, and on a maker whom the label's own text names again. */
export const PART_MAKER_FORMS: readonly Form[] = [
  // "Phuntsok Dorje, Tibetan"
  ({ text, line, at }) => {
    const [, name = '', nation = ''] = at > 0 ? (NAME_AND_NATION.exec(text) ?? []) : [];
    return name !== '' &&
      /^\uE000+$/.test(withOriginsMarked(nation)) &&
      !/[\uE000-\uE002]/.test(withOriginsMarked(name)) &&
      !isTownName(name) &&
      !endsInThing(name)
      ? inTwo(line, `${name},`, ['artist', 'origin'])
      : [];
  },
  ({ text, line, at }) =>
    at > 0 && (NO_MAKER.test(text) || OF_A_PART.test(text)) ? [whole('other', line)] : [],
  ({ label, lines, text, line, at }) => {
    const [, name = '', town = ''] = at > 0 ? (NAME_TOWN_DATE.exec(text) ?? []) : [];
    const last = name.split(' ').at(-1) ?? '';
    const isAgain = lines.some(
      (other, nth) =>
        nth !== at &&
        textOf(label, other)
          .split(/[^\p{L}]+/u)
          .includes(last),
    );
    if (name === '' || !isTownName(town) || isTownName(name) || !isAgain) return [];
    const [named, placed] = [behind(line.from, `${name},`), behind(line.from, `${name}, ${town},`)];
    return [
      { kind: 'artist', from: line.from, to: named },
      { kind: 'origin', from: named, to: placed },
      { kind: 'date', from: placed, to: line.to },
    ];
  },
];
