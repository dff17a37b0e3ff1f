import type { FixtureName } from '../label-corpus/fixtures.ts';

type Kind = readonly [photo: FixtureName, what: string];

/** Kinds of readable photo that every run reads in the browser: turned, inverted, evened out, enlarged. */
export const READ_IN_EVERY_RUN: readonly Kind[] = [
  ['turned-90', 'lying on its side, without an EXIF tag'],
  ['white-on-dark', 'of white letters on a dark card'],
  ['shadow', 'with the edge of a shadow across'],
  ['far', 'from so far away that only its full size shows the letters apart'],
];

/** Further ones, read under `npm run test:all`. */
export const FURTHER_KINDS: readonly Kind[] = [
  ['tilted', 'held askew'],
  ['two-columns', 'of a label in two columns'],
  ['turned-180', 'upside down'],
  ['turned-270', 'lying on its other side'],
  ['turned-exif-8', 'lying on its other side by its EXIF tag'],
  ['exif-wrong', 'whose EXIF tag is wrong'],
  ['warm-dim', 'in warm and dim light'],
  ['glare', 'with glare'],
  ['vinyl', 'of letters on the bare wall'],
  ['touching', 'of a label that touches the frame'],
  ['neighbour', 'with another label beside it'],
  ['painting', 'with a painting beside it'],
  ['capitals', 'of a label in capitals'],
  ['barrel', 'through a lens that bends lines'],
  ['curled', 'of curled paper'],
  ['finger', 'with a finger at its edge'],
  ['wooden-wall', 'of a label on a wooden wall'],
  ['reflection', 'through glass that mirrors windows'],
  ['light-type', 'of a label in light letters'],
  ['two-languages', 'of a label in two languages side by side'],
  ['wall-panel', 'of a panel of 200 words'],
  ['coloured-card', 'of a coloured card with signs beside the text'],
  ['square-code', 'of letters on a wall beside a square code'],
  ['night', 'in hardly any light, full of noise'],
  ['turned-exif-6', 'lying on its side by its EXIF tag'],
  ['engraved', 'of engraved grey on grey'],
  ['twelve-megapixels', 'of 12 megapixels'],
];
