import type { Ask, Hear } from '../outbox/ask.ts';
import type { OutboxAnswer, PieceName, PieceRequest } from '../outbox/entry.ts';
import type { LabelText, ReportFault } from '../listening/ports.ts';
import { createSpokenPiece, type SpokenPiece } from '../listening/spoken-piece.ts';
import type { Playback } from '../playback/playback.ts';
import { conversedOn, describedOn } from '../listening/with-rest.ts';
import { soundBiteSegments, turnSegments } from '../playback/segments.ts';
import { seenBefore } from './seen-before.ts';
import type { ConversationPiece, DescriptionPiece, Pieces } from '../visits/visit.ts';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { Guide } from '../guide/ports.ts';
import type { CurrentVisit } from '../visits/current-visit.ts';
import type { Visits } from '../visits/visits.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ReadableStore } from '../../lib/store.ts';

interface PiecesDeps {
  visits: Pick<Visits, 'store' | 'keepPiece'>;
  currentVisit: Pick<ReadableStore<CurrentVisit>, 'getState'>;
  outbox: Pick<Outbox, 'store'>;
  ask: Ask;
  guide: Pick<Guide, 'describe' | 'converse'>;
  playback: Playback;
  connected: () => boolean;
  reportFault: ReportFault;
  reportTrouble: (message: string, details?: string) => void;
  clearTrouble: () => void;
  onHeard: () => void;
}

/** The sound bite and the mini podcast: from the visit, from the server, or from the phone itself. */
export function createPieces({
  visits,
  currentVisit,
  outbox,
  ask,
  guide,
  playback,
  connected,
  ...reports
}: PiecesDeps): {
  soundBite: SpokenPiece<DescriptionPiece>;
  podcast: SpokenPiece<ConversationPiece>;
} {
  const speaking = { playback, ...reports };

  /** A visit that was brought back, or has no good line, is heard as it was kept; else each press asks anew. */
  const asKept = () => currentVisit.getState().reopened || !connected();

  const awaits = (visitId: string, piece: PieceName) =>
    outbox.store
      .getState()
      .entries.some((entry) => entry.visitId === visitId && entry.request.kind === piece);

  /** Heard as the visit has it, or asked for; what the phone made is kept at once, the server's by the outbox. */
  function asking<Piece extends DescriptionPiece | ConversationPiece>(how: {
    made: (pieces: Pieces) => Piece | undefined;
    asPieces: (piece: Piece) => Pieces;
    request: (label: LabelText) => PieceRequest;
    answered: (answer: OutboxAnswer) => Piece | undefined;
    onDevice: (label: LabelText, id: string) => Promise<Piece>;
  }) {
    return async (
      label: LabelText,
      signal: AbortSignal,
      hear: Hear<Piece>,
      comesBack: boolean,
    ): Promise<void> => {
      const visitId = currentVisit.getState().id;
      // A label that was erased has left the screen, and its keys with it.
      if (visitId === undefined) throw new AppError('unexpected');
      const visit = visits.store.getState().visits.find(({ id }) => id === visitId);
      const made = visit && how.made(visit);
      const told = {
        ...label,
        ...seenBefore(visits.store.getState().visits, visitId),
      };
      const byPhone = made?.source === 'device';
      const request = how.request(told);
      if (made && (comesBack || (!byPhone && asKept()))) {
        hear.piece(made);
        // Only a press asks for the server's word; one that is asked for already is waited for.
        if (!byPhone || !awaits(visitId, request.kind)) return;
      }
      await ask(
        {
          visitId,
          request,
          stars: byPhone ? visit?.stars[request.kind] : undefined,
          pieceOf: how.answered,
          onDevice: async (id) => (comesBack && made) || how.onDevice(told, id),
        },
        signal,
        {
          ...hear,
          piece(piece) {
            if (piece.source === 'device') void visits.keepPiece(visitId, how.asPieces(piece));
            hear.piece(piece);
          },
        },
      );
    };
  }

  const soundBite = createSpokenPiece<DescriptionPiece>(
    {
      ask: asking({
        made: (pieces) => pieces.description,
        asPieces: (description) => ({ description }),
        request: ({ text, lines, nth, heard }) => ({
          kind: 'description',
          body: { text, lines: [...lines], nth, heard: heard && [...heard] },
        }),
        answered: (answer) => (answer.kind === 'description' ? answer.body : undefined),
        onDevice: guide.describe,
      }),
      segments: soundBiteSegments,
      withRest: describedOn,
      onBadSegment: 'stop',
      generationFault: ERROR_TEXTS.unexpected,
      playbackFault: ERROR_TEXTS.sound_bite_playback,
    },
    speaking,
  );
  const podcast = createSpokenPiece<ConversationPiece>(
    {
      ask: asking({
        made: (pieces) => pieces.conversation,
        asPieces: (conversation) => ({ conversation }),
        request: ({ text, lines, nth, heard }) => ({
          kind: 'conversation',
          body: { description: text, lines: [...lines], nth, heard: heard && [...heard] },
        }),
        answered: (answer) => (answer.kind === 'conversation' ? answer.body : undefined),
        onDevice: guide.converse,
      }),
      segments: turnSegments,
      withRest: conversedOn,
      onBadSegment: 'skip',
      generationFault: ERROR_TEXTS.conversation_failed,
      playbackFault: ERROR_TEXTS.podcast_playback,
    },
    speaking,
  );
  return { soundBite, podcast };
}
