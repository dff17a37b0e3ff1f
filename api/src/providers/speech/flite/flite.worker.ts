import { parentPort } from 'node:worker_threads';
import { loadMp3Encoder } from './encode-mp3.ts';
import { fliteRequestSchema, type FliteRequest, type FliteResponse } from './flite-protocol.ts';
import { loadFlite } from './load-flite.ts';
import { atPace } from '../../../../flite/pace.ts';
import { addSilence, trimSilence } from '../../../../flite/trim-silence.ts';

const loading = Promise.all([loadFlite(), loadMp3Encoder()]);

async function answer(request: FliteRequest): Promise<FliteResponse> {
  const [runFlite, encodeMp3] = await loading;
  if (request.kind === 'load') return { kind: 'loaded' };
  const speech = atPace(trimSilence(await runFlite(request.text, request.voice)), request.text);
  if (speech.samples.length === 0) return { kind: 'silent' };
  return { kind: 'spoken', mp3: encodeMp3(addSilence(speech, request.pause)) };
}

async function reply(message: unknown): Promise<void> {
  let response: FliteResponse;
  try {
    response = await answer(fliteRequestSchema.parse(message));
  } catch (error) {
    response = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(response, response.kind === 'spoken' ? [response.mp3.buffer] : []);
}

parentPort?.on('message', (message: unknown) => void reply(message));
