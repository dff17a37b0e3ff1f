import { type Part, piece } from './pieces.ts';
import * as pools from './pools.ts';
import { anyOf, type Chance } from './random.ts';
import type { WorkRecord } from './records.ts';

/** Where a work of no named maker comes from, as labels print it. */
export function originOf(chance: Chance, record: WorkRecord): Part {
  const land = anyOf(chance, pools.LANDS) ?? '';
  const town = (anyOf(chance, pools.TOWNS) ?? '').split(',')[0] ?? '';
  const region = anyOf(chance, pools.REGIONS) ?? '';
  const culture =
    chance() < 0.5 ? (record.culture ?? anyOf(chance, pools.CULTURES)) : anyOf(chance, pools.CULTURES);
  const forms = [
    culture,
    culture,
    culture,
    culture,
    land,
    land,
    `${culture}, ${land}`,
    `${land}, ${region}`,
    `${land}, ${town}`,
    `${town}, ${land}`,
    `${culture} (${town})`,
    `Made in ${town}, ${land}`,
    `Made in ${town}`,
    `Made in ${land}`,
    `probably ${land}`,
    `${land} or ${anyOf(chance, pools.LANDS)}`,
    `${land}, probably ${town}`,
    `${culture} artist`,
    `Artists in ${town}, ${land}`,
    `${land} (${town})`,
    `${land}, ${region}, ${town}`,
    `From ${town}, ${land}`,
    record.place,
    `Possibly ${town}`,
    `${culture}, from ${town}`,
    `Northern ${land}`,
    `South ${land}, ${region}`,
    `${culture} culture`,
    `${culture} art`,
    `Africa, ${land}, ${culture} culture`,
    `${culture}, ${(culture ?? '').split(',')[0]}, ${land}`,
    `${culture} culture`,
    `${region}, ${land}`,
    `${region} region, ${land}`,
    `${land}; ${region}`,
    `${land}, ${region}, from Tomb ${1 + Math.floor(chance() * 90)}`,
    `${land}, from Burial ${1 + Math.floor(chance() * 9)}, ${town}`,
    `${land}, ${town}, Tomb of the governor`,
    `${culture}, probably made in ${town}, ${land}`,
    `${culture}, probably ${region}`,
    `${culture} Empire, ${region}`,
    `${land}, ${region}, ${town} River valley`,
  ];
  return piece('origin', anyOf(chance, forms) ?? land);
}
