import { componentsOf, type Component } from '../letters/components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';

/** What is darker than this in an evenly lit picture is ink. */
export const PRINT = 128;

/** Connected ink of an evenly lit picture, dark on white. */
export function printedPatches({ data, width, height }: GrayPicture): Component[] {
  const ink = new Int16Array(data.length);
  for (let i = 0; i < data.length; i++) if ((data[i] ?? 0) < PRINT) ink[i] = -1;
  return componentsOf(ink, width, height);
}
