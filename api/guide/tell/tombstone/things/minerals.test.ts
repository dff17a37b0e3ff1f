import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';

test('a stone that is all that a label names is what stands there', () => {
  expect(biteOn('Fluorite', 'Illinois, USA', '4 kg')).toMatch(/This is fluorite[.,]/);
  expect(biteOn('Marble', 'Lowenby')).not.toContain('This is marble.');
});
