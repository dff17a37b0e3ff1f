import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWeb } from './build/build-web.ts';
import { root } from './setup/paths.ts';

let dataDir: string;
beforeEach(async () => {
  await buildWeb();
  dataDir = mkdtempSync(join(tmpdir(), 'placard-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the server as an operator does, in a process group of its own. */
async function start(command: string, ...args: string[]): Promise<{ started: ChildProcess; port: number }> {
  const started = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, OPENAI_API_KEY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  if (started.stdout === null) throw new Error('no output');
  for await (const line of createInterface(started.stdout)) {
    const port = /^Placard listening on .*:(\d+)$/.exec(line)?.[1];
    if (port !== undefined) return { started, port: Number(port) };
  }
  throw new Error('The server did not start');
}

/** Whether somebody listens on the port. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const PATH = '/api/artwork/no-such-interaction/rate';
const BODY = JSON.stringify({ rating: 5 });

/** A request whose sender is slow: half of it is under way. It needs nothing but the store. */
async function sendHalf(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
  await new Promise((sent) => socket.write(head + BODY.slice(0, 5), sent));
  // Answered on a connection made later: the half has been seen.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
  return socket;
}

type Command = [string, ...string[]];
const NPM: Command = ['npm', 'start', '--silent'];
const BOOTSTRAP: Command = [process.execPath, `${root}scripts/bootstrap.mjs`, 'start'];
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const CASES = [
  ...SIGNALS.map((signal) => ({ signal, to: 'npm alone', command: NPM, sign: 1 })),
  { signal: 'SIGINT', to: 'the group of npm', command: NPM, sign: -1 },
  { signal: 'SIGTERM', to: 'the bootstrap alone', command: BOOTSTRAP, sign: 1 },
  { signal: 'SIGHUP', to: 'the group of the bootstrap', command: BOOTSTRAP, sign: -1 },
] as const;

test.each(CASES)(
  '$signal to $to lets a request in flight be answered, and nothing stays on the port',
  async ({ signal, command, sign }) => {
    const { started, port } = await start(...command);
    const closed = once(started, 'close');
    const socket = await sendHalf(port);
    process.kill(sign * (started.pid ?? 0), signal);
    while (await isOpen(port)) await delay(20);
    socket.write(BODY.slice(5));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 [^]*"code"/);
    // Its output closes once no process holds it any more, the server's own included.
    started.stdout?.resume();
    await closed;
    expect(await isOpen(port)).toBe(false);
  },
);
