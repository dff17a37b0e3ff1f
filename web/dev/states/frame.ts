// One state of the app, in a frame of /states or by itself: forgets what this address has kept, makes the world around
// the app up, starts the app, and takes it to the state.
import { STATES, stateOf, type StateName } from './states.ts';

const query = new URLSearchParams(location.search);

function isState(name: string | null): name is StateName {
  return name !== null && Object.hasOwn(STATES, name);
}

async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((resolve, reject) => {
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
  }
}

/** Told to the page of states, and to whoever looks at this page alone. */
function tell(words: string): void {
  document.documentElement.dataset['state'] = words;
  window.parent.postMessage(words, '*');
}

async function begin(): Promise<void> {
  const name = query.get('state');
  if (!isState(name)) throw new Error(`There is no state "${name}".`);
  document.documentElement.style.colorScheme = query.get('theme') ?? '';
  await forgetAll();
  const { before, steps } = stateOf(name);
  await before?.();
  await import('../../src/main.tsx');
  await steps?.();
}

begin().then(
  () => tell('✓'),
  (error: unknown) => {
    console.error(error);
    tell(`✗ ${String(error)}`);
  },
);
