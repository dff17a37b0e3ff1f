import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFixtures, FIXTURE_NAMES, FIXTURES_DIR } from '../../../tests/label-corpus/fixtures.ts';
import { createLabelReader } from '../../../web/src/engines/ocr/label-reader.ts';
import type { PreparedPhoto } from '../../../web/src/engines/ocr/ports.ts';
import { AppError } from '../../../web/src/lib/app-error.ts';
import { table } from '../../bench/ocr/table.ts';
import { prepareOcrAssets } from '../../build/ocr-assets.ts';
import { openExplainPage, type ExplainPage } from './page.ts';
import { root } from '../../setup/paths.ts';

const USAGE = `Usage: npm run ocr:explain -- PHOTO [--out DIR]
PHOTO: a file, or one of the drawn ones: ${FIXTURE_NAMES.join(', ')}`;

/** What the caller can mend; its message is all they need. */
class UsageError extends Error {}

/** The file of that name, or the drawn photo. */
async function photoCalled(name: string): Promise<string> {
  if (existsSync(name)) return name;
  const drawn = FIXTURE_NAMES.find((fixture) => fixture === name);
  if (drawn === undefined) throw new Error(`There is no file ${name}.`);
  return (await drawFixtures(FIXTURES_DIR, [drawn]))[drawn].path;
}

async function readArguments(): Promise<{ photo: string; out: string }> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [name] = positionals;
    if (name === undefined) throw new Error('PHOTO is missing.');
    const photo = await photoCalled(name);
    const out = values.out ?? join(root, '.cache/explain', basename(photo, extname(photo)));
    return { photo, out };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** The app's own reader, its workers' work done in the page: so the rules stand in their order here too. */
async function read(page: ExplainPage, photo: Buffer): Promise<string[]> {
  const rows: string[] = [];
  const reader = createLabelReader({
    now: () => performance.now(),
    preparer: {
      start: () => undefined,
      async prepare(): Promise<PreparedPhoto> {
        const { measures, textShare, labels, hasPicture } = await page.prepare(photo);
        const { width, height, contrast, blurriness } = measures;
        rows.push(`size ${width} x ${height} (least 150 x 250)`);
        rows.push(`contrast ${contrast.toFixed(2)} (least 0.30)`);
        rows.push(`blurriness ${blurriness.toFixed(0)} (least 100)`);
        rows.push(
          `text on ${(100 * textShare).toFixed(1)} % of the photo (least 5 %, where it cannot be read)`,
        );
        // The picture itself stays in the page.
        const picture = { data: new Uint8Array(), width: 0, height: 0 };
        rows.push(`${labels.length} labels seen`);
        // One is read here, whatever it says: a second would be drawn over it.
        return { measures, textShare, labels: [], picture: hasPicture ? picture : undefined };
      },
      mendMarks: (_, lines) => page.mend(lines),
      dispose: () => undefined,
    },
    recogniser: { start: () => undefined, recognise: () => page.recognise(), dispose: () => undefined },
  });
  try {
    const reading = await reader.read(new Blob(), { signal: new AbortController().signal });
    rows.push(`confidence ${reading.confidence.toFixed(0)} (least 30)`, '', reading.rawText.trim());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    rows.push(`REJECTED as ${error.code}: ${error.message}`);
  } finally {
    reader.dispose();
  }
  return rows;
}

/** Reads one photo and writes every stage of the way as a picture, with the times and the rules. */
async function explain(): Promise<void> {
  const { photo, out } = await readArguments();
  await prepareOcrAssets();
  const page = await openExplainPage();
  try {
    const rules = await read(page, await readFile(photo));
    const { files, steps } = await page.outcome();
    await mkdir(out, { recursive: true });
    // A photo with fewer stages must not stand among those of another one.
    const old = (await readdir(out)).filter((name) => /^\d\d-\w+\.png$/.test(name));
    for (const name of old) await rm(join(out, name));
    for (const [name, base64] of files) await writeFile(join(out, name), Buffer.from(base64, 'base64'));
    const rows = steps.map(({ name, ms, found }) => [name, `${ms.toFixed(1)} ms`, found]);
    console.log(`${table([['stage', 'time', 'result'], ...rows])}\n\n${rules.join('\n')}\n`);
    console.log(`${files.length} pictures in ${out}`);
  } finally {
    await page.dispose();
  }
}

try {
  await explain();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
