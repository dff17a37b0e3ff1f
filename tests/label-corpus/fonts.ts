import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FOREIGN_FONTS } from './foreign-text.ts';

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

const FOREIGN_WEIGHTS = [400, 700] as const;
/** Letters in both subsets. */
const SAMPLE = 'Aő';

const LATIN_FACES = FACES.flatMap(([family, name, weights, cuts]) =>
  weights.flatMap((weight) =>
    cuts.flatMap((cut) =>
      SUBSETS.map(
        ([subset, range]) =>
          `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${cut}; unicode-range: ${range}; ` +
          `src: url(${FOLDER}${name}/files/${name}-${subset}-${weight}-${cut}.woff2) }`,
      ),
    ),
  ),
);

function fileOf(path: string): string {
  return createRequire(import.meta.url).resolve(`@fontsource/${path}`);
}

/** CSS rules that make the typefaces known to a page which `fontFile` answers. */
export async function fontFaces(): Promise<string> {
  const names = [...new Set(FOREIGN_FONTS.map(({ fontPackage }) => fontPackage))];
  const sheets = names.flatMap((name) =>
    FOREIGN_WEIGHTS.map(async (weight) => {
      const sheet = await readFile(fileOf(`${name}/${weight}.css`), 'utf8');
      return sheet.replaceAll('url(./', `url(${FOLDER}${name}/`);
    }),
  );
  return [...LATIN_FACES, ...(await Promise.all(sheets))].join('\n');
}

/** Fonts, as CSS has them, with the text that they are needed for. */
export function fontSamples(): [font: string, text: string][] {
  const latin = FACES.flatMap(([family, , weights, cuts]) =>
    weights.flatMap((weight) =>
      cuts.map((cut): [string, string] => [`${cut} ${weight} 10px "${family}"`, SAMPLE]),
    ),
  );
  const others = FOREIGN_FONTS.flatMap(({ font, characters }) =>
    FOREIGN_WEIGHTS.map((weight): [string, string] => [`${weight} 10px "${font}"`, characters]),
  );
  return [...latin, ...others];
}

/** The file behind a path of `fontFaces`; undefined for any other. */
export async function fontFile(path: string): Promise<Buffer | undefined> {
  return path.startsWith(FOLDER) ? readFile(fileOf(path.slice(FOLDER.length))) : undefined;
}
