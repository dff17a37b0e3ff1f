import { expect, test } from 'vitest';
import { abortError } from '../../lib/abortable.ts';
import { guardSpeech } from './guard-speech.ts';
import type { SpeechProvider, SpokenClip } from './port.ts';

const never = new AbortController().signal;
const LONG_MS = 60_000;

/** A voice that does what it is told, and remembers what it was asked. */
function voiceThat(speak: SpeechProvider['speak']) {
  const asked: { text: string; signal: AbortSignal }[] = [];
  const provider: SpeechProvider = {
    name: 'azure',
    version: '1',
    voiceFor: (role) => role,
    speak(text, voice, signal) {
      asked.push({ text, signal });
      return speak(text, voice, signal);
    },
    ready: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
  };
  return { asked, provider };
}

const deaf = () => Promise.withResolvers<SpokenClip>().promise;

test('a voice that hears no signal is left when its time is up, and told', async () => {
  const { asked, provider } = voiceThat(deaf);
  await expect(guardSpeech(provider, 50).speak('Hello', 'a', never)).rejects.toMatchObject({
    code: 'speech_failed',
    details: 'Failed to synthesize speech with Azure',
    cause: { message: 'No speech within 50 ms' },
  });
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('whatever a voice throws becomes an ApiError with that as its cause', async () => {
  const cause = new TypeError('fetch failed');
  const { provider } = voiceThat(() => Promise.reject(cause));
  await expect(guardSpeech(provider, LONG_MS).speak('Hello', 'a', never)).rejects.toMatchObject({
    code: 'speech_failed',
    cause,
  });
});

test('an abort keeps its reason', async () => {
  const leaving = new AbortController();
  const speaking = guardSpeech(voiceThat(deaf).provider, LONG_MS).speak('Hello', 'a', leaving.signal);
  leaving.abort(abortError('gone'));
  await expect(speaking).rejects.toThrow('gone');
});

test('dispose ends what is pending, as an abort', async () => {
  const { asked, provider } = voiceThat(deaf);
  const guarded = guardSpeech(provider, LONG_MS);
  const speaking = guarded.speak('Hello', 'a', never);
  const [outcome] = await Promise.allSettled([speaking, guarded.dispose()]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(asked[0]?.signal.aborted).toBe(true);
});
