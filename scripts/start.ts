// `npm start`: builds what changed, then runs the API, which serves the app too.
import { buildWeb } from './build/build-web.ts';
import { loadEnv } from './setup/load-env.ts';
import { root } from './setup/paths.ts';

loadEnv();
await buildWeb();
// By address: the API is compiled in its own realm, without the browser's types that scripts and tests see.
await import(`${root}api/src/server.ts`);
