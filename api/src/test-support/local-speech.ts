import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** What a local speech service does with the next requests. */
export type Behaviour =
  /** Speaks, as the real service does. */
  | 'speak'
  | 'rate-limited'
  /** Takes the request and never answers. */
  | 'silent'
  /** Breaks the connection after the first sound. */
  | 'drop'
  /** Sends sound, a little at a time, for ever. */
  | 'drip'
  /** Answers well, without any sound. */
  | 'empty'
  /** Answers with 20 MB of sound. */
  | 'large'
  /** Answers with sound that never ends, as fast as it is taken. */
  | 'endless'
  /** Fails in the service's own way. */
  | 'fail';

/** A text that arrived, with the name of its voice. */
export interface HeardText {
  text: string;
  voice: string;
}

/** A local stand-in for a speech service, over real sockets. */
export interface LocalSpeech {
  /** Variables that point the server at it, key included. */
  env: Record<string, string>;
  heard: HeardText[];
  /** Every text that was asked for, refused or not. */
  requests: () => number;
  /** How often it was asked what costs nothing. */
  probes: () => number;
  /** Bytes that left for the clients, over all connections. */
  bytesSent: () => number;
  openConnections: () => number;
  behave: (as: Behaviour) => void;
  stop: () => Promise<void>;
}

export const LARGE_BYTES = 20_000_000;
const DRIP_MS = 5;

/** An HTTP server on a free port of this machine that counts what goes over its sockets. */
export async function countingServer(onRequest: Parameters<typeof createServer>[1]): Promise<{
  server: Server;
  port: number;
  bytesSent: () => number;
  openConnections: () => number;
  stop: () => Promise<void>;
}> {
  const server = createServer(onRequest);
  const sockets = new Set<Socket>();
  let gone = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      gone += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    server,
    port: portOf(server.address()),
    bytesSent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, gone),
    openConnections: () => sockets.size,
    async stop() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      for (const socket of sockets) socket.destroy();
      await closed.promise;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Calls back every few milliseconds until the socket is gone. */
export function dripUntilClosed(
  socket: { once: (event: 'close', listener: () => void) => unknown },
  drip: () => void,
): void {
  const timer = setInterval(drip, DRIP_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Silent MP3, about 60 ms of it for a character, as long as speech would be. */
export function soundOf(text: string): Buffer {
  const frame = Buffer.alloc(144);
  frame.set([0xff, 0xf3, 0x48, 0xc0]);
  return Buffer.concat(Array.from({ length: Math.max(4, Math.ceil((text.length * 60) / 36)) }, () => frame));
}

/** The request's whole body. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString('utf8');
}

/** Sends `chunk` again and again, as fast as the other side takes it, until it hangs up. */
export function pourUntilClosed(sink: Writable, chunk: Buffer): void {
  const pour = () => {
    while (!sink.destroyed && sink.write(chunk));
  };
  sink.on('drain', pour);
  pour();
}
