import { afterEach, beforeEach, expect, test } from 'vitest';
import { abortError } from '../../../lib/abortable.ts';
import { startAzure, type LocalAzure } from '../../../test-support/local-azure-speech.ts';
import { soundOf } from '../../../test-support/local-speech.ts';
import type { SpeechProvider } from '../port.ts';
import { createAzureSpeech } from './azure.ts';

const never = new AbortController().signal;
let service: LocalAzure;
let azure: SpeechProvider;

beforeEach(async () => {
  service = await startAzure();
  azure = createAzureSpeech({
    key: service.env['AZURE_SPEECH_KEY'] ?? '',
    host: new URL(service.env['AZURE_SPEECH_HOST'] ?? ''),
    voices: { female: 'en-US-JennyNeural', male: 'en-US-GuyNeural' },
  });
});
afterEach(async () => {
  await service.stop();
});

test('sound in many chunks is put together in order, by the protocol as the service wants it', async () => {
  const text = 'A long sentence about a kettle. '.repeat(30);
  const { audio } = await azure.speak(text, azure.voiceFor('curator'), never);
  expect(Buffer.compare(audio, soundOf(text))).toBe(0);
  expect(service.faults).toEqual([]);
});

test('the connection is closed after every text, spoken or not', async () => {
  for (const behaviour of ['speak', 'empty', 'cancel'] as const) {
    service.behave(behaviour);
    await azure.speak('Hello', 'en-US-GuyNeural', never).catch(() => undefined);
    await expect.poll(service.openConnections).toBe(0);
  }
});

test.each([
  ['throttle-mid-way', 'speech_rate_limited', /4429/],
  ['rate-limited', 'speech_rate_limited', /429/],
  ['close-mid-way', 'speech_failed', /closed before the end/],
  ['drop', 'speech_failed', /1006/],
  ['cancel', 'speech_failed', /Unsupported voice/],
  ['fail', 'speech_failed', /503/],
] as const)('%s is %s, with the reason as its cause', async (behaviour, code, reason) => {
  service.behave(behaviour);
  const speaking = azure.speak('Hello', 'en-US-GuyNeural', never);
  await expect(speaking).rejects.toMatchObject({
    code,
    details: 'Failed to synthesize speech with Azure',
    cause: { message: expect.stringMatching(reason) },
  });
  // The next text comes after whatever the SDK would try once more.
  service.behave('speak');
  await azure.speak('Hello again', 'en-US-GuyNeural', never);
  expect(service.requests()).toBe(2);
});

test.each(['silent', 'silent-upgrade', 'drip'] as const)(
  'an abort hangs up at once on a service that is %s',
  async (behaviour) => {
    service.behave(behaviour);
    const leaving = new AbortController();
    const speaking = azure.speak('Hello', 'en-US-GuyNeural', leaving.signal);
    await expect.poll(() => service.requests() + service.openConnections()).toBe(2);
    if (behaviour !== 'silent-upgrade') await expect.poll(() => service.heard).toHaveLength(1);
    leaving.abort(abortError('gone'));
    await expect(speaking).rejects.toThrow('gone');
    await expect.poll(service.openConnections).toBe(0);
  },
);

test('a signal that has aborted before asks for nothing', async () => {
  const aborted = AbortSignal.abort(abortError('before'));
  await expect(azure.speak('Hello', 'en-US-GuyNeural', aborted)).rejects.toThrow('before');
  expect(service.requests()).toBe(0);
});

test('ten texts at the same time each get their own sound', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => 'word '.repeat(20 * (index + 1)));
  const clips = await Promise.all(texts.map((text) => azure.speak(text, 'en-US-GuyNeural', never)));
  expect(clips.map(({ audio }) => audio.length)).toEqual(texts.map((text) => soundOf(text).length));
});
