import type { PhotoPreparer, PreparedPhoto, RecognisedLine } from '../../engines/ocr/ports.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ImageAnswer, ImageRequest } from './image-protocol.ts';
import { createWorkerBridge } from '../workers/worker-bridge.ts';

/** Longest time a photo may take, in milliseconds; slow phones need some seconds for a large one. */
const SILENCE = 30_000;

/** Prepares photos in the image worker, so that the page never waits for pixels. */
export function createPhotoPreparer(): PhotoPreparer {
  const bridge = createWorkerBridge<ImageAnswer>({
    spawn: () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'image' }),
    failure: 'processing_failed',
  });
  return {
    start: () => bridge.start(),
    prepare(photo, { signal, onPreview, where }) {
      const request: ImageRequest = { kind: 'prepare', photo, where };
      return bridge.run<PreparedPhoto>(request, {
        signal,
        silence: SILENCE,
        onAnswer(answer, job) {
          if (answer.kind === 'preview') onPreview?.(answer.preview);
          else if (answer.kind === 'prepared') job.resolve(answer.prepared);
          else if (answer.kind === 'failed') job.reject(new AppError(answer.code, { cause: answer.detail }));
        },
      });
    },
    mendMarks(picture, lines, signal) {
      const request: ImageRequest = { kind: 'marks', picture, lines };
      return bridge.run<readonly RecognisedLine[]>(request, {
        signal,
        silence: SILENCE,
        onAnswer(answer, job) {
          if (answer.kind === 'mended') job.resolve(answer.lines);
          else if (answer.kind === 'failed') job.reject(new AppError(answer.code, { cause: answer.detail }));
        },
      });
    },
    dispose: () => bridge.end(new DOMException('The image worker was closed', 'AbortError')),
  };
}
