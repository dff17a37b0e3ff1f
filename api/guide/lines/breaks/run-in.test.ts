import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';

test.each([
  'Ada Birch (1840–1926), The Kiln, 1864. Oil on canvas, 24 x 20 in. Gift of the Lowe family.',
  'Ada Birch, British, 1840–1926, The Kiln, 1864, oil on canvas, Lowe Hollow Museum, 1951.12',
  'Ada Birch | The Kiln | 1864 | Oil on canvas | Gift of the Lowe family, 1951',
])('a caption is read as the lines of a tombstone are: %s', (caption) => {
  expect(factsOf(caption)).toMatchObject({ artist: 'Ada Birch', title: 'The Kiln', date: '1864' });
  expect(factsOf(caption).medium).toMatch(/^oil on canvas$/i);
});

test('what stands in a caption between the maker and the date is one title, a place in it too', () => {
  const { title } = factsOf('Ada Birch (1840–1926), The Kiln, Lowe Hollow, Somerset, 1864. Oil on canvas.');
  expect(title).toBe('The Kiln, Lowe Hollow, Somerset');
});

test('where a label has lines of its own, a row of fields far below names nobody', () => {
  const facts = factsOf(
    'Dagger with a horse’s head',
    'It was bent before it was laid beside the rider, so that it was as dead as he was.',
    'Lowe Hollow, Barrow II, Grave 4, about 800–550 BC',
    'Bronze',
  );
  expect(facts.artist).toBeNull();
  expect(facts.title ?? '').not.toContain('Grave');
});

test('the spans of what a caption says are those of the text that was given', () => {
  const caption = 'Ada Birch (1840–1926), The Kiln, 1864. Oil on canvas, 24 x 20 in.';
  const { readings, given } = factsOf(caption);
  expect(given.slice(readings.title?.start, readings.title?.end)).toBe('The Kiln');
  expect(given.slice(readings.medium?.start, readings.medium?.end)).toMatch(/^Oil on canvas,?$/);
});
