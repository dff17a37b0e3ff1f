/** A program inside a package, whose licence the package does not carry. */
export interface Part {
  name: string;
  /** Where it is, and what it does there. */
  what: string;
  licence: string;
  /** Where its source is. */
  source: string;
  /** A file of web/vendor. */
  text: string;
}

/** What is compiled into the packages of the lock file. web/vendor/licences has their texts. */
export const PARTS: readonly Part[] = [
  {
    name: 'LAME 3.100',
    what: 'in wasm-media-encoders, packs speech as MP3 on the server; replaced by replacing its file wasm/mp3.wasm',
    licence: 'LGPL-2.0-or-later',
    source: 'https://lame.sourceforge.io, built by https://github.com/arseneyr/wasm-media-encoders',
    text: 'licences/lame.txt',
  },
  {
    name: 'English data of Tesseract (tessdata_fast 4.1.0)',
    what: 'read by Tesseract on the phone',
    licence: 'Apache-2.0',
    source: 'https://github.com/tesseract-ocr/tessdata_fast',
    text: 'tessdata-fast/LICENSE',
  },
  {
    name: 'Leptonica',
    what: 'in tesseract.js-core, handles pictures',
    licence: 'BSD-2-Clause',
    source: 'https://github.com/DanBloomberg/leptonica',
    text: 'licences/leptonica.txt',
  },
  {
    name: 'libpng',
    what: 'in tesseract.js-core, opens pictures',
    licence: 'libpng-2.0',
    source: 'http://www.libpng.org/pub/png/libpng.html',
    text: 'licences/libpng.txt',
  },
  {
    name: 'zlib',
    what: 'in tesseract.js-core, unpacks pictures',
    licence: 'Zlib',
    source: 'https://zlib.net',
    text: 'licences/zlib.txt',
  },
  {
    name: 'libjpeg',
    what: 'in tesseract.js-core, opens pictures',
    licence: 'IJG',
    source: 'https://ijg.org',
    text: 'licences/libjpeg.txt',
  },
  {
    name: 'LibTIFF',
    what: 'in tesseract.js-core, opens pictures',
    licence: 'libtiff',
    source: 'https://gitlab.com/libtiff/libtiff',
    text: 'licences/libtiff.txt',
  },
  {
    name: 'giflib',
    what: 'in tesseract.js-core, opens pictures',
    licence: 'MIT',
    source: 'https://giflib.sourceforge.net',
    text: 'licences/giflib.txt',
  },
  {
    name: 'Emscripten',
    what: 'in tesseract.js-core and wasm-media-encoders, what compiled programs run on',
    licence: 'MIT',
    source: 'https://github.com/emscripten-core/emscripten',
    text: 'licences/emscripten.txt',
  },
  {
    name: 'musl',
    what: 'in tesseract.js-core, wasm-media-encoders and Flite, the C library',
    licence: 'MIT',
    source: 'https://musl.libc.org',
    text: 'licences/musl.txt',
  },
];
