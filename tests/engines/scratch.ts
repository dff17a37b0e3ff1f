import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a process may take to end when asked, in milliseconds. */
const PATIENCE = 5_000;

/** A folder that is a browser's home, and the processes that live in it. */
export interface Scratch {
  folder: string;
  /** The environment whose home is the folder. */
  env: Record<string, string>;
  /**
   * Starts a program.
   * @param reports gets what it writes to file descriptor 3
   */
  start(
    command: string,
    args: string[],
    env?: Record<string, string>,
    reports?: (text: string) => void,
  ): void;
  /** Ends this process too on `dispose`, with its children; it leads a process group. */
  adopt(leader: ChildProcess): void;
  /** Ends every process, the last first, and deletes the folder; may be called again. */
  dispose(): Promise<void>;
}

function signalGroup(leader: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-leader, name);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}

async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined) return;
  if (leader.exitCode === null && leader.signalCode === null) {
    const exited = once(leader, 'exit');
    signalGroup(leader.pid, 'SIGTERM');
    await Promise.race([exited, pause(PATIENCE, undefined, { ref: false })]);
  }
  signalGroup(leader.pid, 'SIGKILL');
}

/** Makes an empty home for one browser. */
export async function makeScratch(): Promise<Scratch> {
  const folder = await mkdtemp(`${tmpdir()}/placard-engine-`);
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  for (const name of ['HOME', 'XDG_RUNTIME_DIR', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME']) env[name] = folder;
  const leaders: ChildProcess[] = [];
  let disposed: Promise<void> | undefined;

  async function end(): Promise<void> {
    for (const leader of leaders.toReversed()) await endGroup(leader);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  return {
    folder,
    env,
    start(command, args, extra = {}, reports) {
      const child = spawn(command, args, {
        env: { ...env, ...extra },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        detached: true,
      });
      child.on('error', (error) => console.error(`${command} did not start`, error));
      child.stdio[3]?.on('data', (data: Buffer) => reports?.(data.toString()));
      leaders.push(child);
    },
    adopt: (leader) => void leaders.push(leader),
    dispose: () => (disposed ??= end()),
  };
}
