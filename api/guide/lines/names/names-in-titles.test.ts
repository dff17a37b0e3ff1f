import { expect, test } from 'vitest';
import { tokenizeLabel } from '../../label-tokens.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { withWholeNames } from './names-in-titles.ts';

test('a title keeps the names of those whom it shows, over the ends of its lines', () => {
  const { title } = factsOf(
    'Adélaïde Lowe',
    'French, Paris 1749–1803 Paris',
    'Self-Portrait with Two Pupils, Marie',
    'Gabrielle Birch (1761–1818) and Marie',
    'Marguerite Hale (1765–1788)',
    '1785',
    'Oil on canvas',
  );
  expect(title).toContain('Marie Gabrielle Birch');
  expect(title).toContain('Marguerite Hale');
});

test('what a leaf is from is no title, and what it shows no maker', () => {
  const bite = biteOn(
    'MEGHA RAGA',
    'Folio from a Ragamala set',
    'Bundi, Rajasthan',
    'c. A.D. 1680',
    'Paper, 24.5 x 15.8 cm.',
  );
  expect(bite).not.toMatch(/by Megha Raga/i);
  expect(bite).toMatch(/Megha Raga/);
});

test('a maker whose line says "by" is told, however unsure the name is', () => {
  expect(
    biteOn(
      'View from Rose Bank',
      '1840',
      'by Conrad Lowe (1801–1878)',
      'watercolour and bodycolour',
      'on buff paper',
    ),
  ).toContain('Conrad Lowe');
});

test('a title goes on below in small letters, unless they name a material or begin something else', () => {
  const kindsBelow = (line: string): string[] => {
    const lines = ['Portable field', line, '1915'];
    const label = tokenizeLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
    const certainty = 0.98;
    const last = label.tokens.length - 1;
    const stretch = (kind: 'title' | 'medium' | 'date', from: number, to: number) => ({
      kind,
      from,
      to,
      certainty,
      words: Array.from({ length: to - from }, () => 1),
    });
    return withWholeNames(label, [
      stretch('title', 0, 2),
      stretch('medium', 2, last),
      stretch('date', last, last + 1),
    ]).map(({ kind }) => kind);
  };
  expect(kindsBelow('telephone set')).toEqual(['title', 'date']);
  expect(kindsBelow('carved oak')).toEqual(['title', 'medium', 'date']);
  expect(kindsBelow('from the estate')).toEqual(['title', 'medium', 'date']);
});
