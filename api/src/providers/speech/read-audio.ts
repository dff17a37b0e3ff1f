import type { SpeechProviderName } from '../../../contract/contract.ts';
import type { SpokenClip } from './port.ts';
import { speechFailure } from './speech-failure.ts';

/**
 * The largest clip that is taken, in bytes: three times what 5,000 characters are as MP3 at 256 kbit/s, some six minutes.
 * More is no speech, and would push everybody's clips out of the cache.
 */
export const CLIP_BYTES = 32_000_000;

/** What phones play; anything else in its place is not passed on to a browser. */
const TYPES = new Set([
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/opus',
  'audio/webm',
  'audio/flac',
  'audio/wav',
]);
const OTHER_NAMES: Record<string, string> = {
  'application/octet-stream': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
};

/**
 * The sound in a service's answer of status 200, whose size is bounded already. Throws ApiError `speech_failed` when it
 * holds none, or something else such as a page, which must not be kept as a clip.
 */
export async function readAudio(provider: SpeechProviderName, response: Response): Promise<SpokenClip> {
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const contentType = OTHER_NAMES[type] ?? type;
  if (!TYPES.has(contentType)) {
    await response.body?.cancel();
    const cause = new Error(
      `${provider} answered 200 with ${JSON.stringify(type.slice(0, 80))}, not with sound`,
    );
    throw speechFailure(provider, 'failed', cause);
  }
  const audio = new Uint8Array(await response.arrayBuffer());
  if (audio.length === 0)
    throw speechFailure(provider, 'empty', new Error(`${provider} answered without sound`));
  return { audio, contentType };
}
