import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import { visitorMessage } from '../../lib/app-error.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { LoadOptions, Playback } from '../playback/playback.ts';
import type { Segment } from '../playback/ports.ts';
import type { LabelText, ReportFault } from './ports.ts';

export type PieceState<Piece> =
  | { phase: 'closed' }
  | { phase: 'generating' }
  | { phase: 'ready'; piece: Piece };

/** Something made from a label to be heard: the sound bite or the mini podcast. */
export interface SpokenPiece<Piece> {
  readonly store: ReadableStore<PieceState<Piece>>;
  /** Opens the panel, fetches the text once and prepares its first clip. Does nothing while it is open. */
  open(label: LabelText): Promise<void>;
  /** Ends its playback, forgets the text and closes the panel (SPEC section 4). */
  stop(): void;
}

export interface PieceKind<Piece> {
  /** `key` is the idempotency key of the request. */
  fetch: (label: LabelText, key: string, signal: AbortSignal) => Promise<Piece>;
  segments: (piece: Piece) => Segment[];
  onBadSegment: LoadOptions['onBadSegment'];
  /** Told when the text has no message of its own to show, and when it cannot be played. */
  generationFault: string;
  playbackFault: string;
}

/** Manages one kind of piece for the current label. Plays through the shared playback engine. */
export function createSpokenPiece<Piece>(
  kind: PieceKind<Piece>,
  deps: { playback: Pick<Playback, 'load' | 'stop'>; newKey: () => string; reportFault: ReportFault },
): SpokenPiece<Piece> {
  const { playback, newKey, reportFault } = deps;
  const store = createStore<PieceState<Piece>>(() => ({ phase: 'closed' }));
  let request = new AbortController();
  const set = (state: PieceState<Piece>) => store.setState(state, true);

  return {
    store,
    async open(label) {
      if (store.getState().phase !== 'closed') return;
      request = new AbortController();
      const { signal } = request;
      set({ phase: 'generating' });
      try {
        const piece = await kind.fetch(label, newKey(), signal);
        if (signal.aborted) return;
        playback.load(kind.segments(piece), {
          onBadSegment: kind.onBadSegment,
          onFailure: (cause) => reportFault(kind.playbackFault, cause),
        });
        set({ phase: 'ready', piece });
      } catch (error) {
        if (isAbort(error, signal)) return;
        set({ phase: 'closed' });
        reportFault(visitorMessage(error, kind.generationFault), error);
      }
    },
    stop() {
      request.abort();
      if (store.getState().phase === 'ready') playback.stop();
      set({ phase: 'closed' });
    },
  };
}
