async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  await new Workbox('/sw.js').register();
}

/** Registers the service worker where the browser has one, once the page no longer needs the line. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    register().catch((error: unknown) => console.warn('not available offline', error));
  });
}
