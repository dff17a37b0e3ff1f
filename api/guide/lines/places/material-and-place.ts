import { startsOrigin } from '../../find-origin.ts';
import { isDateText } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { behind, type Form, hasMaterial, inTwo, isBelowThing } from '../line-forms.ts';

/** "Gold, London, 1806": a material, a town or a land, and a date. */
const THREE =
  /^(\p{Lu}[\p{L} -]{2,40}), (\p{Lu}[^\d,:;()]{2,30}), ((?:c\. ?|ca\. ?|about |around |early |mid-|late )?\d[^,:;()]{2,30})$/u;

/** "Gneiss. Giza, Valley Temple of Khafre": a material, and where the thing was made or found. */
const TWO = /^(\p{Lu}[\p{L} -]{2,40}\.) (\p{Lu}[^\d:;.()]{3,60})$/u;

/** "England, designed 1875, printed about 1910", "England, London; made at the Bow porcelain factory": a place, and what was done when or where. */
const PLACE_AND_DEEDS =
  /^(\p{Lu}[^\d:;()]{2,40})(?:, ((?:designed|woven|printed|made|cast) (?:c\. ?|ca\. ?|about )?\d{4}.{0,60})|; (made (?:at|by) .{4,60}))$/u;

/** "Made in Athens about 540 BC", "Earthenware, made in Staffordshire, England, 1760-80", "South Italian, made in Apulia, about 370 BC" */
const MADE_IN =
  /^(?:(\p{Lu}[\p{L} -]{2,60}), )?([Mm]ade in \p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?(?:, \p{Lu}[\p{L}'\u2019 -]{2,30}){0,2}),? ((?:about |around |c\. ?|ca\. ?|circa |in )?\d{3,4}[^,:;()]{0,20})$/u;

/** Lines of what a thing is made of, and where and when. */
export const MATERIAL_AND_PLACE_FORMS: readonly Form[] = [
  ({ label, text, line, at }) => {
    const [, place, deeds] = at > 0 ? (PLACE_AND_DEEDS.exec(text) ?? []) : [];
    return place === undefined || !startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)
      ? []
      : inTwo(line, place, ['origin', deeds === undefined ? 'artist' : 'date']);
  },
  ({ label, text, line, at }) => {
    const [, first, place = '', date = ''] = at > 0 ? (MADE_IN.exec(text) ?? []) : [];
    const isNation = first !== undefined && startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    if (place === '' || !isDateText(date.replace(/^in /, ''))) return [];
    if (first !== undefined && !isNation && !isMaterials(first)) return [];
    const from = first === undefined ? line.from : behind(line.from, first);
    const placed = behind(line.from, first === undefined ? place : `${first}, ${place}`);
    return [
      ...(from === line.from
        ? []
        : [{ kind: isNation ? 'origin' : 'medium', from: line.from, to: from } as const]),
      { kind: isNation ? 'other' : 'origin', from, to: placed },
      { kind: 'date', from: placed, to: line.to },
    ];
  },
  ({ label, text, line, at }) => {
    const [, medium = '', place = ''] = at > 0 && isBelowThing(label) ? (TWO.exec(text) ?? []) : [];
    return medium === '' || !isMaterials(medium) || hasMaterial(place)
      ? []
      : inTwo(line, medium, ['medium', 'origin']);
  },
  ({ label, text, line, at }) => {
    const [, medium = '', place = '', date = ''] =
      at > 0 && isBelowThing(label) ? (THREE.exec(text) ?? []) : [];
    if (medium === '' || !isMaterials(medium) || hasMaterial(place) || !isDateText(date)) return [];
    const [made, placed] = [behind(line.from, medium), behind(line.from, `${medium} ${place}`)];
    return [
      { kind: 'medium', from: line.from, to: made },
      { kind: 'origin', from: made, to: placed },
      { kind: 'date', from: placed, to: line.to },
    ];
  },
];
