import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from '../setup/root.ts';

export interface RunningServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  /** Stops it and deletes its data; may be called again. */
  stop(): Promise<void>;
}

async function listeningUrl(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no standard output');
  for await (const line of createInterface(server.stdout)) {
    const url = /Placard listening on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('the server ended before it listened');
}

/** Serves a build of the app that is not the one in web/dist; `port` 0 is any that is free. */
export async function serveBuild(webRoot: string, dataDir: string, port: string): Promise<RunningServer> {
  const server = spawn(
    process.execPath,
    [`${root}api/src/test-support/serve-build.ts`, webRoot, dataDir, port],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await listeningUrl(server);
  return { url, stop: () => ended(server) };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

/** Starts the API as `npm start` does, on a free port with a data folder of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(`${tmpdir()}/placard-test-`);
  const server = spawn(process.execPath, [`${root}api/src/server.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      // A machine that runs several browsers gives the guide's thread little of its time.
      GUIDE_DEADLINE_MS: '30000',
      // Each takes a second of the processor to load the guide, and one visitor needs one.
      GUIDE_WORKERS: '1',
      ...env,
    },
  });
  const url = await listeningUrl(server);
  return {
    url,
    async stop() {
      await ended(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Has the guide tell one label, which waits until the guide is loaded and its patterns are compiled: phones that wait 6 s
 * for a text get the server's even where many tests share the processor.
 */
export async function warmUp({ url }: RunningServer): Promise<void> {
  const response = await fetch(`${url}/api/artwork-description`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Ane Brun\nThe Red Boat\n1931\nOil on canvas' }),
  });
  if (!response.ok) throw new Error(`the first label was answered ${response.status}`);
}
