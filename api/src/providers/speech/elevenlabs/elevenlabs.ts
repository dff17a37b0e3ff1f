import { boundedFetch } from '../../../lib/bounded-fetch.ts';
import { CLIP_BYTES, readAudio } from '../read-audio.ts';
import { voiceOf, type SpeechProvider, type Voices } from '../port.ts';
import { kindOfStatus, speechFailure } from '../speech-failure.ts';

export interface ElevenLabsConfig {
  key: string;
  baseUrl: URL;
  model: string;
  voices: Voices;
}

/** MP3, 64 kbit/s: 480 kB a minute. */
const FORMAT = 'mp3_44100_64';
/** As much of a refusal as the log needs. */
const REFUSAL_CHARS = 300;

/** The voices of ElevenLabs, by its public HTTP interface (`POST /v1/text-to-speech/{voice_id}`). */
export function createElevenLabsSpeech({ key, baseUrl, model, voices }: ElevenLabsConfig): SpeechProvider {
  const ask = boundedFetch(CLIP_BYTES);
  const root = baseUrl.href.replace(/(?<!\/)\/+$/, '');

  function refused({ status, headers }: Response, answer: string): Error {
    const shown = answer.replaceAll(key, '…').slice(0, REFUSAL_CHARS);
    const cause = new Error(`ElevenLabs answered ${status}: ${shown}`);
    return speechFailure('elevenlabs', kindOfStatus(status), cause, headers);
  }

  return {
    name: 'elevenlabs',
    version: `${model}, ${FORMAT}`,
    voiceFor: (role) => voiceOf(role, voices),
    async speak(text, voice, signal) {
      const response = await ask(
        `${root}/v1/text-to-speech/${encodeURIComponent(voice)}?output_format=${FORMAT}`,
        {
          method: 'POST',
          headers: { 'xi-api-key': key, 'Content-Type': 'application/json', Accept: 'audio/mpeg' },
          body: JSON.stringify({ text, model_id: model }),
          // A redirect to another host would carry the key along.
          redirect: 'manual',
          signal,
        },
      );
      if (response.status !== 200) {
        throw refused(response, await response.text());
      }
      return readAudio('elevenlabs', response);
    },
    async ready(signal) {
      const response = await ask(`${root}/v1/user`, {
        headers: { 'xi-api-key': key },
        redirect: 'manual',
        signal,
      });
      const answer = await response.text();
      // A key that may only speak is refused here, but known.
      if (response.ok || answer.includes('missing_permissions')) return;
      throw refused(response, answer);
    },
    dispose: () => Promise.resolve(),
  };
}
