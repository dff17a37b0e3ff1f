import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrawer, type LabelTruth } from './drawer.ts';
import { makeScene } from './make-scene.ts';
import type { Kind } from './scene.ts';

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
  await mkdir(folder, { recursive: true });
  const truths: LabelTruth[] = [];
  const drawer = await openDrawer();
  try {
    for (let index = 0; index < count; index++) {
      const kind = kinds[index % kinds.length];
      if (kind === undefined) break;
      const file = `${String(index + 1).padStart(3, '0')}.jpg`;
      const { jpeg, truth } = await drawer.draw(makeScene(kind, seed * 10_007 + index), file);
      await writeFile(join(folder, file), jpeg);
      truths.push(truth);
    }
  } finally {
    await drawer.dispose();
  }
  await writeFile(join(folder, 'labels.json'), `${JSON.stringify(truths, null, 1)}\n`);
}
