import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDeps, type Deps } from './deps.ts';
import { listen, listenFailure, startLines, type Listening } from './listen.ts';
import { createLog } from './log.ts';

const GRACE_MS = 10_000;

/** Ends the process with one sentence for the operator. */
class StartError extends Error {}

async function start(): Promise<void> {
  const config = configuration();
  const log = createLog({ requests: config.logRequests, write: (line) => process.stderr.write(line) });
  const deps = dependencies(config, log);
  let listening: Listening;
  try {
    listening = await listen(createApp(deps).fetch, config);
  } catch (error) {
    await deps.dispose();
    throw new StartError(listenFailure(error, config));
  }
  stopOnSignals(listening, deps);
  process.stdout.write(`${startLines(config.host, listening.port).join('\n')}\n`);
  // After the line above: the first visitor should not wait for Flite, nor the operator for this.
  deps.speech.ready(new AbortController().signal).catch((error: unknown) => log.failure('speech', error));
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new StartError(error.message) : error;
  }
}

function dependencies(config: Config, log: Deps['log']): Deps {
  try {
    return createDeps(config, log);
  } catch (error) {
    throw new StartError(`DATA_DIR ${config.dataDir} cannot be used: ${String(error)}`);
  }
}

function stopOnSignals(listening: Listening, deps: Deps): void {
  const stop = async () => {
    // A second signal finds no listener and ends the process at once.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(signal);
    await listening.stop(GRACE_MS);
    await deps.dispose();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
