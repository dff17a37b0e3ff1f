import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const KNOWN = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function found(): string | undefined {
  return [...KNOWN, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs Debian packages when we are root on such a machine. */
export function installDebianPackages(packages: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.error(`Installing ${packages.join(', ')}…`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * The path of a Chromium to test with: one that is there, Debian's, or Playwright's own.
 * @throws when none can be had
 */
export function findBrowser(): string {
  let path = found();
  if (path === undefined) {
    // Fonts come along: without any, a page and a drawn label have no letters.
    installDebianPackages(['chromium', 'fonts-liberation', 'fonts-dejavu-core']);
    path = found();
  }
  if (path === undefined) {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
    path = found();
  }
  if (path === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
  }
  return path;
}
