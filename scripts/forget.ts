// `npm run forget`: deletes what is older than RETENTION_DAYS.
import { loadEnv } from './load-env.ts';
import { root } from './paths.ts';

loadEnv();
await import(`${root}api/src/commands/forget.ts`);
