import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { mediumPhrase, sayMedium } from './medium/medium.ts';

const said = (printed: string): string => mediumPhrase(sayMedium(printed));

test('the bracket of a video in a list of parts tells of the video alone', () => {
  expect(said('Rope, buoys, video (colour, sound, 18 min.), publication')).toBe(
    'made up of rope, buoys, a video in colour with sound (18 minutes), and a publication',
  );
  expect(said('Wood, wax, video (silent, 9 minutes)')).toBe(
    'made up of wood, wax and a video (silent, 9 minutes)',
  );
  expect(said('Video (color, sound; 18:40 minutes, looped), lamps')).toBe(
    'made up of a video in color with sound (18 minutes and 40 seconds, looped) and lamps',
  );
  expect(said('Clay, video projection (4 min. 30 sec.)')).toBe(
    'made up of clay and a video projection (4 minutes and 30 seconds)',
  );
});

test('what an installation has stands behind it', () => {
  expect(said('Six-channel sound installation, salt, steel trays')).toBe(
    'a six-channel sound installation, with salt and steel trays',
  );
});

test('a line that lists a video with a bracket is what the work is made of', () => {
  expect(
    biteOn(
      'Ada Birch',
      'British, born 1980',
      'Low Tide, 2021',
      'Video (colour, 18 min.), rope, buoys, wood',
      'Purchased 2022',
    ),
  ).toContain('It is made up of a video in colour (18 minutes), rope, buoys, and wood.');
});
