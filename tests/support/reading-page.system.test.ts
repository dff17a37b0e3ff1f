import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBenchPage, type BenchPage } from './reading-page.ts';

/** Answers as the app does, by the name of the file it is given; a file called hang gets no answer. */
const APP = `<!doctype html><input type="file"><script>
  document.querySelector('input').onchange = ({ target }) => {
    const [file] = target.files;
    const details = {
      'good.jpg': { text: 'Oil', rawText: 'Oil\\n', lines: [{ text: 'Oil', height: 1 }, 'x'], confidence: 91.5, rejected: null },
      'none.jpg': { text: '', rawText: '', confidence: 0, rejected: { rule: 'no_text_in_image', message: 'None' } },
      'bare.jpg': undefined,
      'sent.jpg': undefined,
    };
    if (!(file.name in details)) return;
    if (file.name === 'sent.jpg') {
      const worker = new Worker('data:text/javascript,');
      worker.postMessage({ action: 'load' });
      worker.postMessage({ action: 'recognize', payload: { image: new TextEncoder().encode('P5') } });
    }
    performance.mark('another thing');
    performance.measure('label-reading', { start: 100, end: 250.4, detail: details[file.name] });
  };
</script>`;

let server: Server;
let folder: string;
let page: BenchPage;

beforeAll(async () => {
  server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(APP));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  folder = await mkdtemp(join(tmpdir(), 'placard-bench-'));
  page = await openBenchPage(`http://127.0.0.1:${address.port}/`, 3000);
});
afterAll(async () => {
  await page.dispose();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

async function read(name: string): ReturnType<BenchPage['read']> {
  const path = join(folder, name);
  await writeFile(path, 'not looked at');
  return page.read(path);
}

test('a reading is what the measure says', async () => {
  expect(await read('good.jpg')).toEqual({
    text: 'Oil',
    rawText: 'Oil\n',
    lines: [{ text: 'Oil', height: 1 }],
    confidence: 91.5,
    labels: [],
    ms: 150,
    rejected: null,
  });
});

test('both sentences for "no text" are one rule', async () => {
  expect((await read('none.jpg')).rejected).toEqual({ rule: 'no_text', message: 'None' });
});

test('a measure without detail is an error, not an empty reading', async () => {
  expect((await read('bare.jpg')).rejected?.rule).toBe('no_detail');
});

test('a hanging photo ends at the ceiling, and the next one is read', async () => {
  expect((await read('hang.jpg')).rejected?.rule).toBe('timeout');
  expect((await read('good.jpg')).rejected).toBeNull();
});

test('what was sent to the recogniser can be had once', async () => {
  expect(await page.picture()).toBeUndefined();
  await read('sent.jpg');
  expect(await page.picture()).toEqual(Buffer.from('P5'));
  expect(await page.picture()).toBeUndefined();
});
