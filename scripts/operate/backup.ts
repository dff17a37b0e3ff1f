// `npm run backup -- FILE` (docs/operations.md).
import { loadEnv } from '../setup/load-env.ts';
import { root } from '../setup/paths.ts';

loadEnv();
await import(`${root}api/src/commands/back-up.ts`);
