import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { coreRoute, installCore, isCoreEntry } from './reader-core.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

// The first visit is served offline too, without a reload. A new version still waits for the old one to go.
clientsClaim();
precacheAndRoute(entries.filter((entry) => !isCoreEntry(entry)));

const cores = entries.filter((entry) => isCoreEntry(entry));
registerRoute(...coreRoute(cores));
self.addEventListener('install', (event) => event.waitUntil(installCore(cores)));

const notAScreen = [/^\/api\//, /^\/(?:healthz|readyz|metrics)$/, /\.[^/]+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notAScreen }));
