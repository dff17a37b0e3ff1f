import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, run } from './debian-packages.ts';

/** Switches for a headless Chromium that stays on this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const KNOWN = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const KNOWN_SHELLS = [process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell'];

/** The path of Chromium's headless shell, if there is one. */
export function knownShell(): string | undefined {
  return KNOWN_SHELLS.find((path) => path !== undefined && existsSync(path));
}

/**
 * The path of Chromium's headless shell: the same engine without the windows, notifications and installation of a whole
 * browser, for a third less of a machine's time. Debian's is installed where it can be; undefined where it cannot.
 */
export function findShell(): string | undefined {
  // Together, so that both have one version.
  if (knownShell() === undefined) installDebianPackages(['chromium', 'chromium-headless-shell']);
  return knownShell();
}

function found(): string | undefined {
  return [...KNOWN, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
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
