import { inventLabel } from './labels-text.ts';
import { layLabel } from './layout.ts';
import { createRandom, type Random } from './random.ts';
import type { Point } from './homography.ts';
import type { Colour, Feature, Kind, Light, Scene, SceneLabel, Side } from './scene.ts';
import type { Turn } from './exif.ts';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1600, 1200],
  [1200, 1600],
  [2048, 1536],
  [1536, 2048],
  [2560, 1920],
  [1920, 2560],
  [1536, 2731],
  [3264, 2448],
  [4032, 3024],
];
const FONTS = [
  '"Liberation Sans", Arial, sans-serif',
  '"Liberation Serif", "Times New Roman", serif',
  '"Nimbus Sans", Helvetica, sans-serif',
  '"Noto Sans", Roboto, sans-serif',
  '"Noto Serif", Georgia, serif',
  '"DejaVu Sans", Verdana, sans-serif',
  '"DejaVu Serif", Cambria, serif',
  'P052, Palatino, serif',
  'C059, "Century Schoolbook", serif',
  '"URW Gothic", Futura, sans-serif',
  '"URW Bookman", Bookman, serif',
];
const WALLS: readonly Colour[] = [
  [226, 222, 214],
  [206, 203, 197],
  [186, 178, 166],
  [214, 190, 176],
  [150, 160, 168],
  [168, 156, 138],
  [120, 66, 58],
  [60, 74, 84],
];
const DARK_WALLS: readonly Colour[] = [
  [52, 40, 38],
  [38, 46, 60],
  [58, 30, 34],
  [40, 52, 46],
];
const CARDS: readonly Colour[] = [
  [246, 244, 239],
  [250, 250, 248],
  [240, 234, 220],
  [232, 231, 228],
];
const FRAMES: readonly Colour[] = [
  [176, 132, 58],
  [40, 34, 30],
  [112, 76, 44],
  [222, 218, 210],
];
const FEATURES: Record<'clean' | 'handheld' | 'hard', readonly Feature[]> = {
  clean: ['two-columns', 'capitals', 'painting', 'vinyl', 'white-on-dark'],
  handheld: [
    'warm',
    'gradient',
    'shadow',
    'vinyl',
    'painting',
    'neighbour',
    'two-columns',
    'capitals',
    'exif',
    'white-on-dark',
  ],
  hard: ['glare', 'shadow', 'dim', 'engraved', 'white-on-dark', 'touching', 'neighbour', 'turned', 'vinyl'],
};
/** What together would make a label that nobody could read, or that there is not. */
const EXCLUSIVE: readonly (readonly Feature[])[] = [
  ['glare', 'shadow', 'dim'],
  ['engraved', 'dim'],
  ['engraved', 'white-on-dark'],
  ['engraved', 'vinyl'],
  ['exif', 'turned'],
];

interface SceneOptions {
  /** Chosen at random for the kind when not given. */
  features?: readonly Feature[];
  width?: number;
  height?: number;
  turn?: Turn;
}

function grey(level: number): Colour {
  return [level, level, level];
}

function someFeatures(kind: Kind, random: Random): ReadonlySet<Feature> {
  if (kind === 'no_text') return new Set<Feature>(['painting']);
  if (kind === 'tiny_text') return new Set<Feature>(random.chance(0.8) ? ['painting'] : []);
  const pool = kind === 'clean' || kind === 'hard' ? FEATURES[kind] : FEATURES.handheld;
  const wanted = kind === 'clean' ? random.int(0, 1) : kind === 'hard' ? random.int(2, 3) : random.int(1, 2);
  const chosen = new Set<Feature>();
  while (chosen.size < wanted) {
    const feature = random.pick(pool);
    const rivals = EXCLUSIVE.filter((group) => group.includes(feature)).flat();
    if (!rivals.some((rival) => chosen.has(rival))) chosen.add(feature);
  }
  return chosen;
}

function makeLabel(random: Random, features: ReadonlySet<Feature>, wall: Colour): SceneLabel {
  const twoColumns = features.has('two-columns');
  const fields = inventLabel(random, twoColumns || random.chance(0.5));
  const style =
    fields.artist === null ? 'culture-first' : random.pick(['artist-first', 'title-first'] as const);
  const capitals = features.has('capitals');
  const measure = random.int(30, twoColumns ? 40 : 52);
  const printed = layLabel(fields, { style, twoColumns, capitals, measure }, random);
  const made = {
    printed,
    font: random.pick(FONTS),
    leading: random.between(1.22, 1.5),
    padding: random.between(1.4, 3),
    engraved: features.has('engraved'),
    cardShadow: random.between(0.3, 0.55),
  };
  if (made.engraved) {
    const card = random.int(150, 196);
    return { ...made, card: [card, card, card + 2], ink: grey(random.int(30, 62)) };
  }
  if (features.has('white-on-dark')) {
    const card = features.has('vinyl') ? null : random.pick(DARK_WALLS);
    return { ...made, card, ink: grey(random.int(228, 250)) };
  }
  if (features.has('vinyl')) {
    const dark = 0.299 * wall[0] + 0.587 * wall[1] + 0.114 * wall[2] < 110;
    return { ...made, card: null, ink: grey(dark ? random.int(225, 245) : random.int(18, 50)) };
  }
  return { ...made, card: random.pick(CARDS), ink: grey(random.int(16, 64)) };
}

