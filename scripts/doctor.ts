// `npm run doctor`: tries the database, the disk, the writer and the voices as they are configured.
import { loadEnv } from './load-env.ts';
import { root } from './paths.ts';

loadEnv();
await import(`${root}api/src/commands/doctor.ts`);
