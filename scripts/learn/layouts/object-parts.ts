import { type Layout } from './layouts.ts';
import { inventedName } from '../works/names.ts';
import * as pools from '../works/pools.ts';
import * as things from '../works/object-pools.ts';
import { joined, type Part, piece } from '../works/pieces.ts';
import { anyOf, type Chance, dash } from '../works/random.ts';

export type Parts = Parameters<Layout['lines']>[0];

export type Way = readonly [name: string, of: Layout['of'], lines: (parts: Parts) => Part[]];

export const some = (chance: Chance, list: readonly string[]): string => anyOf(chance, list) ?? '';

export const maybe = (chance: Chance, share: number, part: Part): Part => (chance() < share ? part : []);

export const town = (chance: Chance): string => (some(chance, pools.TOWNS).split(',')[0] ?? '').trim();

export const number = (chance: Chance, most: number): number => 1 + Math.floor(chance() * most);

export const yearFrom = (chance: Chance, first: number, span: number): number =>
  first + Math.floor(chance() * span);

export const other = (text: string): Part => piece('other', text);

export const NATIONS = [
  'African',
  'American',
  'Korean',
  'Japanese',
  'Chinese',
  'French',
  'Peruvian',
  'Native American',
];

/** Nobody's name, in the words in which labels give it. */
export const nobody = (chance: Chance): Part =>
  piece(
    'artist',
    some(chance, [
      'Unknown',
      'Unknown',
      'Unidentified',
      'unknown',
      'maker unknown',
      'Maker unknown',
      'Artist/maker unknown',
      'Unknown Artist / Maker',
      'Artist unknown',
      'Unknown artist',
      `Unidentified ${some(chance, NATIONS)} artist`,
      `Unknown ${some(chance, NATIONS)} maker`,
      `Unidentified, ${some(chance, NATIONS)}`,
      `${some(chance, NATIONS)}, unknown`,
      'Unrecorded artist',
      'Maker once known',
      'Unknown (Attic Greek)',
      'Unknown maker',
      'Makers once known',
    ]),
  );

/** What the work is called, or a kind of thing in its place. */
export const thing = (p: Parts): Part =>
  p.chance() < 0.5 ? piece('title', some(p.chance, [...pools.OBJECTS, ...things.GIVEN_THINGS])) : p.title;

/** Parts on a line of their own, or one a line. */
export const spread = (chance: Chance, sep: string, ...parts: readonly Part[]): Part[] =>
  chance() < 0.5 ? [joined(sep, ...parts)] : [...parts];

/** How a thing came out of the ground. */
export function finding(chance: Chance): Part {
  const name = inventedName(chance);
  const year = yearFrom(chance, 1840, 180);
  return other(
    some(chance, [
      `Found at ${town(chance)}, ${some(chance, pools.LANDS)}`,
      `Found with a metal detector near ${town(chance)}, ${year}`,
      `Found by metal detector at ${town(chance)}, ${year}`,
      `Found in ${town(chance)} in ${year}`,
      `Found by a farmer at ${town(chance)}`,
      `Excavations of ${name.charAt(0)}. ${some(chance, pools.SURNAMES)}, ${year}`,
      `Excavated by ${name}, ${year}${dash(chance).trim()}${String(year + 3).slice(2)}`,
      `Excavations ${year}`,
      `From the tomb of King ${some(chance, things.RULERS)} (r. ${yearFrom(chance, 900, 400)}${dash(chance).trim()}${yearFrom(chance, 1320, 80)}), ${town(chance)}`,
      `Excavated from the tomb of ${name} in ${year}`,
      `Dredged from the river at ${town(chance)}`,
      `Findspot: ${town(chance)}`,
      `Found at ${town(chance)}-machi, ${town(chance)} City, ${some(chance, pools.REGIONS)}`,
      `Discovered in ${year} by ${name}`,
    ]),
  );
}

