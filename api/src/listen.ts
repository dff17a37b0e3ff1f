import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { LIMITS } from '../contract/limits.ts';
import { Answer, type Serving } from './http/answer.ts';
import { BufferedRequest } from './http/buffered-request.ts';
import { readBody } from './http/read-body.ts';
import { refuseTarget, settleTarget } from './http/settle-target.ts';
import type { RequestLine } from './log/log.ts';

/** A server that accepts connections. */
export interface Listening {
  port: number;
  /**
   * Takes in what clients have sent already: connections that the system has accepted and this process has not, and
   * requests that were not read yet. Each answer from now on ends its connection, so that no client sends more on it.
   */
  takeIn(): Promise<void>;
  /** Accepts nothing more, finishes what runs, and cuts off what still runs after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Time for a client to send its whole request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for clients that have taken longer. */
const CHECK_MS = 5_000;
/**
 * Longer than Caddy (120 s), nginx (60 s) and browsers keep an idle connection: who sends a request just when the
 * server closes gets a broken connection instead of an answer.
 */
const KEEP_ALIVE_MS = 130_000;
const IDLE_SWEEP_MS = 50;
/** Longer than a request is on its way from a proxy of this machine or network. */
const TAKE_IN_MS = 250;
/** A client that never rests keeps no server from stopping. */
const MOST_TURNS = 1_000;

/**
 * Starts serving: `fetch` finds a request with its body and an answer with its headers; `report` hears of every request.
 * Port 0 takes a free one. Rejects with the system's error when it cannot listen.
 */
export async function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
  report: (line: RequestLine) => void,
): Promise<Listening> {
  const answer = getRequestListener(fetch);
  const limits = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  /** What has arrived so far: connections, and requests on them. */
  let arrived = 0;
  let isStopping = false;
  const serving: Serving = { report, isLast: () => isStopping };
  const server = createServer(
    { ...limits, IncomingMessage: BufferedRequest, ServerResponse: Answer },
    (request, response) => {
      arrived += 1;
      response.serving = serving;
      const isOne = settleTarget(request);
      readBody(request, response, LIMITS.bodyBytes, () => {
        if (isOne) void answer(request, response);
        else refuseTarget(request, response);
      });
    },
  );
  server.on('connection', () => (arrived += 1));
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(port, host, listening.resolve);
  await listening.promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async takeIn() {
      isStopping = true;
      await delay(TAKE_IN_MS);
      // On a busy machine that time may be over before a single socket was looked at; each turn of the loop looks once.
      let before = -1;
      for (let turn = 0; turn < MOST_TURNS && before !== arrived; turn += 1) {
        before = arrived;
        await nextTurn();
        await nextTurn();
      }
    },
    stop: (graceMs) => stop(server, graceMs),
  };
}

async function stop(server: Server<typeof BufferedRequest, typeof Answer>, graceMs: number): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  // A kept-alive connection turns idle only once its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed.promise;
  clearInterval(sweep);
  clearTimeout(cutOff);
}

/** What `npm start` prints: where to open the app and, for other devices, what plain http cannot do. */
export function startLines(host: string, port: number): string[] {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') {
    return [`Placard listening on http://localhost:${port}`];
  }
  const everywhere = host === '0.0.0.0' || host === '::';
  const hosts = everywhere ? lanAddresses() : [host.includes(':') ? `[${host}]` : host];
  return [
    `Placard listening on http://${everywhere ? 'localhost' : hosts[0]}:${port}`,
    `On other devices in this network: ${hosts.map((name) => `http://${name}:${port}`).join(' or ')}`,
    'Phones can use the app over plain http, but need HTTPS to install it and to work offline.',
  ];
}

/** Why listening failed, in words that name the variable to change. */
export function listenFailure(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is already in use on ${host}. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `PORT ${port} needs more rights than this user has. Choose a port above 1023: PORT=8787 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Use 127.0.0.1 for this machine only, 0.0.0.0 for all.`;
    default:
      return `Placard cannot listen on ${host}:${port}: ${String(error)}`;
  }
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
