import { ApiError } from '../lib/api-error.ts';
import type { SpeechCache, Store } from './port.ts';

/** The same store; while the disk has no room to spare it takes no new texts and ids. What is left is for ratings. */
export function keepWhileRoom(store: Store, hasRoom: () => boolean): Store {
  const refuse = () => Promise.reject(new ApiError('store_unavailable', 'The disk has no room to spare'));
  return {
    ...store,
    keepText: (...given) => (hasRoom() ? store.keepText(...given) : refuse()),
    keep: (...given) => (hasRoom() ? store.keep(...given) : refuse()),
  };
}

/** The same clips; while the disk has no room to spare no new ones are kept. */
export function cacheWhileRoom(cache: SpeechCache, hasRoom: () => boolean): SpeechCache {
  return {
    ...cache,
    put: (...given) => (hasRoom() ? cache.put(...given) : Promise.resolve()),
  };
}
