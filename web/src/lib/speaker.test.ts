import { expect, test } from 'vitest';
import { speakerLabel } from './speaker.ts';

test('friend1 is Anna and every other role is Ben', () => {
  expect(speakerLabel('friend1')).toBe('Anna:');
  for (const role of ['friend2', 'curator', 'historian', 'soundbite'])
    expect(speakerLabel(role)).toBe('Ben:');
});
