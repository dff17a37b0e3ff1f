import { afterEach, expect, test, vi } from 'vitest';
import { fetchUnpacked } from './language-data.ts';

const url = new URL('https://museum.example/ocr/eng.traineddata.gz');
const signal = () => new AbortController().signal;

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Answers every request; `hang` keeps the body open after the bytes, until the request is aborted. */
function serve(bytes: Uint8Array<ArrayBuffer>, { status = 200, hang = false } = {}): void {
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        if (!hang) controller.close();
        init.signal?.addEventListener('abort', () => hang && controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a packed file arrives unpacked', async () => {
  const file = new Uint8Array(200_000).fill(7);
  serve(await packed(file));
  await expect(fetchUnpacked(url, 5000, signal())).resolves.toEqual(file);
});

test('a missing file is a clear failure', async () => {
  serve(new Uint8Array(10), { status: 404 });
  await expect(fetchUnpacked(url, 5000, signal())).rejects.toMatchObject({ code: 'reader_unavailable' });
});

test('a file that is cut short, or none at all, is a clear failure', async () => {
  const whole = await packed(new Uint8Array(200_000).map((_, index) => (index * index) % 251));
  for (const bytes of [whole.slice(0, whole.length / 2), new TextEncoder().encode('<!doctype html>')]) {
    serve(bytes);
    await expect(fetchUnpacked(url, 5000, signal())).rejects.toMatchObject({ code: 'reader_unavailable' });
  }
});

test('a file that stops coming is given up', async () => {
  serve((await packed(new Uint8Array(1000))).slice(0, 8), { hang: true });
  await expect(fetchUnpacked(url, 20, signal())).rejects.toMatchObject({ code: 'reader_unavailable' });
});

test('an abort is the reason given', async () => {
  const controller = new AbortController();
  serve(new Uint8Array(0), { hang: true });
  const file = fetchUnpacked(url, 5000, controller.signal);
  controller.abort('the reader was closed');
  await expect(file).rejects.toBe('the reader was closed');
});