function makeLight(kind: Kind, features: ReadonlySet<Feature>, random: Random): Light {
  const clean = kind === 'clean';
  const warmth = features.has('warm') ? random.between(0.5, 1) : random.between(0, clean ? 0.15 : 0.35);
  const slope = features.has('gradient') ? random.between(0.45, 0.8) : random.between(0, clean ? 0.12 : 0.3);
  const direction = random.between(0, 2 * Math.PI);
  return {
    exposure: features.has('dim') ? random.between(0.42, 0.58) : random.between(clean ? 0.92 : 0.75, 1.04),
    gains: [1, 1 - 0.13 * warmth, 1 - 0.38 * warmth],
    gradient: [slope * Math.cos(direction), slope * Math.sin(direction)],
    vignette: random.between(0.03, clean ? 0.12 : 0.3),
    shadow: features.has('shadow')
      ? {
          angle: random.between(0, 2 * Math.PI),
          offset: random.between(-0.12, 0.12),
          depth: random.between(0.25, kind === 'hard' ? 0.55 : 0.4),
          softness: random.between(0.006, 0.06),
        }
      : null,
    glare: features.has('glare')
      ? {
          x: random.between(0.3, 0.7),
          y: random.between(0.35, 0.65),
          rx: random.between(0.1, 0.26),
          ry: random.between(0.05, 0.14),
          angle: random.between(0, Math.PI),
          strength: random.between(0.4, 0.68),
        }
      : null,
  };
}

/** Describes a readable photo of the kind's difficulty; the unreadable kinds spoil one. */
function readableScene(kind: Kind, seed: number, options: SceneOptions): Scene {
  const random = createRandom(Math.imul(seed, 2654435761) ^ kind.length);
  const features = options.features === undefined ? someFeatures(kind, random) : new Set(options.features);
  const [width, height] = random.pick(SIZES);
  const wall = features.has('white-on-dark') && features.has('vinyl') ? DARK_WALLS : WALLS;
  const colour = random.pick(wall);
  const touching = features.has('touching');
  const tilt = kind === 'clean' ? 1.5 : kind === 'hard' && !touching ? 15 : 9;
  const roll = kind === 'clean' ? 1 : kind === 'hard' && !touching ? 12 : 6;
  const painting = features.has('painting');
  const leftOrRight = random.pick<Side>(['left', 'right']);
  const neighbour = features.has('neighbour');
  const side = random.pick<Side>(['left', 'right', 'above', 'below']);
  const minXHeight = random.between(12, 20);
  return {
    seed,
    kind,
    width: options.width ?? width,
    height: options.height ?? height,
    wall: { colour, roughness: random.between(0.25, 1), grain: random.between(0.3, 0.9) },
    label: makeLabel(random, features, colour),
    size: { fill: random.between(0.22, neighbour || painting ? 0.32 : 0.58), minXHeight },
    place: touching ? { touching: side } : [random.between(-0.05, 0.05), random.between(-0.05, 0.05)],
    neighbour: neighbour ? { label: makeLabel(random, new Set(), colour), side } : null,
    painting: painting ? { seed: random.int(0, 1e9), side: leftOrRight, frame: random.pick(FRAMES) } : null,
    pose: {
      yaw: random.between(-tilt, tilt),
      pitch: random.between(-tilt, tilt),
      roll: random.between(-roll, roll),
    },
    light: makeLight(kind, features, random),
    lens: {
      blur: kind === 'clean' ? 0.5 : random.between(0.5, 1.1),
      blurXHeights: 0,
      ghosts: [],
      noise: kind === 'clean' ? random.between(0.5, 2) : random.between(2, kind === 'hard' ? 9 : 6),
      jpegQuality: random.between(kind === 'clean' ? 0.88 : 0.72, 0.93),
    },
    turn: options.turn ?? (features.has('turned') || features.has('exif') ? random.pick([90, 180, 270]) : 0),
    exif: features.has('exif') ? random.pick(['II', 'MM'] as const) : null,
  };
}

