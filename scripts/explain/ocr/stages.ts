import type { GrayPicture } from '../../../web/src/engines/image/picture/gray-picture.ts';
import { preparedLabel } from '../../../web/src/engines/image/prepare-label.ts';
import { mendMarks } from '../../../web/src/engines/ocr/marks/mend-marks.ts';
import type { PreparedPhoto, RecognisedLine, RecognisedPage } from '../../../web/src/engines/ocr/ports.ts';
import { grayOf, openedPhoto, wholePhoto } from '../../../web/src/platform/image/gray-photo.ts';
import { createTesseract } from '../../../web/src/platform/ocr/tesseract.ts';
import { drawCall, drawSheet, drawWords, type Drawing } from './draw.ts';
import { calls } from './trace.ts';

const drawings: Drawing[] = [];
const recogniser = createTesseract({ ocrBase: '/public/ocr' });
let prepared: PreparedPhoto | undefined;

async function decoded(photo: Blob): Promise<{ gray: GrayPicture; width: number; height: number }> {
  const { bitmap, width, height } = await openedPhoto(photo);
  return { gray: grayOf(bitmap), width, height };
}

/** Time of one step and what it found, for the printed list. */
export interface Step {
  name: string;
  ms: number;
  found: string;
}

const steps: Step[] = [];

function sizeOf(picture: { width: number; height: number }): string {
  return `${picture.width} x ${picture.height}`;
}

/** A prepared photo without its picture, which stays in the page. */
export type PreparedWithin = Omit<PreparedPhoto, 'picture'> & { hasPicture: boolean };

/** Prepares a photo with the app's own functions and draws what each of them made. */
export async function prepare(photo: Blob): Promise<PreparedWithin> {
  const start = performance.now();
  const { gray, width, height } = await decoded(photo);
  steps.push({ name: 'decoded', ms: performance.now() - start, found: sizeOf(gray) });
  calls.length = 0;
  const begun = performance.now();
  const label = await preparedLabel(gray, wholePhoto(photo, { width, height }, gray));
  const whole = performance.now() - begun;
  drawings.push(...drawCall({ name: 'decoded', args: [], result: gray, ms: 0 }, gray));
  for (const call of calls) {
    const drawn = drawCall(call, gray);
    drawings.push(...drawn);
    const number = typeof call.result === 'number' ? call.result.toFixed(2) : '';
    steps.push({ name: call.name, ms: call.ms, found: drawn[0] ? sizeOf(drawn[0].canvas) : number });
  }
  steps.push({ name: 'preparedLabel, all in all', ms: whole, found: '' });
  const { contrast, blurriness, picture, textShare, labels } = label;
  prepared = { measures: { width, height, contrast, blurriness }, picture, textShare, labels };
  return { measures: prepared.measures, textShare, labels, hasPicture: picture !== undefined };
}

/** Reads the picture that was prepared last and draws the words on it. */
export async function recognise(): Promise<RecognisedPage> {
  const picture = prepared?.picture;
  if (picture === undefined) throw new Error('no text was found');
  recogniser.start();
  const { signal } = new AbortController();
  // Once for nothing: the second time tells what the engine needs when it has been started.
  await recogniser.recognise(picture, signal, () => undefined);
  const start = performance.now();
  const page = await recogniser.recognise(picture, signal, () => undefined);
  const words = page.lines.flatMap((line) => line.words);
  steps.push({ name: 'recognised', ms: performance.now() - start, found: `${words.length} words` });
  drawings.push(drawWords(picture, words));
  return page;
}

/** The lines with the marks that the picture shows. */
export function mend(lines: readonly RecognisedLine[]): RecognisedLine[] {
  if (!prepared?.picture) throw new Error('no text was found');
  const start = performance.now();
  const mended = mendMarks(prepared.picture, lines);
  const textOf = ({ words }: RecognisedLine): string[] => words.map(({ text }) => text);
  const before = lines.flatMap(textOf);
  const found = mended.flatMap(textOf).filter((text, at) => text !== before[at]);
  steps.push({ name: 'marks', ms: performance.now() - start, found: `${found.length} words` });
  return mended;
}

async function base64Of(canvas: OffscreenCanvas, type: string, quality: number): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(binary);
}

/** What was drawn, in base64 by file name, and the steps with their times. */
export async function outcome(): Promise<{ files: [name: string, base64: string][]; steps: Step[] }> {
  const files: [string, string][] = [];
  for (const [index, { name, canvas }] of drawings.entries()) {
    const file = `${String(index + 1).padStart(2, '0')}-${name}.png`;
    files.push([file, await base64Of(canvas, 'image/png', 1)]);
  }
  files.push(['sheet.webp', await base64Of(drawSheet(drawings), 'image/webp', 0.5)]);
  return { files, steps };
}
