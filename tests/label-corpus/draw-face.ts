import { css } from './palette.ts';
import type { Point } from './homography.ts';
import type { SceneLabel } from './scene.ts';

type Context = OffscreenCanvasRenderingContext2D;
/** Draws all lines of a label in one colour, moved by so many pixels. */
type DrawLines = (ctx: Context, fill: string, shift: Point) => void;

/** Draws letters that are not one colour throughout. */
export function drawFaced(ctx: Context, label: SceneLabel, em: number, draw: DrawLines): void {
  if (label.face === 'cast') drawCast(ctx, label, em, draw);
  else if (label.face === 'cut') drawCut(ctx, label, em, draw);
  else {
    const layer = new OffscreenCanvas(ctx.canvas.width, ctx.canvas.height);
    const own = layer.getContext('2d');
    if (own === null) return;
    own.setTransform(ctx.getTransform());
    draw(own, css(label.ink), [0, 0]);
    own.globalCompositeOperation = label.face === 'dots' ? 'destination-in' : 'destination-out';
    if (label.face === 'dots') own.fillStyle = dotPattern(own, em);
    if (label.face === 'dots') own.fillRect(-1e5, -1e5, 2e5, 2e5);
    else hollow(own, em, draw);
    ctx.save();
    ctx.resetTransform();
    ctx.drawImage(layer, 0, 0);
    ctx.restore();
  }
}

/** Letters that stand up from their ground, mostly a little brighter: a bright rim where the light comes from, and a shadow. */
function drawCast(ctx: Context, label: SceneLabel, em: number, draw: DrawLines): void {
  const high = em * 0.04;
  const [x, y] = [high * label.shadow[0], high * label.shadow[1]];
  ctx.save();
  ctx.filter = `blur(${high / 2}px)`;
  draw(ctx, css([0, 0, 0], 0.65), [1.4 * x, 1.4 * y]);
  ctx.restore();
  draw(ctx, css([255, 255, 255], 0.5), [-x / 2, -y / 2]);
  draw(ctx, css(label.ink), [0, 0]);
}

/**
 * Letters cut into their ground, which shows their walls inside the strokes: the wall on the side of the light lies in
 * shadow, the one across is lit.
 */
function drawCut(ctx: Context, label: SceneLabel, em: number, draw: DrawLines): void {
  const deep = em * 0.04;
  const [x, y] = [deep * label.shadow[0], deep * label.shadow[1]];
  draw(ctx, css(label.ink), [0, 0]);
  drawWall(ctx, draw, { fill: css([255, 255, 255], 0.5), away: [-x / 2, -y / 2], blur: 0 });
  drawWall(ctx, draw, { fill: css([0, 0, 0], 0.65), away: [1.4 * x, 1.4 * y], blur: deep / 2 });
}

/** What is inside the letters, but not where they are when they are moved away. */
function drawWall(
  ctx: Context,
  draw: DrawLines,
  { fill, away, blur }: { fill: string; away: Point; blur: number },
): void {
  const layer = new OffscreenCanvas(ctx.canvas.width, ctx.canvas.height);
  const own = layer.getContext('2d');
  if (own === null) return;
  own.setTransform(ctx.getTransform());
  draw(own, fill, [0, 0]);
  own.globalCompositeOperation = 'destination-out';
  own.filter = `blur(${blur}px)`;
  draw(own, '#000', away);
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
}

/** Lit dots on a dark ground, six to the height of a capital. */
function dotPattern(ctx: Context, em: number): CanvasPattern {
  const step = (0.72 * em) / 7;
  const size = 16;
  const tile = new OffscreenCanvas(size, size);
  const dot = tile.getContext('2d');
  if (dot === null) throw new Error('no 2D context');
  dot.arc(size / 2, size / 2, size * 0.46, 0, 2 * Math.PI);
  dot.fill();
  const pattern = ctx.createPattern(tile, 'repeat');
  if (pattern === null) throw new Error('no pattern');
  pattern.setTransform(new DOMMatrix().scale(step / size));
  return pattern;
}

/** Takes out what is farther inside a letter than its outline is wide: where the letter shifted every way is, too. */
function hollow(ctx: Context, em: number, draw: DrawLines): void {
  const inside = new OffscreenCanvas(ctx.canvas.width, ctx.canvas.height);
  const own = inside.getContext('2d');
  if (own === null) return;
  own.setTransform(ctx.getTransform());
  const wide = em * 0.025;
  for (let at = 0; at < 8; at++) {
    const shifted = new OffscreenCanvas(ctx.canvas.width, ctx.canvas.height);
    const letters = shifted.getContext('2d');
    if (letters === null) return;
    letters.setTransform(ctx.getTransform());
    draw(letters, '#000', [wide * Math.cos((at * Math.PI) / 4), wide * Math.sin((at * Math.PI) / 4)]);
    own.save();
    own.resetTransform();
    own.globalCompositeOperation = at === 0 ? 'source-over' : 'source-in';
    own.drawImage(shifted, 0, 0);
    own.restore();
  }
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(inside, 0, 0);
  ctx.restore();
}
