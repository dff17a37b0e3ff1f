import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('reads a railway, a works or a flight and the name beside it in their order, and takes none for the thing', () => {
  const engine = biteOn('Ulvik Valley Railway', 'No. 80 ‘Asta’', 'Built at Lowe Works, Leeds, 1912');
  expect(engine).toContain('Ulvik Valley Railway. No. 80 ‘Asta’.');
  expect(engine).not.toContain('also says');
  const works = factsOf('Ulvik Northern Railways 64', 'Birch Locomotive Works, 1936');
  expect(works.inOrder?.text).toBe('Ulvik Northern Railways 64\nBirch Locomotive Works, 1936');
  expect(works.date).toBeNull();
  expect(biteOn('FRIENDLY OTTER', 'Gemini 14')).toContain('Friendly Otter. Gemini 14.');
});

test('reads what an animal or somebody was behind the name, with the years of the life', () => {
  expect(biteOn('Bamsen', 'Mascot of the Harbour Police', 'Died 1897')).toContain(
    'Bamsen. Mascot of the Harbour Police. Died 1897.',
  );
});

test('keeps whoever is named below such lines', () => {
  const said = biteOn('Ulvik Railway No. 3', '‘Kobber’', 'Lowe & Sons, Leeds', 'Built 1846');
  expect(said).toContain('Ulvik Railway No. 3. ‘Kobber’.');
  expect(said).toContain('Lowe and Sons');
});

test('leaves posters, things of a railway and a name above its maker as they are read', () => {
  expect(factsOf('Ulvik Valley Railway', 'Poster, 1921', 'Ada Birch').inOrder).toBeNull();
  expect(factsOf('Ulvik Valley Railway', 'Signal lamp', '1921').inOrder).toBeNull();
  expect(factsOf('Ulvik Valley Railway', 'Faster to the Fells', 'Tom Birch, 1932').inOrder).toBeNull();
  expect(factsOf('Rocking chair', 'Ada Birch, 1904').inOrder).toBeNull();
});
