import type { Role, Statement } from '@placard/api/contract';

/** One stretch of speech: a sentence of the sound bite, or a turn of the podcast. */
export interface Segment {
  text: string;
  role: Role;
  /** Its sentences, where it is known where they come from. */
  parts?: readonly Statement[];
}

/** Where in a clip the voice is heard, in seconds; players and encoders add silence on both sides. */
export interface SoundShape {
  start: number;
  /** undefined while it is not known, until its `ended` event. */
  end: number | undefined;
}

/** A segment that a voice of the device speaks while it is heard. */
export interface LiveSpeech {
  text: string;
  role: Role;
}

/** A segment as it can be heard. `source` names the voice it came from. */
export interface Clip<Sound = Blob | LiveSpeech> {
  source: string;
  sound: Sound;
  shape: SoundShape;
}

/** Turns a segment into sound. */
export interface VoiceSource {
  /**
   * `spoilt` names the sources whose clip of this segment could not be played: they are not asked again.
   * @throws AppError when the segment cannot be spoken
   * @throws the signal's reason when aborted
   */
  clip(segment: Segment, signal: AbortSignal, spoilt: ReadonlySet<string>): Promise<Clip>;
}

/** The one place sound comes out of. Positions in seconds of the clip, whatever the speed. */
export interface AudioOutput<Sound = Blob | LiveSpeech> {
  /** Called inside the visitor's tap, so that a later start is allowed. */
  unlock(): void;
  /** Replaces what is loaded, to begin at this position; nothing sounds yet. */
  load(sound: Sound, position: number): void;
  /** @throws when the browser refuses to start or cannot decode the clip */
  play(): Promise<void>;
  pause(): void;
  /** Silences and forgets the clip. */
  clear(): void;
  /** 1 is the voice's own pace; the pitch stays. */
  setSpeed(speed: number): void;
  readonly position: number;
  readonly ended: boolean;
  /** The clip came to its end. Returns the way to stop listening. */
  onEnded(listener: () => void): () => void;
  /** The clip broke off. */
  onError(listener: () => void): () => void;
  /** The position moved. */
  onTime(listener: () => void): () => void;
  /** The platform paused it: headphones pulled out, a call, another app. */
  onPaused(listener: () => void): () => void;
  /** True for the refusal of a start without a tap; the Play button is the answer to it. */
  isRefusal(error: unknown): boolean;
}
