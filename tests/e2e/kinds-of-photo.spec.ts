import { expect } from '@playwright/test';
import { characterErrors, errorRate, lenient } from '../label-corpus/error-rate.ts';
import type { FixtureName } from '../label-corpus/fixtures.ts';
import { expectLabelRead, givePhoto, turnOn } from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';

const READABLE: [FixtureName, string][] = [
  ['tilted', 'held askew'],
  ['turned-90', 'lying on its side, without an EXIF tag'],
  ['turned-180', 'upside down'],
  ['turned-270', 'lying on its other side'],
  ['turned-exif-8', 'turned by its EXIF tag'],
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

for (const [name, kind] of READABLE) {
  test(`a photo ${kind} is read with at most 5 % of the characters wrong`, async ({ page }) => {
    const label = await labelPhoto(name);
    await page.goto('/');
    await turnOn(page, 'Show extracted text');
    await givePhoto(page, label.path);
    await expectLabelRead(page);
    const read = await page.getByRole('region', { name: 'Extracted text' }).locator('.text-body').innerText();
    const errors = characterErrors(read, label.truth.text, lenient);
    expect(errorRate(errors), `read: ${read}`).toBeLessThanOrEqual(0.05);
  });
}
