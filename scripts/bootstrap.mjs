// Runs one task of the project on a machine that has only Node and npm: installs the locked dependencies when
// they changed, then hands over to scripts/<task>.ts under the locked Node. Plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** npm passes on what its whole group was sent, so that it comes twice. A second signal in earnest comes later. */
const ECHO_MS = 2_000;
const PARENT_CHECK_MS = 200;
const OLDEST_NODE = [20, 19];
const MANIFESTS = [
  'package.json',
  'web/package.json',
  'api/package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.placard-install`;
const windows = process.platform === 'win32';
const node = `${root}node_modules/.bin/node${windows ? '.exe' : ''}`;

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Placard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

function install() {
  const hash = createHash('sha256');
  for (const file of MANIFESTS) hash.update(readFileSync(root + file));
  const wanted = hash.digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing the dependencies…');
  // Its output goes to standard error: a task's own standard output stays clean.
  const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
    // Without a terminal pnpm asks before it replaces node_modules; CI=true is its way to say yes.
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) fail('The dependencies could not be installed; the reason stands above.');
  writeFileSync(stamp, wanted);
}

const [task, ...rest] = process.argv.slice(2);
if (task === undefined || !existsSync(`${root}scripts/${task}.ts`)) fail(`There is no task "${task}".`);
checkNode();
install();
// A server is in a process group of its own: it hears of a Ctrl-C, which goes to a whole group, from here alone.
const detached = task === 'start' && !windows;
const child = spawn(node, [`${root}scripts/${task}.ts`, ...rest], { stdio: 'inherit', detached });
let signalledAt = -Infinity;
for (const signal of SIGNALS) process.on(signal, () => pass(signal));
// npm ends without a word to us on a signal that it does not know, such as SIGHUP.
const parent = process.ppid;
if (detached && process.env['npm_lifecycle_event'] !== undefined)
  setInterval(() => {
    if (process.ppid !== parent && signalledAt === -Infinity) pass('SIGTERM');
  }, PARENT_CHECK_MS).unref();

/** @param {NodeJS.Signals} signal */
function pass(signal) {
  const now = performance.now();
  const isEcho = detached && now - signalledAt < ECHO_MS;
  if (!isEcho) child.kill(signal);
  signalledAt = now;
}

child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
