import { AppError } from '../../lib/app-error.ts';
import type { Timer } from '../../lib/timer.ts';
import type { Clip, LiveSpeech, Segment, SoundShape, VoiceSource } from '../playback/ports.ts';
import { chooseSources, patienceMs, type VoiceFacts } from './choose-source.ts';
import type { ClipStore, SegmentVoice, SourceName } from './ports.ts';

/** After a failure the server is asked last for so long. */
const FAILING_MS = 30_000;
const TOO_SLOW = 'too slow';
const LIVE: SoundShape = { start: 0, end: undefined };

/** The server is out of reach, not just unable to speak this one text. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.code === 'no_internet' || error.code === 'captive_portal' || error.cause === TOO_SLOW;
}

interface VoicesDeps {
  server: SegmentVoice;
  pack: SegmentVoice;
  device: SegmentVoice;
  store: Pick<ClipStore, 'find' | 'keep'>;
  facts: () => Omit<VoiceFacts, 'serverFails'>;
  shapeOf: (clip: Blob) => Promise<SoundShape>;
  timer: Timer;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

export interface Voices extends VoiceSource {
  /** Whether others would be asked to speak now, or in another order, than when a clip was last asked for. */
  wouldAskOthers(): boolean;
}

/**
 * Every voice there is, as one: each segment is spoken by the first source of `chooseSources` that can. What the
 * server spoke is kept on the phone.
 */
export function createVoices(deps: VoicesDeps): Voices {
  const { store, timer, now } = deps;
  let failedAt = Number.NEGATIVE_INFINITY;
  let lastAsked: string | undefined;

  const speak: Record<SourceName, SegmentVoice> = {
    async kept(segment) {
      const clip = await store.find(segment);
      if (!clip) throw new AppError('speech_failed', { cause: 'not kept' });
      return clip;
    },
    async server(segment, signal) {
      const clip = await deps.server(segment, signal);
      if (clip instanceof Blob)
        store.keep(segment, clip).catch((error: unknown) => console.warn('a clip was not kept', error));
      return clip;
    },
    pack: deps.pack,
    device: deps.device,
  };

  /** Asks one source, and gives up on it after `patience` milliseconds. */
  async function ask(
    source: SourceName,
    segment: Segment,
    signal: AbortSignal,
    patience: number | undefined,
  ): Promise<Blob | LiveSpeech> {
    if (patience === undefined) return speak[source](segment, signal);
    const impatience = new AbortController();
    const late = Promise.withResolvers<never>();
    const cancel = timer.after(patience, () => {
      const error = new AppError('speech_failed', { cause: TOO_SLOW });
      impatience.abort(error);
      late.reject(error);
    });
    const asked = speak[source](segment, AbortSignal.any([signal, impatience.signal]));
    // The one that loses the race may still reject; its error is ignored.
    asked.catch(() => {});
    try {
      return await Promise.race([asked, late.promise]);
    } finally {
      cancel();
    }
  }

  const factsNow = (): VoiceFacts => ({ ...deps.facts(), serverFails: now() - failedAt < FAILING_MS });

  return {
    wouldAskOthers: () => lastAsked !== undefined && lastAsked !== chooseSources(factsNow()).join(' '),
    async clip(segment, signal, spoilt): Promise<Clip> {
      const facts = factsNow();
      const order = chooseSources(facts);
      lastAsked = order.join(' ');
      const sources = order.filter((source) => !spoilt.has(source));
      let failure: unknown = new AppError('speech_failed', { cause: 'no source is left' });
      for (const source of sources) {
        const isLast = source === sources.at(-1);
        try {
          const sound = await ask(
            source,
            segment,
            signal,
            isLast ? undefined : patienceMs(source, facts.connection),
          );
          const shape = sound instanceof Blob ? await deps.shapeOf(sound) : LIVE;
          signal.throwIfAborted();
          return { source, sound, shape };
        } catch (error) {
          signal.throwIfAborted();
          if (source === 'server' && isOutage(error)) failedAt = now();
          failure = error;
        }
      }
      throw failure;
    },
  };
}
