import { inventLabel, inventPanel } from './labels-text.ts';
import { block, lineText, type PrintedLabel, type PrintedLine } from './layout.ts';
import { CARDS, DARK_WALLS, grey, TINTED_CARDS } from './palette.ts';
import type { Random } from './random.ts';
import type { Colour, Scene, SceneLabel } from './scene.ts';

/** A designed panel: a large heading, an introduction, columns with pictures and captions, others beside it. */
export function onDisplay(scene: Scene, label: SceneLabel, random: Random): Scene {
  const dark = random.chance(0.5);
  const look = dark
    ? { card: random.pick(DARK_WALLS), ink: grey(random.int(215, 250)) }
    : { card: random.pick(CARDS), ink: grey(random.int(16, 60)) };
  const backdrop = {
    seed: random.int(0, 1e9),
    style: random.pick(['strokes', 'landscape'] as const),
    strength: random.between(0.08, 0.25),
  };
  const main: SceneLabel = {
    ...label,
    ...look,
    printed: designed(label, random),
    marks: [],
    backdrop: random.chance(0.3) ? backdrop : null,
    leading: random.between(1.2, 1.45),
  };
  const gap = random.between(2, 8);
  const spots = random.pick([
    [],
    [[1, 0]],
    [[-1, 0]],
    [
      [-1, 0],
      [1, 0],
    ],
  ] as const);
  return {
    ...scene,
    label: main,
    painting: null,
    neighbours: spots.map((at) => ({ label: { ...main, printed: designed(label, random) }, at, gap })),
    size: { fill: random.between(0.25, 0.55), minXHeight: random.between(15, 22) },
    place: [random.between(-0.04, 0.04), random.between(-0.04, 0.04)],
    pose: { yaw: random.between(-15, 15), pitch: random.between(-15, 15), roll: random.between(-6, 6) },
  };
}

function designed(label: SceneLabel, random: Random): PrintedLabel {
  const count = random.int(1, 3);
  const measure = random.int(26, 42);
  const whole = measure * count;
  const { title } = inventLabel(random, false);
  const size = random.between(1.8, 4);
  const [opening = '', ...others] = inventPanel(random);
  const caps = random.chance(0.3);
  const heading = block(caps ? (title ?? 'Rooms').toUpperCase() : (title ?? 'Rooms'), whole, {
    bold: true,
    size,
  });
  const introduced = random.chance(0.5) ? block(opening, whole, { size: 1.35, gap: 0.6 }) : [];
  const body = others.flatMap((text) => [
    ...(random.chance(0.4)
      ? block(inventLabel(random, false).title ?? 'Work', measure, { bold: true, gap: 0.8 })
      : []),
    ...block(text, measure, { gap: 0.5 }),
  ]);
  const each = Math.ceil(body.length / count);
  const columns = Array.from({ length: count }, (_, at) => {
    const lines = body.slice(at * each, (at + 1) * each);
    if (!random.chance(0.5)) return lines;
    return random.chance(0.5)
      ? [...picture(measure, random), ...lines]
      : [...lines, ...picture(measure, random)];
  });
  return { fields: { ...label.printed.fields }, head: [...heading, ...introduced], columns };
}

/** A picture and what stands below it. */
function picture(measure: number, random: Random): PrintedLine[] {
  const { title, artist, date } = inventLabel(random, false);
  const says = [title, artist, date].filter((part) => part !== null).join(', ');
  return [
    {
      runs: [],
      size: 0,
      gap: 1,
      picture: { seed: random.int(0, 1e9), height: measure * random.between(0.25, 0.45) },
    },
    ...block(says, measure, { size: random.between(0.65, 0.85), gap: 0.4, italic: random.chance(0.5) }),
  ];
}

const ENAMEL: readonly { card: Colour; ink: Colour }[] = [
  { card: [24, 46, 110], ink: [244, 244, 240] },
  { card: [240, 238, 230], ink: [24, 24, 26] },
  { card: [30, 74, 52], ink: [240, 236, 220] },
  { card: [112, 24, 28], ink: [244, 236, 222] },
];

/** A sign of a few large words outdoors, on a house or among leaves, in sun and shade. */
export function inStreet(scene: Scene, label: SceneLabel, random: Random): Scene {
  const { title, artist, date, credit } = inventLabel(random, false);
  const size = random.between(1.3, 2.2);
  const measure = random.int(16, 26);
  const some = [artist, date, credit].filter((part) => part !== null).slice(0, random.int(1, 3));
  const lines = [
    ...block(title ?? 'Old Court House', measure, { bold: true, size }),
    ...some.flatMap((text) => block(text, measure, { gap: 0.4 })),
  ];
  const capitals = random.chance(0.6);
  const columns = [
    lines.map((line) => ({
      ...line,
      centred: true,
      runs: capitals ? line.runs.map((run) => ({ ...run, text: lineText(line).toUpperCase() })) : line.runs,
    })),
  ];
  const cast = random.chance(0.3);
  const shadow = {
    angle: random.between(0, 2 * Math.PI),
    offset: random.between(-0.15, 0.15),
    depth: random.between(0.3, 0.6),
    softness: random.between(0.004, 0.03),
  };
  const pattern = random.pick(['foliage', 'brick', 'brick', 'boards', 'concrete'] as const);
  return {
    ...scene,
    wall: { ...scene.wall, pattern },
    label: {
      ...label,
      printed: { fields: { ...label.printed.fields }, columns },
      ...random.pick(cast ? TINTED_CARDS : ENAMEL),
      weight: 400,
      face: cast ? 'cast' : 'solid',
      ruled: random.chance(0.6),
      screws: random.chance(0.6),
      marks: [],
    },
    painting: null,
    neighbours: [],
    size: { fill: random.between(0.08, 0.4), minXHeight: random.between(20, 40) },
    place: [random.between(-0.12, 0.12), random.between(-0.12, 0.12)],
    pose: { yaw: random.between(-20, 20), pitch: random.between(-18, 18), roll: random.between(-8, 8) },
    light: { ...scene.light, ...(random.chance(0.5) && { shadow }) },
  };
}
