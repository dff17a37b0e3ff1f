import { isHominin } from '../../../lines/nature/species.ts';

/** What houses of machines, ships and films print before a colon, and a value behind it. */
const NAMES_OF_VALUES =
  /^(?:weight|empty weight|mass|length|width|height|wingspan|rotor diameter|speed|top speed|maximum speed|crew|cost|price|owner|duration|running time|memory|memory size|engine|power|output|horsepower|armament|range|capacity|launch vehicle|registration|fuel|displacement|tonnage|gauge|scale|language|director|music|cast|route|population|number built|ceiling|thrust|passengers|passenger capacity|operator|home port|calibre|caliber|muzzle velocity|rate of fire|tuning|compass|keys|stops|case|movement|power source|frequency|storage|processor|resolution)$/i;
const KEY_AND_VALUE = /^(\p{Lu}[\p{L}, ]{2,24}): (\S.{0,70})$/u;

/** What a line says by the word before its colon, or as the name of early people below a title; null for any other. */
export function lineByKey(words: string): string | null {
  if (isHominin(words)) return `The scientific name is ${words}`;
  const [, key = '', value = ''] = KEY_AND_VALUE.exec(words) ?? [];
  // "Weight, empty"
  const name = key.toLowerCase().replace(/^(\p{L}+), (\p{L}+)$/u, '$2 $1');
  return NAMES_OF_VALUES.test(name) ? `The label gives the ${name} as ${value}` : null;
}
