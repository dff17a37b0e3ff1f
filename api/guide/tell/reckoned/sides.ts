/** The two sides of a flat work in centimetres, from the first metric size of a line; null where there are not two. */
export function metricSides(printed: string): readonly [number, number] | null {
  const plain = printed.replaceAll('\u00D7', 'x').replaceAll(/(?<=\d) ?(?:mm|cm|m)(?= ?(?:x|by))/g, '');
  const [, first, second, third, unit] =
    /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,3})?) ?(?:x|by) ?(\d{1,5}(?:[.,]\d{1,3})?)( ?(?:x|by) ?\d{1,5}(?:[.,]\d{1,3})?)? ?(mm|cm|m)\b/i.exec(
      plain,
    ) ?? [];
  if (first === undefined || second === undefined || third !== undefined) return null;
  const inCentimetres = { mm: 0.1, cm: 1, m: 100 }[(unit ?? 'cm').toLowerCase()] ?? 1;
  const sideOf = (figure: string): number => Number(figure.replace(',', '.')) * inCentimetres;
  return [sideOf(first), sideOf(second)];
}
