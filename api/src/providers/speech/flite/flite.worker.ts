import { parentPort, workerData } from 'node:worker_threads';
import { loadMp3Encoder } from './encode-mp3.ts';
import {
  fliteRequestSchema,
  fliteWorkerDataSchema,
  type FliteRequest,
  type FliteResponse,
} from './flite-protocol.ts';
import { loadFlite } from './run-flite.ts';
import { trimSilence } from './trim-silence.ts';

const { folder } = fliteWorkerDataSchema.parse(workerData);
const loading = Promise.all([loadFlite(folder), loadMp3Encoder()]);

async function answer(request: FliteRequest): Promise<FliteResponse> {
  const [runFlite, encodeMp3] = await loading;
  if (request.kind === 'load') return { kind: 'loaded' };
  const speech = trimSilence(await runFlite(request.text, request.voice));
  return speech.samples.length === 0 ? { kind: 'silent' } : { kind: 'spoken', mp3: encodeMp3(speech) };
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
