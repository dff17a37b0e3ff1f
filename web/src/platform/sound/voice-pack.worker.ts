import { createFlite, type RunFlite } from '@placard/api/flite/run-flite';
import { atPace } from '@placard/api/flite/pace';
import { trimSilence } from '@placard/api/flite/trim-silence';
import { writeWav } from '@placard/api/flite/wav';
import {
  VOICE_PACK_CACHE,
  VOICE_PACK_PATH,
  type PackAnswer,
  type PackRequest,
} from './voice-pack-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Compiles Flite as it is unpacked. */
async function loadFlite(): Promise<RunFlite> {
  const cache = await caches.open(VOICE_PACK_CACHE);
  const kept = await cache.match(VOICE_PACK_PATH);
  if (!kept?.body) throw new Error('the voice pack is not on this device');
  const program = kept.body.pipeThrough(new DecompressionStream('gzip'));
  return createFlite(
    await WebAssembly.compileStreaming(
      new Response(program, { headers: { 'Content-Type': 'application/wasm' } }),
    ),
  );
}

const loading = loadFlite();

async function speak({ text, voice }: PackRequest): Promise<PackAnswer> {
  const runFlite = await loading;
  const sound = atPace(trimSilence(await runFlite(text, voice)), text);
  if (sound.samples.length === 0) throw new Error('Flite made no sound of this text');
  return { kind: 'spoken', wav: writeWav(sound) };
}

self.addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  speak(data)
    .catch((error: unknown): PackAnswer => ({ kind: 'failed', message: String(error) }))
    .then((answer) => self.postMessage(answer, answer.kind === 'spoken' ? [answer.wav.buffer] : []))
    .catch((error: unknown) => console.error('the voice pack could not answer', error));
});
