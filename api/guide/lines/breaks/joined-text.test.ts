import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';

const ofText = (text: string) => parseLabel({ text });

test('a label that was typed on one line is told as one that was printed in lines', () => {
  expect(
    ofText(
      'Ada Birch (British, 1840–1926) The Kiln 1864 Oil on canvas Gift of the Lowe family, 1951 Birch painted the kiln at night. She lived beside it for forty years.',
    ),
  ).toMatchObject({
    artist: 'Ada Birch',
    title: 'The Kiln',
    date: '1864',
    medium: 'Oil on canvas',
    sentences: ['Birch painted the kiln at night.', 'She lived beside it for forty years.'],
  });
});

test('what stands before the first sentence of a text without lines is no part of it', () => {
  const { sentences } = ofText(
    'Sleeping Shepherd About 1635 Oil on canvas A shepherd sleeps in the shade while his dog keeps watch over the sheep. The painter lived nearby.',
  );
  expect(sentences.join(' ')).not.toContain('Oil on canvas');
  expect(sentences).toContain('The painter lived nearby.');
});
