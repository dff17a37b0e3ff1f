import type { PhotoPreparer, PreparedPhoto } from '../../engines/ocr/ports.ts';
import { AppError } from '../../lib/app-error.ts';
import type { PrepareAnswer, PrepareRequest } from './image-protocol.ts';
import { createWorkerBridge } from '../workers/worker-bridge.ts';

/** Longest time a photo may take, in milliseconds; slow phones need some seconds for a large one. */
const SILENCE = 30_000;

/** Prepares photos in the image worker, so that the page never waits for pixels. */
export function createPhotoPreparer(): PhotoPreparer {
  const bridge = createWorkerBridge<PrepareAnswer>({
    spawn: () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'image' }),
    failure: 'processing_failed',
  });
  return {
    start: () => bridge.start(),
    prepare(photo, { signal, onPreview, where }) {
      const request: PrepareRequest = { photo, where };
      return bridge.run<PreparedPhoto>(request, {
        signal,
        silence: SILENCE,
        onAnswer(answer, job) {
          if (answer.kind === 'preview') onPreview?.(answer.preview);
          else if (answer.kind === 'prepared') job.resolve(answer.prepared);
          else job.reject(new AppError(answer.code, { cause: answer.detail }));
        },
      });
    },
    dispose: () => bridge.end(new DOMException('The image worker was closed', 'AbortError')),
  };
}
