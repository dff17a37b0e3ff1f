import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage } from '../../lib/app-error.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Bookmark } from '../playback/bookmark.ts';
import type { LoadOptions, Playback } from '../playback/playback.ts';
import type { PlaybackState } from '../playback/state.ts';
import type { Segment } from '../playback/ports.ts';
import type { Hear } from '../outbox/ask.ts';
import type { LabelText, ReportFault } from './ports.ts';
import type { WithRest } from './with-rest.ts';

export type PieceState<Piece> =
  | { phase: 'closed' }
  | { phase: 'generating' }
  | { phase: 'ready'; piece: Piece };

/** Something made from a label to be heard: the sound bite or the mini podcast. */
export interface SpokenPiece<Piece> {
  readonly store: ReadableStore<PieceState<Piece>>;
  /**
   * Opens the panel, asks for the text once and prepares its first clip. `left` brings it back as it was. Does nothing
   * while it is open.
   */
  open(label: LabelText, left?: LeftPiece): Promise<void>;
  /** Goes on with what of the label the piece left out, at once; does nothing where that is nothing. */
  readOn: () => void;
  /** Ends its playback, forgets the text and closes the panel (docs/behaviour.md#sound-bite-states). */
  stop(): void;
}

/** A piece that was open before: how far it was heard, if it was. */
export interface LeftPiece {
  bookmark: Bookmark | undefined;
}

export interface PieceKind<Piece> {
  /**
   * Tells what comes, of a piece that `comesBack` what was kept; settles with the last of it.
   * @throws when nothing more will come
   */
  ask: (label: LabelText, signal: AbortSignal, hear: Hear<Piece>, comesBack: boolean) => Promise<void>;
  segments: (piece: Piece) => Segment[];
  withRest: WithRest<Piece>;
  onBadSegment: LoadOptions['onBadSegment'];
  /** Told when the text has no message of its own to show, and when it cannot be played. */
  generationFault: string;
  playbackFault: string;
}

interface PieceDeps {
  playback: Pick<Playback, 'load' | 'playFrom' | 'stop'> & {
    store: Pick<ReadableStore<Pick<PlaybackState, 'status' | 'segments'>>, 'getState'> & {
      subscribe: (listener: () => void) => () => void;
    };
  };
  reportFault: ReportFault;
  /** Something went wrong, and the visitor gets something to hear all the same; `details` is the server's sentence. */
  reportTrouble: (message: string, details?: string) => void;
  /** The server's word has come after all, or the piece is heard. */
  clearTrouble: () => void;
  /** It was heard to its end. */
  onHeard?: () => void;
}

function sameWords(some: readonly Segment[], others: readonly Segment[]): boolean {
  return some.length === others.length && some.every(({ text }, i) => text === others[i]?.text);
}

/** Manages one kind of piece for the current label. Plays through the shared playback engine. */
export function createSpokenPiece<Piece>(kind: PieceKind<Piece>, deps: PieceDeps): SpokenPiece<Piece> {
  const { playback, reportFault, reportTrouble, clearTrouble, onHeard } = deps;
  const store = createStore<PieceState<Piece>>(() => ({ phase: 'closed' }));
  let request = new AbortController();
  const set = (state: PieceState<Piece>) => store.setState(state, true);

  /** A fault of the sound is cleared once the piece is heard. */
  function clearWhenHeard(signal: AbortSignal): void {
    const stopWaiting = playback.store.subscribe(() => {
      const heard = playback.store.getState().status === 'playing';
      if (!heard && !signal.aborted) return;
      stopWaiting();
      if (!signal.aborted) clearTrouble();
    });
  }

  function show(piece: Piece, from?: Bookmark): void {
    const segments = kind.segments(piece);
    const { segments: loaded } = playback.store.getState();
    if (store.getState().phase !== 'ready' || !sameWords(loaded, segments)) {
      playback.load(segments, {
        onBadSegment: kind.onBadSegment,
        ...(onHeard && { onEnd: onHeard }),
        from,
        onFailure(cause) {
          reportFault(kind.playbackFault, cause);
          clearWhenHeard(request.signal);
        },
      });
    }
    set({ phase: 'ready', piece });
  }

  /** A better version never interrupts what plays: it waits until that has ended. */
  function replace(piece: Piece, signal: AbortSignal): void {
    const silent = () => playback.store.getState().status === 'idle';
    if (silent() || sameWords(playback.store.getState().segments, kind.segments(piece))) {
      show(piece);
      return;
    }
    const stopWaiting = playback.store.subscribe(() => {
      if (!signal.aborted && !silent()) return;
      stopWaiting();
      if (!signal.aborted) show(piece);
    });
  }

  return {
    store,
    async open(label, left) {
      if (store.getState().phase !== 'closed') return;
      request = new AbortController();
      const { signal } = request;
      set({ phase: 'generating' });
      try {
        const hear: Hear<Piece> = {
          piece(piece) {
            if (signal.aborted) return;
            if (store.getState().phase === 'ready') replace(piece, signal);
            else show(piece, left?.bookmark);
          },
          trouble(message, details) {
            if (!signal.aborted) reportTrouble(message || kind.generationFault, details);
          },
        };
        await kind.ask(label, signal, hear, left !== undefined);
        if (!signal.aborted) clearTrouble();
      } catch (error) {
        if (isAbort(error, signal)) return;
        const message = visitorMessage(error, kind.generationFault);
        if (store.getState().phase === 'ready') {
          reportTrouble(message, error instanceof AppError ? error.reply?.details : undefined);
          return;
        }
        set({ phase: 'closed' });
        reportFault(message, error);
      }
    },
    readOn() {
      const state = store.getState();
      const longer = state.phase === 'ready' ? kind.withRest(state.piece) : undefined;
      if (state.phase !== 'ready' || !longer) return;
      const told = kind.segments(state.piece).length;
      show(longer);
      playback.playFrom(told);
    },
    stop() {
      request.abort();
      if (store.getState().phase === 'ready') playback.stop();
      set({ phase: 'closed' });
    },
  };
}
