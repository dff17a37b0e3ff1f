import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MoreFonts } from '../../../tests/label-corpus/drawer.ts';

/** A typeface: what its files are called before their ending, regular, bold, italic, both. None is among those of the drawn corpora. */
const FAMILIES: readonly (readonly [string, string, string, string])[] = [
  ['texgyreheros-regular', 'texgyreheros-bold', 'texgyreheros-italic', 'texgyreheros-bolditalic'],
  ['texgyretermes-regular', 'texgyretermes-bold', 'texgyretermes-italic', 'texgyretermes-bolditalic'],
  ['texgyrepagella-regular', 'texgyrepagella-bold', 'texgyrepagella-italic', 'texgyrepagella-bolditalic'],
  ['texgyreschola-regular', 'texgyreschola-bold', 'texgyreschola-italic', 'texgyreschola-bolditalic'],
  ['texgyrebonum-regular', 'texgyrebonum-bold', 'texgyrebonum-italic', 'texgyrebonum-bolditalic'],
  ['texgyreadventor-regular', 'texgyreadventor-bold', 'texgyreadventor-italic', 'texgyreadventor-bolditalic'],
  ['OpenSans-Regular', 'OpenSans-Bold', 'OpenSans-Italic', 'OpenSans-BoldItalic'],
  ['OpenSans-Light', 'OpenSans-Semibold', 'OpenSans-LightItalic', 'OpenSans-SemiboldItalic'],
  ['Roboto-Regular', 'Roboto-Bold', 'Roboto-Italic', 'Roboto-BoldItalic'],
  ['Roboto-Light', 'Roboto-Medium', 'Roboto-LightItalic', 'Roboto-MediumItalic'],
  ['Carlito-Regular', 'Carlito-Bold', 'Carlito-Italic', 'Carlito-BoldItalic'],
  ['Caladea-Regular', 'Caladea-Bold', 'Caladea-Italic', 'Caladea-BoldItalic'],
  ['GentiumPlus-Regular', 'GentiumPlus-Bold', 'GentiumPlus-Italic', 'GentiumPlus-BoldItalic'],
  ['Vollkorn-Regular', 'Vollkorn-Bold', 'Vollkorn-Italic', 'Vollkorn-BoldItalic'],
  ['LinLibertine_R', 'LinLibertine_RB', 'LinLibertine_RI', 'LinLibertine_RBI'],
  ['LinBiolinum_R', 'LinBiolinum_RB', 'LinBiolinum_RI', 'LinBiolinum_RB'],
  ['Cantarell-Regular', 'Cantarell-Bold', 'Cantarell-Regular', 'Cantarell-Bold'],
  ['Inter-Regular', 'Inter-Bold', 'Inter-Italic', 'Inter-BoldItalic'],
  ['Inter-Light', 'Inter-SemiBold', 'Inter-LightItalic', 'Inter-SemiBoldItalic'],
  ['Cabin-Regular', 'Cabin-Bold', 'Cabin-Italic', 'Cabin-BoldItalic'],
  ['JunicodeTwoBeta-Regular', 'JunicodeTwoBeta-Bold', 'JunicodeTwoBeta-Italic', 'JunicodeTwoBeta-BoldItalic'],
  ['FreeSans', 'FreeSansBold', 'FreeSansOblique', 'FreeSansBoldOblique'],
  ['FreeSerif', 'FreeSerifBold', 'FreeSerifItalic', 'FreeSerifBoldItalic'],
  ['BaskervaldADFStd', 'BaskervaldADFStd-Bold', 'BaskervaldADFStd-Italic', 'BaskervaldADFStd-BoldItalic'],
  [
    'UniversalisADFStd-Regular',
    'UniversalisADFStd-Bold',
    'UniversalisADFStd-Italic',
    'UniversalisADFStd-BoldItalic',
  ],
];
const CUTS = ['normal 400', 'normal 700', 'italic 400', 'italic 700'] as const;
const FOLDER = '/taught-fonts/';

/** The names that CSS knows them by. */
export const TAUGHT_FONTS: readonly string[] = FAMILIES.map(([regular]) => `Taught ${regular}`);

/**
 * The typefaces, from a folder that Debian's packages of fonts were unpacked into (`apt-get download`, `dpkg -x`).
 * @throws when a file is missing
 */
export function taughtFonts(folder: string): MoreFonts {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.[ot]tf$/.test(path),
  );
  const files = new Map(found.map((path) => [basename(path).replace(/\.[ot]tf$/, ''), path]));
  const faces = FAMILIES.flatMap((cuts, family) =>
    cuts.map((name, cut) => {
      if (!files.has(name)) throw new Error(`There is no ${name} in ${folder}.`);
      const [style = '', weight = ''] = (CUTS[cut] ?? '').split(' ');
      return `@font-face { font-family: "${TAUGHT_FONTS[family] ?? ''}"; font-style: ${style}; font-weight: ${weight}; src: url(${FOLDER}${name}) }`;
    }),
  );
  return {
    faces: faces.join('\n'),
    samples: TAUGHT_FONTS.flatMap((name) => CUTS.map((cut) => [`${cut} 10px "${name}"`, 'Aő'] as const)),
    async fileOf(path) {
      const file = files.get(basename(path));
      return path.startsWith(FOLDER) && file !== undefined ? readFile(join(folder, file)) : undefined;
    },
  };
}
