import type { FullVersionNotice, NoticePort } from '../../engines/outbox/notices.ts';
import { TELL_FULL_VERSION } from '../storage/names.ts';

/** Notifications by way of the service worker: Android has no others, and it knows whether any page is seen. */
export const browserNotices: NoticePort = {
  permission() {
    if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'impossible';
    const { permission } = Notification;
    return permission === 'default' ? 'unasked' : permission === 'granted' ? 'allowed' : 'impossible';
  },
  async ask() {
    await Notification.requestPermission();
  },
  show(notice: FullVersionNotice) {
    navigator.serviceWorker.controller?.postMessage({ type: TELL_FULL_VERSION, notice });
  },
};
