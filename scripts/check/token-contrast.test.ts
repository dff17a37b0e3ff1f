import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.ts';

const css = readFileSync(`${root}web/src/ui/style/tokens.css`, 'utf8');

/** The colour of a token in light and in dark, as '#rrggbb'. */
function colours(token: string): [light: string, dark: string] {
  const pair = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css);
  const single = new RegExp(`${token}: (#\\w{6});`).exec(css);
  const [light, dark] = pair ? pair.slice(1) : [single?.[1], single?.[1]];
  if (light === undefined || dark === undefined) throw new Error(`${token} is no colour`);
  return [light, dark];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['--wall', '--card', '--well'];
const ON_SURFACES = ['--ink', '--ink-2', '--ink-3', '--accent', '--caution', '--danger'];
const TEXTS: [text: string, ground: string][] = [
  ...ON_SURFACES.flatMap((text) => SURFACES.map((ground): [string, string] => [text, ground])),
  ['--ink', '--accent-wash'],
  ['--ink-2', '--accent-wash'],
  ['--on-accent', '--accent'],
  ['--on-danger', '--danger-fill'],
  ['--on-toast', '--toast'],
  ['--on-toast-2', '--toast'],
  ['--toast-caution', '--toast'],
];

test.each(TEXTS)('%s can be read on %s in both themes: at least 4.5:1', (text, ground) => {
  const [light, dark] = colours(text).map((colour, theme) => contrast(colour, colours(ground)[theme] ?? ''));
  expect(light).toBeGreaterThanOrEqual(4.5);
  expect(dark).toBeGreaterThanOrEqual(4.5);
});

test.each(SURFACES)('borders that mean something are seen on %s: at least 3:1', (ground) => {
  const [light, dark] = colours('--edge').map((colour, theme) =>
    contrast(colour, colours(ground)[theme] ?? ''),
  );
  expect(light).toBeGreaterThanOrEqual(3);
  expect(dark).toBeGreaterThanOrEqual(3);
});
