import { boundsIn, type FrameBox, type TextGeometry } from './text-geometry.ts';

/** Blocks are beside each other where they share this much of the lower one's height. */
const BESIDE = 0.5;

/** A panel's blocks in the order they are read: what is above the main one or left of it comes before it. */
export function inReadingOrder(main: TextGeometry, others: readonly TextGeometry[]): TextGeometry[] {
  const placed = others
    .map((part) => ({ part, box: boundsIn(main, part) }))
    .toSorted((a, b) => (isBefore(a.box, b.box) ? -1 : 1));
  const isFirst = ({ box }: (typeof placed)[number]): boolean => isBefore(box, main);
  const before = placed.filter(isFirst);
  const after = placed.filter((each) => !isFirst(each));
  return [...before.map(({ part }) => part), main, ...after.map(({ part }) => part)];
}

function isBefore(a: FrameBox, b: FrameBox): boolean {
  const shared = Math.min(a.v1, b.v1) - Math.max(a.v0, b.v0);
  const beside = shared >= BESIDE * Math.min(a.v1 - a.v0, b.v1 - b.v0);
  return beside ? a.u0 + a.u1 < b.u0 + b.u1 : a.v0 + a.v1 < b.v0 + b.v1;
}
