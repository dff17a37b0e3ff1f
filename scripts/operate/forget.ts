// `npm run forget`: deletes what is older than RETENTION_DAYS.
import { loadEnv } from '../setup/load-env.ts';
import { root } from '../setup/paths.ts';

loadEnv();
await import(`${root}api/src/commands/forget.ts`);
