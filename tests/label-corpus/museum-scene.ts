import { inStreet, onDisplay } from './display-scene.ts';
import { foreignLines } from './foreign-lines.ts';
import { FOREIGN_SCRIPTS, type ForeignScript } from './foreign-text.ts';
import { inventLabel, inventPanel } from './labels-text.ts';
import { LATIN_LANGUAGES } from './latin-languages.ts';
import { block, layLabel, lineText, type PrintedLabel, type PrintedLine } from './layout.ts';
import { inBands, inRelief, mingled } from './mingled-scene.ts';
import { asMaterial } from './material-scene.ts';
import { DARK_WALLS, FRAMES, grey } from './palette.ts';
import type { Random } from './random.ts';
import type { MuseumKind, Scene, SceneLabel, Spot } from './scene.ts';

/** Sizes that phones take and that messengers send. */
const TAKEN = [
  [4032, 3024],
  [3024, 4032],
  [2560, 1920],
] as const;
const SENT = [
  [800, 600],
  [600, 800],
  [720, 960],
  [1280, 960],
  [400, 533],
  [640, 480],
  [540, 720],
] as const;

/** Share of the other photos that have fewer pixels. */
const SMALLER = 0.35;

/** What is photographed under several difficulties at once. */
const MINGLED = [
  'bilingual',
  'languages',
  'columns',
  'cards',
  'case',
  'plaque',
  'display',
  'banded',
] as const;

/** The readable scene as one of those that hold more than one label by itself. */
export function asMuseum(scene: Scene, kind: MuseumKind, random: Random): Scene {
  const { label } = scene;
  if (label === null) return scene;
  const [width, height] = random.pick(TAKEN);
  const taken: Scene = {
    ...scene,
    width,
    height,
    lens: { ...scene.lens, sharpening: random.between(0, 1), jpegQuality: random.between(0.6, 0.9) },
  };
  if (kind === 'messenger') return sent(taken, random);
  if (kind === 'mingled') {
    const of = random.pick(MINGLED);
    return mingled(madeOf(taken, label, of, random), random);
  }
  const made = madeOf(taken, label, kind, random);
  return random.chance(SMALLER) ? shrunk(made, random) : made;
}

function madeOf(taken: Scene, label: SceneLabel, kind: MuseumKind, random: Random): Scene {
  if (kind === 'bilingual') return bilingual(taken, label, random);
  if (kind === 'languages') return languages(taken, label, random);
  if (kind === 'columns') return columns(taken, label, random);
  if (kind === 'cards') return cards(taken, label, random);
  if (kind === 'object') return besideObject(taken, label, random);
  if (kind === 'display') return onDisplay(taken, label, random);
  if (kind === 'street') return inStreet(taken, label, random);
  if (kind === 'banded') return inBands(taken, label, random);
  if (kind === 'relief') return inRelief(taken, label, random);
  return asMaterial(taken, label, kind, random);
}

/** The same photo in fewer pixels, as it is sent on or stored: its smallest print is hardly large enough to be read. */
function shrunk(scene: Scene, random: Random): Scene {
  const { size, lens } = scene;
  const smallest = 'xHeight' in size ? size.xHeight : size.minXHeight;
  const by = Math.min(1, random.between(6.5, 10) / smallest);
  const pixels = (length: number): number => Math.round(length * by);
  return {
    ...scene,
    width: pixels(scene.width),
    height: pixels(scene.height),
    size: 'xHeight' in size ? { xHeight: size.xHeight * by } : { ...size, minXHeight: size.minXHeight * by },
    lens: { ...lens, blur: random.between(0.4, 0.7), sharpening: lens.sharpening / 2, noise: lens.noise / 2 },
  };
}

/** Half of the panels are light on dark, as long texts in museums are. */
function panelLook(label: SceneLabel, random: Random): SceneLabel {
  const dark = random.chance(0.5);
  return {
    ...label,
    ...(dark && { card: random.pick(DARK_WALLS), ink: grey(random.int(215, 250)) }),
    leading: random.between(1.25, 1.5),
    marks: [],
  };
}

const PANEL = { yaw: 12, pitch: 12, roll: 6 };

