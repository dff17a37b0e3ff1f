import { watchSilence } from '../timing/silence.ts';
import { findUnfinished, forgetUnfinished, keepUnfinished } from './unfinished.ts';

/** Longest time without a byte, in milliseconds. */
const SILENCE_MS = 30_000;
/** What has come is kept in pieces of this size: so much is lost at most when the page ends in the middle. */
const PIECE_BYTES = 1_000_000;

interface Downloaded {
  content: Blob;
  headers: Headers;
  /** Bytes of the whole file by the server's word; NaN when it did not say. Packed, if it came packed. */
  size: number;
}

function sizeOf(response: Response): number {
  const [, whole] = response.headers.get('Content-Range')?.split('/') ?? [];
  return Number(whole ?? response.headers.get('Content-Length') ?? Number.NaN);
}

/** The content an answer is of, when what is missing of it can be asked for; not when it is packed on its way. */
function resumable({ headers }: Response): string | undefined {
  const packed = headers.has('Content-Encoding');
  return packed || headers.get('Accept-Ranges') !== 'bytes' ? undefined : (headers.get('ETag') ?? undefined);
}

/**
 * Reads a body to its end. What has come is given to `keep` piece by piece, and when it breaks off; what `onBytes`
 * hears is how much has come so far.
 */
async function piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
  keep: (piece: Blob) => Promise<void>,
): Promise<Blob[]> {
  const pieces: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, cutAt] = [0, 0];
  const cut = () => {
    const piece = new Blob(parts);
    pieces.push(piece);
    parts = [];
    cutAt = bytes;
    return piece;
  };
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.byteLength;
      onBytes(bytes);
      if (bytes - cutAt >= PIECE_BYTES) await keep(cut());
    }
  } catch (error) {
    if (parts.length > 0) await keep(cut());
    throw error;
  }
  cut();
  return pieces;
}

/**
 * Fetches a file as it comes, and goes on where an earlier download of it broke off.
 * @param onBytes hears how many bytes have come, unpacked
 * @throws when it is not there, breaks off or stops coming; the signal's reason when aborted
 */
export async function download(
  url: string,
  init: Omit<RequestInit, 'headers'> & { signal: AbortSignal },
  onBytes: (bytes: number) => void,
): Promise<Downloaded> {
  const before = await findUnfinished(url);
  const headers = new Headers();
  if (before.etag !== undefined) {
    headers.set('Range', `bytes=${before.bytes}-`);
    headers.set('If-Range', before.etag);
  }
  const silence = watchSilence(SILENCE_MS);
  try {
    const signal = AbortSignal.any([init.signal, silence.signal]);
    // Chromium's cache keeps of a broken answer what it was sent, and would ask for that and for the rest apart.
    const cache = before.etag !== undefined && ({ cache: 'no-store' } as const);
    const response = await fetch(url, { ...init, ...cache, headers, signal });
    const { status, body } = response;
    // The server has another content by now, or all of it had come.
    if (status === 200 || status === 416) await forgetUnfinished(url);
    if (!response.ok || !body) throw new Error(`status ${status} for ${url}`);
    const earlier = status === 206 ? before : { pieces: [], bytes: 0 };
    const etag = resumable(response);
    let offset = earlier.bytes;
    const pieces = await piecesOf(
      body,
      (bytes) => {
        silence.heard();
        onBytes(earlier.bytes + bytes);
      },
      async (piece) => {
        if (etag !== undefined) await keepUnfinished(url, offset, etag, piece);
        offset += piece.size;
      },
    );
    await forgetUnfinished(url);
    const type = response.headers.get('Content-Type') ?? '';
    const content = new Blob([...earlier.pieces, ...pieces], { type });
    return { content, headers: response.headers, size: sizeOf(response) };
  } finally {
    silence.stop();
  }
}
