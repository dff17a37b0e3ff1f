import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { withEnglishBehind } from './title-behind.ts';

const keptOf = (...printed: string[]): string[] | undefined =>
  withEnglishBehind(printed.map((text) => ({ text })))?.map(({ text }) => text);

test('title and materials in English at the end stand for those in another language at the head', () => {
  const label = [
    'Pulseira «Serpentes»',
    'Ada Birch (1860–1945)',
    'c. 1897–1898',
    'Ouro, esmalte e diamantes',
    "'Serpents' bracelet",
    'Gold, enamel and diamonds',
  ] as const;
  expect(keptOf(...label)?.[0]).toBe("'Serpents' bracelet");
  expect(biteOn(...label)).toContain("the 'Serpents' bracelet");
  expect(biteOn(...label)).not.toContain('Pulseira');
});

test('below a maker in the first line, and where the first line is English, nothing is moved', () => {
  expect(keptOf('ADA BIRCH', 'Die Brücke', 'Öl auf Leinwand', 'The Bridge', 'Oil on canvas')).toBeUndefined();
  expect(keptOf('Mirror', '1900', 'Silver, glass', 'Brush', 'Silver, hair')).toBeUndefined();
});
