import type { ConfigResponse } from '@placard/api/contract';
import type { ConnectionState } from '../../engines/connection/assess.ts';
import { createPlayback, type Playback } from '../../engines/playback/playback.ts';
import type { PlaybackStatus } from '../../engines/playback/state.ts';
import { speakAlone, type Begun } from '../../engines/playback/one-speaker.ts';
import { rememberSpeed } from '../../engines/playback/remember-speed.ts';
import type { Settings } from '../../engines/settings/settings.ts';
import { fetchedOnce } from '../../lib/fetched-once.ts';
import { createMixedOutput } from '../../engines/voices/mixed-output.ts';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { createVoicePack, type VoicePack } from '../../engines/voices/voice-pack.ts';
import { createAudioOutput } from '../../platform/sound/audio-output.ts';
import { openChannel } from '../../platform/storage/broadcast.ts';
import { intervalTicker, timeoutTimer } from '../../platform/timing/clock.ts';
import { createLocalValue } from '../../platform/storage/local-value.ts';
import { SOUND } from '../../platform/storage/names.ts';
import { mayDownloadUnasked } from '../../platform/network/network.ts';
import { createVoicePackStorage } from '../../platform/sound/voice-pack-storage.ts';

/** In the document, so that the browser's own media controls and developer tools find it. */
function audioElement(): HTMLAudioElement {
  const element = document.createElement('audio');
  element.preload = 'auto';
  document.body.append(element);
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
  /** The phone came with a voice that needs no connection. */
  deviceSpeaks: () => Promise<boolean>;
} {
  const voicePack = createVoicePack(createVoicePackStorage());
  const output = createMixedOutput(createAudioOutput(audioElement(), timeoutTimer));
  const facts = () => ({
    connection: connection(),
    provider: provider(),
    packIsKept: voicePack.store.getState().phase === 'kept',
    prefersPhone: settings.store.getState().speakOnPhone,
  });
  const voices = fetchedOnce(async () => {
    const { composeVoices } = await import('./voices.ts');
    const { voice, speaker } = composeVoices({ server, facts });
    output.join(speaker);
    return { voice, speaker };
  });
  const playback = createPlayback({
    voice: { clip: async (...call) => (await voices()).voice.clip(...call) },
    output,
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  speakAlone(playback, openChannel<Begun>(SOUND));
  rememberSpeed(playback, createLocalValue('placard-speed'));

  /** A device without any voice gets the pack unasked, after a listening, on a connection that is not metered. */
  async function considerPack(): Promise<void> {
    const { speaker } = await voices();
    if (speaker.canSpeak || connection() !== 'connected' || !mayDownloadUnasked()) return;
    if (voicePack.store.getState().phase === 'absent') await voicePack.download();
  }
  voices().catch((error: unknown) => console.warn('the voices could not be loaded', error));
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
    deviceSpeaks: async () => (await voices()).speaker.canSpeak,
  };
}
