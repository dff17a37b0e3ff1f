// The development server of `npm run dev`: the app with hot reload, the API behind it at the same address, and a page of
// all states at /states. No Content-Security-Policy, as Vite's own scripts stand in the page, and no service worker, which would
// answer with what it has kept in place of what was changed: `npm start` has both.
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import prefresh from '@prefresh/vite';
import { mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import app from '../../vite.config.ts';
import { startApi } from './api-process.ts';

const WEB = resolve(import.meta.dirname, '../..');
const API = resolve(WEB, '../api');
const OF_THE_API = /^\/(?:api\/|healthz|readyz|metrics)/;
/** An editor writes several files at once, or one in several steps. */
const SETTLED_MS = 50;

/** What runs in the page before anything else: the app then does as in a browser that has no service workers. */
const WITHOUT_WORKER = 'delete Navigator.prototype.serviceWorker;';

const port = Number(process.env['PORT'] || 5173);
const host = process.env['HOST'] || 'localhost';

const FRAME = '/dev/states/frame.ts';

/** Frames of the page of states, each on a port of its own. */
const FRAMES = 6;

/** Answers with a page of `web`, as the server does with the app's own. Never throws: what is wrong stands in the answer. */
async function sendPage(
  server: ViteDevServer,
  response: ServerResponse,
  url: string,
  file: string,
  [instead, start]: [string, string] = ['', ''],
): Promise<void> {
  try {
    const html = await readFile(`${WEB}/${file}`, 'utf8');
    const page = await server.transformIndexHtml(url, html.replace(instead, start));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
  }
}

const apiBehind: Plugin = {
  name: 'api-behind',
  configureServer(server) {
    const api = startApi();
    let timer: NodeJS.Timeout | undefined;
    server.watcher.add(API).on('all', (_event, file) => {
      if (!file.startsWith(`${API}/`) || /\.test\.ts$|\/node_modules\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void api.restart(), SETTLED_MS);
    });
    server.middlewares.use((request, response, next) => {
      if (OF_THE_API.test(request.url ?? '')) void api.forward(request, response);
      else next();
    });
    server.httpServer?.once('close', () => void api.stop());
    for (const signal of ['SIGINT', 'SIGHUP'] as const)
      process.once(signal, () => void server.close().then(() => process.exit()));
  },
};

/**
 * Listens on so many more ports for the same answers. A frame of another port is another origin with a storage of its
 * own, but no third party, to which a browser may deny any.
 */
async function openPorts(server: ViteDevServer, count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const more = createServer(server.middlewares).listen(0, host);
      await once(more, 'listening');
      server.httpServer?.once('close', () => more.close());
      const address = more.address();
      return isAddress(address) ? address.port : 0;
    }),
  );
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const pageOfStates: Plugin = {
  name: 'page-of-states',
  configureServer(server) {
    let ports: Promise<number[]> | undefined;
    server.middlewares.use((request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const isFrame = searchParams.has('state') && request.headers.accept?.includes('text/html');
      if (pathname === '/states/ports')
        void (ports ??= openPorts(server, FRAMES)).then((open) => response.end(JSON.stringify(open)));
      else if (pathname === '/states') void sendPage(server, response, '/states', 'dev/states/page.html');
      else if (isFrame) void sendPage(server, response, '/', 'index.html', ['/src/main.tsx', FRAME]);
      else next();
    });
  },
};

/** A file that is gzip itself is data, which its reader unpacks: Vite's own answer would have the browser do it. */
const packedFiles: Plugin = {
  name: 'packed-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = resolve(WEB, '../public', `.${pathname}`);
      if (!/^\/(?:ocr|voices)\/[\w.-]+\.gz$/.test(pathname) || !existsSync(file)) return next();
      response.setHeader('Content-Type', 'application/octet-stream');
      response.setHeader('Content-Length', statSync(file).size);
      createReadStream(file).pipe(response);
    });
  },
};

const told: Plugin = {
  name: 'told',
  transformIndexHtml: () => [{ tag: 'script', children: WITHOUT_WORKER, injectTo: 'head-prepend' }],
  configureServer(server) {
    server.printUrls = () => {
      const [url = ''] = server.resolvedUrls?.local ?? [];
      process.stdout.write(
        `Placard for development: ${url}\nEvery state of it: ${url}states\n` +
          'Without Content-Security-Policy and service worker: npm start has both.\n',
      );
    };
  },
};

export default mergeConfig(app, {
  appType: 'spa',
  server: { port, host, strictPort: port !== 0 },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // All that the app may import later: found on the way, it would reload the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*.worker.ts'] },
  plugins: [prefresh(), apiBehind, pageOfStates, packedFiles, told],
});
