import { expect, it } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { byArtist } from '../speech/artist.ts';
import { isOfPart, isPartBefore } from './half-names.ts';

const bite = (...lines: string[]): string =>
  textOf(soundBite(parseLabel({ text: '', lines: lines.map((text) => ({ text })) }), { today: 2026 }));

it.each([
  'Japanned decoration possibly by Ada Birch',
  'embroidery designed by Ada Birch',
  'Decoration attributed to Ada Birch',
])('who made a part is not told as the maker of all: %s', (maker) => {
  expect(isOfPart(maker)).toBe(true);
});

it.each([
  'Ada Birch',
  'By Ada Birch',
  'Attributed to Ada Birch',
  'Designed by Ada Birch',
  'Designed and made by Ada Birch',
  'Possibly by Ada Birch',
  'Photograph by Ada Birch',
  'After a design by Ada Birch',
  'Worked by Ada Birch',
])('who made a work is its maker, whatever the deed: %s', (maker) => {
  expect(isOfPart(maker)).toBe(false);
});

it('a name behind a part and "by" is that of the part', () => {
  expect(isPartBefore('Movement by Ada')).toBe(true);
  expect(isPartBefore('Stinkwood, silver mounts by Ada')).toBe(true);
  expect(isPartBefore('Oil on canvas, painted by Ada')).toBe(false);
  expect(isPartBefore('Designed by Ada')).toBe(false);
  expect(isPartBefore('Ada')).toBe(false);
});

it('two deeds are said in one breath', () => {
  expect(byArtist({ artist: 'Designed and made by Ada Birch', nationality: null })).toBe(
    'designed and made by Ada Birch',
  );
});

it('what is signed in another language, and a bracket that is not closed, are no dates', () => {
  expect(bite('Ada Birch, 1718–1793', 'The Veil', 'Signerad 1768', 'Oil on canvas')).not.toContain(
    'Signerad',
  );
  expect(bite('Wine vessel', 'Late Spring (First half of the 6th', 'Bronze')).not.toMatch(/\([^)]*$/);
});

it('the town with which a life begins is no maker', () => {
  const told = bite(
    'Elio Birch (Elias Birchopoulos)',
    'Candia, 1541 – Toledo, 1614',
    'The Penitent',
    'Oil on canvas',
  );
  expect(told).not.toContain('Candia painted');
});
