import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../setup/root.ts';

/** Something that is done to a server, and what became of it. */
export interface Attack {
  name: string;
  run: () => Promise<Outcome>;
}

interface Outcome {
  ok: boolean;
  /** With the figures that decide. */
  outcome: string;
}

/** A server in a process of its own. */
export interface Victim {
  url: string;
  port: number;
  pid: number;
  /** What it has written to its log. */
  log: () => string;
  /** Bytes of memory that the process holds. */
  rss: () => number;
  post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ) => Promise<Response>;
  describe: (text: string, from?: string) => Promise<Response>;
  speak: (text: string, from?: string) => Promise<Response>;
  /** A figure of /metrics; NaN where there is none. */
  figure: (name: string) => Promise<number>;
  /** Stops it by a signal; milliseconds that it took. */
  stop: (signal?: NodeJS.Signals) => Promise<number>;
}

interface StartOptions {
  env?: Record<string, string>;
  /** Arguments of Node before the program. */
  node?: string[];
  /** A shell's words before Node, such as a limit. */
  before?: string;
}

/** A folder for one attack, deleted after it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-attack-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server on a free port of this machine; rejects with its own words when it ends before it listens. */
export async function startVictim(
  dataDir: string,
  { env = {}, node = [], before }: StartOptions = {},
): Promise<Victim> {
  const program = [...node, `${root}api/src/server.ts`];
  const options = {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, TRUSTED_PROXIES: '1', ...env },
  };
  const child =
    before === undefined
      ? spawn(process.execPath, program, options)
      : spawn('bash', ['-c', `${before}; exec "$0" "$@"`, process.execPath, ...program], options);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => delay(50)).then(() => Promise.reject(new Error(`It did not start: ${log}`))),
  ]);
  const port = Number(/:(\d+)/.exec(String(line).replace('http:', ''))?.[1]);
  const url = `http://127.0.0.1:${port}`;
  const post: Victim['post'] = (path, body, headers = {}, signal) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
  const forwarded = (from: string) => ({ 'X-Forwarded-For': from });
  return {
    url,
    port,
    pid: child.pid ?? 0,
    log: () => log,
    rss: () => 1_024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]),
    post,
    describe: (text, from = '203.0.113.1') => post('/api/artwork-description', { text }, forwarded(from)),
    speak: (text, from = '203.0.113.1') =>
      post('/api/synthesize-speech', { text, voice: 'curator' }, forwarded(from)),
    async figure(name) {
      const text = await (await fetch(`${url}/metrics`)).text();
      const found = text.split('\n').find((one) => one.startsWith(`${name} `));
      return found === undefined ? Number.NaN : Number(found.slice(name.length));
    },
    async stop(signal = 'SIGTERM') {
      process.removeListener('exit', kill);
      const since = performance.now();
      child.kill(signal);
      await exited;
      return performance.now() - since;
    },
  };
}

/** Starts a server in a folder of its own for the time of `work`. */
export function withVictim<T>(
  options: StartOptions,
  work: (victim: Victim, folder: string) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const victim = await startVictim(folder, options);
    try {
      return await work(victim, folder);
    } finally {
      await victim.stop('SIGKILL');
    }
  });
}

/** The status of an answer, its body read to the end; 0 where the connection broke. */
export async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const response = await asked;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Runs `count` steps, so many at the same time, and gives what they gave. */
export async function together<T>(
  count: number,
  atOnce: number,
  step: (at: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await step(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}

/** How often each value came, for a line of the table. */
export function tally(values: readonly (number | string)[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

/** Waits until something holds, `ms` at most; whether it does. */
export async function until(holds: () => Promise<boolean> | boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await delay(200)) if (await holds()) return true;
  return holds();
}

export const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
