import type { DeviceVoice } from './device-voices.ts';

/** A sentence for a voice of the device. */
export interface Utterance<Voice extends DeviceVoice = DeviceVoice> {
  text: string;
  voice: Voice;
  pitch: number;
  speed: number;
}

/** refused: not inside a tap; interrupted: by the platform or by `cancel`. */
export type UtteranceError = 'refused' | 'interrupted' | 'failed';

export interface UtteranceEvents {
  onStart: () => void;
  onEnd: () => void;
  onError: (error: UtteranceError) => void;
}

/** The device's speech, which is unreliable: events may be late, lost or about what was cancelled. */
export interface SpeechPort<Voice extends DeviceVoice = DeviceVoice> {
  voices(): readonly Voice[];
  /** More voices may be there. */
  onVoicesChanged(listener: () => void): void;
  speak(utterance: Utterance<Voice>, events: UtteranceEvents): void;
  cancel(): void;
  /** Something sounds or waits to. */
  readonly busy: boolean;
}
