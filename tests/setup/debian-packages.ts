import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Runs an installer; what it says goes to standard error. */
export function run(command: string, args: string[]): void {
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
 * Whether a command is there; on Debian, as root, it is installed when it is not.
 * @param probe a harmless call that it ends well
 */
export async function provideCommand(
  command: string,
  probe: readonly string[],
  packages: readonly string[],
): Promise<boolean> {
  const isThere = () =>
    promisify(execFile)(command, probe).then(
      () => true,
      () => false,
    );
  if (await isThere()) return true;
  installDebianPackages(packages);
  return isThere();
}
