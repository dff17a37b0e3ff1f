import { existsSync } from 'node:fs';
import { root } from './paths.ts';

/** Takes the variables of the file `.env`, if there is one; those of the environment stand above them. */
export function loadEnv(): void {
  const file = `${root}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
}
