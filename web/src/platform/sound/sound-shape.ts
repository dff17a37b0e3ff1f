import { soundSpan } from '@placard/api/flite/trim-silence';
import type { SoundShape } from '../../engines/playback/ports.ts';

/** Rate the clip is decoded at for measuring, in samples a second: enough to tell sound from silence. */
const SAMPLE_RATE = 16_000;
/** A clip that cannot be measured is taken for sound from its start on; its `ended` event then says when. */
const UNKNOWN: SoundShape = { start: 0, end: undefined };

/** Where in a clip the voice is heard. Never rejects: what the browser cannot decode here it may still play. */
export async function soundShape(clip: Blob): Promise<SoundShape> {
  try {
    const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const samples = (await decoder.decodeAudioData(await clip.arrayBuffer())).getChannelData(0);
    const { start, end } = soundSpan({ samples, sampleRate: SAMPLE_RATE }) ?? {
      start: 0,
      end: samples.length,
    };
    return { start: start / SAMPLE_RATE, end: end / SAMPLE_RATE };
  } catch (error) {
    console.warn('a clip was not measured', error);
    return UNKNOWN;
  }
}