function panelScene(scene: Scene, label: SceneLabel, random: Random): Scene {
  const { yaw, pitch, roll } = PANEL;
  return {
    ...scene,
    label,
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.2, 0.5), minXHeight: random.between(16, 24) },
    place: [random.between(-0.05, 0.05), random.between(-0.05, 0.05)],
    pose: {
      yaw: random.between(-yaw, yaw),
      pitch: random.between(-pitch, pitch),
      roll: random.between(-roll, roll),
    },
  };
}

function titleLines(random: Random, measure: number, size: number): PrintedLine[] {
  return block(inventLabel(random, false).title ?? 'Collection', measure, { bold: true, size });
}

/** A panel that says the same in English and in another script: beside each other or one above the other. */
function bilingual(scene: Scene, label: SceneLabel, random: Random): Scene {
  const script = random.pick(FOREIGN_SCRIPTS);
  const measure = random.int(28, 46);
  const paragraphs = inventPanel(random).slice(0, random.int(1, 3));
  const size = random.pick([1.2, 1.5, 1.8]);
  const head = titleLines(random, measure, size);
  const english = [...head, ...paragraphs.flatMap((text) => block(text, measure, { gap: 0.8 }))];
  const foreignHead = foreignLines(script, random, { letters: 14, measure, size, bold: true });
  const foreign = [
    ...foreignHead,
    ...paragraphs.flatMap((text) =>
      foreignLines(script, random, { letters: text.length * random.between(0.7, 1), measure, gap: 0.8 }),
    ),
  ];
  const printed: PrintedLabel = {
    fields: { ...label.printed.fields },
    columns: arranged(english, foreign, script, random),
  };
  return panelScene(scene, { ...panelLook(label, random), printed }, random);
}

function arranged(
  english: readonly PrintedLine[],
  foreign: readonly PrintedLine[],
  script: ForeignScript,
  random: Random,
): PrintedLabel['columns'] {
  if (random.chance(0.25)) {
    const below = (lines: readonly PrintedLine[]): PrintedLine[] =>
      lines.map((line, at) => (at === 0 ? { ...line, gap: 1.6 } : line));
    return [random.chance(0.5) ? [...english, ...below(foreign)] : [...foreign, ...below(english)]];
  }
  const parts = random.chance(0.35) ? [halves(english), halves(foreign)] : [[english], [foreign]];
  // What is written from the right has its first column at the right.
  const [left = [], right = []] = parts;
  const turned = foreign[0]?.fromRight ? right.toReversed() : right;
  return random.chance(0.75) || script === 'Arabic' ? [...left, ...turned] : [...turned, ...left];
}

function halves(lines: readonly PrintedLine[]): PrintedLine[][] {
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(0, middle), lines.slice(middle)];
}

/** A panel or a card that says the same in English and in another language of Latin letters. */
function languages(scene: Scene, label: SceneLabel, random: Random): Scene {
  const { title, sentences } = random.pick(LATIN_LANGUAGES);
  const measure = random.int(26, 46);
  const paragraphs = inventPanel(random).slice(0, random.int(1, 2));
  const size = random.pick([1, 1.2, 1.5]);
  const english = [
    ...titleLines(random, measure, size),
    ...paragraphs.flatMap((text) => block(text, measure, { gap: 0.8 })),
  ];
  const italic = random.chance(0.3);
  const from = random.int(0, sentences.length - 1);
  const told = [...sentences, ...sentences].slice(from, from + random.int(3, 7));
  const other = [
    ...block(title, measure, { bold: true, size }),
    ...block(told.join(' '), measure, { gap: 0.8, italic }),
  ].map((line) => ({ ...line, otherLanguage: true }));
  const parts = random.chance(0.6) ? [english, other] : [other, english];
  const below = (): PrintedLine[] =>
    parts.flatMap((lines, part) =>
      lines.map((line, at) => (at === 0 && part > 0 ? { ...line, gap: 1.6 } : line)),
    );
  const printed: PrintedLabel = {
    fields: { ...label.printed.fields },
    columns: random.chance(0.7) ? parts : [below()],
  };
  return panelScene(scene, { ...panelLook(label, random), printed }, random);
}

