import type { Records } from '../../lib/records.ts';
import type { AnswerKeeper } from '../outbox/ports.ts';
import { serverId, withPiece, type Visit } from './visit.ts';

/** Puts answers into the visits they belong to; a visit that was erased stays erased. Used by pages and the worker. */
export function keepAnswersIn(visits: Records<Visit>): AnswerKeeper {
  return {
    async interactionId(visitId, piece) {
      return serverId(await visits.get(visitId), piece);
    },
    async keep({ visitId }, answer) {
      if (answer.kind === 'rating') return;
      await visits.change(visitId, (visit) =>
        withPiece(
          visit,
          answer.kind === 'description' ? { description: answer.body } : { conversation: answer.body },
        ),
      );
    },
  };
}
