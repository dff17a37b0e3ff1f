/** A place in pixels of the screen, or in shares of a picture. */
export interface Point {
  x: number;
  y: number;
}

/** Where a picture lies in its frame, in shares of the frame's width and height. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where a picture lies that is shown whole in the middle of a frame (`object-fit: contain`): with room above and below
 * it, or at both sides.
 * @param picture, frame width divided by height
 */
export function pictureBox(picture: number, frame: number): PictureBox {
  const width = Math.min(1, picture / frame);
  const height = Math.min(1, frame / picture);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** The outline with so much room around it: each corner goes out along both of its edges. */
export function withRoom(outline: readonly Point[], room: number): Point[] {
  return outline.map((corner, at) => {
    const before = outline.at(at - 1) ?? corner;
    const after = outline[(at + 1) % outline.length] ?? corner;
    const [a, b] = [awayFrom(before, corner), awayFrom(after, corner)];
    return { x: corner.x + (a.x + b.x) * room, y: corner.y + (a.y + b.y) * room };
  });
}

/** The direction from one place to another, one long; none where they are one. */
function awayFrom(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * The number of the outline that a tap means: the innermost of those it falls into, or else the nearest within reach.
 */
export function outlineAt(
  tap: Point,
  outlines: readonly (readonly Point[])[],
  reach: number,
): number | undefined {
  const nearest = outlines
    .map((outline, number) => ({ number, ...seenFrom(tap, outline) }))
    .filter(({ within, toEdge }) => within || toEdge <= reach)
    .toSorted((a, b) => Number(b.within) - Number(a.within) || a.toEdge - b.toEdge);
  return nearest[0]?.number;
}

/** Whether a place lies within an outline, and how far it is to its nearest edge. */
function seenFrom(place: Point, outline: readonly Point[]): { within: boolean; toEdge: number } {
  const edges = outline.map((from, at) => ({ from, to: outline[(at + 1) % outline.length] ?? from }));
  const toEdge = Math.min(...edges.map(({ from, to }) => distanceToEdge(place, from, to)));
  return { within: isWithin(place, edges), toEdge };
}

function distanceToEdge(place: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((place.x - from.x) * dx + (place.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(place.x - from.x - t * dx, place.y - from.y - t * dy);
}

/** A line from the place to the right crosses the edges an odd number of times. */
function isWithin({ x, y }: Point, edges: readonly { from: Point; to: Point }[]): boolean {
  const crossed = edges.filter(
    ({ from, to }) =>
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
  );
  return crossed.length % 2 === 1;
}
