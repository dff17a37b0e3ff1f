import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFixtures, FIXTURES_DIR } from '../../../tests/label-corpus/fixtures.ts';
import { startServer } from '../../../tests/support/server.ts';
import { confusionTable, drawGate, drawLanguages, drawScenes } from './gate.ts';
import { limitsTable } from './limits.ts';
import { measureCosts, type MachineCosts } from './machine.ts';
import { provideTesseract, readNatively } from './native.ts';
import { openBenchPage, type BenchPage, type BenchReading } from '../../../tests/support/reading-page.ts';
import { openCorpus, UsageError, type Corpus } from './photos.ts';
import { figuresOf, report, type BenchRow } from './report.ts';
import { wordTable } from './word-table.ts';
import { buildWeb } from '../../build/build-web.ts';

const USAGE = `Usage: npm run bench:ocr -- --photos DIR [--out FILE.json] [--compare]
       npm run bench:ocr -- --gate SEED [--out FILE.json]
       npm run bench:ocr -- --scenes SEED [--out FILE.json] [--compare]
       npm run bench:ocr -- --languages SEED [--out FILE.json] [--compare]`;
/** So many photos, evenly taken from those that were read, are enough for the cost of a cold page. */
const COLD_PAGES = 5;

interface Arguments {
  /** The folder of the photos to read, or what draws them into one. */
  photos: string | ((folder: string) => Promise<void>);
  out: string | undefined;
  compare: boolean;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        photos: { type: 'string' },
        gate: { type: 'string' },
        scenes: { type: 'string' },
        languages: { type: 'string' },
        out: { type: 'string' },
        compare: { type: 'boolean', default: false },
      },
    });
    const { photos, gate, scenes, languages, out, compare } = values;
    const seed = gate ?? scenes ?? languages;
    if (seed !== undefined && !/^\d{1,6}$/.test(seed)) throw new Error('A seed is a whole number.');
    const draw = gate !== undefined ? drawGate : scenes !== undefined ? drawScenes : drawLanguages;
    if (seed !== undefined) return { photos: (folder) => draw(folder, Number(seed)), out, compare };
    if (photos === undefined) throw new Error('--photos, --gate, --scenes or --languages is missing.');
    return { photos, out, compare };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Native Tesseract on the photo and on what the app made of it; both right after the app, in the same noise. */
async function compared(
  photo: string,
  page: BenchPage,
): Promise<Pick<BenchRow, 'native' | 'nativePrepared'>> {
  const picture = await page.picture();
  const native = await readNatively(photo);
  if (picture === undefined) return { native };
  const folder = await mkdtemp(join(tmpdir(), 'placard-bench-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, picture);
    return { native, nativePrepared: await readNatively(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface BenchRun {
  readings: Record<string, BenchReading>;
  /** Of the photos whose truth is known. */
  rows: BenchRow[];
}

async function readAll(url: string, { folder, photos, truths }: Corpus, native: boolean): Promise<BenchRun> {
  const readings: Record<string, BenchReading> = {};
  const rows: BenchRow[] = [];
  const page = await openBenchPage(url);
  try {
    for (const file of photos) {
      const photo = join(folder, file);
      const reading = await page.read(photo);
      readings[file] = reading;
      const { confidence, rejected } = reading;
      const outcome = rejected === null ? `read, confidence ${Math.round(confidence)}` : rejected.rule;
      console.log(`${file}  ${reading.ms} ms  ${outcome}`);
      const truth = truths.get(file);
      if (truth === undefined) continue;
      rows.push({ file, truth, reading, ...(native && (await compared(photo, page))) });
    }
  } finally {
    await page.dispose();
  }
  return { readings, rows };
}

/**
 * Measures on photos of the folder that were read, and on a drawn one of 12 megapixels. Says why when it cannot:
 * the readings are worth printing without.
 */
async function costs(
  url: string,
  folder: string,
  readings: BenchRun['readings'],
): Promise<Partial<MachineCosts>> {
  const read = Object.entries(readings)
    .filter(([, { rejected }]) => rejected === null)
    .map(([file]) => join(folder, file));
  const step = Math.ceil(read.length / COLD_PAGES);
  const some = read.filter((_, index) => index % step === 0);
  const large = await drawFixtures(FIXTURES_DIR, ['twelve-megapixels']);
  try {
    return await measureCosts(url, some, large['twelve-megapixels'].path);
  } catch (error) {
    console.log(`\nMemory and cold pages were not measured: ${String(error)}`);
    return {};
  }
}

/** Reads every photo of a folder in the built app, in Chromium, and prints how well and how fast. */
async function bench(): Promise<void> {
  const { photos, out, compare } = readArguments();
  const drawn = typeof photos !== 'string';
  const folder = drawn ? await mkdtemp(join(tmpdir(), 'placard-drawn-')) : photos;
  try {
    if (drawn) await photos(folder);
    await benchOn(await openCorpus(folder), out, compare);
  } finally {
    if (drawn) await rm(folder, { recursive: true });
  }
}

async function benchOn(corpus: Corpus, out: string | undefined, compare: boolean): Promise<void> {
  await buildWeb();
  const native = compare && (await provideTesseract());
  if (compare && !native) {
    console.log(
      'THERE IS NO tesseract COMMAND, AND IT COULD NOT BE INSTALLED: nothing to compare with.\n' +
        'On Debian: apt-get install tesseract-ocr tesseract-ocr-eng',
    );
  }
  const server = await startServer();
  try {
    const { readings, rows } = await readAll(server.url, corpus, native);
    if (out !== undefined) await writeFile(out, `${JSON.stringify(readings, null, 1)}\n`);
    if (rows.length > 0) console.log(`\n${report(rows)}\n\n${wordTable(rows)}\n\n${confusionTable(rows)}`);
    // Times measured on a busy machine say little; the ratios say more.
    console.log(`\nLoad of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);
    const machine = compare ? await costs(server.url, corpus.folder, readings) : {};
    console.log(`\n${limitsTable({ ...figuresOf(rows), ...machine })}`);
  } finally {
    await server.stop();
  }
}

try {
  await bench();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
