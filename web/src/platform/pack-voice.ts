import { speaksFemale } from '@placard/api/contract';
import { foldText } from '@placard/api/flite/fold-text';
import type { SegmentVoice } from '../engines/voices/ports.ts';
import { abortable } from '../lib/abort.ts';
import { AppError } from '../lib/app-error.ts';
import type { PackAnswer, PackRequest } from './voice-pack-protocol.ts';
import { createWorkerBridge } from './worker-bridge.ts';

/** Longest time for one text, in milliseconds, the first one with unpacking and compiling. */
const SILENCE_MS = 30_000;
/** The worker ends this long after its last text, in milliseconds: the voices take tens of megabytes of memory. */
const IDLE_MS = 60_000;

/** Speaks with the voice pack, one text after the other. */
export function createPackVoice(): SegmentVoice {
  const bridge = createWorkerBridge<PackAnswer>({
    spawn: () =>
      new Worker(new URL('./voice-pack.worker.ts', import.meta.url), { type: 'module', name: 'voices' }),
    failure: 'speech_failed',
  });
  // A text under way is spoken to its end, unheard: ending the worker would throw the compiled program away.
  const whole = new AbortController().signal;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  return async ({ text, role }, signal) => {
    clearTimeout(idleTimer);
    const request: PackRequest = { text: foldText(text), voice: speaksFemale(role) ? 'slt' : 'rms' };
    const job = last.then(() => {
      signal.throwIfAborted();
      return bridge.run<Blob>(request, {
        signal: whole,
        silence: SILENCE_MS,
        onAnswer(answer, { resolve, reject }) {
          if (answer.kind === 'spoken') resolve(new Blob([answer.wav], { type: 'audio/wav' }));
          else reject(new AppError('speech_failed', { cause: answer.message }));
        },
      });
    });
    const done = job.then(
      () => {},
      () => {},
    );
    last = done;
    void done.then(() => {
      if (last === done) idleTimer = setTimeout(() => bridge.end(new AppError('speech_failed')), IDLE_MS);
    });
    return abortable(job, signal);
  };
}
