import { inventLabel, inventPanel } from './labels-text.ts';
import { block, lineText, type PrintedLabel, type PrintedLine } from './layout.ts';
import { DARK_WALLS, grey, METALS } from './palette.ts';
import type { Random } from './random.ts';
import type { Colour, Light, MuseumKind, Scene, SceneLabel } from './scene.ts';

/** What letters are cast in or cut into: bronze, iron, enamel, and slate or granite with light letters. */
const CAST: readonly { card: Colour; ink: Colour }[] = [
  { card: [74, 56, 40], ink: [178, 146, 96] },
  { card: [52, 54, 52], ink: [140, 138, 128] },
  { card: [104, 82, 52], ink: [204, 174, 118] },
  { card: [28, 52, 104], ink: [236, 236, 232] },
];
const STONES: readonly { card: Colour; ink: Colour }[] = [
  { card: [66, 70, 76], ink: [198, 198, 192] },
  { card: [88, 86, 84], ink: [214, 208, 196] },
  { card: [196, 188, 172], ink: [96, 90, 80] },
];

/** The readable scene in a showcase, on a screen, on a plaque, from far aside, or after much processing by the phone. */
export function asMaterial(scene: Scene, label: SceneLabel, kind: MuseumKind, random: Random): Scene {
  if (kind === 'case') return inCase(scene, label, random);
  if (kind === 'screen') return onScreen(scene, label, random);
  if (kind === 'plaque') return onPlaque(scene, label, random);
  if (kind === 'steep') return fromAside(scene, label, random);
  return processed(scene, label, random);
}

function panelText(random: Random, measure: number): PrintedLine[] {
  const paragraphs = inventPanel(random).slice(0, random.int(1, 3));
  return paragraphs.flatMap((text) => block(text, measure, { gap: 0.8 }));
}

function heading(random: Random, measure: number): PrintedLine[] {
  const size = random.pick([1.2, 1.5, 1.8]);
  return block(inventLabel(random, false).title ?? 'Collection', measure, { bold: true, size });
}

function panelOf(label: SceneLabel, random: Random): PrintedLabel {
  const measure = random.int(30, 50);
  return {
    fields: { ...label.printed.fields },
    columns: [[...heading(random, measure), ...panelText(random, measure)]],
  };
}

/** Behind or on glass that mirrors lamps and people; the letters may stand on it and throw a shadow. */
function inCase(scene: Scene, label: SceneLabel, random: Random): Scene {
  const mirrored = (small: boolean): Light['panes'][number] => ({
    x: random.between(0.25, 0.75),
    y: random.between(0.25, 0.75),
    width: small ? random.between(0.01, 0.04) : random.between(0.08, 0.3),
    height: small ? random.between(0.01, 0.05) : random.between(0.2, 0.6),
    angle: random.between(-0.4, 0.4),
    strength: small ? random.between(0.4, 0.8) : random.between(0.1, 0.35),
    softness: random.between(0.004, 0.03),
  });
  const lamps = Array.from({ length: random.int(0, 5) }, () => mirrored(true));
  const people = Array.from({ length: random.int(1, 3) }, () => mirrored(false));
  const dark = random.chance(0.4);
  const look = dark
    ? { card: random.pick(DARK_WALLS), ink: grey(random.int(215, 250)) }
    : { card: label.card, ink: label.ink };
  const onGlass = {
    dx: random.between(-0.4, 0.4),
    dy: random.between(0.15, 0.5),
    depth: random.between(0.15, 0.4),
  };
  const acrylic = random.chance(0.35) && !dark;
  return {
    ...scene,
    label: {
      ...label,
      ...look,
      marks: [],
      ...(acrylic && { card: null, ink: grey(random.int(14, 40)), onGlass }),
    },
    wall: acrylic ? { ...scene.wall, colour: grey(random.int(150, 225)) } : scene.wall,
    neighbours: [],
    size: { fill: random.between(0.08, 0.35), minXHeight: random.between(14, 22) },
    light: { ...scene.light, panes: [...lamps, ...people] },
  };
}

