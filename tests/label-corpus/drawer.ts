import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { NO_FIELDS } from '../../api/guide/facts.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../setup/find-browser.ts';
import type { drawScene, DrawnPhoto } from './draw-scene.ts';
import { insertOrientation, orientationFor } from './exif.ts';
import { fontFaces, fontFile, fontSamples } from './fonts.ts';
import type { Point } from './homography.ts';
import type { LabelFields } from './labels-text.ts';
import { toldLines } from './museum-scene.ts';
import { UNREADABLE_KINDS, type Feature, type Kind, type Scene } from './scene.ts';

const ORIGIN = 'http://label-corpus.invalid';

/** One record of labels.json; points and sizes are those of the stored pixels. */
export interface LabelTruth {
  file: string;
  class: Kind;
  features: readonly Feature[];
  /** 'ok', or the rule of docs/behaviour.md#label-checks that should reject the photo. */
  expect: string;
  /** Another rule that may as well: the photo has two faults. */
  orElse: string | null;
  lines: string[];
  text: string;
  fields: LabelFields;
  width: number;
  height: number;
  labelQuad: Point[] | null;
  /** Of each label in the picture the bounds of its text, in shares of the picture; that of the label first. */
  labels: Point[][];
  wordCoverage: number;
  xHeightMedian: number | null;
}

export interface Photo {
  jpeg: Uint8Array;
  truth: LabelTruth;
}

/** A page that draws photos, one at a time. */
export interface Drawer {
  draw(scene: Scene, file: string): Promise<Photo>;
  dispose(): Promise<void>;
}

const NOTHING_PRINTED: LabelFields = {
  ...NO_FIELDS,
  paragraph: null,
};

function truthOf(scene: Scene, drawn: DrawnPhoto, file: string): LabelTruth {
  const lines = scene.label === null ? [] : toldLines(scene.label.printed);
  const readable = !UNREADABLE_KINDS.some((kind) => kind === scene.kind);
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    file,
    class: scene.kind,
    features: scene.features,
    expect: readable ? 'ok' : scene.kind,
    // Rule 4 stands before rule 5 and speaks for what covers less than this.
    orElse: scene.kind === 'hard_to_read' && drawn.wordCoverage < 0.05 ? 'tiny_text' : null,
    lines,
    text: lines.join(' '),
    fields: scene.label?.printed.fields ?? NOTHING_PRINTED,
    width: drawn.width,
    height: drawn.height,
    labelQuad: drawn.labelQuad?.map(([x, y]): Point => [rounded(x, 1), rounded(y, 1)]) ?? null,
    labels: drawn.textQuads
      .map((quad) => quad.map(([x, y]): Point => [rounded(x / drawn.width, 4), rounded(y / drawn.height, 4)]))
      .filter((quad) => quad.flat().every((share) => share > 0 && share < 1)),
    wordCoverage: rounded(drawn.wordCoverage, 3),
    xHeightMedian: drawn.xHeight === null ? null : rounded(drawn.xHeight, 1),
  };
}

/** Typefaces beside those of the corpus: CSS rules, what is drawn with them, and the file behind a path of the rules. */
export interface MoreFonts {
  faces: string;
  samples: readonly (readonly [font: string, text: string])[];
  fileOf: (path: string) => Promise<Buffer | undefined>;
}

/** Opens a page whose modules are this folder's files with their types stripped; nothing else is reachable. */
export async function openDrawer(more?: MoreFonts): Promise<Drawer> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const html = `<!doctype html><style>${await fontFaces()}${more?.faces ?? ''}</style>`;
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const font = (await more?.fileOf(pathname)) ?? (await fontFile(pathname));
    if (font !== undefined) return route.fulfill({ contentType: 'font/woff2', body: font });
    const name = basename(pathname);
    if (!name.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: html });
    const source = await readFile(join(import.meta.dirname, name), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  // A canvas draws with the fonts that are there.
  await page.evaluate(
    (samples) => Promise.all(samples.map(([font, text]) => document.fonts.load(font, text))),
    [...fontSamples(), ...(more?.samples ?? [])],
  );
  // As text: a test runner would rewrite the import.
  const drawing = await page.evaluateHandle<{ drawScene: typeof drawScene }>("import('/draw-scene.ts')");
  return {
    async draw(scene, file) {
      const drawn = await drawing.evaluate((module, wanted) => module.drawScene(wanted), scene);
      const plain = new Uint8Array(Buffer.from(drawn.jpeg, 'base64'));
      const jpeg =
        scene.exif === null ? plain : insertOrientation(plain, orientationFor(scene.tagged), scene.exif);
      return { jpeg, truth: truthOf(scene, drawn, file) };
    },
    dispose: () => browser.close(),
  };
}
