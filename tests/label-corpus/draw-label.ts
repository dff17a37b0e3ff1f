import { css } from './palette.ts';
import { brush } from './draw-metal.ts';
import { drawFaced } from './draw-face.ts';
import { paintInto } from './draw-wall.ts';
import { drawMarks, drawScrews, marksHeight, MARK_ROOM } from './draw-marks.ts';
import type { Point } from './homography.ts';
import { lineText, type PrintedLine, type Run } from './layout.ts';
import type { Colour, LabelSize, SceneLabel } from './scene.ts';

/** Text size at which letters are measured: the browser rounds their height to whole pixels. */
const RULER = 1000;

interface PlacedLine {
  line: PrintedLine;
  x: number;
  baseline: number;
  width: number;
}

/** A label set at one text size; lengths in pixels, from the label's top left corner. */
export interface SetLabel {
  label: SceneLabel;
  em: number;
  width: number;
  height: number;
  xHeight: number;
  lines: readonly PlacedLine[];
  /** Of those so many stand above all columns, which end so far down. */
  head: { lines: number; bottom: number };
}

function shaded([red, green, blue]: Colour, by: number): Colour {
  return [Math.min(255, red * by), Math.min(255, green * by), Math.min(255, blue * by)];
}

function chooseFont(ctx: OffscreenCanvasRenderingContext2D, label: SceneLabel, run: Run, size: number): void {
  const family = run.font === undefined ? label.font : `"${run.font}", ${label.font}`;
  ctx.font = `${run.italic ? 'italic ' : ''}${run.bold ? 700 : label.weight} ${size}px ${family}`;
  ctx.fontVariantCaps = run.smallCaps ? 'small-caps' : 'normal';
  ctx.letterSpacing = `${(run.spacing ?? 0) * size}px`;
}

function lineWidth(
  ctx: OffscreenCanvasRenderingContext2D,
  label: SceneLabel,
  line: PrintedLine,
  em: number,
): number {
  return line.runs.reduce((sum, run) => {
    chooseFont(ctx, label, run, em * line.size);
    return sum + ctx.measureText(run.text).width;
  }, 0);
}

/** Measures a label and places its lines. */
export function setLabel(ctx: OffscreenCanvasRenderingContext2D, label: SceneLabel, em: number): SetLabel {
  const pad = label.padding * em;
  const lines: PlacedLine[] = [];
  let x = pad;
  let bottom = 0;
  const { head = [], columns } = label.printed;
  const below = (column: readonly PrintedLine[], top: number): { widest: number; y: number } => {
    const widths = column.map((line) => lineWidth(ctx, label, line, em));
    const widest = Math.max(0, ...widths);
    let y = top;
    for (const [at, line] of column.entries()) {
      const width = widths[at] ?? 0;
      y += line.gap * em;
      const room = widest - width;
      const left = x + (line.centred ? room / 2 : line.fromRight ? room : 0);
      if (line.picture) lines.push({ line, x, baseline: y, width: widest });
      else lines.push({ line, x: left, baseline: y + 0.8 * em * line.size, width });
      y += (line.size * label.leading + (line.picture?.height ?? 0)) * em;
    }
    return { widest, y };
  };
  const title = below(head, pad);
  const top = head.length === 0 ? pad : title.y + em;
  for (const column of columns) {
    const { widest, y } = below(column, top);
    bottom = Math.max(bottom, y);
    x += widest + 2.5 * em;
  }
  x = Math.max(x, pad + title.widest + 2.5 * em);
  chooseFont(ctx, label, { text: '' }, RULER);
  return {
    label,
    em,
    width: x - 2.5 * em + pad + (label.marks.length === 0 ? 0 : MARK_ROOM * em),
    height: Math.max(bottom, pad + marksHeight(label.marks.length) * em) + pad,
    xHeight: (ctx.measureText('x').actualBoundingBoxAscent * em) / RULER,
    lines,
    head: { lines: head.length, bottom: top - 0.3 * em },
  };
}

/** Sets a label so large that it stands in the picture as the scene wants; it never leaves the picture by itself. */
export function fitLabel(
  ctx: OffscreenCanvasRenderingContext2D,
  label: SceneLabel,
  size: LabelSize,
  picture: { width: number; height: number },
): SetLabel {
  const trial = setLabel(ctx, label, 100);
  if ('xHeight' in size) return setLabel(ctx, label, (100 * size.xHeight) / trial.xHeight);
  const byArea = Math.sqrt((size.fill * picture.width * picture.height) / (trial.width * trial.height));
  const byXHeight = size.minXHeight / trial.xHeight;
  const fits = Math.min((0.9 * picture.width) / trial.width, (0.9 * picture.height) / trial.height);
  return setLabel(ctx, label, 100 * Math.min(Math.max(byArea, byXHeight), fits));
}

function drawLine(
  ctx: OffscreenCanvasRenderingContext2D,
  set: SetLabel,
  placed: PlacedLine,
  at: Point,
  fill: string,
): void {
  let x = at[0] + placed.x;
  ctx.fillStyle = fill;
  for (const run of placed.line.runs) {
    chooseFont(ctx, set.label, run, set.em * placed.line.size);
    ctx.fillText(run.text, x, at[1] + placed.baseline);
    x += ctx.measureText(run.text).width;
  }
}

