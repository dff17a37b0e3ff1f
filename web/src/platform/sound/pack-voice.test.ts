import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../workers/testing/fake-worker.ts';
import { createPackVoice } from './pack-voice.ts';
import type { PackRequest } from './voice-pack-protocol.ts';

let workers: FakeWorker[] = [];
/** What a worker does with a text; unless told otherwise, it speaks it. */
let answer: (worker: FakeWorker) => void;
const speak = (worker: FakeWorker) => worker.say({ kind: 'spoken', wav: Uint8Array.of(1) });
const segment = { text: 'A harbour.', role: 'friend2' } as const;
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  answer = speak;
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((_message, worker) => answer(worker));
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a text is spoken in the voice of its role, by one worker for all texts', async () => {
  const voice = createPackVoice();
  const clips = await Promise.all([voice(segment, never), voice({ ...segment, role: 'friend1' }, never)]);
  expect(clips.map((clip) => clip instanceof Blob && clip.type)).toEqual(['audio/wav', 'audio/wav']);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.sent).toEqual<PackRequest[]>([
    { text: 'A harbour.', voice: 'rms' },
    { text: 'A harbour.', voice: 'slt' },
  ]);
});

test('the worker ends a minute after its last text, and comes back for the next', async () => {
  const voice = createPackVoice();
  await voice(segment, never);
  await vi.advanceTimersByTimeAsync(50_000);
  await voice(segment, never);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers[0]?.ended).toBe(true);
  expect(await voice(segment, never)).toBeInstanceOf(Blob);
  expect(workers).toHaveLength(2);
});

test('a text under way keeps the worker', async () => {
  const voice = createPackVoice();
  await voice(segment, never);
  await vi.advanceTimersByTimeAsync(45_000);
  answer = () => {};
  const slow = voice(segment, never);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(workers[0]?.ended).toBe(false);
  if (workers[0]) speak(workers[0]);
  expect(await slow).toBeInstanceOf(Blob);
});

test('who gives up on a text is free at once, and the worker speaks it to its end, unheard', async () => {
  const voice = createPackVoice();
  answer = () => {};
  const controller = new AbortController();
  const heard = voice(segment, controller.signal);
  await expect.poll(() => workers[0]?.sent).toHaveLength(1);
  controller.abort('stop');
  await expect(heard).rejects.toBe('stop');
  expect(workers[0]?.ended).toBe(false);
  const next = voice(segment, never);
  expect(workers[0]?.sent).toHaveLength(1);
  answer = speak;
  if (workers[0]) speak(workers[0]);
  expect(await next).toBeInstanceOf(Blob);
  expect(workers).toHaveLength(1);
});

test('a text that cannot be spoken is an error of its own, and the next one is spoken', async () => {
  const voice = createPackVoice();
  answer = (worker) => worker.say({ kind: 'failed', message: 'no sound' });
  await expect(voice(segment, never)).rejects.toMatchObject({ code: 'speech_failed' });
  answer = speak;
  expect(await voice(segment, never)).toBeInstanceOf(Blob);
  expect(workers).toHaveLength(1);
});