/** A panel with a heading over two or three columns of English, and a caption of its own. */
function columns(scene: Scene, label: SceneLabel, random: Random): Scene {
  const count = random.int(2, 3);
  const measure = random.int(24, 36);
  const text = inventPanel(random).flatMap((paragraph) => block(paragraph, measure, { gap: 0.8 }));
  const each = Math.ceil(text.length / count);
  const body = Array.from({ length: count }, (_, at) => text.slice(at * each, (at + 1) * each));
  const caption = block(`${inventLabel(random, false).title ?? ''}, ${random.int(1700, 1990)}`, measure, {
    size: 0.8,
    gap: 1.4,
    italic: true,
  });
  const withCaption = random.chance(0.4)
    ? body.map((column, at) => (at === count - 1 ? [...column, ...caption] : column))
    : body;
  const printed: PrintedLabel = {
    fields: { ...label.printed.fields },
    head: titleLines(random, measure * 2, random.pick([1.5, 2])),
    columns: withCaption,
  };
  return panelScene(scene, { ...panelLook(label, random), printed }, random);
}

/** A row of cards in a case, or two rows: of one make, each of another object. The one aimed at is in the middle. */
function cards(scene: Scene, label: SceneLabel, random: Random): Scene {
  const spots: readonly (readonly Spot[])[] = [
    [[1, 0]],
    [
      [-1, 0],
      [1, 0],
    ],
    [
      [-1, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, -1],
      [0, 1],
    ],
    [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
  ];
  const measure = random.int(22, 34);
  const gap = random.between(0.8, 4);
  const invent = (): PrintedLabel => {
    const style = random.pick(['artist-first', 'title-first'] as const);
    const fields = inventLabel(random, random.chance(0.3));
    return layLabel(fields, { style, twoColumns: false, capitals: false, measure }, random);
  };
  const main = { ...label, printed: invent(), marks: [] };
  return {
    ...scene,
    label: main,
    painting: null,
    size: { fill: random.between(0.04, 0.1), minXHeight: random.between(13, 20) },
    place: [random.between(-0.02, 0.02), random.between(-0.02, 0.02)],
    neighbours: random.pick(spots).map((at) => ({ label: { ...main, printed: invent() }, at, gap })),
  };
}

/** The object fills the picture, or stands beside; its card lies anywhere and takes a third of the width or less. */
function besideObject(scene: Scene, label: SceneLabel, random: Random): Scene {
  const side = random.pick(['left', 'right', 'whole', 'whole'] as const);
  const style = random.pick(['strokes', 'stripes', 'landscape'] as const);
  const [width, height] = random.chance(0.5) ? [4032, 3024] : [3024, 4032];
  const away = side === 'left' ? 1 : side === 'right' ? -1 : random.pick([-1, 1]);
  const pattern = random.pick(['plaster', 'plaster', 'brick', 'boards', 'concrete', 'damask'] as const);
  return {
    ...scene,
    width,
    height,
    wall: { ...scene.wall, pattern },
    label: { ...label, marks: [] },
    neighbours: [],
    painting: { seed: random.int(0, 1e9), side, frame: random.pick(FRAMES), style },
    size: { xHeight: random.between(9, 18) },
    place: [away * random.between(0.02, 0.36), random.between(-0.1, 0.42)],
  };
}

/** What a messenger leaves of a photo: 540 to 1280 pixels a side, strongly compressed. */
function sent(scene: Scene, random: Random): Scene {
  const [width, height] = random.pick(SENT);
  return {
    ...scene,
    width,
    height,
    painting: null,
    neighbours: [],
    size: { xHeight: random.between(6.5, 10) },
    lens: {
      ...scene.lens,
      blur: random.between(0.3, 0.6),
      noise: random.between(0.5, 3),
      sharpening: 0,
      jpegQuality: random.between(0.55, 0.85),
    },
  };
}

/** What is read of a label: the lines in English, then those in another language, none in another script. */
export function toldLines(printed: PrintedLabel): string[] {
  const lines = [...(printed.head ?? []), ...printed.columns.flat()].filter(
    ({ script, picture }) => script === undefined && picture === undefined,
  );
  const [english, other] = [false, true].map((wanted) =>
    lines.filter(({ otherLanguage = false }) => otherLanguage === wanted),
  );
  return [...(english ?? []), ...(other ?? [])].map(lineText);
}
