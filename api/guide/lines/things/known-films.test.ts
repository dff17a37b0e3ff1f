import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('of a film are told its colour, its sound and how long it lasts, and not its shape', () => {
  for (const line of [
    'Video, colour, sound, 14:20 min., loop',
    'HD video, colour, sound, 16:9, 14:20 min.',
    'Video (colour, sound), 14 min. 20 sec., looped',
  ]) {
    const bite = biteOn('Ada Birch', 'Night Shift, 2009', line);
    expect(bite).toMatch(/video in colour with sound\./);
    expect(bite).toContain('It lasts 14 minutes and 20 seconds.');
    expect(bite).not.toContain('16:9');
  }
});

test('a film alone may be a title', () => {
  expect(factsOf('Ada Birch', 'Film', '1965').medium).toBeNull();
});

test('a photograph or film with other things is one part of the work among them', () => {
  const made = (medium: string): string => biteOn('Ada Birch', 'Night Shift, 2009', medium);
  expect(made('HD video, felt, birch beds')).toContain('It is made up of an HD video, felt and birch beds.');
  expect(made('Vintage black and white photograph, red ink')).toContain(
    'made up of a vintage black and white photograph and red ink',
  );
  expect(made('Slide projection, 80 slides, wooden table')).toContain('80 slides and a wooden table');
});

test('what is said of a photograph is no further part of the work', () => {
  const made = (medium: string): string => biteOn('Ada Birch', 'Night Shift, 2009', medium);
  expect(made('Gelatin silver print, hand-coloured')).toContain('a gelatin silver print, hand-coloured');
  expect(made('Video installation, color')).toContain('a video installation in color');
  expect(made('Gelatin silver print, mounted on board')).not.toContain('made up of');
});
