import type { SpeechProviderName } from '../../../contract/contract.ts';
import type { SpokenClip } from './port.ts';
import { speechFailure } from './speech-failure.ts';

/**
 * The sound in a service's answer of status 200, whatever its size. Throws ApiError `speech_failed` when it holds
 * none, or something else such as a page, which must not be kept as a clip.
 */
export async function readAudio(provider: SpeechProviderName, response: Response): Promise<SpokenClip> {
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const contentType = type === 'application/octet-stream' ? 'audio/mpeg' : type;
  if (!contentType.startsWith('audio/')) {
    await response.body?.cancel();
    throw speechFailure(
      provider,
      'failed',
      new Error(`${provider} answered 200 with "${type}", not with sound`),
    );
  }
  const audio = new Uint8Array(await response.arrayBuffer());
  if (audio.length === 0)
    throw speechFailure(provider, 'empty', new Error(`${provider} answered without sound`));
  return { audio, contentType };
}
