/**
 * Learns the network that tells marks of letters (`web/src/engines/ocr/marks/mark-network.ts`) from drawn photos that the app
 * itself has read, and writes `mark-weights.ts` and `mark-check.json` beside it. Needs PyTorch (`apt-get install python3-torch
 * libopenblas0-pthread`), the build of the app, and a folder that these packages of Debian were unpacked into (`apt-get download`,
 * `dpkg -x`): fonts-open-sans fonts-roboto-unhinted fonts-linuxlibertine fonts-crosextra-carlito fonts-crosextra-caladea fonts-cantarell
 * fonts-inter fonts-cabin fonts-sil-gentiumplus fonts-vollkorn fonts-texgyre fonts-freefont-otf fonts-adf-baskervald
 * fonts-adf-universalis fonts-junicode. Half an hour of one core.
 * npm run learn:marks -- FONTS [--count N] [--seed N] [--epochs N] [--python FILE]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDrawer } from '../../../tests/label-corpus/drawer.ts';
import type { Scene } from '../../../tests/label-corpus/scene.ts';
import { startServer } from '../../../tests/support/server.ts';
import { root } from '../../setup/paths.ts';
import { taughtFonts } from './fonts.ts';
import { openTaughtPage } from './read-taught.ts';
import { pictureOf, taughtGlyphs } from './taught-glyphs.ts';
import { taughtScene } from './taught-label.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '260' },
    seed: { type: 'string', default: '1' },
    epochs: { type: 'string', default: '40' },
    python: { type: 'string', default: '/usr/bin/python3' },
  },
});
/** So many photos are those of one seed, more are those of the next. */
const OF_A_SEED = 260;
const FOLDER = `${root}.cache/learn-marks`;
const MARKS = `${root}web/src/engines/ocr/marks`;

function sceneAt(index: number): Scene {
  return taughtScene(Number(values.seed) + Math.floor(index / OF_A_SEED), index % OF_A_SEED);
}

/** Draws and reads the photos and writes their glyphs, one a line. */
async function writeGlyphs(path: string, fonts: string): Promise<void> {
  const file = openSync(path, 'w');
  const drawer = await openDrawer(taughtFonts(fonts));
  const server = await startServer();
  const page = await openTaughtPage(server.url);
  try {
    for (let index = 0; index < Number(values.count); index++) {
      const { jpeg, truth } = await drawer.draw(sceneAt(index), 'photo.jpg');
      writeFileSync(`${FOLDER}/photo.jpg`, jpeg);
      const reading = await page.read(`${FOLDER}/photo.jpg`);
      if (!reading) continue;
      for (const glyph of taughtGlyphs(pictureOf(reading.picture), reading.hocr, truth.lines))
        writeSync(file, `${JSON.stringify(glyph)}\n`);
    }
  } finally {
    await page.dispose();
    await server.stop();
    await drawer.dispose();
  }
}

mkdirSync(FOLDER, { recursive: true });
await writeGlyphs(`${FOLDER}/glyphs.jsonl`, positionals[0] ?? '');
const script = new URL('marks_network.py', import.meta.url).pathname;
const learnt = ['--seed', values.seed, '--epochs', values.epochs];
execFileSync(values.python, [script, `${FOLDER}/glyphs.jsonl`, MARKS, ...learnt], { stdio: 'inherit' });
