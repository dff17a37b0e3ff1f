import type { Colour } from './scene.ts';

export const WALLS: readonly Colour[] = [
  [226, 222, 214],
  [206, 203, 197],
  [186, 178, 166],
  [214, 190, 176],
  [150, 160, 168],
  [168, 156, 138],
  [120, 66, 58],
  [60, 74, 84],
];
export const DARK_WALLS: readonly Colour[] = [
  [52, 40, 38],
  [38, 46, 60],
  [58, 30, 34],
  [40, 52, 46],
];
export const CARDS: readonly Colour[] = [
  [246, 244, 239],
  [250, 250, 248],
  [240, 234, 220],
  [232, 231, 228],
];
/** Cards that are not white, each with an ink that can be read on it. */
export const TINTED_CARDS: readonly { card: Colour; ink: Colour }[] = [
  { card: [128, 128, 126], ink: [248, 248, 246] },
  { card: [150, 150, 148], ink: [18, 18, 20] },
  { card: [24, 38, 82], ink: [244, 244, 246] },
  { card: [236, 222, 186], ink: [52, 40, 30] },
  { card: [196, 62, 48], ink: [250, 246, 240] },
  { card: [216, 186, 64], ink: [24, 22, 20] },
  { card: [60, 92, 76], ink: [238, 232, 214] },
];
/** Brass, bronze, steel and aluminium, each with the ink its letters are filled with. */
export const METALS: readonly { card: Colour; ink: Colour }[] = [
  { card: [190, 158, 96], ink: [28, 22, 14] },
  { card: [120, 92, 62], ink: [236, 226, 204] },
  { card: [172, 174, 176], ink: [24, 24, 26] },
  { card: [200, 202, 204], ink: [40, 42, 46] },
];
/** Paint, paper and wood of rooms that are not white. */
export const TINTED_WALLS: readonly Colour[] = [
  [146, 104, 66],
  [188, 148, 102],
  [92, 60, 42],
  [124, 36, 40],
  [46, 74, 58],
  [172, 150, 110],
];
export const FRAMES: readonly Colour[] = [
  [176, 132, 58],
  [40, 34, 30],
  [112, 76, 44],
  [222, 218, 210],
];
/** Skin so near the lens that hardly any light falls on it. */
export const FINGERS: readonly Colour[] = [
  [150, 96, 76],
  [104, 66, 50],
  [58, 38, 32],
];

export function grey(level: number): Colour {
  return [level, level, level];
}

export function shifted([red, green, blue]: Colour, by: number): Colour {
  return [red + by, green + by, blue + by];
}

/** A colour as a canvas takes it. */
export function css([red, green, blue]: Colour, alpha = 1): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}
