import type { Clip, Segment, VoiceSource } from './ports.ts';

/** Clips fetched beyond the one that sounds. */
const AHEAD = 2;

/** The clips of one piece, each asked for once; one that could not be had is asked for again when it is wanted. */
export interface ClipQueue {
  /** The clip if it is there. */
  ready(index: number): Clip | undefined;
  /** The clip when it comes; undefined past the last segment. @throws like VoiceSource */
  get(index: number): Promise<Clip> | undefined;
  /** Calls off what is under way for segments before this one or more than two ahead. */
  callOffFarFrom(current: number): void;
  /** Asks for what comes next, one at a time and never more than two ahead. */
  lookAhead(current: number): void;
  /** The clip is there but cannot be played: another source has to speak this segment. */
  spoil(index: number, clip: Clip): void;
  /** Forgets the clips of all segments but this one, and calls off what is under way for them. */
  renew(except: number | undefined): void;
  /** Calls off everything under way. */
  dispose(): void;
}

interface Entry {
  clip: Clip | undefined;
  arrival: Promise<Clip>;
  abort: AbortController;
}

/** `onArrival` hears of every clip that comes while it is still wanted. */
export function createClipQueue(
  voice: VoiceSource,
  segments: readonly Segment[],
  onArrival: (index: number, clip: Clip) => void,
): ClipQueue {
  const entries = new Map<number, Entry>();
  const spoilt = new Map<number, Set<string>>();

  function ask(index: number): Entry | undefined {
    const segment = segments[index];
    if (!segment) return undefined;
    const known = entries.get(index);
    if (known) return known;
    const abort = new AbortController();
    const arrival = voice.clip(segment, abort.signal, spoilt.get(index) ?? new Set());
    const entry: Entry = { clip: undefined, arrival, abort };
    entries.set(index, entry);
    arrival.then(
      (clip) => {
        if (entries.get(index) !== entry) return;
        entry.clip = clip;
        onArrival(index, clip);
      },
      () => {
        if (entries.get(index) !== entry) return;
        entries.delete(index);
        spoilt.delete(index);
      },
    );
    return entry;
  }

  function drop(index: number): void {
    entries.get(index)?.abort.abort();
    entries.delete(index);
  }

  return {
    ready: (index) => entries.get(index)?.clip,
    get: (index) => ask(index)?.arrival,
    callOffFarFrom(current) {
      for (const [index, { clip }] of entries)
        if (!clip && (index < current || index > current + AHEAD)) drop(index);
    },
    lookAhead(current) {
      for (let index = current + 1; index <= current + AHEAD; index += 1) if (!ask(index)?.clip) return;
    },
    spoil(index, clip) {
      drop(index);
      spoilt.set(index, new Set(spoilt.get(index)).add(clip.source));
    },
    renew(except) {
      for (const index of entries.keys()) if (index !== except) drop(index);
    },
    dispose() {
      for (const index of entries.keys()) drop(index);
    },
  };
}
