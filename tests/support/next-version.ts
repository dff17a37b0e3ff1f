import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../setup/root.ts';

export const NEXT_VERSION = 'v99.0.0';

/** Builds the app as it may be one version later. @throws when it fails */
export async function buildNextVersion(outDir: string): Promise<void> {
  const build = spawn(
    process.execPath,
    [
      `${root}web/node_modules/vite/bin/vite.js`,
      'build',
      '--config',
      `${root}tests/support/next-version.vite.config.ts`,
      '--outDir',
      outDir,
      '--logLevel',
      'error',
    ],
    { cwd: `${root}web`, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error(`the next version could not be built: ${status}`);
}
