import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFixtures } from './fixtures.ts';

test('fixtures are drawn once and come with their truth', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'placard-fixtures-'));
  try {
    const first = await drawFixtures(folder, ['low-resolution', 'turned-exif-6']);
    const drawn = await stat(first['turned-exif-6'].path);
    const again = await drawFixtures(folder, ['turned-exif-6']);
    expect(again['turned-exif-6']).toEqual(first['turned-exif-6']);
    expect((await stat(again['turned-exif-6'].path)).mtimeMs).toBe(drawn.mtimeMs);

    const jpeg = await readFile(first['turned-exif-6'].path);
    expect(jpeg.toString('latin1', 6, 10)).toBe('Exif');
    expect(first['turned-exif-6'].truth.expect).toBe('ok');
    expect(first['low-resolution'].truth.expect).toBe('low_resolution');
  } finally {
    await rm(folder, { recursive: true });
  }
});
