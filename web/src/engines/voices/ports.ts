import type { Undo } from '../../lib/records.ts';
import type { LiveSpeech, Segment } from '../playback/ports.ts';

/**
 * Where speech can come from. kept: clips of an earlier listening; server: the provider in use; pack: the voices
 * that were downloaded; device: the voices the phone came with.
 */
export type SourceName = 'kept' | 'server' | 'pack' | 'device';

/**
 * One source of speech.
 * @throws AppError when it cannot speak the segment
 * @throws the signal's reason when aborted
 */
export type SegmentVoice = (segment: Segment, signal: AbortSignal) => Promise<Blob | LiveSpeech>;

/** Clips on the phone, found by what they say and in which role; bounded, the least recently heard go first. */
export interface ClipStore {
  /** @throws when the store cannot be read */
  find(segment: Segment): Promise<Blob | undefined>;
  /** @throws when there is no room left on the phone */
  keep(segment: Segment, clip: Blob): Promise<void>;
  /** Erases the clips of a piece, say with the visit it belongs to. */
  forget(segments: readonly Segment[]): Promise<Undo>;
  clear(): Promise<Undo>;
}
