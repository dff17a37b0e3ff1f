import { execFileSync, spawn, type ChildProcess, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresPrograms } from '../setup/postgres-programs.ts';

export const USER = 'placard';

/** A PostgreSQL server of its own, reached through a socket in a folder that only its user may enter. */
interface RunningPostgres {
  /** Where its socket is. */
  folder: string;
  /** For DATABASE_URL. */
  url: string;
  /** Another empty database on the same server, for DATABASE_URL. */
  createDatabase(name: string): string;
  /** Stops all its processes where they are, until `thaw`: it holds its connections and answers none. */
  freeze(): void;
  thaw(): void;
  /** Ends it, its data stay; `begin` starts it again. */
  end(): Promise<void>;
  begin(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** For DATABASE_URL: a database on the server whose socket is in the folder. */
export function postgresUrl(folder: string, database: string): string {
  return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** `durable` keeps the flushes to disk, which a test has no use for and a measurement has. */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const programs = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'placard-pg-'));
  const data = join(folder, 'data');
  // initdb and postgres refuse to run as root: Debian's package has made a user for them.
  const identity = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = {
    ...identity,
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: folder },
  };

  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(durable ? [] : ['fsync=off']),
  ];
  const start = () =>
    startServer(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
  let server = await start();

  async function end(): Promise<void> {
    const exited = once(server, 'exit');
    // Fast shutdown: connections are cut, files are left whole.
    server.kill('SIGINT');
    await exited;
  }

  return {
    folder,
    url: postgresUrl(folder, 'postgres'),
    createDatabase(name) {
      execFileSync(join(programs, 'createdb'), ['-h', folder, '-U', USER, name], options);
      return postgresUrl(folder, name);
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    end,
    async begin() {
      server = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server, which ends with this process. */
async function startServer(
  program: string,
  args: string[],
  options: SpawnOptionsWithoutStdio,
): Promise<ChildProcess> {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  server.once('exit', () => process.removeListener('exit', kill));
  const said: string[] = [];
  await Promise.race([
    new Promise<void>((resolve) => {
      createInterface(server.stderr).on('line', (line) => {
        said.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
    }),
    once(server, 'exit').then(() => {
      throw new Error(`PostgreSQL did not start: ${said.join('\n')}`);
    }),
  ]);
  return server;
}

/** Sends a signal to a process and to those that it has started. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  for (const one of [pid, ...children.map(Number)]) if (one > 0) process.kill(one, signal);
}

function postgresUser(): { uid: number; gid: number } {
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}
