import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  'Gold, London, 1806',
  'Silver, Edinburgh, about 1780',
  'Gold and enamel, Paris, early 19th century',
])('%j below a thing is what it is made of, and where and when', (line) => {
  const [medium, nationality, date] = line.split(', ');
  expect(factsOf('Cup', line)).toMatchObject({ medium, nationality, date });
});

test('the people of an artist whom nobody recorded keeps its capital', () => {
  expect(biteOn('Mask', 'Unrecorded Lega artist', 'Ivory')).toContain('an unrecorded Lega artist');
});
