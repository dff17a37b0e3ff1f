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
