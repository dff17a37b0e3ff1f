import type { Requests } from './requests.ts';
import { AppError } from '../../lib/app-error.ts';
import { fetchedOnce } from '../../lib/fetched-once.ts';

/** The requests, fetched at the first call. A chunk that cannot be fetched is a lost connection, and tried again. */
export function lateRequests(offline: () => boolean): Requests {
  const requests = fetchedOnce(async () => {
    try {
      return (await import('./requests.ts')).composeRequests(offline);
    } catch (cause) {
      throw new AppError('no_internet', { cause });
    }
  });
  return {
    config: async (...call) => (await requests()).config(...call),
    speak: async (...call) => (await requests()).speak(...call),
    send: async (...call) => (await requests()).send(...call),
  };
}
