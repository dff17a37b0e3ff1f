// `npm run ratings`: what visitors thought of texts and voices.
import { loadEnv } from '../setup/load-env.ts';
import { root } from '../setup/paths.ts';

loadEnv();
await import(`${root}api/src/commands/ratings.ts`);
