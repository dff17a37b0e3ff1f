import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openAdapters, type Adapters } from '../deps/adapters.ts';
import { createDeps, type Deps } from '../deps/deps.ts';
import { reportTo } from '../http/report-request.ts';
import { listen } from '../listen.ts';
import { createLog } from '../log/log.ts';
import { createRedact } from '../log/redact.ts';
import { GUIDE_DEADLINE_MS, testGuide } from './test-guide.ts';

/** A folder of its own for one test; remove it when done. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'placard-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files, by path relative to `folder`. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export interface TestServer {
  url: string;
  port: number;
  dataDir: string;
  deps: Deps;
  /** Lines of the server's log, requests included. */
  log: string[];
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
}

interface TestServerOptions {
  /** Without one the server has a folder of its own, which goes when it stops. */
  dataDir?: string;
  webRoot?: string;
  /** Further variables of the configuration. */
  env?: Record<string, string>;
  /** Instead of the server's own, for one spoken text. */
  speechDeadlineMs?: number;
  /** For one label, by a guide of the server's own. */
  guideDeadlineMs?: number;
  /** Wraps the real adapters, to watch them or to make them fail. */
  wrap?: (adapters: Adapters) => Adapters;
}

/** The real server with its real adapters on a free port of this machine. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { path: dataDir, remove } =
    options.dataDir === undefined ? temporaryFolder() : { path: options.dataDir, remove() {} };
  const { webRoot = join(dataDir, 'web'), env = {}, wrap = (adapters) => adapters } = options;
  const config = { ...readConfig({ PORT: '0', DATA_DIR: dataDir, ...env }), webRoot };
  config.speech.deadlineMs = options.speechDeadlineMs ?? config.speech.deadlineMs;
  const { guideDeadlineMs } = options;
  config.language.guideDeadlineMs = guideDeadlineMs ?? GUIDE_DEADLINE_MS;
  const hasOwnGuide = guideDeadlineMs !== undefined || config.museum.notesDir !== undefined;
  const lines: string[] = [];
  const log = createLog({
    requests: true,
    redact: createRedact(env),
    write: (line) => lines.push(line),
  });
  const deps = createDeps(
    config,
    log,
    wrap(await openAdapters(config, log, hasOwnGuide ? undefined : testGuide)),
  );
  const listening = await listen(createApp(deps).fetch, config, reportTo(log, deps.metrics));
  const url = `http://127.0.0.1:${listening.port}`;
  return {
    url,
    port: listening.port,
    dataDir,
    deps,
    log: lines,
    post: (path, body, headers) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async stop() {
      await listening.stop(1_000);
      await deps.dispose();
      remove();
    },
  };
}
