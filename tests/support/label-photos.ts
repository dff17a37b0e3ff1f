import { drawFixtures, FIXTURES_DIR, type Fixture, type FixtureName } from '../label-corpus/fixtures.ts';

/** A drawn photo of a label and the truth about it. */
export async function labelPhoto(name: FixtureName): Promise<Fixture> {
  const drawn = await drawFixtures(FIXTURES_DIR, [name]);
  return drawn[name];
}
