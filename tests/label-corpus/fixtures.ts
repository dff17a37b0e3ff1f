import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrawer, type LabelTruth } from './drawer.ts';
import { foreignLines } from './foreign-lines.ts';
import { makeScene } from './make-scene.ts';
import { toldLines } from './museum-scene.ts';
import { createRandom } from './random.ts';
import type { Scene, SceneLabel } from './scene.ts';

const SMALL = { width: 1600, height: 1200 };

/** The label photos of the browser tests, by name; each shows one thing that makes reading hard. */
const FIXTURES = {
  clean: () => makeScene('clean', 11, { ...SMALL, features: [] }),
  handheld: () => makeScene('handheld', 12, { ...SMALL, features: ['gradient'] }),
  tilted: () => ({
    ...makeScene('handheld', 13, { ...SMALL, features: [] }),
    pose: { yaw: 14, pitch: -10, roll: 8 },
  }),
  'turned-90': () => makeScene('handheld', 14, { ...SMALL, features: [], turn: 90 }),
  'turned-180': () => makeScene('handheld', 15, { ...SMALL, features: [], turn: 180 }),
  'turned-270': () => makeScene('handheld', 16, { ...SMALL, features: [], turn: 270 }),
  'turned-exif-6': () => makeScene('handheld', 17, { ...SMALL, features: ['exif'], turn: 270 }),
  'turned-exif-8': () => makeScene('handheld', 18, { ...SMALL, features: ['exif'], turn: 90 }),
  'white-on-dark': () => makeScene('handheld', 19, { ...SMALL, features: ['white-on-dark'] }),
  'warm-dim': () => makeScene('hard', 20, { ...SMALL, features: ['warm', 'dim'] }),
  shadow: () => makeScene('hard', 21, { ...SMALL, features: ['shadow'] }),
  glare: () => makeScene('hard', 22, { ...SMALL, features: ['glare'] }),
  vinyl: () => makeScene('handheld', 23, { ...SMALL, features: ['vinyl'] }),
  engraved: () => makeScene('handheld', 24, { ...SMALL, features: ['engraved'] }),
  touching: () => makeScene('handheld', 25, { ...SMALL, features: ['touching'] }),
  neighbour: () => makeScene('handheld', 26, { ...SMALL, features: ['neighbour'] }),
  painting: () => makeScene('handheld', 27, { ...SMALL, features: ['painting'] }),
  'two-columns': () => makeScene('clean', 28, { ...SMALL, features: ['two-columns'] }),
  capitals: () => makeScene('clean', 29, { ...SMALL, features: ['capitals'] }),
  'exif-wrong': () => makeScene('handheld', 37, { ...SMALL, features: ['exif-wrong'] }),
  barrel: () => makeScene('handheld', 38, { ...SMALL, features: ['barrel'] }),
  curled: () => makeScene('handheld', 39, { ...SMALL, features: ['curl'] }),
  finger: () => makeScene('handheld', 40, { ...SMALL, features: ['finger'] }),
  'twelve-megapixels': () => makeScene('handheld', 30, { width: 4032, height: 3024, features: [] }),
  far: () => makeScene('phone', 41, { features: ['far'] }),
  'wooden-wall': () => makeScene('phone', 42, { features: ['wood'] }),
  reflection: () => makeScene('phone', 43, { features: ['reflection'] }),
  'light-type': () => {
    const scene = makeScene('phone', 44, { features: ['light-type'] });
    return { ...scene, label: scene.label && { ...scene.label, weight: 300 } };
  },
  'two-languages': () => makeScene('phone', 45, { features: ['bilingual-beside'] }),
  'wall-panel': () => makeScene('phone', 46, { features: ['wall-panel'] }),
  'coloured-card': () => makeScene('phone', 47, { features: ['coloured-card', 'marks'] }),
  'square-code': () => {
    const scene = makeScene('handheld', 49, { features: ['vinyl'] });
    return { ...scene, label: scene.label && { ...scene.label, marks: ['code'] } };
  },
  'three-labels': () => makeScene('cards', 80),
  'three-labels-upright': () => makeScene('cards', 73),
  // The labels at both sides say nothing in Latin letters.
  'hebrew-beside': () => {
    const scene = makeScene('cards', 80);
    const columns = [foreignLines('Hebrew', createRandom(80), { letters: 160, measure: 24 })];
    const inHebrew = (label: SceneLabel) => ({ ...label, printed: { ...label.printed, columns } });
    const neighbours = scene.neighbours.map((each) => ({ ...each, label: inHebrew(each.label) }));
    return { ...scene, neighbours };
  },
  'two-scripts': () => makeScene('bilingual', 51),
  night: () => makeScene('phone', 48, { features: ['night'] }),
  'low-resolution': () => makeScene('low_resolution', 31),
  'low-contrast': () => makeScene('low_contrast', 32, SMALL),
  blurry: () => makeScene('blurry', 33, SMALL),
  tiny: () => makeScene('tiny_text', 34, { ...SMALL, features: ['painting'] }),
  'hard-to-read': () => makeScene('hard_to_read', 37, SMALL),
  'no-text': () => makeScene('no_text', 36, SMALL),
} satisfies Record<string, () => Scene>;

