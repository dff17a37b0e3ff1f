// `npm run dev`: the app by Vite's development server, with hot reload, and the API started anew on every change,
// at one address. Nothing is built. web/dev/server has the rest.
import { prepareLicences } from './build/licences/licences-page.ts';
import { loadEnv } from './setup/load-env.ts';
import { prepareOcrAssets } from './build/ocr-assets.ts';
import { root } from './setup/paths.ts';
import { prepareVoiceAssets } from './build/voice-assets.ts';

loadEnv();
await prepareOcrAssets();
await prepareVoiceAssets();
prepareLicences();
process.chdir(`${root}web`);
process.argv.splice(2, Infinity, '--config', 'dev/server/vite.config.ts');
await import(`${root}web/node_modules/vite/bin/vite.js`);
