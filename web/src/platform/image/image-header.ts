/** What the first bytes of a file say it is. `size` is undefined where only a decoder can tell. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'isobmff';
  size: { width: number; height: number } | undefined;
}

/**
 * Reads the format and size of a picture from the start of its file, without decoding it
 * (ITU-T T.81 B.2.2 for JPEG, PNG 11.2.2, the WebP container, GIF89a, BMP, ISO/IEC 14496-12 for HEIC and AVIF).
 * @returns undefined when the bytes are of no format that holds photos
 */
export function imageHeaderOf(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (text: string, offset = 0) =>
    bytes.length >= offset + text.length && [...text].every((c, i) => bytes[offset + i] === c.charCodeAt(0));

  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { format: 'jpeg', size: jpegSize(view) };
  if (starts('\x89PNG\r\n\x1a\n')) {
    return {
      format: 'png',
      size: bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) },
    };
  }
  if (starts('RIFF') && starts('WEBP', 8)) return { format: 'webp', size: webpSize(view, starts) };
  if (starts('GIF8')) {
    const size =
      bytes.length < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    return { format: 'gif', size };
  }
  if (starts('BM') && bytes.length >= 26 && view.getUint32(14, true) >= 40) {
    const size = { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    return { format: 'bmp', size };
  }
  if (starts('ftyp', 4)) return { format: 'isobmff', size: undefined };
  return undefined;
}

/** From the first frame header; undefined when the file ends before it. */
function jpegSize(view: DataView): ImageHeader['size'] {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const startsFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (startsFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

function webpSize(view: DataView, starts: (text: string, offset: number) => boolean): ImageHeader['size'] {
  if (view.byteLength < 30) return undefined;
  const uint24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  if (starts('VP8X', 12)) return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (starts('VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
