import { createDeviceSpeaker, type DeviceSpeaker } from '../../engines/voices/device-speaker.ts';
import type { VoiceFacts } from '../../engines/voices/choose-source.ts';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { createVoices } from '../../engines/voices/voices.ts';
import type { VoiceSource } from '../../engines/playback/ports.ts';
import { createClipStore } from '../../platform/storage/clip-store.ts';
import { steadyNow, timeoutTimer } from '../../platform/timing/clock.ts';
import { createPackVoice } from '../../platform/sound/pack-voice.ts';
import { soundShape } from '../../platform/sound/sound-shape.ts';
import { createSpeech } from '../../platform/sound/speech.ts';

interface VoiceDeps {
  server: SegmentVoice;
  facts: () => Omit<VoiceFacts, 'serverFails' | 'deviceSpeaks'>;
}

/** Every voice there is. In a chunk of its own: nothing of it is needed to read a label. */
export function composeVoices({ server, facts }: VoiceDeps): { voice: VoiceSource; speaker: DeviceSpeaker } {
  const speaker = createDeviceSpeaker({ port: createSpeech(), timer: timeoutTimer, now: steadyNow });
  const voice = createVoices({
    server,
    pack: createPackVoice(),
    device: ({ text, role }) => Promise.resolve({ text, role }),
    store: createClipStore(),
    facts: () => ({ ...facts(), deviceSpeaks: speaker.canSpeak }),
    shapeOf: soundShape,
    timer: timeoutTimer,
    now: steadyNow,
  });
  return { voice, speaker };
}
