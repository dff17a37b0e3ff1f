import type { PageVisibility } from '../../engines/connection/ports.ts';

/** Whether the visitor can see the page; a page that comes back from the browser's memory counts as shown. */
export const pageVisibility: PageVisibility = {
  visible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
    };
  },
};
