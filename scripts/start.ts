// `npm start`: builds what changed, then runs the API, which serves the app too.
import { buildWeb } from './build-web.ts';

await buildWeb();
await import('../api/src/server.ts');
