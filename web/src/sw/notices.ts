import type { FullVersionNotice } from '../engines/outbox/notices.ts';

/** Tells of a full version that came, unless the visitor has the app before them or never allowed it. */
export async function notifyFullVersion(
  scope: ServiceWorkerGlobalScope,
  { visitId, title }: FullVersionNotice,
): Promise<void> {
  if (!('Notification' in scope) || Notification.permission !== 'granted') return;
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await scope.registration.showNotification('The full version is here', {
    body: title ?? 'The server has answered.',
    icon: '/icons/icon-192.png',
    // The same tag: a notice by a hidden page and by the worker is shown once.
    tag: visitId,
  });
}

/** A press on the notification brings the app to the front. */
async function openApp(scope: ServiceWorkerGlobalScope): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  await (page ? page.focus() : scope.clients.openWindow('/'));
}

export function openOnPress(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openApp(scope));
  });
}
