import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from './test-support/test-server.ts';
import { startWatchdog } from './watchdog.ts';

let folder: ReturnType<typeof temporaryFolder>;
const beats = () => {
  const file = join(folder.path, 'beats');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

beforeEach(() => {
  folder = temporaryFolder();
  const program = join(folder.path, 'systemd-notify');
  writeFiles(folder.path, { 'systemd-notify': `#!/bin/sh\necho "$@" >> ${folder.path}/beats\n` });
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder.path}:${process.env['PATH']}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

test('systemd hears again and again that the process comes round', async () => {
  const stop = startWatchdog({ NOTIFY_SOCKET: '/run/x', WATCHDOG_USEC: '200000' });
  await expect.poll(beats).toEqual(expect.arrayContaining(['WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1']));
  stop();
});

test('nothing is started where systemd did not ask', async () => {
  startWatchdog({});
  startWatchdog({ NOTIFY_SOCKET: '/run/x' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(beats()).toEqual([]);
});