/** Who collected a thing and handed it on, in a collection's short words. */
export function collecting(chance: Chance): Part {
  const initials = (): string =>
    `${String.fromCharCode(65 + number(chance, 22))}. ${some(chance, pools.SURNAMES)}`;
  const year = yearFrom(chance, 1775, 190);
  return piece(
    'credit',
    some(chance, [
      `Pres. by Miss ${initials()}, ${year}.`,
      `Pres. by ${initials()} ${year}`,
      `Coll. by ${initials()}. Pres. ${year}.`,
      `Coll. by ${initials()} & ${initials()}, 2nd voyage, ${year}${dash(chance).trim()}${String(year + 1).slice(-1)}. Don. ${initials()} ${year + 3}; transf. from ${some(chance, pools.SURNAMES)} Mus. ${year + 60}.`,
      `Collected by ${inventedName(chance)}; given by his widow, ${year}`,
      `Don. ${initials()} ${year}`,
      `Purch. from ${some(chance, pools.SURNAMES)}, ${year}.`,
      `Given by Mr ${initials()}`,
      `Given by ${inventedName(chance)}, ${year}`,
      `Dd. Rev. ${initials()}, ${year}`,
      `Presented by Mrs ${initials()}, ${year}`,
    ]),
  );
}

export const store = (chance: Chance): Part =>
  piece(
    'accession',
    some(chance, [
      `${String.fromCharCode(65 + number(chance, 20))}-${number(chance, 40000)}`,
      `A-${number(chance, 20000)}-${number(chance, 500)}`,
      `Bon ${number(chance, 9000)}`,
      `Bongwan ${number(chance, 9000)}`,
      `Deoksu ${number(chance, 4000)}`,
      `J.E. ${number(chance, 90000)}${dash(chance)}C.G. ${number(chance, 900)}`,
      `DORCM ${yearFrom(chance, 1930, 90)}.${number(chance, 60)}.${number(chance, 9)}`,
      `${yearFrom(chance, 1886, 130)}.${number(chance, 40)}.${number(chance, 2000)}`,
      `Acr. ${number(chance, 900)}`,
      `Art.IWM ART ${number(chance, 9000)}`,
      `P${number(chance, 30)}e${number(chance, 30)}`,
      `BF${number(chance, 900)}`,
      `[${yearFrom(chance, 1990, 30)}.${number(chance, 900)}]`,
    ]),
  );

export const edition = (chance: Chance): Part =>
  other(
    some(chance, [
      `From the edition of ${number(chance, 200)}`,
      `Edition of ${number(chance, 200)}`,
      `edition ${number(chance, 9)}/${9 + number(chance, 90)}`,
      `Edition ${number(chance, 9)}/${9 + number(chance, 90)} + 2 AP`,
      'Artist’s proof',
      `Published by ${some(chance, things.FIRMS)}`,
    ]),
  );

export const price = (chance: Chance): Part =>
  other(
    some(chance, [
      `£${number(chance, 9)},${100 * number(chance, 9)} (framed)`,
      `£${50 * number(chance, 20)}`,
      `€ ${number(chance, 9000)}`,
      `$${number(chance, 9)},${100 + number(chance, 800)}`,
      'NFS',
      'Price on application',
    ]),
  );

export const parts = (chance: Chance): Part =>
  piece(
    'dimensions',
    some(chance, [
      `${number(chance, 30)} parts, dimensions variable`,
      `${number(chance, 30)} panels: ${100 + number(chance, 200)} x ${number(chance, 90)}cm (each)`,
      `${number(chance, 59)} min. ${number(chance, 59)} sec.`,
      `${number(chance, 59)} minutes, ${number(chance, 59)} seconds`,
      `${number(chance, 59)}:${10 + number(chance, 49)} min`,
      `${number(chance, 12)} parts, each ${number(chance, 90)} × ${number(chance, 90)} cm`,
      'Dimensions variable',
      `duration ${number(chance, 59)} min., looped`,
    ]),
  );

export const screenMedium = (chance: Chance): Part =>
  piece(
    'medium',
    some(chance, [
      'single-channel video (colour, sound)',
      'Three-channel video installation, sound',
      'HD video, colour, stereo sound',
      '16 mm film transferred to digital video, black and white, silent',
      'Cowhide, resin, polyester mesh, waxed cord;',
      'Found objects, steel, neon, sound',
      'LED screens, custom software, computer',
      'Mixed media installation',
      'Performance, video documentation',
    ]),
  );
