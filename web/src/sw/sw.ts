import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { MUSEUM_LOGO_PATH, MUSEUM_NOTES_PATH } from '@placard/api/limits';
import { LIST_OFFLINE_FILES, MUSEUM, TELL_FULL_VERSION } from '../platform/storage/names.ts';
import { notifyFullVersion, openOnPress } from './notices.ts';
import { isLarge, keepUp, largeRoute, offlineFiles, tidyUp, type BuiltFile } from './offline-files.ts';
import { drainOnSync } from './outbox-sync.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (Partial<BuiltFile> | string)[] };

/** The build lists the web manifest a second time, without what is known of every other file. */
const isWhole = (entry: Partial<BuiltFile> | string): entry is BuiltFile =>
  typeof entry !== 'string' && entry.integrity !== undefined;

const built = self.__WB_MANIFEST.filter(isWhole);

// The first visit is served offline too, without a reload. A new version still waits for the old one to go.
clientsClaim();
precacheAndRoute(built.filter((file) => !isLarge(file)));
registerRoute(...largeRoute(built));
self.addEventListener('install', (event) => event.waitUntil(keepUp(built)));
self.addEventListener('activate', (event) => event.waitUntil(tidyUp(built)));

// Their addresses carry the version, so that what is kept is what is asked for.
const ofMuseum = new Set([MUSEUM_LOGO_PATH, MUSEUM_NOTES_PATH]);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ofMuseum.has(url.pathname),
  async ({ request, url }) => (await caches.match(url.href, { cacheName: MUSEUM })) ?? fetch(request),
);

const notAScreen = [/^\/api\//, /^\/(?:healthz|readyz|metrics)$/, /\.[^/.]+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notAScreen }));

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (typeof data !== 'object' || data === null) return;
  // Only when the visitor says so: see the app's update prompt.
  if (data.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data.type === LIST_OFFLINE_FILES)
    event.waitUntil(offlineFiles(built).then((files) => ports[0]?.postMessage(files)));
  if (data.type === TELL_FULL_VERSION) event.waitUntil(notifyFullVersion(self, data.notice));
});
drainOnSync(self);
openOnPress(self);
