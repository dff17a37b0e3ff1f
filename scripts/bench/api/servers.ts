import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from '../../setup/paths.ts';

/** A server in a process of its own. */
export interface BenchedServer {
  port: number;
  /** Bytes in use after a collection, and bytes the process holds. */
  memory(): Promise<{ memory: number; rss: number }>;
  stop(): Promise<void>;
}

const SUPPORT = `${root}api/src/test-support/`;

async function start(args: string[], env: Record<string, string>, logFile: string): Promise<BenchedServer> {
  const log = openSync(logFile, 'a');
  const server = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], PORT: '0', ...DEPLOYED_ENV, ...env },
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  if (server.stdout === null) throw new Error('no output');
  const reports = new EventEmitter();
  const said = createInterface(server.stdout).on('line', (line) => {
    if (line.startsWith('{"memory"')) reports.emit('report', line);
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`The server did not start: ${readFileSync(logFile, 'utf8')}`);
  });
  const [line] = await Promise.race([once(said, 'line'), failed]);
  return {
    port: Number(/:(\d+)$/.exec(String(line))?.[1]),
    async memory() {
      const report = once(reports, 'report');
      server.kill('SIGUSR2');
      const figures: unknown = JSON.parse(String((await report)[0]));
      if (typeof figures !== 'object' || figures === null) throw new Error('no figures');
      return { memory: Number(Reflect.get(figures, 'memory')), rss: Number(Reflect.get(figures, 'rss')) };
    },
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** As in docs/operations/placard.service. */
const DEPLOYED = ['--max-semi-space-size=8'];
const DEPLOYED_ENV = { MALLOC_ARENA_MAX: '2' };

/** The API, its log going to `logFile`; its limits counted, but too wide to be met. */
export function startApi(env: Record<string, string>, logFile: string): Promise<BenchedServer> {
  const deployed = {
    CLIENT_REQUESTS_PER_MINUTE: '1000000000',
    CLIENT_REQUESTS_PER_DAY: '1000000000',
  };
  const args = [
    ...DEPLOYED,
    '--expose-gc',
    '--import',
    `${SUPPORT}report-memory.ts`,
    `${root}api/src/server.ts`,
  ];
  return start(args, { ...deployed, ...env }, logFile);
}

/** One Hono route that answers `body`, under the same Node with the same settings. */
export function startBare(body: string): Promise<BenchedServer> {
  return start([...DEPLOYED, `${SUPPORT}bare-server.ts`], { BODY: body }, devNull);
}
