import type { Point } from './homography.ts';
import { CARDS, grey, shifted } from './palette.ts';
import type { Random } from './random.ts';
import type { Colour, Scene, Side } from './scene.ts';

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
    neighbours: [],
    light: { ...scene.light, exposure: 1, gradient: [0.03, 0.02], vignette: 0.04, shadow: null, glare: null },
    lens: { ...scene.lens, noise: random.between(0.5, 2) },
  };
}

/** A step back too many: the label is small and sharp, and often the painting is in the picture too. */
function tooFarAway(scene: Scene, random: Random): Scene {
  // In a larger picture letters of three pixels would be on no label that one could see.
  const shrink = Math.min(1, 2048 / Math.max(scene.width, scene.height));
  return {
    ...scene,
    width: Math.round(scene.width * shrink),
    height: Math.round(scene.height * shrink),
    size: { xHeight: random.between(2.4, 3.2) },
    place: [0.3, random.between(0.1, 0.3)],
    lens: { ...scene.lens, blur: 0.3, noise: random.between(0.5, 2) },
    painting: scene.painting && { ...scene.painting, side: 'left' },
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
    neighbours: [],
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
  return { ...scene, neighbours: [], painting: null, size, lens };
}

/** Makes the readable photo unreadable in the way of its kind; a readable kind stays as it is. */
export function spoilt(scene: Scene, random: Random): Scene {
  const upright: Scene = { ...scene, turn: 0, exif: null, tagged: 0 };
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
      return tooFarAway(upright, random);
    case 'hard_to_read':
      return hardToRead(upright, random);
    case 'no_text': {
      const side = random.chance(0.35) ? 'whole' : random.pick<Side>(['left', 'right']);
      return {
        ...upright,
        label: null,
        neighbours: [],
        painting: scene.painting && { ...scene.painting, side },
      };
    }
    case 'clean':
    case 'handheld':
    case 'hard':
    case 'phone':
    case 'bilingual':
    case 'columns':
    case 'cards':
    case 'object':
    case 'messenger':
    case 'languages':
    case 'case':
    case 'screen':
    case 'plaque':
    case 'display':
    case 'street':
    case 'steep':
    case 'processed':
    case 'banded':
    case 'relief':
    case 'mingled':
      break;
  }
  return scene;
}
