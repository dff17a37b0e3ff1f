import { connect, type Socket } from 'node:net';

/** What came of a load. Times are in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers with another status than 200. */
  failed: number;
  bytes: number;
}

interface Load {
  port: number;
  connections: number;
  total: number;
  /** The request number `at`, as it goes over the wire; keeps the connection. */
  request: (at: number) => string;
  /** Sees the body of every answer. */
  onBody?: (body: Buffer) => void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** A POST of JSON. */
export function postOf(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n${lines.join('')}\r\n${json}`;
}

/** Sends `total` requests over connections that each wait for their answer; as little work as can be for the sender. */
export async function sendLoad({ port, connections, total, request, onBody }: Load): Promise<LoadResult> {
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  let bytes = 0;
  const start = performance.now();

  async function talk(socket: Socket): Promise<void> {
    const over = Promise.withResolvers<void>();
    let pending: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const ask = () => {
      if (next === total) return void socket.end();
      sentAt = performance.now();
      socket.write(request(next));
      next += 1;
    };
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const head = pending.indexOf(HEAD_END);
      if (head < 0) return;
      const text = pending.toString('latin1', 0, head);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) return void socket.destroy(new Error(`An answer without a length: ${text}`));
      const end = head + HEAD_END.length + Number(length);
      if (pending.length < end) return;
      times.push(performance.now() - sentAt);
      if (!text.startsWith('HTTP/1.1 200')) failed += 1;
      onBody?.(pending.subarray(head + HEAD_END.length, end));
      bytes += end;
      pending = pending.subarray(end);
      ask();
    });
    socket
      .on('connect', ask)
      .on('error', over.reject)
      .on('close', () => over.resolve());
    await over.promise;
  }

  await Promise.all(Array.from({ length: connections }, () => talk(connect(port, '127.0.0.1'))));
  if (times.length !== total) throw new Error(`${total - times.length} requests had no answer`);
  const seconds = (performance.now() - start) / 1_000;
  const sorted = Float64Array.from(times).toSorted();
  const at = (share: number) => sorted[Math.min(total - 1, Math.floor(total * share))] ?? 0;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99), failed, bytes };
}
