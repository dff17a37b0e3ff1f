/** The middle value; undefined for no values. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/**
 * Slope of a line through points of which up to a quarter may lie anywhere (Theil 1950, Sen 1968):
 * the median of the slopes between all pairs, here of those at least a third of the width apart.
 * 0 where no two points are.
 */
export function theilSenSlope(points: readonly { x: number; y: number }[]): number {
  const xs = points.map((point) => point.x);
  const apart = (Math.max(...xs) - Math.min(...xs)) / 3;
  const slopes: number[] = [];
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) {
      const dx = b.x - a.x;
      if (Math.abs(dx) >= apart && dx !== 0) slopes.push((b.y - a.y) / dx);
    }
  }
  return medianOf(slopes) ?? 0;
}
