import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** When on its way a request meets a fault. */
export type Moment = 'before sending' | 'while sending' | 'worked, no reply yet' | 'during the reply';

/**
 * What is done to a request; 'pass' lets it go on after `act`. A number is a status in place of the answer, 'portal' the
 * page of a Wi-Fi that wants the visitor to sign in.
 */
export type Deed = 'break off' | 'fall silent' | 'pass' | 'portal' | number;

interface Trap {
  /** POST unless said otherwise. */
  method?: 'GET';
  path: RegExp;
  moment: Moment;
  deed: Deed;
  /** Runs when the moment has come, before the deed. */
  act?: () => Promise<void>;
}

/** Headers of a request that its answer depends on. */
const PASSED_ON = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
];

export interface FaultyProxy {
  url: string;
  /** From now on requests with this path meet the fault. */
  set(trap: Trap): void;
  /** Nothing goes wrong any more. */
  clear(): Promise<void>;
  /** Nobody listens: connections are refused. */
  refuse(): Promise<void>;
  /** How often the server was given a request with this path. */
  forwarded(path: RegExp): number;
  /** Paths of all that was asked for so far, oldest first. */
  asked(): readonly string[];
  /** Bytes that the server's answers to requests with this path had. */
  answered(path: RegExp): number;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Stands before a real server and spoils requests at the moment that is asked for. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let trap: Trap | undefined;
  const paths: string[] = [];
  const sizes: { path: string; bytes: number }[] = [];

  /** @returns true when the request ends here */
  async function fallInto(
    moment: Moment,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (!trap || trap.moment !== moment || request.method !== (trap.method ?? 'POST')) return false;
    if (!trap.path.test(request.url ?? '')) return false;
    const { deed, act } = trap;
    await act?.();
    if (deed === 'pass') return false;
    if (deed === 'break off') request.socket.destroy();
    if (deed === 'portal')
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end('<h1>Welcome to Museum Wi-Fi</h1>');
    if (typeof deed === 'number') {
      response.writeHead(deed, {
        'Content-Type': 'application/json',
        ...(deed === 429 && { 'Retry-After': '1' }),
      });
      response.end(JSON.stringify({ code: 'internal', message: 'spoilt', details: 'Try again later.' }));
    }
    return true;
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await fallInto('while sending', request, response)) return;
    const body = await bodyOf(request);
    paths.push(request.url ?? '');
    const headers = new Headers({ 'Accept-Encoding': 'identity' });
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    sizes.push({ path: request.url ?? '', bytes: bytes.length });
    if (await fallInto('worked, no reply yet', request, response)) return;
    const told = Object.fromEntries(answer.headers);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date']) delete told[name];
    response.writeHead(answer.status, told);
    if (bytes.length > 0) {
      // Handed over before the fault strikes: the half has truly come.
      await new Promise((resolve) => response.write(bytes.subarray(0, bytes.length / 2), resolve));
      if (await fallInto('during the reply', request, response)) return;
    }
    response.end(bytes.subarray(bytes.length / 2));
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  async function refuse(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return {
    url: `http://localhost:${port}`,
    set: (next) => void (trap = next),
    async clear() {
      trap = undefined;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    refuse,
    asked: () => [...paths],
    answered: (path) => sizes.reduce((sum, one) => sum + (path.test(one.path) ? one.bytes : 0), 0),
    forwarded: (path) => paths.filter((one) => path.test(one)).length,
    stop: refuse,
  };
}
