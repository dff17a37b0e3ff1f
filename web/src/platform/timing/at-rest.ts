/** What waits for the page to rest comes by then all the same, in milliseconds. */
const PATIENCE_MS = 2_000;
/** How long the page rests where the browser does not say whether it has something to do (Safari), in milliseconds. */
const PAUSE_MS = 200;

/** Settles once the page has loaded, at once where it has already. */
export function pageLoaded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve(), { once: true });
  return promise;
}

/** Settles once the page has loaded and has nothing else to do: what comes with it is not waited for by the first press. */
export async function pageAtRest(): Promise<void> {
  await pageLoaded();
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  else setTimeout(resolve, PAUSE_MS);
  await promise;
}
