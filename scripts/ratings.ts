// `npm run ratings`: what visitors thought of texts and voices.
import { loadEnv } from './load-env.ts';
import { root } from './paths.ts';

loadEnv();
await import(`${root}api/src/commands/ratings.ts`);
