import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { fetchedOnce } from '../../lib/fetched-once.ts';
import type { LabelReader } from './reading.ts';

/**
 * A reader that is fetched when it is first needed; a failed fetch is tried anew by the next reading.
 * @throws from `read` also AppError `reader_unavailable` when it could not be fetched
 */
export function createLazyReader(fetchReader: () => Promise<LabelReader>): LabelReader {
  let lastFetch: Promise<LabelReader> | undefined;

  async function fetchAnew(): Promise<LabelReader> {
    try {
      return await fetchReader();
    } catch (cause) {
      throw new AppError('reader_unavailable', { cause });
    }
  }
  const reader = fetchedOnce(() => (lastFetch = fetchAnew()));

  return {
    prepare() {
      reader().then(
        (ready) => ready.prepare(),
        // The reading that needs it tells the visitor.
        () => undefined,
      );
    },
    async read(photo, options) {
      const ready = await abortable(reader(), options.signal);
      return ready.read(photo, options);
    },
    dispose() {
      lastFetch?.then(
        (ready) => ready.dispose(),
        () => undefined,
      );
    },
  };
}
