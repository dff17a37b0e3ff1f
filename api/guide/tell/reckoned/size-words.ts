/** Things that everybody knows, with their sides in centimetres, the longer first (ISO 216, UIC and common makes). */
const KNOWN: readonly (readonly [name: string, long: number, short: number])[] = [
  ['a postage stamp', 3, 2.5],
  ['a matchbox', 5.3, 3.5],
  ['a bank card', 8.6, 5.4],
  ['a postcard', 14.8, 10.5],
  ['a paperback book', 18, 11],
  ['a sheet of writing paper', 29.7, 21],
  ['a pillow', 70, 50],
  ['a card table', 85, 85],
  ['a single bed', 200, 90],
  ['a door', 200, 80],
  ['a double bed', 200, 160],
  ['a garage door', 240, 210],
  ['a city bus seen from the side', 1200, 300],
];

/**
 * What a flat work is about as large as: a thing of which neither side differs by more than a seventh; null where none fits.
 *
 * @param sides Centimetres.
 */
export function likeInSize(sides: readonly number[]): string | null {
  const [long = 0, short = 0] = [...sides].toSorted((a, b) => b - a);
  if (sides.length !== 2 || short <= 0) return null;
  const near = (a: number, b: number): boolean => a / b < 1.15 && b / a < 1.15;
  return KNOWN.find(([, l, s]) => near(long, l) && near(short, s))?.[0] ?? null;
}
