import type { Role } from '@placard/api/contract';

/** One stretch of speech: a sentence of the sound bite, or a turn of the podcast. */
export interface Segment {
  text: string;
  role: Role;
}

/** Turns a segment into sound. */
export interface VoiceSource {
  /**
   * @throws AppError when the segment cannot be spoken
   * @throws the signal's reason when aborted
   */
  clip(segment: Segment, signal: AbortSignal): Promise<Blob>;
}

/** The one place sound comes out of. Positions in seconds. */
export interface AudioOutput {
  /** Called inside the visitor's tap, so that a later start is allowed. */
  unlock(): void;
  /** Replaces what is loaded; nothing sounds yet. */
  load(clip: Blob): void;
  /** @throws when the browser refuses to start or cannot decode the clip */
  play(): Promise<void>;
  pause(): void;
  /** Silences and forgets the clip. */
  clear(): void;
  readonly position: number;
  readonly duration: number;
  readonly ended: boolean;
  /** The clip came to its end. Returns the way to stop listening. */
  onEnded(listener: () => void): () => void;
  /** The clip broke off. */
  onError(listener: () => void): () => void;
  /** The position moved. */
  onTime(listener: () => void): () => void;
  /** True for the refusal of a start without a tap; the Play button is the answer to it. */
  isRefusal(error: unknown): boolean;
}
