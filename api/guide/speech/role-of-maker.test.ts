import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test('whoever made a thing is called its maker, and whoever made a picture an artist', () => {
  const violin = biteOn('Ada Lowe Birch', 'Italian, 1644\u20131737', 'Violin', '1716', 'Maple, spruce');
  expect(violin).toContain('maker');
  expect(violin).not.toContain('The artist');
  const picture = biteOn('Ada Lowe Birch', 'Italian, 1644\u20131737', 'The Violin', '1716', 'Oil on canvas');
  expect(picture).not.toContain('The maker');
});
