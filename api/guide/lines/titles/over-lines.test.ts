import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';

test('a title with its translation on the lines below is two, of which the English one is told', () => {
  const facts = factsOf(
    'Elisabetta Birch',
    '(Bologna, 1638–1665)',
    'Saint Anthony of Lowe adoring the Christ Child',
    "Sant'Antonio da Lowe in adorazione",
    'del Bambino Gesù',
    '1662',
    'oil on canvas',
  );
  expect(facts.title).toBe('Saint Anthony of Lowe adoring the Christ Child');
  expect(facts.heading.map(({ text }) => text).join(' ')).not.toContain('Bambino');
});
