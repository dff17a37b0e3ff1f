// `npm run screenshots`: every state at three sizes in both themes into .cache/screenshots/, with an index page;
// docs/screenshot.webp for the README, and public/screenshots/ for the sheet on which browsers offer to install.
// From drawn labels, on the production build.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { labelPhoto } from '../../tests/support/label-photos.ts';
import { startServer } from '../../tests/support/server.ts';
import { walkStates, type WalkPhotos } from '../../tests/support/states.ts';
import { buildWeb } from '../build/build-web.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../tests/setup/find-browser.ts';
import { root } from '../setup/paths.ts';

const FOLDER = `${root}.cache/screenshots`;
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const PIXEL_RATIO = 2;
const THEMES = ['light', 'dark'] as const;
/** The phone screens in the README. */
const README_STATES = ['first-visit', 'text-found', 'sound-bite-playing'];
const README_FOLDER = '390x844-light';
/** On the install sheet; the manifest in web/vite.config.ts names them. */
const INSTALL_SHOTS = [
  { folder: '390x844-light', state: 'text-found', file: 'label.webp' },
  { folder: '390x844-light', state: 'sound-bite-playing', file: 'sound-bite.webp' },
  { folder: '390x844-dark', state: 'podcast-playing', file: 'podcast.webp' },
  { folder: '1280x800-light', state: 'podcast-playing', file: 'wide.webp' },
];

/** One visit at one size in one theme. @returns the names of the states, in order */
async function photograph(
  browser: Browser,
  url: string,
  photos: WalkPhotos,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
): Promise<{ folder: string; states: string[] }> {
  const folder = `${size.width}x${size.height}-${theme}`;
  await mkdir(`${FOLDER}/${folder}`, { recursive: true });
  const page = await browser.newPage({
    baseURL: url,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: PIXEL_RATIO,
  });
  const states: string[] = [];
  const session = await page.context().newCDPSession(page);
  await walkStates(page, photos, async (state) => {
    await page.screenshot({ path: `${FOLDER}/${folder}/${state}.png` });
    states.push(state);
    const shot = INSTALL_SHOTS.find((wanted) => wanted.folder === folder && wanted.state === state);
    if (!shot) return;
    // Without a clip the picture comes without the pixel ratio of the page.
    const clip = { x: 0, y: 0, ...size, scale: PIXEL_RATIO };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip });
    await writeFile(`${root}public/screenshots/${shot.file}`, Buffer.from(data, 'base64'));
  });
  await page.close();
  return { folder, states };
}

function indexPage(folders: readonly { folder: string; states: readonly string[] }[]): string {
  const rows = folders.map(({ folder, states }) => {
    const shots = states.map(
      (state) =>
        `<figure><img src="${folder}/${state}.png" alt="" height="420"><figcaption>${state}</figcaption></figure>`,
    );
    return `<h2>${folder}</h2><div>${shots.join('')}</div>`;
  });
  const style = 'div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}body{font:14px sans-serif}';
  return `<!doctype html><meta charset="utf-8"><title>Placard's screens</title><style>${style}</style>${rows.join('')}`;
}

/** Three screens side by side, as WebP. */
async function readmePicture(browser: Browser): Promise<Buffer> {
  const shots = await Promise.all(
    README_STATES.map(async (state) => {
      const png = await readFile(`${FOLDER}/${README_FOLDER}/${state}.png`, 'base64');
      return `<img alt="" width="300" src="data:image/png;base64,${png}">`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 980, height: 690 } });
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:20px;padding:20px;background:#fff}img{border-radius:12px;box-shadow:0 0 0 1px #757d77}</style>${shots.join('')}`,
  );
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await page.close();
  return Buffer.from(data, 'base64');
}

await buildWeb();
const photos = {
  good: await labelPhoto('handheld'),
  bad: await labelPhoto('no-text'),
  several: await labelPhoto('hebrew-beside'),
};
await rm(FOLDER, { recursive: true, force: true });
await mkdir(`${root}public/screenshots`, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
try {
  const folders = [];
  for (const size of SIZES) {
    for (const theme of THEMES) folders.push(await photograph(browser, server.url, photos, size, theme));
  }
  await writeFile(`${FOLDER}/index.html`, indexPage(folders));
  await mkdir(`${root}docs`, { recursive: true });
  await writeFile(`${root}docs/screenshot.webp`, await readmePicture(browser));
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${FOLDER}/index.html`);
