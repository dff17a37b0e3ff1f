import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BAD_FILES } from '../../../tests/label-corpus/bad-files.ts';
import { drawFixtures, FIXTURES_DIR } from '../../../tests/label-corpus/fixtures.ts';
import { prepareOcrAssets } from '../../build/ocr-assets.ts';
import { openExplainPage } from './page.ts';

test('every stage of a reading is timed, and drawn where it makes a picture', async () => {
  const { handheld } = await drawFixtures(FIXTURES_DIR, ['handheld']);
  await prepareOcrAssets();
  const page = await openExplainPage();
  try {
    const { measures, hasPicture } = await page.prepare(await readFile(handheld.path));
    expect(measures).toMatchObject({ width: 1600, height: 1200 });
    expect(hasPicture).toBe(true);
    const { text } = await page.recognise();
    expect(text).toContain(handheld.truth.fields.title);
    const { files, steps } = await page.outcome();
    const stages = ['decoded', 'straightened', 'flattened', 'recognised'];
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(stages));
    expect(files.map(([name]) => name.replace(/^\d\d-|\.png$/g, ''))).toEqual(expect.arrayContaining(stages));
    for (const [name, base64] of files) {
      const head = Buffer.from(base64, 'base64').toString('latin1', 0, 4);
      expect(head).toBe(name.endsWith('.webp') ? 'RIFF' : '\x89PNG');
    }
  } finally {
    await page.dispose();
  }
});

test('a photo without text is measured and drawn as far as it came', async () => {
  const grey = BAD_FILES.find(({ name }) => name === 'grey.bmp');
  if (grey === undefined) throw new Error('no grey picture');
  const page = await openExplainPage();
  try {
    expect((await page.prepare(Buffer.from(grey.bytes()))).hasPicture).toBe(false);
    const { files } = await page.outcome();
    expect(files.map(([name]) => name)).toContain('01-decoded.png');
  } finally {
    await page.dispose();
  }
});
