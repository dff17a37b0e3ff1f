import { expect, test } from 'vitest';
import { startsWithThingOrMaterial } from './things-and-materials.ts';

test.each(['Sycamore, Carmarthenshire', 'Woolwork picture', 'Silver spoon, York'])(
  '%j says what a work is or is made of, and not where it is from',
  (text) => {
    expect(startsWithThingOrMaterial(text)).toBe(true);
  },
);

test.each(['Cork', 'Cape', 'Xinghua Temple, Shanxi', 'Bergen, Norway', 'Java, Indonesia', 'Ur'])(
  '%j may be a place',
  (text) => {
    expect(startsWithThingOrMaterial(text)).toBe(false);
  },
);
