import { createHash } from 'node:crypto';
import type { SpeechRequest } from '../../contract/contract.ts';
import { ApiError } from '../lib/api-error.ts';
import type { SingleFlight } from '../lib/single-flight.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SpokenClip } from '../providers/speech/port.ts';
import type { SpeechCache } from '../store/port.ts';
import type { Leases } from './leases.ts';
import type { LimitedSpeech } from './limit-providers.ts';

/**
 * Speaks a text in the voice of a role. A text spoken before, by whomever, comes from the cache; requests for
 * the same text at the same time share one synthesis, in all processes with this cache; it stops when the last of
 * them is aborted. It is counted for the client that asked first.
 * Throws ApiError `nothing_to_say` before any voice is asked, and what the provider throws.
 */
export type SynthesizeSpeech = (
  request: SpeechRequest,
  client: string,
  signal: AbortSignal,
) => Promise<SpokenClip>;

interface SpeechDeps {
  speech: LimitedSpeech;
  cache: SpeechCache;
  leases: Leases;
  metrics: Pick<Metrics, 'cache'>;
  flights: SingleFlight<SpokenClip>;
}

export function createSynthesizeSpeech({
  speech,
  cache,
  leases,
  metrics,
  flights,
}: SpeechDeps): SynthesizeSpeech {
  type Text = Record<'text' | 'voice' | 'client', string>;

  async function speak(key: string, { text, voice, client }: Text, signal: AbortSignal): Promise<SpokenClip> {
    let isSpoken = false;
    const clip = await leases.findOrMake(`speech ${cache.id} ${key}`, signal, {
      find: () => cache.get(key, signal),
      async make() {
        isSpoken = true;
        metrics.cache('speech', 'miss');
        const made = await speech.speak(text, voice, client, signal);
        await cache.put(key, made, signal);
        return made;
      },
    });
    if (!isSpoken) metrics.cache('speech', 'hit');
    return clip;
  }

  return async (request, client, signal) => {
    const text = request.text.replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text))
      throw new ApiError('nothing_to_say', 'The text has no letter and no digit');
    const voice = speech.voiceFor(request.voice);
    const identity = JSON.stringify([speech.name, speech.version, voice, text]);
    const key = createHash('sha256').update(identity).digest('hex');
    return flights.run(key, signal, (shared) => speak(key, { text, voice, client }, shared));
  };
}
