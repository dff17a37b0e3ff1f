import type { GrayPicture } from '../../../web/src/engines/image/picture/gray-picture.ts';
import type { Box } from '../../../web/src/engines/image/picture/box.ts';
import type { Call } from './trace.ts';

/** A stage as a picture. */
export interface Drawing {
  name: string;
  canvas: OffscreenCanvas;
}

type Point = readonly [x: number, y: number];

const LETTER = '#1f77ff';
const LINE = '#ff8c00';
const BLOCK = '#c21f8f';
const CHOSEN = '#00a651';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasNumbers<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Record<Key, number> & Record<string, unknown> {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'number');
}

function isBox(value: unknown): value is Box {
  return hasNumbers(value, 'x0', 'y0', 'x1', 'y1');
}

function isPicture(value: unknown): value is GrayPicture {
  return hasNumbers(value, 'width', 'height') && value['data'] instanceof Uint8Array;
}

function boxesIn(value: unknown, key: string): Box[] {
  const list: unknown = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isBox) : [];
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no 2D context');
  return ctx;
}

function painted({ data, width, height }: GrayPicture): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  data.forEach((luma, at) => image.data.set([luma, luma, luma, 255], 4 * at));
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas;
}

function outline(canvas: OffscreenCanvas, boxes: readonly Box[], colour: string, width: number): void {
  const ctx = contextOf(canvas);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  for (const { x0, y0, x1, y1 } of boxes) ctx.strokeRect(x0, y0, x1 - x0, y1 - y0);
}

/** Letters, lines and blocks on the picture they were found in; of the blocks the first is the label. */
function drawBlocks(name: string, blocks: readonly unknown[], under: GrayPicture): Drawing {
  const canvas = painted(under);
  for (const [index, block] of blocks.entries()) {
    const lines: unknown = isRecord(block) ? block['lines'] : undefined;
    for (const line of Array.isArray(lines) ? lines : []) {
      outline(canvas, boxesIn(line, 'letters'), LETTER, 1);
    }
    outline(canvas, boxesIn(block, 'lines'), LINE, 2);
    outline(canvas, isBox(block) ? [block] : [], index === 0 ? CHOSEN : BLOCK, 5);
  }
  return { name, canvas };
}

/** The part of the photo that will be cut out, as `straightened` goes through it. */
function drawGeometry(name: string, geometry: unknown, under: GrayPicture): Drawing[] {
  if (!hasNumbers(geometry, 'x', 'y', 'angle', 'fan', 'u0', 'v0', 'u1', 'v1')) return [];
  const { x, y, angle, fan, u0, v0, u1, v1 } = geometry;
  const lean = hasNumbers(geometry, 'lean') ? geometry.lean : 0;
  const at = (frameU: number, frameV: number): Point => {
    const u = frameU + lean * frameV;
    const v = frameV * (1 + fan * u);
    return [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)];
  };
  const canvas = painted(under);
  const ctx = contextOf(canvas);
  ctx.strokeStyle = CHOSEN;
  ctx.lineWidth = 5;
  ctx.beginPath();
  for (const corner of [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]) ctx.lineTo(...corner);
  ctx.closePath();
  ctx.stroke();
  // Where the text begins: the label may lie on its side or upside down.
  ctx.fillStyle = CHOSEN;
  ctx.beginPath();
  ctx.arc(...at(u0, v0), 14, 0, 2 * Math.PI);
  ctx.fill();
  return [{ name, canvas }];
}

/** What a call made, as a picture where it can be one. */
export function drawCall({ name, args, result }: Call, photo: GrayPicture): Drawing[] {
  if (isPicture(result)) return [{ name, canvas: painted(result) }];
  if (Array.isArray(result) && result.some((item) => boxesIn(item, 'lines').length > 0)) {
    return [drawBlocks(name, result, photoUnder(args[0], photo))];
  }
  if (boxesIn(result, 'letters').length > 0) {
    const canvas = painted(photoUnder(result, photo));
    outline(canvas, boxesIn(result, 'letters'), LETTER, 1);
    return [{ name, canvas }];
  }
  return isRecord(result) ? drawGeometry(name, result['geometry'], photo) : [];
}

/** The picture that letters were found in: the photo, or what they themselves say when it was turned. */
function photoUnder(found: unknown, photo: GrayPicture): GrayPicture {
  if (!hasNumbers(found, 'width', 'height') || typeof found['lumaAt'] !== 'function') return photo;
  const { width, height, lumaAt } = found;
  if (typeof lumaAt !== 'function' || (width === photo.width && height === photo.height)) return photo;
  const data = new Uint8Array(width * height);
  data.forEach((_, at) => (data[at] = Number(lumaAt(at % width, Math.floor(at / width)))));
  return { data, width, height };
}

interface Word {
  text: string;
  confidence: number;
  box: Box;
}

/** The words over the picture they were read in, from red (confidence 0) to green (100). */
export function drawWords(picture: GrayPicture, words: readonly Word[]): Drawing {
  const canvas = painted(picture);
  const ctx = contextOf(canvas);
  ctx.font = '11px sans-serif';
  for (const { text, confidence, box } of words) {
    const colour = `hsl(${1.2 * confidence} 90% 36%)`;
    outline(canvas, [box], colour, 1.5);
    ctx.fillStyle = colour;
    ctx.fillText(`${text} ${Math.round(confidence)}`, box.x0, box.y0 - 2);
  }
  return { name: 'recognised', canvas };
}

const TILE = 420;
const CAPTION = 22;

/** All drawings on one sheet, two in a row. */
export function drawSheet(drawings: readonly Drawing[]): OffscreenCanvas {
  const rows = Math.ceil(drawings.length / 2);
  const high = Math.round(TILE * 0.75);
  const sheet = new OffscreenCanvas(2 * TILE + 12, rows * (high + CAPTION));
  const ctx = contextOf(sheet);
  ctx.fillStyle = 'white';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.imageSmoothingQuality = 'high';
  ctx.font = '14px sans-serif';
  for (const [index, { name, canvas }] of drawings.entries()) {
    const left = (index % 2) * (TILE + 12);
    const top = Math.floor(index / 2) * (high + CAPTION);
    const scale = Math.min(TILE / canvas.width, high / canvas.height);
    ctx.fillStyle = 'black';
    ctx.fillText(`${index + 1} ${name}`, left, top + 15);
    ctx.drawImage(canvas, left, top + CAPTION - 2, canvas.width * scale, canvas.height * scale);
  }
  return sheet;
}