function shifted([red, green, blue]: Colour, by: number): Colour {
  return [red + by, green + by, blue + by];
}

/** Ink, card and wall within a few levels of each other, as under a flood of light or with hardly any. */
function lowContrast(scene: Scene, random: Random): Scene {
  const dark = random.chance(0.3);
  const paper: Colour = dark ? [58, 56, 54] : [238, 237, 234];
  const label = scene.label && {
    ...scene.label,
    card: scene.label.card && paper,
    ink: shifted(paper, dark ? random.int(4, 7) : -random.int(3, 7)),
    engraved: false,
    // Flat light: with a deep one the picture as a whole would have contrast enough.
    cardShadow: 0.12,
  };
  return {
    ...scene,
    label,
    wall: { ...scene.wall, colour: shifted(paper, random.int(-8, 0)), roughness: 0.15 },
    painting: null,
    neighbour: null,
    light: { ...scene.light, exposure: 1, gradient: [0.03, 0.02], vignette: 0.04, shadow: null, glare: null },
    lens: { ...scene.lens, noise: random.between(0.5, 2) },
  };
}

/** Large letters that were in good light, and so far out of focus that they run into each other. */
function outOfFocus(scene: Scene, random: Random): Scene {
  const { card } = scene.label ?? { card: null };
  const bright = card === null || card[0] > 200;
  return {
    ...scene,
    label: scene.label && {
      ...scene.label,
      card: card ?? random.pick(CARDS),
      ink: grey(bright ? random.int(10, 36) : random.int(236, 250)),
    },
    neighbour: null,
    size: { fill: random.between(0.4, 0.58), minXHeight: 24 },
    light: { ...scene.light, exposure: random.between(0.9, 1.04), gradient: [0.08, 0.05], shadow: null },
    lens: { ...scene.lens, blurXHeights: random.between(0.5, 0.8), noise: random.between(0.5, 2) },
  };
}

/** Letters large and sharp enough, but seen several times over by a jerking hand. */
function hardToRead(scene: Scene, random: Random): Scene {
  const ghosts: Point[] = [[0, 0]];
  const heading = random.between(0, 2 * Math.PI);
  let [x, y] = [0, 0];
  for (let count = random.int(2, 4); count > 0; count--) {
    // Within 60 degrees of the heading: a hand that came back would leave one clear image.
    const direction = heading + random.between(-Math.PI / 3, Math.PI / 3);
    const step = random.between(0.6, 1.1);
    [x, y] = [x + step * Math.cos(direction), y + step * Math.sin(direction)];
    ghosts.push([x, y]);
  }
  const lens = { ...scene.lens, ghosts, blur: 0.5, noise: random.between(10, 20), jpegQuality: 0.85 };
  // Large: rule 4 speaks first where words cover little of the picture.
  const size = { fill: random.between(0.45, 0.6), minXHeight: 16 };
  return { ...scene, neighbour: null, painting: null, size, lens };
}

function spoilt(scene: Scene, random: Random): Scene {
  const upright: Scene = { ...scene, turn: 0, exif: null };
  switch (scene.kind) {
    case 'low_resolution': {
      const [width, height] = random.pick([
        [320, 240],
        [240, 180],
        [148, 260],
        [190, 248],
      ] as const);
      return {
        ...upright,
        width,
        height,
        size: { fill: 0.5, minXHeight: 1 },
        lens: { ...scene.lens, blur: 0.3 },
      };
    }
    case 'low_contrast':
      return lowContrast(upright, random);
    case 'blurry':
      return outOfFocus(upright, random);
    case 'tiny_text':
      return {
        ...upright,
        size: { xHeight: random.between(2.4, 3.2) },
        place: [0.3, random.between(0.1, 0.3)],
        // Sharp: all that is wrong is the distance.
        lens: { ...scene.lens, blur: 0.3, noise: random.between(0.5, 2) },
        painting: scene.painting && { ...scene.painting, side: 'left' },
      };
    case 'hard_to_read':
      return hardToRead(upright, random);
    case 'no_text': {
      const side = random.chance(0.35) ? 'whole' : random.pick<Side>(['left', 'right']);
      return {
        ...upright,
        label: null,
        neighbour: null,
        painting: scene.painting && { ...scene.painting, side },
      };
    }
    case 'clean':
    case 'handheld':
    case 'hard':
      break;
  }
  return scene;
}

/**
 * Describes one photo of an invented label.
 * @param seed the same kind, seed and options give the same scene
 */
export function makeScene(kind: Kind, seed: number, options: SceneOptions = {}): Scene {
  const scene = readableScene(kind, seed, options);
  return spoilt(scene, createRandom(seed ^ 0x5bd1e995));
}
