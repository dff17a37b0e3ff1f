import { relaxedSimd, simd } from 'wasm-feature-detect';

/**
 * Tesseract comes as three cores of 3 MB, of which a browser uses one; chosen as tesseract.js does it.
 * @returns the name of its script and of its program, without the ending
 */
export async function tesseractCore(): Promise<string> {
  if (await relaxedSimd()) return 'tesseract-core-relaxedsimd-lstm';
  if (await simd()) return 'tesseract-core-simd-lstm';
  return 'tesseract-core-lstm';
}
