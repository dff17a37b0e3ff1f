import { isDateText } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { behind, type Form, hasMaterial, isBelowThing } from '../line-forms.ts';

/** "Gold, London, 1806": a material, a town or a land, and a date. */
const THREE =
  /^(\p{Lu}[\p{L} -]{2,40}), (\p{Lu}[^\d,:;()]{2,30}), ((?:c\. ?|ca\. ?|about |around |early |mid-|late )?\d[^,:;()]{2,30})$/u;

/** Lines of what a thing is made of, and where and when. */
export const MATERIAL_AND_PLACE_FORMS: readonly Form[] = [
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
