import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../tests/support/server.ts';
import { buildWeb } from './build-web.ts';
import { hasTesseract, readNatively } from './bench-ocr-native.ts';
import { openBenchPage, type BenchReading } from './bench-ocr-page.ts';
import { report, type BenchRow, type Truth } from './bench-ocr-report.ts';

const USAGE = 'Usage: npm run bench:ocr -- --photos DIR [--out FILE.json] [--compare]';
const PHOTO = /\.(jpe?g|png|webp|avif|gif|bmp|heic)$/i;

/** What the caller can mend; its message is all they need. */
class UsageError extends Error {}

function readArguments(): { photos: string; out: string | undefined; compare: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        photos: { type: 'string' },
        out: { type: 'string' },
        compare: { type: 'boolean', default: false },
      },
    });
    if (values.photos === undefined) throw new Error('--photos is missing.');
    return { photos: values.photos, out: values.out, compare: values.compare };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function photosIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const photos = (await readdir(folder)).filter((name) => PHOTO.test(name)).toSorted();
  if (photos.length === 0) throw new UsageError(`There are no photos in ${folder}.`);
  return photos;
}

function isTruth(value: unknown): value is Truth & { file: string } {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return ['file', 'class', 'expect', 'text'].every((name) => typeof field(name) === 'string');
}

/** The folder's labels.json by file name; empty without one. */
async function truthsIn(folder: string): Promise<Map<string, Truth>> {
  const path = join(folder, 'labels.json');
  if (!existsSync(path)) return new Map();
  const records: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(records) || !records.every(isTruth)) {
    throw new UsageError(`${path} is not a list of records with file, class, expect and text.`);
  }
  return new Map(records.map((record) => [record.file, record]));
}

/** Reads every photo of a folder in the built app, in Chromium, and prints how well and how fast. */
async function bench(): Promise<void> {
  const { photos: folder, out, compare } = readArguments();
  const photos = await photosIn(folder);
  const truths = await truthsIn(folder);
  await buildWeb();
  const native = compare && (await hasTesseract());
  if (compare && !native) console.log('There is no tesseract command to compare with; reading without it.');

  const readings: Record<string, BenchReading> = {};
  const rows: BenchRow[] = [];
  const server = await startServer();
  try {
    const page = await openBenchPage(server.url);
    try {
      for (const file of photos) {
        const reading = await page.read(join(folder, file));
        readings[file] = reading;
        const truth = truths.get(file);
        const outcome =
          reading.rejected === null
            ? `read, confidence ${Math.round(reading.confidence)}`
            : reading.rejected.rule;
        console.log(`${file}  ${reading.ms} ms  ${outcome}`);
        if (truth === undefined) continue;
        rows.push({
          file,
          truth,
          reading,
          ...(native && { native: await readNatively(join(folder, file)) }),
        });
      }
      const [first] = photos;
      if (first !== undefined && photos.length > 1) {
        const again = await page.read(join(folder, first));
        console.log(`\nfirst reading of a cold page, extra: ${(readings[first]?.ms ?? 0) - again.ms} ms`);
      }
    } finally {
      await page.dispose();
    }
  } finally {
    await server.stop();
  }
  if (out !== undefined) await writeFile(out, `${JSON.stringify(readings, null, 1)}\n`);
  if (rows.length > 0) console.log(`\n${report(rows)}`);
}

try {
  await bench();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
