import { lifted, type Curl } from './curl.ts';
import { drawFinger } from './draw-finger.ts';
import { drawLabel, fitLabel, setLabel, wordBoxes, type SetLabel } from './draw-label.ts';
import { addNoise, illuminate, project, sharpen, shimmer } from './draw-photo.ts';
import { layWall } from './draw-pattern.ts';
import { createRandom } from './random.ts';
import { context, hangPainting, plasterTile, relief } from './draw-wall.ts';
import {
  applyHomography,
  cameraHomography,
  focalLength,
  invertHomography,
  type Homography,
  type Point,
} from './homography.ts';
import { distorted, undistorted } from './lens.ts';
import type { Scene, SceneLabel } from './scene.ts';

/** What came out of the page; points in pixels of the stored picture. */
export interface DrawnPhoto {
  /** JPEG in base64. */
  jpeg: string;
  width: number;
  height: number;
  labelQuad: Point[] | null;
  /** Of each label the bounds of its text, that of the label first. */
  textQuads: Point[][];
  /** Share of the picture under words. */
  wordCoverage: number;
  /** Height of the small letters in pixels, before perspective. */
  xHeight: number | null;
}

type Quad = readonly [Point, Point, Point, Point];

function corners(left: number, top: number, right: number, bottom: number): Quad {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Area of a quadrangle by the shoelace formula. */
function area(quad: readonly Point[]): number {
  return Math.abs(
    quad.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = quad[(index + 1) % quad.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

interface Hung {
  set: SetLabel;
  left: number;
  top: number;
}

/** The label at its place, with all its letters in the picture: it shrinks towards the middle until they are. */
function hangLabel(
  ctx: OffscreenCanvasRenderingContext2D,
  scene: Scene,
  label: SceneLabel,
  toPicture: Homography,
): Hung {
  const { width, height, place } = scene;
  let set = fitLabel(ctx, label, scene.size, scene);
  for (let inward = 1; ; inward *= 0.97) {
    const margin = set.em * label.padding;
    let [x, y] = 'touching' in place ? [0, 0] : [place[0] * width, place[1] * height];
    if ('touching' in place) {
      const across = (width - set.width + margin) / 2;
      const down = (height - set.height + margin) / 2;
      if (place.touching === 'left' || place.touching === 'right')
        x = place.touching === 'left' ? -across : across;
      else y = place.touching === 'above' ? -down : down;
    }
    const hung = { set, left: inward * x - set.width / 2, top: inward * y - set.height / 2 };
    const inside = margin - 0.4 * set.em;
    const text = corners(inside, inside, set.width - inside, set.height - inside);
    const fits = text.every(([dx, dy]) => {
      const [u, v] = applyHomography(toPicture, [hung.left + dx, hung.top + dy]);
      return u > 0 && v > 0 && u < width && v < height;
    });
    if (fits) return hung;
    set = setLabel(ctx, label, set.em * 0.95);
  }
}

function hangBeside(
  ctx: OffscreenCanvasRenderingContext2D,
  neighbour: Scene['neighbours'][number],
  main: Hung,
): Hung {
  const { em } = main.set;
  const set = setLabel(ctx, neighbour.label, em);
  if ('at' in neighbour) {
    const [column, row] = neighbour.at;
    const apart = neighbour.gap * em;
    const along = (cell: number, first: number, size: number, own: number): number =>
      cell === 0 ? first : cell < 0 ? first - apart - own : first + size + apart;
    return {
      set,
      left: along(column, main.left, main.set.width, set.width),
      top: along(row, main.top, main.set.height, set.height),
    };
  }
  const gap = 2.5 * em;
  const spots = {
    left: [main.left - gap - set.width, main.top + gap],
    right: [main.left + main.set.width + gap, main.top - gap],
    above: [main.left + gap, main.top - gap - set.height],
    below: [main.left - gap, main.top + main.set.height + gap],
  } as const;
  const [left, top] = spots[neighbour.side];
  return { set, left, top };
}

/** Bounds of a label's words, in its own pixels. */
function textQuad(ctx: OffscreenCanvasRenderingContext2D, set: SetLabel): Quad {
  const boxes = wordBoxes(ctx, set);
  return corners(
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  );
}

/** How the label's card rolls up, if it does. */
function curlOf(scene: Scene, { set, left, top }: Hung): Curl | null {
  const { width, height, label } = set;
  if (label.curl === 0) return null;
  const distance = focalLength(scene.width, scene.height);
  return { left, top, width, height, lift: label.curl * width, distance };
}

function develop(scene: Scene, sharp: OffscreenCanvas, xHeight: number): ImageData {
  const { lens, width, height } = scene;
  const soft = new OffscreenCanvas(width, height);
  const ctx = context(soft);
  const ghosts = lens.ghosts.length === 0 ? [[0, 0] as const] : lens.ghosts;
  // Under the blur, which is transparent at the border.
  ctx.drawImage(sharp, 0, 0);
  ctx.filter = `blur(${lens.blur + lens.blurXHeights * xHeight}px)`;
  ghosts.forEach(([x, y], before) => {
    ctx.globalAlpha = 1 / (before + 1);
    ctx.drawImage(sharp, x * xHeight, y * xHeight);
  });
  ctx.globalAlpha = lens.bloom;
  if (lens.bloom > 0) {
    ctx.globalCompositeOperation = 'screen';
    ctx.filter = `blur(${Math.max(width, height) / 60}px)`;
    ctx.drawImage(sharp, 0, 0);
  }
  const image = ctx.getImageData(0, 0, width, height);
  addNoise(scene, image);
  // As the software of cameras does both: tone mapping over a wide radius, sharpening over two pixels.
  const mapped = lens.halo === 0 ? image : sharpened(image, lens.halo, 25);
  return lens.sharpening === 0 ? mapped : sharpened(mapped, lens.sharpening, 2);
}

function sharpened(image: ImageData, by: number, radius: number): ImageData {
  const { width, height } = image;
  const [taken, blurred] = [new OffscreenCanvas(width, height), new OffscreenCanvas(width, height)];
  context(taken).putImageData(image, 0, 0);
  const ctx = context(blurred);
  ctx.filter = `blur(${radius}px)`;
  ctx.drawImage(taken, 0, 0);
  sharpen(image, ctx.getImageData(0, 0, width, height), by);
  return image;
}

function turned(scene: Scene, upright: ImageData): OffscreenCanvas {
  const { turn, width, height } = scene;
  const lying = turn === 90 || turn === 270;
  const flat = new OffscreenCanvas(width, height);
  context(flat).putImageData(upright, 0, 0);
  if (turn === 0) return flat;
  const stored = new OffscreenCanvas(lying ? height : width, lying ? width : height);
  const ctx = context(stored);
  ctx.translate(stored.width / 2, stored.height / 2);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.drawImage(flat, -width / 2, -height / 2);
  return stored;
}

function turnPoint({ turn, width, height }: Scene, [x, y]: Point): Point {
  if (turn === 90) return [height - y, x];
  if (turn === 180) return [width - x, height - y];
  if (turn === 270) return [y, width - x];
  return [x, y];
}

async function encode(
  canvas: OffscreenCanvas,
  { jpegQuality, firstQuality }: Scene['lens'],
): Promise<string> {
  if (firstQuality !== null) {
    const first = await canvas.convertToBlob({ type: 'image/jpeg', quality: firstQuality });
    context(canvas).resetTransform();
    context(canvas).drawImage(await createImageBitmap(first), 0, 0);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(binary);
}

/**
 * Draws one photo: the flat wall with what hangs on it, seen through a tilted camera, lit, blurred and noisy.
 * Runs in a page; all imports are pure files.
 */
export async function drawScene(scene: Scene): Promise<DrawnPhoto> {
  const { width, height, label } = scene;
  const toPicture = cameraHomography(scene.pose, width, height);
  const toPlane = invertHomography(toPicture);
  const distortion = { barrel: scene.lens.barrel, width, height };
  const seen = corners(0, 0, width, height).map((corner) =>
    applyHomography(toPlane, undistorted(distortion, corner)),
  );
  const left = Math.floor(Math.min(...seen.map(([x]) => x))) - 2;
  const top = Math.floor(Math.min(...seen.map(([, y]) => y))) - 2;
  const right = Math.ceil(Math.max(...seen.map(([x]) => x))) + 2;
  const bottom = Math.ceil(Math.max(...seen.map(([, y]) => y))) + 2;

  const flat = new OffscreenCanvas(right - left, bottom - top);
  const ctx = context(flat);
  ctx.translate(-left, -top);
  ctx.fillStyle = `rgb(${scene.wall.colour.join(' ')})`;
  ctx.fillRect(left, top, right - left, bottom - top);
  const wall = { left, top, width: right - left, height: bottom - top };
  const { pattern, colour } = scene.wall;
  if (pattern !== 'plaster') {
    const random = createRandom(scene.seed);
    layWall(ctx, wall, pattern, colour, Math.max(width, height) * random.between(0.02, 0.07), random);
  }

  const hung: Hung[] = [];
  if (label !== null) {
    const main = hangLabel(ctx, scene, label, toPicture);
    hung.push(main);
    hung.push(...scene.neighbours.map((neighbour) => hangBeside(ctx, neighbour, main)));
  }
  const [main] = hung;
  const plaster = plasterTile(scene.seed, scene.wall.roughness);
  const scale = (scene.wall.grain * Math.max(width, height)) / 2000;
  relief(ctx, plaster, wall, scale);
  if (scene.painting !== null) {
    const box =
      main === undefined
        ? { left: 0, top: 0, width: 0, height: 0 }
        : { left: main.left, top: main.top, width: main.set.width, height: main.set.height };
    hangPainting(ctx, scene, scene.painting, box);
  }
  for (const { set, left: x, top: y } of hung) drawLabel(ctx, set, [x, y], plaster);

  const curl = main === undefined ? null : curlOf(scene, main);
  const place = (box: Quad, at: Hung): Point[] =>
    box.map(([x, y]) => {
      const onWall: Point = [x + at.left, y + at.top];
      return distorted(distortion, applyHomography(toPicture, curl === null ? onWall : lifted(curl, onWall)));
    });

  const sharp = new OffscreenCanvas(width, height);
  const picture = new ImageData(width, height);
  const pixels = ctx.getImageData(0, 0, flat.width, flat.height);
  project({ pixels, left, top }, { toPlane, distortion, curl }, picture);
  illuminate(scene.light, picture);
  if (scene.light.moire !== null) shimmer(scene.light.moire, picture);
  context(sharp).putImageData(picture, 0, 0);
  const words = main === undefined ? [] : wordBoxes(ctx, main.set).map((box) => place(corners(...box), main));
  if (scene.finger !== null) drawFinger(context(sharp), scene.finger, words.flat());
  const stored = turned(scene, develop(scene, sharp, main?.set.xHeight ?? 0));

  return {
    jpeg: await encode(stored, scene.lens),
    width: stored.width,
    height: stored.height,
    labelQuad:
      main === undefined
        ? null
        : place(corners(0, 0, main.set.width, main.set.height), main).map((point) => turnPoint(scene, point)),
    textQuads: hung.map((at) => place(textQuad(ctx, at.set), at).map((point) => turnPoint(scene, point))),
    wordCoverage: words.reduce((sum, word) => sum + area(word), 0) / (width * height),
    xHeight: main?.set.xHeight ?? null,
  };
}
