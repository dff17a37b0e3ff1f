import type { Point } from './homography.ts';

/** A card on the wall whose left and right sides stand off it; lengths in pixels of the wall. */
export interface Curl {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far the sides stand off. */
  lift: number;
  /** Distance of the camera, on whose axis the wall has its origin. */
  distance: number;
}

function place({ left, width }: Curl, x: number): number {
  return (2 * (x - left)) / width - 1;
}

function heightAt(curl: Curl, x: number): number {
  return curl.lift * place(curl, x) ** 2;
}

/** Where on the flat wall a point of the card is seen: what is nearer stands farther from the axis. */
export function lifted(curl: Curl, [x, y]: Point): Point {
  const nearer = curl.distance / (curl.distance - heightAt(curl, x));
  return [x * nearer, y * nearer];
}

/**
 * The point of the card that is seen at a place of the flat wall and how its slope takes the light, which comes
 * from the right; undefined where the wall itself is seen. Inverse of `lifted`, by fixed-point iteration.
 */
export function onCard(curl: Curl, [x, y]: Point): { point: Point; light: number } | undefined {
  let at = x;
  for (let round = 0; round < 4; round++) at = x * (1 - heightAt(curl, at) / curl.distance);
  const point: Point = [at, y * (1 - heightAt(curl, at) / curl.distance)];
  const inside =
    at >= curl.left &&
    at <= curl.left + curl.width &&
    point[1] >= curl.top &&
    point[1] <= curl.top + curl.height;
  const slope = (4 * curl.lift * place(curl, at)) / curl.width;
  return inside ? { point, light: 1 - 0.5 * slope } : undefined;
}
