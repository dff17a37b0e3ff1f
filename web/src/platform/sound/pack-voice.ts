import { speaksFemale } from '@placard/api/contract';
import { sayText } from '@placard/api/flite/say-text';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { AppError } from '../../lib/app-error.ts';
import { createRestingWorker } from '../workers/resting-worker.ts';
import type { PackAnswer, PackRequest } from './voice-pack-protocol.ts';

/** Longest time for one text, in milliseconds, the first one with unpacking and compiling. */
const SILENCE_MS = 30_000;
/** The worker ends this long after its last text, in milliseconds: the voices take tens of megabytes of memory. */
const IDLE_MS = 60_000;

/** Speaks with the voice pack, one text after the other. */
export function createPackVoice(): SegmentVoice {
  const voices = createRestingWorker<PackAnswer>({
    spawn: () =>
      new Worker(new URL('./voice-pack.worker.ts', import.meta.url), { type: 'module', name: 'voices' }),
    failure: 'speech_failed',
    silence: SILENCE_MS,
    idle: IDLE_MS,
  });
  return ({ text, role }, signal) => {
    const request: PackRequest = { text: sayText(text), voice: speaksFemale(role) ? 'slt' : 'rms' };
    return voices.ask<Blob>(request, signal, (answer, { resolve, reject }) => {
      if (answer.kind === 'spoken') resolve(new Blob([answer.wav], { type: 'audio/wav' }));
      else reject(new AppError('speech_failed', { cause: answer.message }));
    });
  };
}
