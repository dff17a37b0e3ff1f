// Stands in the page itself and runs before anything is drawn: what the built screen must not show here, and what is
// pressed or given before the app is up.
import { OTHERS_LAST_MS, OWN_LASTS_MS } from '../../engines/visits/place.ts';
import { LIBRARY } from '../../features/capture/photo-inputs.ts';
import { EARLY_OFFER } from '../../platform/page/early-offer.ts';
import { LABEL_SHOWN, TAB } from '../../platform/storage/names.ts';

const { documentElement } = document;

/** A label is about to come back, as far as can be known at once (docs/behaviour.md#place). */
function comesBack(): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(LABEL_SHOWN));
    const lasts = sessionStorage.getItem(TAB) === null ? OTHERS_LAST_MS : OWN_LASTS_MS;
    return age <= lasts && !location.search.includes('new-label');
  } catch {
    return false;
  }
}

/** A picker opens inside the tap; anything else waits for the app, which presses it then (take-over.ts). */
function onPress({ target }: Event): void {
  if (documentElement.dataset['early'] === undefined || !(target instanceof Element)) return;
  const pressed = target.closest('button, summary, [role=switch]');
  // The browser itself opens what a popover button opens.
  if (!(pressed instanceof HTMLElement) || pressed.hasAttribute('popovertarget')) return;
  const picker = pressed.dataset['picker'];
  if (picker === undefined) {
    // A switch or a fold that is pressed twice is as it was.
    pressed.toggleAttribute('data-pressed', pressed.matches('button') || undefined);
    return;
  }
  documentElement.dataset['early'] = 'picking';
  document.getElementById(picker)?.click();
}

/** A photo that is dropped or pasted is taken for one that was chosen. Without the app the browser would leave the page for it. */
function onGiven(event: Event, data: DataTransfer | null): void {
  const library = document.getElementById(LIBRARY);
  if (documentElement.dataset['early'] === undefined || !data?.types.includes('Files')) return;
  if (event.type !== 'paste') event.preventDefault();
  if (event.type === 'dragover' || !(library instanceof HTMLInputElement)) return;
  documentElement.dataset['early'] = 'picking';
  library.files = data.files;
}

documentElement.dataset['early'] = '';
if (location.pathname !== '/') documentElement.dataset['start'] = 'elsewhere';
else if (comesBack()) documentElement.dataset['start'] = 'coming-back';
document.addEventListener('click', onPress);
for (const name of ['dragover', 'drop'] as const)
  document.addEventListener(name, (event) => onGiven(event, event.dataTransfer));
document.addEventListener('paste', (event) => onGiven(event, event.clipboardData));

/** Longer than a first paint takes, which a page in the background does not have. */
const NO_PAINT_MS = 500;
/** Between two tries to fetch a part of the app, unless the network comes back before. */
const RETRY_MS = 3_000;

function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  setTimeout(resolve, RETRY_MS);
  return promise;
}

/** Fetches a file into the browser's cache, again and again until it is there: a script that a page failed to load stays failed. */
async function fetchFile(path: string): Promise<void> {
  const reply = await fetch(path).catch(() => undefined);
  const body = reply?.ok === true ? await reply.arrayBuffer().catch(() => undefined) : undefined;
  if (body !== undefined) return;
  await pause();
  await fetchFile(path);
}

/** Lets the app come: its scripts, fetched and run before, would keep the processor from the first paint. */
async function loadApp(): Promise<void> {
  const parts = document.getElementById('parts');
  if (!(parts instanceof HTMLTemplateElement)) return;
  parts.remove();
  const files = [...parts.content.children].map(
    (part) => part.getAttribute('src') ?? part.getAttribute('href'),
  );
  await Promise.all(files.flatMap((path) => (path === null ? [] : fetchFile(path))));
  document.head.append(...parts.content.querySelectorAll('script'));
}

/** Calls once something is painted, at once where the browser does not tell of it or paints nothing now. */
function oncePainted(act: () => void): void {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    act();
  else new PerformanceObserver(act).observe({ type: 'paint', buffered: true });
}

document.addEventListener('DOMContentLoaded', () => {
  oncePainted(() => void loadApp());
  setTimeout(() => void loadApp(), NO_PAINT_MS);
});
// The browser may offer to install before the app listens (platform/page/install-browser.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  if (documentElement.dataset['early'] === undefined) return;
  event.preventDefault();
  Reflect.set(window, EARLY_OFFER, event);
});