/** A lit screen with fringes, or a board of lit dots. */
function onScreen(scene: Scene, label: SceneLabel, random: Random): Scene {
  const dots = random.chance(0.3);
  const dark = dots || random.chance(0.5);
  const lit: readonly Colour[] = [grey(240), [255, 180, 60], [120, 230, 120]];
  return {
    ...scene,
    wall: { ...scene.wall, colour: random.pick(DARK_WALLS) },
    label: {
      ...label,
      printed: dots ? boardText(label, random) : panelOf(label, random),
      card: dark ? [10, 11, 14] : [250, 250, 250],
      ink: dark ? random.pick(lit) : grey(random.int(10, 50)),
      cardShadow: 0,
      marks: [],
      face: dots ? 'dots' : 'solid',
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.2, 0.5), minXHeight: random.between(15, 24) },
    light: {
      ...scene.light,
      moire: dots
        ? null
        : {
            period: random.between(4, 40),
            angle: random.between(0, Math.PI),
            bend: random.between(-12, 12),
            depth: random.between(0.08, 0.35),
          },
    },
    lens: { ...scene.lens, bloom: random.between(0, 0.2) },
  };
}

/** A few lines, as such boards have room for. */
function boardText(label: SceneLabel, random: Random): PrintedLabel {
  const text = inventLabel(random, false);
  const lines = [text.title, text.artist, text.medium].flatMap((part) =>
    part === null ? [] : block(part.toUpperCase(), 26, { bold: true, spacing: 0.12, gap: 0.3 }),
  );
  return { fields: { ...label.printed.fields }, columns: [lines] };
}

/** Cast, engraved or outlined letters in capitals or not, mostly in the middle of their lines, outdoors or in a hall. */
function onPlaque(scene: Scene, label: SceneLabel, random: Random): Scene {
  const measure = random.int(22, 40);
  const capitals = random.chance(0.5);
  const centred = random.chance(0.7);
  const lines = [...heading(random, measure), ...panelText(random, measure).slice(0, random.int(4, 12))];
  const set = lines.map((line) => ({
    ...line,
    centred,
    runs: capitals ? line.runs.map((run) => ({ ...run, text: lineText(line).toUpperCase() })) : line.runs,
  }));
  const make = random.pick(['cast', 'cast', 'brass', 'slate', 'slate', 'outlined'] as const);
  const brass = {
    metal: { seed: random.int(0, 1e9), lamp: random.between(0, 1), shine: random.between(0.1, 0.5) },
  };
  const look: Partial<SceneLabel> =
    make === 'cast'
      ? { ...random.pick(CAST), face: 'cast' }
      : make === 'brass'
        ? { ...random.pick(METALS), ...brass, engraved: true }
        : make === 'slate'
          ? { ...random.pick(STONES), engraved: true }
          : { face: 'outlined', weight: 700 };
  const pattern = random.pick(['plaster', 'brick', 'concrete', 'boards'] as const);
  return {
    ...scene,
    wall: { ...scene.wall, pattern },
    label: {
      ...label,
      printed: { fields: { ...label.printed.fields }, columns: [set] },
      ...look,
      marks: [],
      screws: random.chance(0.5),
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.12, 0.45), minXHeight: random.between(15, 24) },
  };
}

/** A long panel seen from 20 to 32 degrees aside, through a lens that bends, on paper that rolls, under the phone's shadow. */
function fromAside(scene: Scene, label: SceneLabel, random: Random): Scene {
  const far = random.between(20, 32) * random.pick([-1, 1]);
  const little = random.between(-10, 10);
  const aside = random.chance(0.6);
  const shadow = {
    angle: random.between(0, 2 * Math.PI),
    offset: random.between(-0.12, 0.12),
    depth: random.between(0.3, 0.6),
    softness: random.between(0.005, 0.08),
  };
  return {
    ...scene,
    label: {
      ...label,
      printed: panelOf(label, random),
      marks: [],
      curl: random.chance(0.3) ? random.between(0.03, 0.09) : 0,
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.2, 0.45), minXHeight: random.between(18, 26) },
    pose: { yaw: aside ? far : little, pitch: aside ? little : far, roll: random.between(-8, 8) },
    light: { ...scene.light, ...(random.chance(0.5) && { shadow }) },
    lens: { ...scene.lens, barrel: random.between(-0.02, 0.06) },
  };
}

/** Sharpened, tone-mapped, and stored twice with strong compression. */
function processed(scene: Scene, label: SceneLabel, random: Random): Scene {
  return {
    ...scene,
    label: { ...label, marks: [] },
    neighbours: [],
    size: { fill: random.between(0.08, 0.3), minXHeight: random.between(11, 18) },
    lens: {
      ...scene.lens,
      sharpening: random.between(1.2, 2.5),
      halo: random.between(0.2, 0.7),
      noise: random.between(3, 8),
      jpegQuality: random.between(0.35, 0.7),
      firstQuality: random.between(0.35, 0.7),
    },
  };
}
