// `npm run backup -- FILE` (docs/operations.md).
import { loadEnv } from './load-env.ts';
import { root } from './paths.ts';

loadEnv();
await import(`${root}api/src/commands/back-up.ts`);
