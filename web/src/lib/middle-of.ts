/** A place in a picture, in shares of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the corners of an outline. */
export function middleOf(outline: readonly Point[]): Point {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) };
}
