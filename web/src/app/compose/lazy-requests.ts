import { AppError } from '../../lib/app-error.ts';
import { fetchedOnce } from '../../lib/fetched-once.ts';
import { lazyCalls } from '../../lib/lazy-calls.ts';
import type { Requests } from './requests.ts';

/** The requests, fetched at the first call. A chunk that cannot be fetched is a lost connection, and tried again. */
export function lazyRequests(offline: () => boolean): Requests {
  const requests = fetchedOnce(async () => {
    try {
      return (await import('./requests.ts')).composeRequests(offline);
    } catch (cause) {
      throw new AppError('no_internet', { cause });
    }
  });
  return lazyCalls(requests, ['config', 'speak', 'send']);
}
