import type { VoicePackStorage } from '../../engines/voices/voice-pack.ts';
import { AppError } from '../../lib/app-error.ts';
import { download } from '../downloads/download.ts';
import { forgetUnfinished } from '../downloads/unfinished.ts';
import { VOICE_PACK_CACHE, VOICE_PACK_PATH } from './voice-pack-protocol.ts';

/** The voice pack in Cache Storage; undefined where there is none (plain http). */
export function createVoicePackStorage(): VoicePackStorage | undefined {
  if (!('caches' in globalThis)) return undefined;
  const { caches } = globalThis;
  return {
    async size(signal) {
      const response = await fetch(VOICE_PACK_PATH, { method: 'HEAD', signal });
      if (!response.ok) throw new AppError('no_internet', { cause: response.status });
      return Number(response.headers.get('Content-Length'));
    },
    async isKept() {
      const cache = await caches.open(VOICE_PACK_CACHE);
      return (await cache.match(VOICE_PACK_PATH)) !== undefined;
    },
    async fetch(signal, onProgress) {
      const { content, size } = await download(VOICE_PACK_PATH, { signal }, onProgress);
      if (content.size !== size) throw new Error('the download broke off');
      const cache = await caches.open(VOICE_PACK_CACHE);
      await cache.put(VOICE_PACK_PATH, new Response(content));
    },
    async erase() {
      await caches.delete(VOICE_PACK_CACHE);
      await forgetUnfinished(VOICE_PACK_PATH);
    },
  };
}
