import type { LabelReader, LabelReading, ReadOptions } from '../reading.ts';

interface HeldReading {
  photo: Blob;
  options: ReadOptions;
  result: PromiseWithResolvers<LabelReading>;
}

/** A reader whose readings end when the test says so, or when they are aborted. */
export function heldReader(): { calls: HeldReading[]; reader: LabelReader } {
  const calls: HeldReading[] = [];
  const reader: LabelReader = {
    prepare: () => {},
    dispose: () => {},
    read(photo, options) {
      const result = Promise.withResolvers<LabelReading>();
      options.signal.addEventListener('abort', () => result.reject(options.signal.reason));
      calls.push({ photo, options, result });
      return result.promise;
    },
  };
  return { calls, reader };
}
