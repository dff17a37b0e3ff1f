import { expect } from 'vitest';
import type { LabelFacts } from '../facts.ts';

/** Slips that no composed sentence may hold. */
const TRAPS: readonly RegExp[] = [
  /\ba (?:[ai]|e(?!u|we)|o(?!ne)|u(?!ni|kr|se|ga|ru|zb))/i,
  /\ban (?![aeiou8]|11|18|hour|heir|hono)/i,
  /\bby unknown\b|\bby artist unknown\b|\bby unidentified\b/i,
  /\b(in|of|by|the|was|is|a|from|as|it|at|around|and|to) \1\b/i,
  /null|undefined|NaN|\[object/,
  / {2}|\n/,
  / [,.;:?!]|,,|\.\.|,\.|;\./,
  /\bof\.|\bby\.|\bin\.|\bin,|\bof,/,
  /\b(?:c|ca)\. ?\d/,
];

/** Fails where a text would not be said aloud by somebody with good grammar. */
export function expectSpeakable(text: string): void {
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
  if (text.startsWith('The label reads:')) return; // Read out as printed: its grammar is the label's.
  for (const trap of TRAPS) expect(text).not.toMatch(trap);
}

/** Every figure that is spoken stands on the label: as it is, completed from a short range, or as rounded size. */
export function expectGroundedFigures(text: string, facts: LabelFacts): void {
  const label = facts.text.replaceAll(/(\d),(?=\d{3})/g, '$1');
  const printed = new Set(label.match(/\d+/g));
  const completed = [...label.matchAll(/(\d{4})[-–](\d{1,2})(?!\d)/g)].map(
    ([, from = '', to = '']) => from.slice(0, -to.length) + to,
  );
  const sizes = [...(facts.dimensions ?? '').matchAll(/\d+(?:\.\d+)?/g)].flatMap(([size]) =>
    [0.1, 1, 100].map((factor) => String(Math.round(Number(size) * factor))),
  );
  const allowed = new Set([...printed, ...completed, ...sizes]);
  for (const figure of text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+/g) ?? [])
    expect(allowed).toContain(figure);
}