function drawLines(
  ctx: OffscreenCanvasRenderingContext2D,
  set: SetLabel,
  [left, top]: Point,
  fill: string,
  [dx, dy]: Point,
): void {
  for (const placed of set.lines) drawLine(ctx, set, placed, [left + dx, top + dy], fill);
}

/** The shadow of letters that stand on a pane before the wall. */
function drawOnWall(
  ctx: OffscreenCanvasRenderingContext2D,
  set: SetLabel,
  [left, top]: Point,
  { dx, dy, depth }: NonNullable<SceneLabel['onGlass']>,
): void {
  ctx.save();
  ctx.filter = `blur(${set.em * 0.06}px)`;
  const at: Point = [left + dx * set.em, top + dy * set.em];
  for (const placed of set.lines) drawLine(ctx, set, placed, at, css([0, 0, 0], depth));
  ctx.restore();
}

/** Draws the card (a board a few millimetres thick, with its shadow) and the letters on it. */
export function drawLabel(
  ctx: OffscreenCanvasRenderingContext2D,
  set: SetLabel,
  [left, top]: Point,
  paper: OffscreenCanvas,
): void {
  const { label, em, width, height } = set;
  if (label.card !== null) {
    ctx.save();
    ctx.shadowColor = css([0, 0, 0], label.cardShadow);
    ctx.shadowBlur = em * 0.7;
    ctx.shadowOffsetX = em * 0.12;
    ctx.shadowOffsetY = em * 0.28;
    ctx.fillStyle = css(label.card);
    ctx.fillRect(left, top, width, height);
    ctx.restore();
    if (label.backdrop !== null) {
      paintInto(ctx, { left, top, width, height }, label.backdrop.style, label.backdrop.seed);
      ctx.fillStyle = css(label.card, 1 - label.backdrop.strength);
      ctx.fillRect(left, top, width, height);
    }
    if (label.band !== null) {
      ctx.fillStyle = css(label.band.card);
      ctx.fillRect(left, top, width, set.head.bottom);
    }
    const pattern = ctx.createPattern(paper, 'repeat');
    if (pattern !== null) {
      ctx.save();
      ctx.globalCompositeOperation = 'hard-light';
      ctx.globalAlpha = 0.12;
      ctx.fillStyle = pattern;
      ctx.fillRect(left, top, width, height);
      ctx.restore();
    }
    if (label.metal !== null) brush(ctx, { left, top, width, height }, label.metal);
    const edge = Math.max(1, em * 0.07);
    ctx.fillStyle = css([0, 0, 0], 0.7 * label.cardShadow);
    ctx.fillRect(left, top + height - edge, width, edge);
    ctx.fillStyle = css([0, 0, 0], 0.35 * label.cardShadow);
    ctx.fillRect(left + width - edge, top, edge, height);
    // The edge that faces the lamps is as much brighter than the card as its shadow is dark.
    ctx.fillStyle = css(shaded(label.card, 1 + 0.4 * label.cardShadow));
    ctx.fillRect(left, top, width, edge / 2);
    if (label.ruled) {
      ctx.strokeStyle = css(label.ink);
      ctx.lineWidth = em * 0.1;
      const inset = 0.5 * em;
      ctx.strokeRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
    }
    if (label.screws) drawScrews(ctx, set, [left, top]);
  }
  drawMarks(ctx, set, [left, top]);
  for (const { line, x, baseline, width: wide } of set.lines) {
    const { picture } = line;
    if (!picture) continue;
    const box = { left: left + x, top: top + baseline, width: wide, height: picture.height * em };
    paintInto(ctx, box, (['strokes', 'landscape'] as const)[picture.seed % 2] ?? 'strokes', picture.seed);
  }
  if (label.onGlass !== null) drawOnWall(ctx, set, [left, top], label.onGlass);
  if (label.face !== 'solid')
    drawFaced(ctx, label, em, (to, fill, shift) => drawLines(to, set, [left, top], fill, shift));
  else drawPrinted(ctx, set, [left, top]);
}

function drawPrinted(ctx: OffscreenCanvasRenderingContext2D, set: SetLabel, [left, top]: Point): void {
  const { label, em } = set;
  for (const [index, placed] of set.lines.entries()) {
    if (label.engraved) {
      const deep = Math.max(1, em * 0.035);
      drawLine(ctx, set, placed, [left + deep, top + deep], 'rgb(255 255 255 / 0.55)');
    }
    const { ink } = index < set.head.lines && label.band !== null ? label.band : label;
    drawLine(ctx, set, placed, [left, top], css(ink));
  }
}

/** Boxes around the words: left, top, right, bottom in the label's own pixels. */
export function wordBoxes(
  ctx: OffscreenCanvasRenderingContext2D,
  set: SetLabel,
): (readonly [left: number, top: number, right: number, bottom: number])[] {
  return set.lines.flatMap(({ line, x, baseline, width }) => {
    const text = lineText(line);
    const tall = set.em * line.size;
    // Share of the line's width by an even cut: exact enough for an area.
    chooseFont(ctx, set.label, { text: '' }, tall);
    const scale = width / Math.max(1, ctx.measureText(text).width);
    return [...text.matchAll(/\S+/g)].map((word) => {
      const from = x + scale * ctx.measureText(text.slice(0, word.index)).width;
      return [from, baseline - 0.74 * tall, from + scale * ctx.measureText(word[0]).width, baseline] as const;
    });
  });
}
