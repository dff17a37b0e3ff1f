import { block, type PrintedLabel } from './layout.ts';
import { makeScene } from './make-scene.ts';
import { MARKED_LANGUAGES } from './marked-languages.ts';
import { createRandom, type Random } from './random.ts';
import type { Kind, Scene } from './scene.ts';

/** Kinds of photo whose label can say anything. */
const KINDS_BY_TURNS = ['clean', 'handheld', 'phone', 'hard'] as const satisfies readonly Kind[];

/** A scene whose label says what `printed` gives for it; the rest of it stays. */
export function saying(scene: Scene, printed: PrintedLabel): Scene {
  return scene.label === null ? scene : { ...scene, label: { ...scene.label, printed } };
}

/**
 * Describes one photo of a label in a language whose letters carry marks, languages and kinds of photo by turns.
 * @param index which of the photos of this seed
 */
export function markedScene(seed: number, index: number): Scene {
  const random = createRandom(Math.imul(seed, 2654435761) ^ (index * 7919));
  const kind = KINDS_BY_TURNS[Math.floor(index / MARKED_LANGUAGES.length) % KINDS_BY_TURNS.length] ?? 'clean';
  const scene = makeScene(kind, seed * 10_007 + index);
  return scene.label === null ? scene : saying(scene, markedLabel(index, scene.label.printed, random));
}

function markedLabel(index: number, { fields }: PrintedLabel, random: Random): PrintedLabel {
  const language = MARKED_LANGUAGES[index % MARKED_LANGUAGES.length] ?? MARKED_LANGUAGES[0];
  if (language === undefined) return { columns: [], fields };
  const { titles, sentences } = language;
  const measure = random.int(30, 48);
  const from = random.int(0, sentences.length - 1);
  const said = [...sentences.slice(from), ...sentences.slice(0, from)].slice(0, random.int(2, 5));
  const title = { bold: random.chance(0.6), italic: random.chance(0.4), size: random.pick([1, 1.2, 1.4]) };
  const lines = [
    ...block(random.pick(titles), measure, title),
    ...block(said.join(' '), measure, {
      gap: 0.5,
      size: random.pick([0.85, 1]),
      italic: random.chance(0.15),
    }),
  ];
  return { columns: [lines], fields };
}
