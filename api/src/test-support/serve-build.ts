// node serve-build.ts FOLDER DATA_DIR PORT: the server, with a build of the app that is not the one in web/dist.
import { startTestServer } from './test-server.ts';

const [webRoot = '', dataDir = '', port = '0'] = process.argv.slice(2);
const server = await startTestServer({ dataDir, webRoot, env: { PORT: port } });
process.stdout.write(`Placard listening on ${server.url}\n`);
