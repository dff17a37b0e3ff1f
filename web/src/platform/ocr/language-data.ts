import { AppError } from '../../lib/app-error.ts';
import { watchSilence } from '../timing/silence.ts';

/**
 * Fetches a packed file and unpacks it. The browser does both beside the page's own work, where the worker script of
 * tesseract.js would do it in JavaScript after the core has started, and the first reading would wait for it.
 * @param silence longest time without a byte, in milliseconds
 * @throws AppError `reader_unavailable` when the file is missing, damaged or stops coming; the signal's reason when
 *   aborted
 */
export async function fetchUnpacked(
  url: URL,
  silence: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const silent = watchSilence(silence);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, silent.signal]) });
    if (!response.ok || !response.body) throw new Error(`status ${response.status} for ${url.pathname}`);
    const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        silent.heard();
        controller.enqueue(chunk);
      },
    });
    const unpacked = response.body.pipeThrough(watch).pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  } catch (cause) {
    throw signal.aborted ? signal.reason : new AppError('reader_unavailable', { cause });
  } finally {
    silent.stop();
  }
}
