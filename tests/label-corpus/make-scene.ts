import { inventLabel } from './labels-text.ts';
import { layLabel } from './layout.ts';
import { asMuseum } from './museum-scene.ts';
import { CARDS, DARK_WALLS, FINGERS, FRAMES, grey, WALLS } from './palette.ts';
import { asPhone, phoneFeatures } from './phone-scene.ts';
import { createRandom, type Random } from './random.ts';
import {
  MUSEUM_KINDS,
  type Colour,
  type Feature,
  type Kind,
  type Light,
  type Scene,
  type SceneLabel,
  type Side,
} from './scene.ts';
import { spoilt } from './spoil-scene.ts';
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
/** What a phone or a label may add to any hand-held photo; chosen apart, so that older scenes stay as they are. */
const EXTRAS: readonly Feature[] = ['barrel', 'curl', 'finger', 'exif-wrong', 'brick', 'boards'];
/** ... and what surrounds a label that is far away or that there is not. */
const SURROUNDINGS: readonly Feature[] = ['brick', 'boards', 'stripes', 'landscape'];
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

function withExtras(kind: Kind, features: ReadonlySet<Feature>, random: Random): ReadonlySet<Feature> {
  if (kind === 'no_text' || kind === 'tiny_text') {
    return random.chance(0.4) ? features : new Set([...features, random.pick(SURROUNDINGS)]);
  }
  if ((kind !== 'handheld' && kind !== 'hard') || random.chance(0.6)) return features;
  const extra = random.pick(EXTRAS);
  const unfit =
    (extra === 'exif-wrong' && (features.has('exif') || features.has('turned'))) ||
    (extra === 'curl' && (features.has('vinyl') || features.has('engraved')));
  return unfit ? features : new Set([...features, extra]);
}

/** What the newer features change, drawn from a random of their own. */
function extended(scene: Scene, features: ReadonlySet<Feature>, random: Random): Scene {
  const { label, lens, wall, painting } = scene;
  const pattern = features.has('brick') ? 'brick' : features.has('boards') ? 'boards' : wall.pattern;
  const style = features.has('stripes') ? 'stripes' : features.has('landscape') ? 'landscape' : 'strokes';
  const barrel = random.between(0.02, 0.05);
  const curl = random.between(0.04, 0.09);
  const corner = random.pick([0, 1, 2, 3] as const);
  const finger = { corner, reach: random.between(0.1, 0.2), colour: random.pick(FINGERS) };
  const tagged = random.pick([90, 180, 270] as const);
  return {
    ...scene,
    wall: { ...wall, pattern },
    painting: painting && { ...painting, style },
    ...(features.has('barrel') && { lens: { ...lens, barrel } }),
    ...(features.has('curl') && { label: label && { ...label, curl } }),
    ...(features.has('finger') && { finger }),
    ...(features.has('exif-wrong') && { exif: random.pick(['II', 'MM'] as const), tagged }),
  };
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
    weight: 400,
    marks: [],
    screws: false,
    engraved: features.has('engraved'),
    face: 'solid' as const,
    shadow: [1, 1] as const,
    backdrop: null,
    band: null,
    ruled: false,
    metal: null,
    onGlass: null,
    curl: 0,
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
    panes: [],
    moire: null,
  };
}

function neighbourSides(features: ReadonlySet<Feature>, side: Side): readonly Side[] {
  if (features.has('row-of-labels')) return ['left', 'right', side];
  return features.has('neighbour') ? [side] : [];
}

/** Describes a readable photo of the kind's difficulty; the unreadable kinds spoil one. */
function readableScene(kind: Kind, seed: number, options: SceneOptions): Scene {
  const random = createRandom(Math.imul(seed, 2654435761) ^ kind.length);
  const later = createRandom(Math.imul(seed, 2246822519) ^ 0x3c6ef372);
  const features =
    options.features === undefined
      ? withExtras(kind, someFeatures(kind, random), later)
      : new Set(options.features);
  const [width, height] = random.pick(SIZES);
  const wall = features.has('white-on-dark') && features.has('vinyl') ? DARK_WALLS : WALLS;
  const colour = random.pick(wall);
  const touching = features.has('touching');
  const tilt = kind === 'clean' ? 1.5 : kind === 'hard' && !touching ? 15 : 9;
  const roll = kind === 'clean' ? 1 : kind === 'hard' && !touching ? 12 : 6;
  const painting = features.has('painting');
  const leftOrRight = random.pick<Side>(['left', 'right']);
  const side = random.pick<Side>(['left', 'right', 'above', 'below']);
  const minXHeight = random.between(12, 20);
  const scene: Omit<Scene, 'turn' | 'tagged'> = {
    seed,
    kind,
    features: [...features],
    width: options.width ?? width,
    height: options.height ?? height,
    wall: { colour, roughness: random.between(0.25, 1), grain: random.between(0.3, 0.9), pattern: 'plaster' },
    label: makeLabel(random, features, colour),
    size: { fill: random.between(0.22, features.has('neighbour') || painting ? 0.32 : 0.58), minXHeight },
    place: touching ? { touching: side } : [random.between(-0.05, 0.05), random.between(-0.05, 0.05)],
    neighbours: neighbourSides(features, side).map((beside) => ({
      label: makeLabel(random, new Set(), colour),
      side: beside,
    })),
    painting: painting
      ? { seed: random.int(0, 1e9), side: leftOrRight, frame: random.pick(FRAMES), style: 'strokes' }
      : null,
    pose: {
      yaw: random.between(-tilt, tilt),
      pitch: random.between(-tilt, tilt),
      roll: random.between(-roll, roll),
    },
    light: makeLight(kind, features, random),
    finger: null,
    lens: {
      barrel: 0,
      blur: kind === 'clean' ? 0.5 : random.between(0.5, 1.1),
      blurXHeights: 0,
      ghosts: [],
      bloom: 0,
      sharpening: 0,
      halo: 0,
      noise: kind === 'clean' ? random.between(0.5, 2) : random.between(2, kind === 'hard' ? 9 : 6),
      jpegQuality: random.between(kind === 'clean' ? 0.88 : 0.72, 0.93),
      firstQuality: null,
    },
    exif: null,
  };
  const turned = features.has('turned') || features.has('exif');
  const turn = options.turn ?? (turned ? random.pick([90, 180, 270] as const) : 0);
  const exif = features.has('exif') ? random.pick(['II', 'MM'] as const) : null;
  return extended({ ...scene, turn, exif, tagged: turn }, features, later);
}

/**
 * Describes one photo of an invented label.
 * @param seed the same kind, seed and options give the same scene
 */
export function makeScene(kind: Kind, seed: number, options: SceneOptions = {}): Scene {
  const random = createRandom(seed ^ 0x5bd1e995);
  const museum = MUSEUM_KINDS.find((name) => name === kind);
  if (museum) return asMuseum(readableScene(kind, seed, { features: [], ...options }), museum, random);
  if (kind !== 'phone') return spoilt(readableScene(kind, seed, options), random);
  const features = options.features ?? phoneFeatures(random);
  return asPhone(readableScene(kind, seed, { ...options, features }), random);
}
