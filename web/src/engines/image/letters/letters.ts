import { componentsOf, type Component } from './components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { coresOf, inkOf } from './ink.ts';
import { isLetterLike } from './text-lines.ts';

/** What may be letters in a picture, and the picture they stand in. */
export interface FoundLetters {
  letters: readonly Component[];
  width: number;
  height: number;
  /** Luma at a whole-pixel place; beyond the edge the edge's pixels go on. */
  lumaAt: (x: number, y: number) => number;
}

/**
 * Finds all patches of ink that could be letters, dark on light and light on dark.
 * @param small look for letters so small that they run together
 */
export function lettersOf(picture: GrayPicture, { small = false } = {}): FoundLetters {
  const { data, width, height } = picture;
  const radius = Math.round(Math.max(width, height) / 50);
  const ink = inkOf(picture, radius);
  const components = componentsOf(small ? coresOf(ink, width) : ink, width, height);
  return {
    letters: components.filter((component) => isLetterLike(component, width, height)),
    width,
    height,
    lumaAt(x, y) {
      const column = Math.min(Math.max(x, 0), width - 1);
      const row = Math.min(Math.max(y, 0), height - 1);
      return data[row * width + column] ?? 0;
    },
  };
}

/** The same letters in the picture turned clockwise by a quarter. */
export function quarterTurned({ letters, width, height, lumaAt }: FoundLetters): FoundLetters {
  return {
    letters: letters.map((letter) => ({
      ...letter,
      x0: height - letter.y1,
      x1: height - letter.y0,
      y0: letter.x0,
      y1: letter.x1,
    })),
    width: height,
    height: width,
    lumaAt: (x, y) => lumaAt(y, height - 1 - x),
  };
}
