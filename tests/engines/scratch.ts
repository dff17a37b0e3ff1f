import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 5_000;

/** A folder that is a browser's home, and the programs that run in it. */
export interface Scratch {
  /** Path of the folder; `env` makes it the home of whatever runs with it. */
  folder: string;
  env: Record<string, string>;
  /**
   * Starts a program in a process group of its own.
   * @param reports gets what it writes to file descriptor 3
   */
  start(
    command: string,
    args: string[],
    env?: Record<string, string>,
    reports?: (text: string) => void,
  ): void;
  /** Runs `politely`, ends every group, the last first, and deletes the folder. */
  dispose(politely?: () => Promise<unknown>): Promise<void>;
}

function signalGroup(leader: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-leader, name);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}

/** Makes an empty home for one browser. */
export async function makeScratch(): Promise<Scratch> {
  const folder = await mkdtemp(`${tmpdir()}/placard-engine-`);
  const home = { HOME: folder, XDG_RUNTIME_DIR: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder };
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const env: Record<string, string> = { ...Object.fromEntries(inherited), ...home };
  const endings: (() => Promise<void>)[] = [];
  return {
    folder,
    env,
    start(command, args, extra = {}, reports) {
      const child = spawn(command, args, {
        env: { ...env, ...extra },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        detached: true,
      });
      const { pid } = child;
      child.on('error', (error) => console.error(`${command} did not start`, error));
      child.stdio[3]?.on('data', (data: Buffer) => reports?.(data.toString()));
      if (pid === undefined) return;
      const exited = once(child, 'exit');
      endings.unshift(async () => {
        if (child.exitCode === null && child.signalCode === null) {
          signalGroup(pid, 'SIGTERM');
          await Promise.race([exited, pause(PATIENCE)]);
        }
        signalGroup(pid, 'SIGKILL');
      });
    },
    async dispose(politely) {
      try {
        await politely?.();
      } catch (error) {
        console.error('the browser did not close by itself', error);
      } finally {
        for (const end of endings.splice(0)) await end();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
