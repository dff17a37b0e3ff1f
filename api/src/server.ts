import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { openAdapters } from './deps/adapters.ts';
import { createDeps, type Deps } from './deps/deps.ts';
import { abortError, isAbortError } from './lib/abortable.ts';
import { listen, listenFailure, startLines, type Listening } from './listen.ts';
import { reportTo } from './http/report-request.ts';
import { createLog, gatherLines } from './log/log.ts';
import { createRedact } from './log/redact.ts';
import { startWatchdog } from './watchdog.ts';
import { setUpLine } from './set-up-line.ts';

const GRACE_MS = 10_000;
const DISPOSE_MS = 2_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const redact = createRedact(process.env);

/** Ends the process with one sentence for the operator. */
class StartError extends Error {}

async function start(): Promise<void> {
  const config = configuration();
  const lines = gatherLines((text) => process.stderr.write(text));
  process.once('exit', lines.flush);
  const log = createLog({ requests: config.logRequests, redact, write: lines.put });
  const deps = await dependencies(config, log);
  let listening: Listening;
  try {
    listening = await listen(createApp(deps).fetch, config, reportTo(log, deps.metrics));
  } catch (error) {
    await deps.dispose();
    throw new StartError(listenFailure(error, config));
  }
  const stopping = new AbortController();
  stopOnSignals(listening, deps, stopping);
  startWatchdog(process.env);
  const told = [...startLines(config.host, listening.port), setUpLine(config, deps.museum.notes)];
  process.stdout.write(`${told.join('\n')}\n`);
  // After the line above: the first visitor should not wait for Flite or the guide, nor the operator for this.
  makeReady('speech', deps.speech, log, stopping.signal);
  makeReady('text', deps.language, log, stopping.signal);
}

function makeReady(
  name: string,
  part: Pick<Deps['speech'], 'ready'>,
  log: Deps['log'],
  stopping: AbortSignal,
): void {
  part.ready(stopping).catch((error: unknown) => {
    if (!isAbortError(error)) log.failure(name, error);
  });
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new StartError(error.message) : error;
  }
}

async function dependencies(config: Config, log: Deps['log']): Promise<Deps> {
  try {
    return createDeps(config, log, await openAdapters(config, log));
  } catch (error) {
    const what =
      config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'The database of DATABASE_URL';
    throw new StartError(`${what} cannot be used: ${String(error)}`);
  }
}

function stopOnSignals(listening: Listening, deps: Deps, stopping: AbortController): void {
  const stop = async () => {
    // A second signal finds no listener and ends the process at once.
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    stopping.abort(abortError('The server is stopping'));
    await deps.drain();
    await listening.takeIn();
    await listening.stop(GRACE_MS);
    // A database that hangs closes no connection.
    await Promise.race([deps.dispose(), delay(DISPOSE_MS)]);
    process.exit();
  };
  for (const signal of SIGNALS) process.once(signal, () => void stop());
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${redact(error.message)}\n`);
  process.exitCode = 1;
}
