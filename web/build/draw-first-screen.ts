// Prints the first screen as markup: the app itself, as it stands when it starts with nothing kept. In a process of its own,
// since it needs a pretended browser, which the build beside it would take for a real one.
import { createServer } from 'vite';
import { PREACT_FOR_REACT } from './preact-for-react.ts';

const server = await createServer({
  configFile: false,
  root: `${import.meta.dirname}/..`,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: PREACT_FOR_REACT,
  // Else they would ask Node for React.
  ssr: { noExternal: true },
});

const nothing = () => undefined;
const target = { addEventListener: nothing, removeEventListener: nothing };
const storage = { getItem: () => null, setItem: nothing };
const element = { ...target, append: nothing, style: {} };

/** What the app asks a browser for while it is put together; nothing is asked of it later. */
const BROWSER = {
  window: { ...target, isSecureContext: true },
  document: { ...target, createElement: () => element, body: element, visibilityState: 'visible' },
  navigator: { onLine: true, serviceWorker: target },
  location: { pathname: '/', search: '', origin: 'http://localhost' },
  history: { state: null },
  matchMedia: () => ({ ...target, matches: false }),
  localStorage: storage,
  sessionStorage: storage,
  caches: {},
};
for (const [name, value] of Object.entries(BROWSER))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// There is no storage, of which the app warns.
console.warn = nothing;
const module: unknown = await server.ssrLoadModule('/src/app/first-screen/markup.tsx');
const draw: unknown =
  typeof module === 'object' && module !== null && Reflect.get(module, 'firstScreenMarkup');
if (typeof draw !== 'function') throw new TypeError('the first screen cannot be drawn');
// What the app has begun is of no use.
process.stdout.write(String(draw()), () => process.exit());
