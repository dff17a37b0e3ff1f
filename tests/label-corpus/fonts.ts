import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const CUTS = ['normal', 'italic'] as const;
/** Typefaces that no machine has by itself, by package of Fontsource (all under the SIL Open Font Licence). */
const FACES = [
  ['Lato', 'lato', [100, 300, 700], CUTS],
  ['Jost', 'jost', [200, 300, 700], CUTS],
  ['Roboto Condensed', 'roboto-condensed', [300, 400, 700], CUTS],
  ['EB Garamond', 'eb-garamond', [400, 700], CUTS],
  ['Playfair Display', 'playfair-display', [400, 700], CUTS],
  ['Bodoni Moda', 'bodoni-moda', [400, 700], CUTS],
  ['Kalam', 'kalam', [400, 700], ['normal']],
] as const;
const SUBSETS = [
  ['latin', 'U+0000-00FF, U+2000-206F'],
  ['latin-ext', 'U+0100-02FF'],
] as const;

/** The path a page asks for them at. */
const FOLDER = '/fonts/';

/** CSS rules that make the typefaces known to a page which `fontFile` answers. */
export const FONT_FACES = FACES.flatMap(([family, name, weights, cuts]) =>
  weights.flatMap((weight) =>
    cuts.flatMap((cut) =>
      SUBSETS.map(
        ([subset, range]) =>
          `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${cut}; unicode-range: ${range}; ` +
          `src: url(${FOLDER}${name}/files/${name}-${subset}-${weight}-${cut}.woff2) }`,
      ),
    ),
  ),
).join('\n');

/** The file behind a path of `FONT_FACES`; undefined for any other. */
export async function fontFile(path: string): Promise<Buffer | undefined> {
  if (!path.startsWith(FOLDER)) return undefined;
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${path.slice(FOLDER.length)}`));
}
