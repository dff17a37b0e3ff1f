import { clayInStyle } from '../styles-of-wares.ts';
import { lowered } from '../text.ts';
import type { SpokenMedium } from './spoken-medium.ts';

const ORIGINAL = /^Original ((?:plaster|clay|wax|terracotta|bronze)(?: (?:model|cast))?)$/;
const GLAZE = '((?!\\p{L}+ with )(?:\\p{L}+ ){1,2}glaze)';
const WARE = '(\\p{Lu}\\p{L}+ ware)';
const WARE_AND_GLAZE = new RegExp(`^(?:${WARE}[,;] ${GLAZE}|${GLAZE}[,;] ${WARE})$`, 'u');
const STUFF_AND_KIND = /^([^:()]{3,60})[,;] ((?:\p{Lu}[\p{L}-]+|sterling) (ware|type|standard))$/u;

/**
 * A stuff with a word on its kind, which is no second stuff: "Original plaster" as "the original plaster", "Shino ware, white glaze" as
 * "Shino ware with white glaze", "Silver, Britannia standard" as "silver of the Britannia standard"; null for any other line.
 *
 * @param say How the stuff is said by itself.
 */
export function ofKind(line: string, say: (stuff: string) => SpokenMedium): SpokenMedium | null {
  const [, original] = ORIGINAL.exec(line) ?? [];
  if (original !== undefined) return { form: 'is', words: `the original ${original}` };
  const [, ware, glaze = '', glazeFirst = '', wareBehind] = WARE_AND_GLAZE.exec(line) ?? [];
  const named = ware ?? wareBehind;
  if (named !== undefined) return { form: 'is', words: `${named} with ${lowered(glaze || glazeFirst)}` };
  const [, stuff = '', kind = '', word = ''] = STUFF_AND_KIND.exec(line) ?? [];
  // "Porcelain, green glaze, Longquan ware" has its ware in brackets.
  const isSaid = stuff === '' || clayInStyle(line) !== null || say(line).words.endsWith(`(${kind})`);
  const of = isSaid ? null : say(stuff);
  return of?.form === 'of'
    ? {
        form: 'of',
        words: `${of.words}${word === 'standard' ? '' : ','} of the ${word === 'ware' ? 'kind called ' : ''}${kind}`,
      }
    : null;
}

/** "corrections in white": what is added on a sheet, and is no material beside the others. */
const ADDED =
  /, (?=(?:corrections|additions|highlights|accents|annotations|notations|retouching) in \p{Ll})/u;

/** The line with "with" before what was added in another material: "pen and ink, with corrections in white". */
export const withAdded = (line: string): string => line.replace(ADDED, ', with ');
