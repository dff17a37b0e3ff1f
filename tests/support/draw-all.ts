import { drawFixtures, FIXTURE_NAMES, FIXTURES_DIR } from '../label-corpus/fixtures.ts';

/** Draws every fixture before the browser tests, so that no test waits for a drawing. */
export default async function drawAll(): Promise<void> {
  await drawFixtures(FIXTURES_DIR, FIXTURE_NAMES);
}
