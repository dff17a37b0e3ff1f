import { drawFixtures, FIXTURE_NAMES, FIXTURES_DIR, type FixtureName } from '../label-corpus/fixtures.ts';
import { FURTHER_KINDS } from './kinds-of-photo.ts';
import { isAll } from './left-to-all.ts';

/** Kinds that are shown to be cropped. */
const CROPPED: readonly FixtureName[] = ['turned-exif-6', 'twelve-megapixels'];

/** Draws every fixture that the browser tests of this run show before they begin, so that no test waits for a drawing. */
export default async function drawAll(): Promise<void> {
  const unseen = new Set(isAll ? [] : FURTHER_KINDS.map(([name]) => name));
  for (const name of CROPPED) unseen.delete(name);
  await drawFixtures(
    FIXTURES_DIR,
    FIXTURE_NAMES.filter((name) => !unseen.has(name)),
  );
}
