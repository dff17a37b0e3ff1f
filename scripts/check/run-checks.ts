import { execFile } from 'node:child_process';
import { root } from '../setup/paths.ts';

const PROJECTS = [
  'tsconfig.json',
  'api/tsconfig.json',
  'web/tsconfig.app.json',
  'web/tsconfig.worker.json',
  'web/tsconfig.sw.json',
  'web/tsconfig.config.json',
];

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  // Takes longest, so it starts first.
  ['lint and import rules', 'oxlint', '--type-aware', '--deny-warnings'],
  ...PROJECTS.map((project): [string, string, ...string[]] => [`types of ${project}`, 'tsc', '-p', project]),
  ['unused code', 'knip'],
  ['format', 'oxfmt', '--check'],
];

/** What a check found wrong, undefined when it is clean. */
async function check(name: string, command: string, args: string[]): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const options = { cwd: root, maxBuffer: Infinity };
  execFile(`${root}node_modules/.bin/${command}`, args, options, (error, stdout, stderr) =>
    resolve(error === null ? undefined : `${name}\n${stdout}${stderr || error.message}`),
  );
  const found = await promise;
  console.log(found === undefined ? `✓ ${name}` : `✗ ${found}`);
  return found;
}

/** Runs all checks side by side and says how each went. The ones that are not clean, with what they found. */
export async function runChecks(): Promise<string[]> {
  const found = await Promise.all(CHECKS.map(([name, command, ...args]) => check(name, command, args)));
  return found.filter((one) => one !== undefined);
}
