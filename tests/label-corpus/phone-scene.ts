import type { Point } from './homography.ts';
import { FOREIGN, inventPanel } from './labels-text.ts';
import { block, type PrintedLabel, type PrintedLine } from './layout.ts';
import { DARK_WALLS, FRAMES, grey, METALS, TINTED_CARDS, TINTED_WALLS } from './palette.ts';
import type { Random } from './random.ts';
import {
  PHONE_FEATURES,
  type Feature,
  type Light,
  type PhoneFeature,
  type Scene,
  type SceneLabel,
} from './scene.ts';

/** Set in the fonts that `fonts.ts` brings along, so that they are the same on every machine. */
const TYPE: Partial<Record<PhoneFeature, readonly (readonly [font: string, weight: number])[]>> = {
  'light-type': [
    ['Lato', 300],
    ['Lato', 100],
    ['Jost', 200],
    ['Jost', 300],
    ['"Roboto Condensed"', 300],
  ],
  condensed: [['"Roboto Condensed"', 400]],
  'old-style': [['"EB Garamond"', 400]],
  handwriting: [['Kalam', 400]],
  hairlines: [
    ['"Playfair Display"', 400],
    ['"Bodoni Moda"', 400],
  ],
};

/** One or two at random; two that stand for the same thing, say two kinds of type, are not told apart. */
export function phoneFeatures(random: Random): readonly Feature[] {
  const first = random.pick(PHONE_FEATURES);
  const second = random.pick(PHONE_FEATURES);
  return first === second || random.chance(0.5) ? [first] : [first, second];
}

/**
 * The readable scene as a phone takes it: twelve megapixels of which the label is a small part, motion of the hand,
 * noise, sharpening, strong compression, and what else its features say.
 */
export function asPhone(scene: Scene, random: Random): Scene {
  const has = (feature: PhoneFeature): boolean => scene.features.includes(feature);
  const portrait = random.chance(0.5);
  const panel = has('wall-panel');
  // Which of several labels is meant is where the visitor aims.
  const aim = has('row-of-labels') ? 0.03 : 0.14;
  const place: Point = [random.between(-aim, aim), random.between(-aim, aim)];
  const fill = panel ? random.between(0.3, 0.5) : random.between(0.03, 0.16);
  const placed: Scene = {
    ...scene,
    width: portrait ? 3024 : 4032,
    height: portrait ? 4032 : 3024,
    size: has('far') ? { xHeight: random.between(9, 14) } : { fill, minXHeight: random.between(15, 22) },
    place,
    wall: phoneWall(scene, random),
    painting: scene.painting ?? (random.chance(0.5) ? paintingBeside(random) : null),
    pose: phonePose(scene, random),
    lens: phoneLens(scene, random),
  };
  const wall = placed.wall.colour;
  const dark = 0.299 * wall[0] + 0.587 * wall[1] + 0.114 * wall[2] < 110;
  const label = scene.label && phoneLabel(scene.label, has, dark, random);
  return {
    ...placed,
    label,
    // A room's labels are of one make.
    neighbours: scene.neighbours.map((neighbour) => {
      const { printed } = neighbour.label;
      return { ...neighbour, label: label === null ? neighbour.label : { ...label, printed } };
    }),
    light: phoneLight(placed, place, random),
  };
}

/** More of the picture than of the label, as is common: a frame that is cut off by the border. */
function paintingBeside(random: Random): NonNullable<Scene['painting']> {
  const side = random.pick(['left', 'right'] as const);
  const style = random.pick(['strokes', 'stripes', 'landscape'] as const);
  return { seed: random.int(0, 1e9), side, frame: random.pick(FRAMES), style };
}

function phoneWall({ wall, features }: Scene, random: Random): Scene['wall'] {
  const tinted = { ...wall, colour: random.pick(TINTED_WALLS) };
  if (features.includes('lightbox')) return { ...wall, colour: random.pick(DARK_WALLS) };
  if (features.includes('wood')) return { ...tinted, pattern: 'boards' };
  if (features.includes('damask')) return { ...tinted, pattern: 'damask' };
  if (features.includes('concrete'))
    return { ...wall, colour: grey(random.int(120, 190)), pattern: 'concrete' };
  return wall;
}

/** Turned further than the other kinds, one way or the other. */
function phonePose({ pose, features }: Scene, random: Random): Scene['pose'] {
  const far = (): number => random.between(18, 25) * (random.chance(0.5) ? 1 : -1);
  if (features.includes('steep'))
    return random.chance(0.5) ? { ...pose, yaw: far() } : { ...pose, pitch: far() };
  return features.includes('askew') ? { ...pose, roll: far() } : pose;
}

function phoneLens({ lens, features }: Scene, random: Random): Scene['lens'] {
  const night = features.includes('night');
  // A hand moves on in one direction while the shutter is open.
  const reach = random.between(0, features.includes('jerked') ? 0.3 : 0.12);
  const heading = random.between(0, 2 * Math.PI);
  const step: Point = [(reach / 3) * Math.cos(heading), (reach / 3) * Math.sin(heading)];
  const ghosts = [[0, 0] as const, ...[1, 2, 3].map((far): Point => [far * step[0], far * step[1]])];
  return {
    ...lens,
    ghosts: reach < 0.05 ? [] : ghosts,
    barrel: random.between(0, 0.02),
    blur: random.between(0.8, 1.6),
    bloom: features.includes('lightbox') ? random.between(0.15, 0.3) : 0,
    sharpening: random.between(0.4, 1.2),
    noise: night ? random.between(10, 18) : random.between(2, 7),
    jpegQuality: random.between(0.4, 0.85),
  };
}

