import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

const PROJECTS = [
  'tsconfig.json',
  'api/tsconfig.json',
  'web/tsconfig.app.json',
  'web/tsconfig.worker.json',
  'web/tsconfig.sw.json',
  'web/tsconfig.config.json',
];

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check'],
  ['lint and import rules', 'oxlint', '--type-aware', '--deny-warnings'],
  ...PROJECTS.map((project): [string, string, ...string[]] => [`types of ${project}`, 'tsc', '-p', project]),
  ['unused code', 'knip'],
];

/** Runs every check, each to its end, and says how each went. The ones that are not clean, with what they found. */
export function runChecks(): string[] {
  const unclean: string[] = [];
  for (const [name, command, ...args] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(`${root}node_modules/.bin/${command}`, args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) {
      console.log(`✓ ${name}`);
      continue;
    }
    const found = `${name}\n${stdout}${stderr}`;
    unclean.push(found);
    console.log(`✗ ${found}`);
  }
  return unclean;
}
