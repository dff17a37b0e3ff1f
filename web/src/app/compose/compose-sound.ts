import type { ConfigResponse } from '@placard/api/contract';
import type { ConnectionState } from '../../engines/connection/assess.ts';
import { createPlayback, type Playback } from '../../engines/playback/playback.ts';
import type { AudioOutput } from '../../engines/playback/ports.ts';
import type { PlaybackStatus } from '../../engines/playback/state.ts';
import { speakAlone, type Begun } from '../../engines/playback/one-speaker.ts';
import { rememberSpeed } from '../../engines/playback/remember-speed.ts';
import type { Settings } from '../../engines/settings/settings.ts';
import { fetchedOnce } from '../../lib/fetched-once.ts';
import { createMixedOutput } from '../../engines/voices/mixed-output.ts';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { createVoiceSample, type VoiceSample } from '../../engines/voices/voice-sample.ts';
import { createVoicePack, type VoicePack } from '../../engines/voices/voice-pack.ts';
import { createAudioOutput } from '../../platform/sound/audio-output.ts';
import { openChannel } from '../../platform/storage/broadcast.ts';
import { pageAtRest } from '../../platform/timing/at-rest.ts';
import { intervalTicker, timeoutTimer } from '../../platform/timing/clock.ts';
import { createLocalValue } from '../../platform/storage/local-value.ts';
import { SOUND } from '../../platform/storage/names.ts';
import { pageVisibility } from '../../platform/page/page-visibility.ts';
import { mayDownloadUnasked } from '../../platform/network/network.ts';
import { createVoicePackStorage } from '../../platform/sound/voice-pack-storage.ts';
import type { GivenFacts } from './voices.ts';

function audioElement(): HTMLAudioElement {
  const element = document.createElement('audio');
  element.preload = 'auto';
  return element;
}

interface SoundDeps {
  server: SegmentVoice;
  connection: () => ConnectionState;
  provider: () => ConfigResponse['speechProvider'] | undefined;
  settings: Settings;
}

/** Everything that sounds: the one player, and the voices it plays. */
export function composeSound({ server, connection, provider, settings }: SoundDeps): {
  playback: Playback;
  /** Allows sound to start later, outside of a tap. Call it inside one. */
  unlock: () => void;
  voicePack: VoicePack;
  voiceSample: VoiceSample;
  /** The phone came with a voice that needs no connection. */
  deviceSpeaks: () => Promise<boolean>;
} {
  const voicePack = createVoicePack(createVoicePackStorage());
  const element = audioElement();
  // In the document, so that the browser's own media controls and developer tools find it.
  document.body.append(element);
  const output = createMixedOutput(createAudioOutput(element, timeoutTimer));
  const sampleOutput = createMixedOutput(createAudioOutput(audioElement(), timeoutTimer));
  const facts = (): GivenFacts => ({
    connection: connection(),
    provider: provider(),
    packIsKept: voicePack.store.getState().phase === 'kept',
    choice: settings.store.getState().voice,
    pageHidden: !pageVisibility.visible(),
  });
  const voices = fetchedOnce(async () => {
    const { composeVoices } = await import('./voices.ts');
    const composed = composeVoices({
      server,
      facts,
      sampleFacts: () => ({ ...facts(), choice: voiceSample.store.getState().choice ?? 'best' }),
    });
    output.join(composed.piece.speaker);
    sampleOutput.join(composed.sample.speaker);
    return composed;
  });
  const playerOf = (which: 'piece' | 'sample', sound: AudioOutput) =>
    createPlayback({
      voice: { clip: async (...call) => (await voices())[which].voice.clip(...call) },
      output: sound,
      ticker: intervalTicker,
      timer: timeoutTimer,
    });
  const playback = playerOf('piece', output);
  const sampler = playerOf('sample', sampleOutput);
  const voiceSample = createVoiceSample({ player: sampler, piece: playback });
  speakAlone(playback, openChannel<Begun>(SOUND));
  speakAlone(sampler, openChannel<Begun>(SOUND));
  rememberSpeed(playback, createLocalValue('placard-speed'));

  /** Another choice, or a page that nobody sees any more, may want another voice from the next segment on. */
  async function followChoice(): Promise<void> {
    if ((await voices()).piece.voice.wouldAskOthers()) playback.renewVoices();
  }
  const follow = () =>
    followChoice().catch((error: unknown) => console.warn('the voice is not changed', error));
  settings.store.subscribe(({ voice }, previous) => {
    if (voice !== previous.voice) void follow();
  });
  pageVisibility.onChange(() => void follow());

  /** A device without any voice gets the pack unasked, after a listening, on a connection that is not metered. */
  async function considerPack(): Promise<void> {
    const { speaker } = (await voices()).piece;
    if (speaker.quality || connection() !== 'connected' || !mayDownloadUnasked()) return;
    if (voicePack.store.getState().phase === 'absent') await voicePack.download();
  }
  pageAtRest()
    .then(voices)
    .catch((error: unknown) => console.warn('the voices could not be loaded', error));
  const rests = (status: PlaybackStatus) => status === 'idle' || status === 'paused';
  playback.store.subscribe(({ status }, previous) => {
    // Also from waiting: what has just begun to sound may be paused before it counts as playing.
    if (rests(status) && !rests(previous.status))
      considerPack().catch((error: unknown) => console.warn('the voices were not fetched', error));
  });
  return {
    playback,
    unlock: () => output.unlock(),
    voicePack,
    voiceSample,
    async deviceSpeaks() {
      const { speaker } = (await voices()).piece;
      await speaker.looked;
      return speaker.quality !== undefined;
    },
  };
}
