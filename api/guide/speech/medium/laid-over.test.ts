import { expect, test } from 'vitest';
import { withBehindOver } from './laid-over.ts';
import { mediumPhrase, sayMedium } from './medium.ts';

const said = (medium: string): string => mediumPhrase(sayMedium(medium));

test('what stands behind a stuff over another lies not under it', () => {
  expect(said('Silk velvet over oak, silver lace')).toBe('made of silk velvet over oak, with silver lace');
  expect(said('Leather over wood, brass, iron')).toBe('made of leather over wood, with brass and iron');
  expect(said('Oil on canvas, gold leaf')).toBe('done in oil on canvas, with gold leaf');
});

test('what tells of the stuff before it, and a list without one over another, are left', () => {
  for (const medium of [
    'oil on canvas, mounted on board',
    'oil on canvas, two panels',
    'oil on plaster, transferred to canvas',
    'sequins, glass beads on fabric',
    'silk, silver lace',
  ])
    expect(withBehindOver(medium)).toBeNull();
});

test('of paper on a panel nobody says that the work is made of it', () => {
  expect(said('Paper on panel')).toBe('on paper, laid on panel');
  expect(said('Oil on paper on panel')).toBe('done in oil on paper on panel');
  expect(said('Cut paper on board')).not.toContain('laid on');
});
