import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrawer, type LabelTruth } from './drawer.ts';
import { makeScene } from './make-scene.ts';
import { markedScene } from './marked-scene.ts';
import type { Kind, Scene } from './scene.ts';

/**
 * Draws photos of the kinds by turns into a folder, as NNN.jpg, with their truths in labels.json.
 * @param seed the same one gives the same photos
 */
export async function drawCorpus(
  folder: string,
  kinds: readonly Kind[],
  seed: number,
  count: number,
): Promise<void> {
  const scenes = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    return kind === undefined ? [] : [makeScene(kind, seed * 10_007 + index)];
  });
  await drawInto(folder, scenes.flat());
}

/** Draws as many photos of labels in languages whose letters carry marks, in the same form. */
export async function drawMarked(folder: string, seed: number, count: number): Promise<void> {
  await drawInto(
    folder,
    Array.from({ length: count }, (_, index) => markedScene(seed, index)),
  );
}

async function drawInto(folder: string, scenes: readonly Scene[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const truths: LabelTruth[] = [];
  const drawer = await openDrawer();
  try {
    for (const [index, scene] of scenes.entries()) {
      const file = `${String(index + 1).padStart(3, '0')}.jpg`;
      const { jpeg, truth } = await drawer.draw(scene, file);
      await writeFile(join(folder, file), jpeg);
      truths.push(truth);
    }
  } finally {
    await drawer.dispose();
  }
  await writeFile(join(folder, 'labels.json'), `${JSON.stringify(truths, null, 1)}\n`);
}
