import { spawn } from 'node:child_process';

/**
 * Tells systemd, twice in each of its `WatchdogSec`, that this process still comes round; a frozen one does not, and is
 * started again. Does nothing where systemd did not ask (`WATCHDOG_USEC`, sd_watchdog_enabled(3)). Its own program speaks
 * for us, since Node has no datagrams to a socket of the file system.
 *
 * @returns ends it
 */
export function startWatchdog(env: Record<string, string | undefined>): () => void {
  const asked = Number(env['WATCHDOG_USEC']);
  if (env['NOTIFY_SOCKET'] === undefined || !(asked > 0)) return () => undefined;
  const beat = () => {
    const told = spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' });
    // Without the program systemd starts us again and again, and its log says so.
    told.on('error', () => undefined);
  };
  beat();
  const timer = setInterval(beat, asked / 1_000 / 2).unref();
  return () => clearInterval(timer);
}
