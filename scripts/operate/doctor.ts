// `npm run doctor`: tries the database, the disk, the writer and the voices as they are configured.
import { loadEnv } from '../setup/load-env.ts';
import { root } from '../setup/paths.ts';

loadEnv();
await import(`${root}api/src/commands/doctor.ts`);
