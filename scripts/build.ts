// `npm run build`: the web app, where the API serves it from.
import { buildWeb } from './build/build-web.ts';

await buildWeb();
