const METRIC = /(\d+(?:[.,]\d+)?)((?: ?(?:x|by) ?\d+(?:[.,]\d+)?){0,2}) ?(mm|cm|m)\b/i;

const SIDE = /\b(?:h|w|d|l|height|width|depth|length|diam|diameter)\b[.:]? ?/gi;

/**
 * The first metric size of a dimensions line, rounded to whole centimetres:
 * "759 x 625 mm" -> "76 by 63 centimetres". Null when there is none, or it is under a centimetre.
 */
export function saySize(printed: string): string | null {
  const plain = printed
    .replaceAll('\u00D7', 'x')
    .replaceAll(SIDE, '')
    .replaceAll(/(?<=\d) ?(?:mm|cm|m)(?= ?x)/g, '');
  const match = METRIC.exec(plain);
  if (!match) return null;
  // One figure of several, as in "H. 30 cm; diam. 12 cm", would be half the truth.
  if (match[2] === '' && printed.search(SIDE) >= 0) return null;
  const inCentimetres = { mm: 0.1, cm: 1, m: 100 }[(match[3] ?? '').toLowerCase()] ?? 1;
  const figures = `${match[1] ?? ''}${match[2] ?? ''}`.split(/ ?(?:x|by) ?/i);
  const rounded = figures.map((figure) => Math.round(Number(figure.replace(',', '.')) * inCentimetres));
  if (rounded.some((size) => !Number.isFinite(size) || size < 1)) return null;
  return `${rounded.join(' by ')} ${rounded.length === 1 && rounded[0] === 1 ? 'centimetre' : 'centimetres'}`;
}
