import { createDeviceSpeaker, type DeviceSpeaker } from '../../engines/voices/device-speaker.ts';
import type { VoiceFacts } from '../../engines/voices/choose-source.ts';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { createVoices, type Voices } from '../../engines/voices/voices.ts';
import { createClipStore } from '../../platform/storage/clip-store.ts';
import { steadyNow, timeoutTimer } from '../../platform/timing/clock.ts';
import { createPackVoice } from '../../platform/sound/pack-voice.ts';
import { soundShape } from '../../platform/sound/sound-shape.ts';
import { createSpeech } from '../../platform/sound/speech.ts';

/** What does not depend on the phone's own voices, nor on what the server last did. */
export type GivenFacts = Omit<VoiceFacts, 'serverFails' | 'device'>;

interface VoiceDeps {
  server: SegmentVoice;
  facts: () => GivenFacts;
  /** The facts for a sample: those of the choice that is tried. */
  sampleFacts: () => GivenFacts;
}

/** The phone's own voices for one player, and every voice there is for it. */
export interface PlayersVoices {
  voice: Voices;
  speaker: DeviceSpeaker;
}

/** A sample is what a source says now: it is neither found among the kept clips nor kept. */
const UNKEPT = { find: () => Promise.resolve(undefined), keep: () => Promise.resolve() };

/** Every voice there is. In a chunk of its own: nothing of it is needed to read a label. */
export function composeVoices({ server, facts, sampleFacts }: VoiceDeps): {
  piece: PlayersVoices;
  sample: PlayersVoices;
} {
  const pack = createPackVoice();
  const port = createSpeech();
  const voicesOf = (given: () => GivenFacts, store: Parameters<typeof createVoices>[0]['store']) => {
    const speaker = createDeviceSpeaker({ port, timer: timeoutTimer, now: steadyNow });
    const voice = createVoices({
      server,
      pack,
      device: ({ text, role }) => Promise.resolve({ text, role }),
      store,
      facts: () => ({ ...given(), device: speaker.quality }),
      shapeOf: soundShape,
      timer: timeoutTimer,
      now: steadyNow,
    });
    return { voice, speaker };
  };
  return { piece: voicesOf(facts, createClipStore()), sample: voicesOf(sampleFacts, UNKEPT) };
}
