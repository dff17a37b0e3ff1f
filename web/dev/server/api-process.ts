import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url));

/** The API in a process of its own, behind the development server. */
export interface ApiProcess {
  /** Ends the process and starts another; what is asked meanwhile waits for it. Never throws. */
  restart(): Promise<void>;
  /** Passes a request on and answers with what the API says; 502 in words where it does not run. Never throws. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

/** @throws when it ends before it listens, with a wrong source or a wrong configuration; the terminal shows why */
async function listeningPort(api: ChildProcess): Promise<number> {
  if (!api.stdout) throw new Error('the API has no standard output');
  for await (const line of createInterface(api.stdout)) {
    const port = /Placard listening on .*:(\d+)$/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The API has ended: the terminal says why. It starts again when a source changes.');
}

async function ended(api: ChildProcess): Promise<void> {
  if (api.exitCode !== null || api.signalCode !== null) return;
  const exited = once(api, 'exit');
  api.kill('SIGTERM');
  await exited;
}

async function pass(port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  const passed = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  response.once('close', () => passed.destroy());
  const answered = Promise.withResolvers<IncomingMessage>();
  passed.once('response', answered.resolve).once('error', answered.reject);
  request.pipe(passed);
  const answer = await answered.promise;
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** Starts the API as it is configured, on a port of its own. */
export function startApi(): ApiProcess {
  let port: Promise<number>;
  let api: ChildProcess;

  function start(): void {
    api = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    });
    port = listeningPort(api);
    // Whoever asks for it hears of a failure.
    port.catch(() => undefined);
  }

  async function again(): Promise<void> {
    await ended(api);
    start();
  }

  let starting = Promise.resolve();
  start();
  return {
    restart: () => (starting = starting.then(again)),
    async forward(request, response) {
      try {
        await starting;
        await pass(await port, request, response);
      } catch (error) {
        if (response.headersSent) response.destroy();
        else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error));
      }
    },
    stop: () => ended(api),
  };
}