export type FixtureName = keyof typeof FIXTURES;

function isFixtureName(name: string): name is FixtureName {
  return Object.hasOwn(FIXTURES, name);
}

/** What the labels beside the one that is aimed at say, as far as it is told; in the order of their outlines in the truth. */
export function textsBeside(name: FixtureName): string[] {
  return FIXTURES[name]().neighbours.map(({ label }) => toldLines(label.printed).join(' '));
}

export const FIXTURE_NAMES = Object.keys(FIXTURES).filter(isFixtureName);

export interface Fixture {
  /** Path of the JPEG. */
  path: string;
  truth: LabelTruth;
}

/** Git-ignored home of the fixtures. */
export const FIXTURES_DIR = join(import.meta.dirname, '../../.cache/fixtures');

async function generatorHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(import.meta.dirname)).toSorted()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    hash.update(await readFile(join(import.meta.dirname, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Under its final name a file is whole, also when two test runs draw at the same time. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

function hasAll<Name extends FixtureName>(
  drawn: Partial<Record<Name, Fixture>>,
  names: readonly Name[],
): drawn is Record<Name, Fixture> {
  return names.every((name) => drawn[name] !== undefined);
}

/**
 * Draws the named fixtures into a folder of `outDir` that is named after the generator's source; what is
 * there already is not drawn again.
 * @returns path and truth of each, by name
 */
export async function drawFixtures<Name extends FixtureName>(
  outDir: string,
  names: readonly Name[],
): Promise<Record<Name, Fixture>> {
  const folder = join(outDir, await generatorHash());
  await mkdir(folder, { recursive: true });
  const paths = (name: Name): { jpeg: string; truth: string } => ({
    jpeg: join(folder, `${name}.jpg`),
    truth: join(folder, `${name}.json`),
  });
  const missing = names.filter((name) => !existsSync(paths(name).truth));
  if (missing.length > 0) {
    const drawer = await openDrawer();
    try {
      for (const name of missing) {
        const { jpeg, truth } = await drawer.draw(FIXTURES[name](), `${name}.jpg`);
        await writeWhole(paths(name).jpeg, jpeg);
        await writeWhole(paths(name).truth, JSON.stringify(truth));
      }
    } finally {
      await drawer.dispose();
    }
  }
  const drawn: Partial<Record<Name, Fixture>> = {};
  for (const name of names) {
    const truth: LabelTruth = JSON.parse(await readFile(paths(name).truth, 'utf8'));
    drawn[name] = { path: paths(name).jpeg, truth };
  }
  if (!hasAll(drawn, names)) throw new Error('a fixture is missing');
  return drawn;
}
