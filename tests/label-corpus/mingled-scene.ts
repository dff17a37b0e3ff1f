import { inventLabel, inventPanel } from './labels-text.ts';
import { block, lineText, type PrintedLine } from './layout.ts';
import { CARDS, DARK_WALLS, grey, shifted } from './palette.ts';
import type { Random } from './random.ts';
import type { Colour, Light, Scene, SceneLabel } from './scene.ts';

/** Grounds of one colour with an ink of another: print that is plain to see by its colour more than by its light. */
const COLOURED: readonly { card: Colour; ink: Colour }[] = [
  { card: [30, 60, 120], ink: [240, 120, 60] },
  { card: [196, 40, 44], ink: [250, 222, 90] },
  { card: [236, 226, 206], ink: [198, 120, 40] },
  { card: [244, 244, 242], ink: [206, 60, 40] },
  { card: [238, 190, 60], ink: [150, 40, 40] },
  { card: [42, 110, 98], ink: [244, 206, 150] },
  { card: [96, 96, 100], ink: [240, 170, 60] },
];
/** Bands and halves of a panel, dark enough for light letters. */
const BANDS: readonly Colour[] = [
  [28, 52, 96],
  [140, 34, 40],
  [32, 84, 70],
  [30, 30, 34],
  [196, 84, 30],
  [88, 60, 110],
];
/** Painted or cast all over, letters and ground alike. */
const PLATES: readonly Colour[] = [
  [64, 54, 44],
  [96, 78, 52],
  [120, 122, 124],
  [150, 148, 142],
  [186, 178, 160],
  [206, 204, 198],
  [52, 66, 58],
];

/** A panel whose heading stands light in a band of colour, or which is printed in colours; both are common. */
export function inBands(scene: Scene, label: SceneLabel, random: Random): Scene {
  const measure = random.int(26, 44);
  const heading = block(inventLabel(random, false).title ?? 'Rooms', measure, {
    bold: true,
    size: random.between(1.3, 2.6),
  });
  const paragraphs = inventPanel(random).slice(0, random.int(1, 3));
  const body = paragraphs.flatMap((text) => block(text, measure, { gap: 0.7 }));
  const banded = random.chance(0.65);
  const look = banded ? { card: random.pick(CARDS), ink: grey(random.int(16, 60)) } : random.pick(COLOURED);
  return {
    ...scene,
    label: {
      ...label,
      ...look,
      printed: { fields: { ...label.printed.fields }, head: heading, columns: [body] },
      band: banded ? { card: random.pick(BANDS), ink: grey(random.int(225, 252)) } : null,
      marks: [],
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.15, 0.45), minXHeight: random.between(14, 22) },
    pose: { yaw: random.between(-14, 14), pitch: random.between(-14, 14), roll: random.between(-6, 6) },
  };
}

/** Letters that stand up from a plate of their own colour, or are cut into it: only their rims, lit on one side, can be seen. */
export function inRelief(scene: Scene, label: SceneLabel, random: Random): Scene {
  const card = random.pick(PLATES);
  // From the left above, from above, from the right above.
  const falling = random.pick([0.25, 0.5, 0.75]) * Math.PI + random.between(-0.3, 0.3);
  const raised = random.chance(0.7);
  const far = 1.4;
  const measure = random.int(20, 36);
  const capitals = random.chance(0.6);
  const title = block(inventLabel(random, false).title ?? 'Market Hall', measure, { bold: true, size: 1.4 });
  const text = inventPanel(random)
    .slice(0, 1)
    .flatMap((part) => block(part, measure, { bold: random.chance(0.5), gap: 0.6 }));
  const lines = [...title, ...text.slice(0, random.int(3, 9))].map((line): PrintedLine => ({
    ...line,
    centred: random.chance(0.7),
    runs: capitals ? line.runs.map((run) => ({ ...run, text: lineText(line).toUpperCase() })) : line.runs,
  }));
  const pattern = random.pick(['plaster', 'brick', 'concrete', 'foliage'] as const);
  return {
    ...scene,
    wall: { ...scene.wall, pattern },
    label: {
      ...label,
      printed: { fields: { ...label.printed.fields }, columns: [lines] },
      card,
      ink: shifted(card, random.int(-6, 14)),
      face: raised ? 'cast' : 'cut',
      shadow: [far * Math.cos(falling), far * Math.sin(falling)],
      weight: 700,
      ruled: random.chance(0.4),
      marks: [],
      screws: random.chance(0.5),
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.15, 0.45), minXHeight: random.between(18, 30) },
  };
}

/**
 * Several difficulties at once, as photos from outside have them: seen from aside and off the middle, in the light of
 * the place, mirrored, shaken, processed, and made small.
 * @param scene a photo of one of the other kinds
 */
export function mingled(scene: Scene, random: Random): Scene {
  const { label, light, lens, pose } = scene;
  const wide = Math.max(scene.width, scene.height);
  const by = Math.min(1, random.between(900, 2400) / wide);
  const minXHeight = random.between(7.5, 12);
  const far = (): number => random.between(8, 24) * random.pick([-1, 1]);
  const aside = random.chance(0.5) && { yaw: far() };
  const above = random.chance(0.5) && { pitch: far() };
  const shadow = {
    angle: random.between(0, 2 * Math.PI),
    offset: random.between(-0.15, 0.15),
    depth: random.between(0.2, 0.55),
    softness: random.between(0.01, 0.1),
  };
  const pane = (): Light['panes'][number] => ({
    x: random.between(0.2, 0.8),
    y: random.between(0.2, 0.8),
    width: random.between(0.02, 0.25),
    height: random.between(0.05, 0.5),
    angle: random.between(-0.4, 0.4),
    strength: random.between(0.08, 0.4),
    softness: random.between(0.005, 0.04),
  });
  const dim = random.chance(0.4);
  const heading = random.between(0, 2 * Math.PI);
  const reach = random.between(0.03, 0.1);
  const step = [reach * Math.cos(heading), reach * Math.sin(heading)] as const;
  const isShaken = random.chance(0.5);
  return {
    ...scene,
    width: Math.round(scene.width * by),
    height: Math.round(scene.height * by),
    wall: {
      ...scene.wall,
      ...(random.chance(0.4) && { pattern: 'clutter' }),
      ...(label?.card && random.chance(0.3) && { colour: random.pick(DARK_WALLS) }),
    },
    label,
    size: { fill: random.between(0.12, 0.4), minXHeight },
    place: [random.between(-0.2, 0.2), random.between(-0.2, 0.2)],
    pose: { ...pose, ...aside, ...above, roll: random.between(-9, 9) },
    light: {
      ...light,
      exposure: dim ? random.between(0.4, 0.7) : light.exposure,
      ...(random.chance(0.4) && { shadow }),
      panes: random.chance(0.5) ? [pane(), pane()] : light.panes,
    },
    lens: {
      ...lens,
      ghosts: isShaken ? [[0, 0], step, [2 * step[0], 2 * step[1]]] : [],
      blur: random.between(0.4, 0.9),
      sharpening: random.between(0, 1.2),
      halo: random.chance(0.3) ? random.between(0.1, 0.4) : 0,
      noise: dim ? random.between(4, 10) : random.between(1, 5),
      jpegQuality: random.between(0.5, 0.85),
      firstQuality: random.chance(0.5) ? random.between(0.5, 0.85) : null,
    },
  };
}