function phoneLight({ light, features, width, height }: Scene, place: Point, random: Random): Light {
  const long = Math.max(width, height);
  const at = (spread: number): { x: number; y: number } => ({
    x: 0.5 + place[0] + random.between(-spread, spread),
    y: 0.5 + place[1] + random.between(-spread, spread),
  });
  const pane = (strength: number) => ({
    ...at(0.12),
    width: random.between(0.06, 0.25),
    height: random.between(0.1, 0.4),
    angle: random.between(-0.3, 0.3),
    strength,
    softness: random.between(0.004, 0.03),
  });
  const washedOut = {
    ...at(0.04),
    rx: (long / width) * random.between(0.04, 0.1),
    ry: (long / height) * random.between(0.02, 0.05),
    angle: random.between(0, Math.PI),
    strength: random.between(0.65, 0.85),
  };
  return {
    ...light,
    ...(features.includes('night') && {
      exposure: random.between(0.35, 0.5),
      gains: [1, 0.78, 0.45] as const,
    }),
    ...(features.includes('reflection') && {
      panes: [
        pane(random.between(0.2, 0.5)),
        pane(random.between(0.15, 0.4)),
        pane(random.between(0.1, 0.3)),
      ],
    }),
    ...(features.includes('washed-out') && { glare: washedOut }),
    ...(features.includes('visitor-shadow') && {
      shadow: {
        angle: random.between(0, 2 * Math.PI),
        offset: random.between(-0.1, 0.1),
        depth: random.between(0.35, 0.6),
        softness: random.between(0.02, 0.15),
      },
    }),
  };
}

function phoneLabel(
  label: SceneLabel,
  has: (feature: PhoneFeature) => boolean,
  dark: boolean,
  random: Random,
): SceneLabel {
  const type = PHONE_FEATURES.flatMap((feature) => (has(feature) ? (TYPE[feature] ?? []) : []));
  const [font, weight] = type.length === 0 ? [label.font, label.weight] : random.pick(type);
  const tint = random.pick(TINTED_CARDS);
  const marks = (['code', 'sign', 'handset'] as const).filter(() => has('marks') && random.chance(0.6));
  return {
    ...label,
    printed: phonePrint(label.printed, has, random),
    font: `${font}, ${label.font}`,
    weight,
    marks,
    screws: has('marks') || random.chance(0.1),
    ...(has('coloured-card') && tint),
    ...(has('letters-on-wall') && {
      card: null,
      ink: grey(dark ? random.int(230, 250) : random.int(14, 40)),
    }),
    ...(has('metal') && {
      ...random.pick(METALS),
      metal: { seed: random.int(0, 1e9), lamp: random.between(0, 1), shine: random.between(0.1, 0.5) },
    }),
    ...(has('on-glass') && {
      card: null,
      ink: grey(dark ? random.int(230, 250) : random.int(14, 40)),
      onGlass: {
        dx: random.between(-0.5, 0.5),
        dy: random.between(0.15, 0.6),
        depth: random.between(0.08, 0.22),
      },
    }),
    ...(has('lightbox') && { card: [255, 255, 255], ink: grey(random.int(20, 60)), cardShadow: 0 }),
  };
}

function phonePrint(
  printed: PrintedLabel,
  has: (feature: PhoneFeature) => boolean,
  random: Random,
): PrintedLabel {
  const measure = has('wall-panel') ? random.int(48, 66) : random.int(30, 44);
  const long = has('long-lines') ? random.int(70, 95) : measure;
  const [first = [], ...others] = printed.columns;
  const panel = has('wall-panel')
    ? [...first.slice(0, 2), ...inventPanel(random).flatMap(paragraph(measure))]
    : has('long-lines')
      ? [...first, ...inventPanel(random).slice(0, 2).flatMap(paragraph(long))]
      : first;
  const language = random.pick(FOREIGN);
  const foreign = [0, 1, 2].map((at) => language[at] ?? '').join(' ');
  const cut = (lines: readonly PrintedLine[], from: number, to: number, change: object): PrintedLine[] =>
    lines.map((line, at) =>
      at < from || at >= to ? line : { ...line, runs: line.runs.map((run) => ({ ...run, ...change })) },
    );
  const italic = has('italics') ? cut(panel, 1, random.int(3, 30), { italic: true }) : panel;
  const capitals = has('small-caps') ? cut(italic, 0, random.int(1, 4), { smallCaps: true }) : italic;
  const spaced = has('letter-spaced') ? spacedOut(capitals, random) : capitals;
  const below = has('bilingual-below') ? [...spaced, ...paragraph(measure)(foreign)] : spaced;
  const beside = has('bilingual-beside') ? [block(foreign, measure, {})] : [];
  return { ...printed, columns: [below, ...others, ...beside] };
}

/** The first lines in capitals set apart, as names and titles are. */
function spacedOut(lines: readonly PrintedLine[], random: Random): PrintedLine[] {
  const [to, spacing] = [random.int(1, 4), random.between(0.08, 0.25)];
  return lines.map((line, at) =>
    at >= to
      ? line
      : { ...line, runs: line.runs.map((run) => ({ ...run, text: run.text.toUpperCase(), spacing })) },
  );
}

function paragraph(measure: number): (text: string) => PrintedLine[] {
  return (text) => block(text, measure, { gap: 0.8 });
}
