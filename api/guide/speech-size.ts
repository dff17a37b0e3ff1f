const METRIC = /(?<!\d)(\d+(?:[.,]\d+)?)((?: ?(?:x|by) ?\d+(?:[.,]\d+)?){0,2}) ?(mm|cm|m)\b/i;

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
  if (match[3] === 'm' && match[2] === '')
    return `${match[1] ?? ''} ${match[1] === '1' ? 'metre' : 'metres'}`;
  const inCentimetres = { mm: 0.1, cm: 1, m: 100 }[(match[3] ?? '').toLowerCase()] ?? 1;
  const figures = `${match[1] ?? ''}${match[2] ?? ''}`.split(/ ?(?:x|by) ?/i);
  const rounded = figures.map((figure) => Math.round(Number(figure.replace(',', '.')) * inCentimetres));
  if (rounded.some((size) => !Number.isFinite(size) || size < 1)) return null;
  if (rounded.some((size) => size >= 1000))
    return `${rounded.map((size) => Math.round(size / 10) / 10).join(' by ')} metres`;
  return `${rounded.join(' by ')} ${rounded.length === 1 && rounded[0] === 1 ? 'centimetre' : 'centimetres'}`;
}

const DURATION = /(\d{1,3})(?:[: ](\d\d))? ?min[a-z]*\.?(?:,? (\d{1,2}) sec)?/i;

/** How long a film or sound work takes: "36 min. 49 sec." -> "36 minutes and 49 seconds". Null where it does not say. */
export function sayDuration(printed: string): string | null {
  const [, minutes, behind, apart] = DURATION.exec(printed) ?? [];
  if (minutes === undefined) return null;
  const seconds = Number(behind ?? apart ?? 0);
  const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
  return [count(Number(minutes), 'minute'), ...(seconds > 0 ? [count(seconds, 'second')] : [])].join(' and ');
}
