/** A part of a picture; offsets from the left and the top, all in percent of the whole. */
export interface PercentArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

export interface PixelArea extends PixelSize {
  x: number;
  y: number;
}

/** An iPhone draws nothing on a canvas with more pixels than this. */
const CANVAS_PIXELS = 16_777_216;

/** The factor, at most 1, that brings a picture of this size within what a canvas can hold. */
export function canvasScale(size: PixelSize): number {
  return Math.min(1, Math.sqrt(CANVAS_PIXELS / (size.width * size.height)));
}

/** The area in whole pixels of a picture of this size: inside of it, and at least one pixel each way. */
export function pixelArea(area: PercentArea, size: PixelSize): PixelArea {
  const horizontal = span(area.x, area.width, size.width);
  const vertical = span(area.y, area.height, size.height);
  return { x: horizontal.from, y: vertical.from, width: horizontal.length, height: vertical.length };
}

function span(offset: number, length: number, whole: number): { from: number; length: number } {
  const from = Math.min(whole - 1, Math.max(0, Math.round((offset / 100) * whole)));
  const to = Math.min(whole, Math.max(from + 1, Math.round(((offset + length) / 100) * whole)));
  return { from, length: to - from };
}
