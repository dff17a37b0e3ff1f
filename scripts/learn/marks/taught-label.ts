import { LATIN_LANGUAGES } from '../../../tests/label-corpus/latin-languages.ts';
import { inventLabel } from '../../../tests/label-corpus/labels-text.ts';
import { block } from '../../../tests/label-corpus/layout.ts';
import { makeScene } from '../../../tests/label-corpus/make-scene.ts';
import { saying } from '../../../tests/label-corpus/marked-scene.ts';
import { createRandom, type Random } from '../../../tests/label-corpus/random.ts';
import type { Scene } from '../../../tests/label-corpus/scene.ts';
import { TAUGHT_FONTS } from './fonts.ts';

/** What may stand in place of a letter. */
const VARIANTS: Readonly<Record<string, string>> = {
  a: 'àáâãäåąăāæ',
  c: 'çćčċ',
  d: 'ďđ',
  e: 'èéêëęěēė',
  g: 'ğġ',
  i: 'ìíîïīı',
  l: 'łľĺ',
  n: 'ñńň',
  o: 'òóôõöøőōœ',
  r: 'řŕ',
  s: 'śšşșß',
  t: 'ťțţ',
  u: 'ùúûüůűū',
  y: 'ýÿ',
  z: 'źżž',
};
/** Of all letters that have variants so many get one. */
const SHARE = 0.3;

function marked(text: string, random: Random): string {
  return Array.from(text, (letter) => {
    const variants = Array.from(VARIANTS[letter.toLowerCase()] ?? '');
    if (variants.length === 0 || !random.chance(SHARE)) return letter;
    const variant = random.pick(variants);
    const upper = variant.toUpperCase();
    return letter === letter.toLowerCase() || upper.length > 1 || variant === 'ı' ? variant : upper;
  }).join('');
}

/** A scene with a label to learn from: letters with marks at places where no language has them, in a typeface of their own. */
export function taughtScene(seed: number, index: number): Scene {
  const random = createRandom(Math.imul(seed, 2654435761) ^ (index * 7919));
  const kind = random.pick(['clean', 'handheld', 'phone', 'hard'] as const);
  const scene = makeScene(kind, seed * 10_007 + index);
  if (scene.label === null) return scene;
  const measure = random.int(34, 50);
  const { sentences } = random.pick(LATIN_LANGUAGES);
  const invented = inventLabel(random, true);
  const words = `${invented.paragraph ?? ''} ${invented.title ?? ''} ${invented.medium ?? ''} ${random.pick(sentences)} ${random.pick(sentences)}`;
  const capitals = random.chance(0.25);
  const body = marked(words, random);
  const head = marked(random.pick(sentences), random);
  const lines = [
    ...block(capitals ? head.toUpperCase() : head, measure, {
      bold: random.chance(0.6),
      size: random.pick([1, 1.2]),
    }),
    ...block(body, measure, { gap: 0.5, italic: random.chance(0.25), bold: random.chance(0.15) }),
  ];
  const said = saying(scene, { columns: [lines], fields: scene.label.printed.fields });
  const font = `"${random.pick(TAUGHT_FONTS)}", serif`;
  return said.label === null ? said : { ...said, label: { ...said.label, font } };
}
