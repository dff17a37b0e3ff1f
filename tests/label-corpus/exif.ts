/** How far stored pixels are turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** EXIF orientation (TIFF 6.0, tag 274) with which a viewer undoes the turn. */
export function orientationFor(turn: Turn): 1 | 3 | 6 | 8 {
  return ({ 0: 1, 90: 8, 180: 3, 270: 6 } as const)[turn];
}

/**
 * Puts an EXIF segment that holds nothing but the orientation tag behind a JPEG's first marker.
 * @param orientation 1 to 8
 * @param byteOrder of the TIFF block: 'II' little-endian, 'MM' big-endian
 * @throws RangeError when `jpeg` does not begin with the SOI marker
 */
export function insertOrientation(jpeg: Uint8Array, orientation: number, byteOrder: 'II' | 'MM'): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new RangeError('not a JPEG');
  const little = byteOrder === 'II';
  const segment = new Uint8Array(36);
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, 34);
  segment.set(new TextEncoder().encode(`Exif\0\0${byteOrder}`), 4);
  view.setUint16(12, 42, little);
  view.setUint32(14, 8, little);
  view.setUint16(18, 1, little);
  view.setUint16(20, 274, little);
  view.setUint16(22, 3, little);
  view.setUint32(24, 1, little);
  view.setUint16(28, orientation, little);
  const tagged = new Uint8Array(jpeg.length + segment.length);
  tagged.set(jpeg.subarray(0, 2));
  tagged.set(segment, 2);
  tagged.set(jpeg.subarray(2), 2 + segment.length);
  return tagged;
}
