import { expect } from '@playwright/test';
import { readOn } from '../support/reading-page.ts';
import { characterErrors, errorRate, lenient } from '../label-corpus/error-rate.ts';
import type { FixtureName } from '../label-corpus/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';

const READABLE: [FixtureName, string][] = [
  ['tilted', 'held askew'],
  ['turned-90', 'lying on its side, without an EXIF tag'],
  ['turned-180', 'upside down'],
  ['turned-270', 'lying on its other side'],
  ['turned-exif-6', 'lying on its side by its EXIF tag'],
  ['turned-exif-8', 'lying on its other side by its EXIF tag'],
  ['exif-wrong', 'whose EXIF tag is wrong'],
  ['white-on-dark', 'of white letters on a dark card'],
  ['warm-dim', 'in warm and dim light'],
  ['shadow', 'with the edge of a shadow across'],
  ['glare', 'with glare'],
  ['vinyl', 'of letters on the bare wall'],
  ['engraved', 'of engraved grey on grey'],
  ['touching', 'of a label that touches the frame'],
  ['neighbour', 'with another label beside it'],
  ['painting', 'with a painting beside it'],
  ['two-columns', 'of a label in two columns'],
  ['capitals', 'of a label in capitals'],
  ['barrel', 'through a lens that bends lines'],
  ['curled', 'of curled paper'],
  ['finger', 'with a finger at its edge'],
  ['twelve-megapixels', 'of 12 megapixels'],
  ['far', 'from so far away that only its full size shows the letters apart'],
  ['wooden-wall', 'of a label on a wooden wall'],
  ['reflection', 'through glass that mirrors windows'],
  ['light-type', 'of a label in light letters'],
  ['two-languages', 'of a label in two languages side by side'],
  ['wall-panel', 'of a panel of 200 words'],
  ['coloured-card', 'of a coloured card with signs beside the text'],
  ['square-code', 'of letters on a wall beside a square code'],
  ['night', 'in hardly any light, full of noise'],
];

const AT_ONE_VISIT = 8;

// The reader starts once for several photos, as for a visitor who goes from label to label.
for (let from = 0; from < READABLE.length; from += AT_ONE_VISIT) {
  const kinds = READABLE.slice(from, from + AT_ONE_VISIT);
  test(`photos of these kinds are read with at most 5 % of the characters wrong: ${kinds.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const [name, kind] of kinds)
      await test.step(`a photo ${kind}`, async () => {
        const label = await labelPhoto(name);
        const { text, rejected } = await readOn(page, label.path);
        expect.soft(rejected, kind).toBeNull();
        const errors = characterErrors(text, label.truth.text, lenient);
        expect.soft(errorRate(errors), `a photo ${kind}, read: ${text}`).toBeLessThanOrEqual(0.05);
      });
  });
}
