import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { drawScene, DrawnPhoto } from './draw-scene.ts';
import { insertOrientation, orientationFor } from './exif.ts';
import type { Point } from './homography.ts';
import type { LabelFields } from './labels-text.ts';
import { lineText } from './layout.ts';
import type { Kind, Scene } from './scene.ts';

const ORIGIN = 'http://label-corpus.invalid';

/** One record of labels.json; points and sizes are those of the stored pixels. */
export interface LabelTruth {
  file: string;
  class: Kind;
  /** 'ok', or the rule of SPEC section 5 that should reject the photo. */
  expect: string;
  lines: string[];
  text: string;
  fields: LabelFields;
  width: number;
  height: number;
  labelQuad: Point[] | null;
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
  artist: null,
  nationality: null,
  born: null,
  died: null,
  title: null,
  date: null,
  medium: null,
  dimensions: null,
  credit: null,
  accession: null,
  paragraph: null,
};

function truthOf(scene: Scene, drawn: DrawnPhoto, file: string): LabelTruth {
  const lines = scene.label?.printed.columns.flatMap((column) => column.map(lineText)) ?? [];
  const readable = scene.kind === 'clean' || scene.kind === 'handheld' || scene.kind === 'hard';
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    file,
    class: scene.kind,
    expect: readable ? 'ok' : scene.kind,
    lines,
    text: lines.join(' '),
    fields: scene.label?.printed.fields ?? NOTHING_PRINTED,
    width: drawn.width,
    height: drawn.height,
    labelQuad: drawn.labelQuad?.map(([x, y]): Point => [rounded(x, 1), rounded(y, 1)]) ?? null,
    wordCoverage: rounded(drawn.wordCoverage, 3),
    xHeightMedian: drawn.xHeight === null ? null : rounded(drawn.xHeight, 1),
  };
}

/** Switches for a headless Chromium that stays on this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a page whose modules are this folder's files with their types stripped; nothing else is reachable. */
export async function openDrawer(): Promise<Drawer> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (!name.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = await readFile(join(import.meta.dirname, name), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
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
