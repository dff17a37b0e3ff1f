import type { SpeechSynthesisResult } from 'microsoft-cognitiveservices-speech-sdk';
import { abortable } from '../../../lib/abortable.ts';
import { voiceOf, type SpeechProvider, type SpokenClip, type Voices } from '../port.ts';
import { CLIP_BYTES } from '../read-audio.ts';
import { speechFailure, type FailureKind } from '../speech-failure.ts';
import { loadAzureSdk, openSynthesizer } from './open-synthesizer.ts';
import { buildSsml } from './ssml.ts';

/** A key with the region it is for, or with the address of the service (sovereign clouds, containers). */
export type AzureConfig = { key: string; voices: Voices } & ({ region: string } | { host: URL });

/** Azure's neural voices, by Microsoft's own SDK. MP3, 24 kHz, 48 kbit/s: 360 kB a minute. */
export function createAzureSpeech(config: AzureConfig): SpeechProvider {
  const { key, voices } = config;

  function failure(reason: string): Error {
    const shown = reason.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…');
    return speechFailure('azure', kindOf(reason), new Error(`Azure: ${shown}`));
  }

  async function speak(text: string, voice: string, signal: AbortSignal): Promise<SpokenClip> {
    const sdk = await loadAzureSdk();
    signal.throwIfAborted();
    const speechConfig =
      'host' in config
        ? sdk.SpeechConfig.fromHost(config.host, key)
        : sdk.SpeechConfig.fromSubscription(key, config.region);
    speechConfig.speechSynthesisOutputFormat = sdk.SpeechSynthesisOutputFormat.Audio24Khz48KBitRateMonoMp3;
    const outcome = Promise.withResolvers<SpeechSynthesisResult>();
    let hangUp: (() => Promise<void>) | undefined;
    let received = 0;
    const synthesizer = openSynthesizer(sdk, speechConfig, (connection) => {
      signal.throwIfAborted();
      // After a normal closing the SDK would have the text spoken once more, for no listener.
      if (hangUp !== undefined) throw failure('one connection for a text is enough');
      hangUp = () => connection.dispose();
      connection.events.attach((event) => {
        const { name } = event;
        received += receivedBytes(event);
        if (received > CLIP_BYTES) outcome.reject(failure(`more than ${CLIP_BYTES} bytes were sent`));
        // The last words may still be on their way through the SDK.
        if (name === 'ConnectionClosedEvent') {
          setImmediate(() => outcome.reject(failure('the connection was closed before the end')));
        }
      });
    });
    try {
      synthesizer.speakSsmlAsync(buildSsml(text, voice), outcome.resolve, (reason) =>
        outcome.reject(failure(reason)),
      );
      const result = await abortable(outcome.promise, signal);
      if (result.reason !== sdk.ResultReason.SynthesizingAudioCompleted) throw failure(result.errorDetails);
      const audio = new Uint8Array(result.audioData);
      if (audio.length === 0) throw speechFailure('azure', 'empty', new Error('Azure sent no sound'));
      return { audio, contentType: 'audio/mpeg' };
    } finally {
      const ignore = () => undefined;
      hangUp?.().catch(ignore);
      synthesizer.close(ignore, ignore);
    }
  }

  return {
    name: 'azure',
    version: 'audio-24khz-48kbitrate-mono-mp3, edges 50 ms',
    voiceFor: (role) => voiceOf(role, voices),
    speak,
    async ready(signal) {
      await loadAzureSdk();
      const response = await fetch(voicesList(config), {
        headers: { 'Ocp-Apim-Subscription-Key': key },
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      // A container of one's own that has no list has answered all the same.
      if (!response.ok && response.status !== 404) throw failure(`response: ${response.status}`);
    },
    dispose: () => Promise.resolve(),
  };
}

/** Bytes of sound that an event of the connection brings. */
function receivedBytes(event: object): number {
  const message: unknown = 'message' in event ? event.message : undefined;
  const body: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'body') : undefined;
  return body instanceof ArrayBuffer ? body.byteLength : 0;
}

/** The voices of a region or host (`GET /cognitiveservices/voices/list`): free, and refused without the right key. */
function voicesList(config: AzureConfig): URL {
  const host = 'host' in config ? config.host.href : `https://${config.region}.tts.speech.microsoft.com`;
  return new URL('/cognitiveservices/voices/list', host.replace(/^ws/, 'http'));
}

/** What the SDK's sentence means: it has no code for what the service answered to the upgrade. */
function kindOf(reason: string): FailureKind {
  if (/response: 429|error code: 4429|throttled|too many requests/i.test(reason)) return 'rate_limited';
  return /response: 40[13]/.test(reason) ? 'key_refused' : 'failed';
}
