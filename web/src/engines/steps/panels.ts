import type { StoreApi } from 'zustand/vanilla';
import type { LabelText } from '../listening/ports.ts';
import type { LeftPiece, SpokenPiece } from '../listening/spoken-piece.ts';
import type { PieceName } from '../outbox/entry.ts';
import type { Playback } from '../playback/playback.ts';
import type { OpenedPiece, Place } from '../visits/place.ts';
import type { CurrentVisit } from '../visits/current-visit.ts';

type Panel = Pick<SpokenPiece<unknown>, 'stop'> & {
  store: { getState: () => { phase: string }; subscribe: (listener: () => void) => void };
  open: (label: LabelText, left?: LeftPiece) => Promise<void>;
};

interface PanelsDeps {
  soundBite: Panel;
  podcast: Panel;
  playback: Pick<Playback, 'store' | 'bookmark'>;
  currentVisit: Pick<StoreApi<CurrentVisit>, 'getState' | 'subscribe'>;
  label: () => LabelText | undefined;
  clearTrouble: () => void;
}

/** The two panels, of which one at most is open, and the piece that one press brings back. */
export interface Panels {
  /** What is on the screen now. */
  place: () => Place;
  /** Opens a panel for the label on the screen, as it was left if 'New label' closed it. */
  open: (piece: PieceName) => void;
  /** Stop: the piece is forgotten (docs/behaviour.md#sound-bite-states). */
  close: () => void;
  /** 'New label': closes the panel as Stop does, but its label stays until there is a photo. */
  leave: () => void;
  /** The visit that is on the screen again had this open, or left. */
  comeBack: (opened: OpenedPiece | undefined) => void;
  /** This visit has the server's piece: it takes the place of the message that there was none, if that is shown. */
  answerCame: (visitId: string, piece: PieceName) => void;
  /** Hears of every change of the place, sounding ones once a second. */
  onChange: (listener: () => void) => void;
}

export function createPanels({
  soundBite,
  podcast,
  playback,
  currentVisit,
  label,
  clearTrouble,
}: PanelsDeps): Panels {
  const panels = { description: soundBite, conversation: podcast };
  let left: OpenedPiece | undefined;
  /** Asked for, and not stopped: with its panel closed, it could not be made. */
  let asked: PieceName | undefined;

  function opened(): OpenedPiece | undefined {
    for (const piece of ['description', 'conversation'] as const)
      if (panels[piece].store.getState().phase !== 'closed')
        return { piece, open: true, bookmark: playback.bookmark() };
    return left;
  }

  function close(): void {
    left = undefined;
    asked = undefined;
    soundBite.stop();
    podcast.stop();
    clearTrouble();
  }

  function open(piece: PieceName): void {
    const wanted = label();
    if (!wanted) return;
    const before = left?.piece === piece ? left : undefined;
    left = undefined;
    asked = piece;
    panels[piece === 'description' ? 'conversation' : 'description'].stop();
    clearTrouble();
    void panels[piece].open(wanted, before);
  }

  function comeBack(before: OpenedPiece | undefined): void {
    left = before;
    if (before?.open) open(before.piece);
  }

  currentVisit.subscribe(({ id }, previous) => {
    if (id !== previous.id) left = asked = undefined;
  });

  return {
    place: () => ({ visitId: currentVisit.getState().id, opened: opened() }),
    open,
    close,
    leave() {
      const now = opened();
      close();
      left = now && { ...now, open: false };
    },
    comeBack,
    answerCame(visitId, piece) {
      const failed = asked === piece && panels[piece].store.getState().phase === 'closed';
      if (failed && currentVisit.getState().id === visitId)
        comeBack({ piece, open: true, bookmark: undefined });
    },
    onChange(listener) {
      currentVisit.subscribe(listener);
      soundBite.store.subscribe(listener);
      podcast.store.subscribe(listener);
      playback.store.subscribe(({ status, current, elapsed }, previous) => {
        const second = Math.floor(elapsed) !== Math.floor(previous.elapsed);
        if (second || status !== previous.status || current !== previous.current) listener();
      });
    },
  };
}
