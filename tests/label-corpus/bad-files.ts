import { crc32, deflateSync } from 'node:zlib';

function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

function uint32(value: number, little = false): Uint8Array {
  const field = Buffer.alloc(4);
  if (little) field.writeUInt32LE(value);
  else field.writeUInt32BE(value);
  return field;
}

/** PNG chunk: length, type, content, CRC-32 of type and content (PNG specification, section 5.3). */
function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = bytes(type, content);
  return bytes(uint32(content.length), body, uint32(crc32(body)));
}

/**
 * A black PNG of one bit a pixel.
 * @param rows how many rows there really are; fewer than `height` makes a file that promises more than it holds
 */
function blackPng(width: number, height: number, rows = height): Uint8Array {
  const header = bytes(uint32(width), uint32(height), new Uint8Array([1, 0, 0, 0, 0]));
  const row = 1 + Math.ceil(width / 8);
  return bytes(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(new Uint8Array(row * rows), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  );
}

/** The first part of a file, as a broken transfer leaves it. */
function truncated(file: Uint8Array): Uint8Array {
  return file.subarray(0, Math.floor(file.length * 0.3));
}

/** A whole JPEG whose frame header is changed to claim another size; its data do not fill it. */
function claimSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const copy = Buffer.from(jpeg);
  let at = 2;
  while (at + 9 < copy.length) {
    const marker = copy.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) {
      copy.writeUInt16BE(height, at + 5);
      copy.writeUInt16BE(width, at + 7);
      return copy;
    }
    at += 2 + copy.readUInt16BE(at + 2);
  }
  throw new RangeError('a JPEG without a frame header');
}

/** A file that begins like an iPhone's HEIC and holds nothing a decoder could use. */
function hollowHeic(): Uint8Array {
  const brands = bytes('ftypheic', uint32(0), 'mif1heic');
  const junk = Uint8Array.from({ length: 2048 }, (_, index) => (index * 73 + 41) % 256);
  return bytes(uint32(brands.length + 4), brands, uint32(junk.length + 8), 'mdat', junk);
}

/** A one-colour BMP of 24 bits a pixel, which every browser decodes. */
function greyBmp(width: number, height: number): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const pixels = new Uint8Array(row * height).fill(0xc8);
  const info = Buffer.alloc(40);
  info.writeUInt32LE(40, 0);
  info.writeInt32LE(width, 4);
  info.writeInt32LE(height, 8);
  info.writeUInt16LE(1, 12);
  info.writeUInt16LE(24, 14);
  return bytes('BM', uint32(54 + pixels.length, true), uint32(0), uint32(54, true), info, pixels);
}

/** A GIF of one white pixel. */
const ONE_PIXEL_GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A file a visitor may hand in that is no readable photo; its bytes are made when asked for. */
export interface BadFile {
  /** For the name of a test. */
  title: string;
  name: string;
  /** What a file picker would say. */
  mimeType: string;
  bytes: () => Uint8Array;
}

/** Files that never give a reading: what cannot be decoded, and pictures without a label. */
export const BAD_FILES: readonly BadFile[] = [
  {
    title: 'prose under the name of a picture',
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    bytes: () => bytes('These are my notes on the third room.\n'),
  },
  { title: 'an empty file', name: 'empty.jpg', mimeType: 'image/jpeg', bytes: () => new Uint8Array() },
  {
    title: 'a PNG of 0 x 0 pixels',
    name: 'zero.png',
    mimeType: 'image/png',
    bytes: () => blackPng(0, 0),
  },
  {
    title: 'a PNG that claims 100 megapixels and holds one row',
    name: 'claim.png',
    mimeType: 'image/png',
    bytes: () => blackPng(10_000, 10_000, 1),
  },
  {
    title: 'a black PNG of 100 megapixels',
    name: 'huge.png',
    mimeType: 'image/png',
    bytes: () => blackPng(10_000, 10_000),
  },
  {
    title: 'a HEIC that no decoder takes',
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    bytes: hollowHeic,
  },
  { title: 'a grey BMP', name: 'grey.bmp', mimeType: 'image/bmp', bytes: () => greyBmp(400, 400) },
  { title: 'a GIF of one pixel', name: 'pixel.gif', mimeType: 'image/gif', bytes: () => ONE_PIXEL_GIF },
];

/**
 * Ways in which a whole JPEG goes bad.
 * @throws RangeError when the file is no JPEG
 */
export function brokenJpegs(jpeg: Uint8Array): readonly BadFile[] {
  const mimeType = 'image/jpeg';
  const claimed = claimSize(jpeg, 10_000, 10_000);
  return [
    { title: 'a JPEG cut at 30 %', name: 'cut.jpg', mimeType, bytes: () => truncated(jpeg) },
    { title: 'a JPEG cut in its header', name: 'header.jpg', mimeType, bytes: () => jpeg.subarray(0, 20) },
    { title: 'a JPEG that claims 100 megapixels', name: 'claim.jpg', mimeType, bytes: () => claimed },
  ];
}
