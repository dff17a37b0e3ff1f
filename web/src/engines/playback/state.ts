import type { Segment } from './ports.ts';

export type PlaybackStatus = 'idle' | 'waiting' | 'playing' | 'paused';

export interface PlaybackState {
  /** idle: nothing under way; waiting: asked to play, and still silent, since the clip or its start is not there yet. */
  status: PlaybackStatus;
  segments: readonly Segment[];
  /** Index of the current segment; 0 when idle. */
  current: number;
  /** Seconds into the current segment, and its length, estimated until its clip is there. */
  position: number;
  duration: number;
  /** Seconds into the whole piece, and its length; exact once every clip is there. */
  elapsed: number;
  total: number;
  totalIsExact: boolean;
  /** Paused where an earlier listening was left, and not touched since. */
  goesOn: boolean;
  /** 1 is the voice's own pace. */
  speed: number;
}

const NOTHING = { position: 0, duration: 0, elapsed: 0, total: 0, totalIsExact: false, goesOn: false };
/** Nothing is loaded. */
export const IDLE: PlaybackState = { status: 'idle', segments: [], current: 0, speed: 1, ...NOTHING };
