import type { PageVisibility } from '../../engines/connection/ports.ts';
import type { PieceName } from '../../engines/outbox/entry.ts';
import type { Services } from '../../features/services.ts';
import { requestBackgroundSync } from '../../platform/page/service-worker.ts';
import { toastPlain } from '../../ui/messages/toasts.ts';

interface OutboxReactionDeps {
  outbox: Pick<Services['outbox'], 'store' | 'drain' | 'onEvent'>;
  connection: Pick<Services['connection'], 'store' | 'check'>;
  visits: Pick<Services['visits'], 'store' | 'refresh' | 'keepStars'>;
  rating: Pick<Services['rating'], 'show'>;
  notices: Pick<Services['notices'], 'fullVersion'>;
  page: PageVisibility;
  /** An answer stands in its visit. */
  onAnswer: (visitId: string, piece: PieceName) => void;
}

/**
 * When the outbox is drained: at start, when the network comes back, when the page is shown; by the worker when
 * the page has gone. And what the visitor is told of answers that come late.
 */
export function connectOutbox({
  outbox,
  connection,
  visits,
  rating,
  notices,
  page,
  onAnswer,
}: OutboxReactionDeps): void {
  const tried = new Set<string>();
  /** The phone has spoken meanwhile: its version goes by the id of the request. */
  const spokenFor = new Set<string>();
  // Kept from before the answer: by the time that is told, it stands in the visit.
  visits.store.subscribe((state) => {
    for (const { description, conversation } of state.visits)
      for (const made of [description, conversation])
        if (made?.source === 'device') spokenFor.add(made.interactionId);
  });

  void outbox.drain('hurry');
  connection.store.subscribe(({ state }, previous) => {
    if (previous.state === 'offline' || state === 'connected') void outbox.drain('hurry');
  });
  page.onChange(() => {
    if (page.visible()) void outbox.drain();
    else if (outbox.store.getState().entries.length > 0) requestBackgroundSync();
  });

  outbox.onEvent((event) => {
    const { entry } = event;
    const visit = visits.store.getState().visits.find(({ id }) => id === entry.visitId);
    if (event.type === 'kept') {
      tried.add(entry.id);
      connection.check();
      // A page that is seen sends by itself; the worker would only hold its lock.
      if (connection.store.getState().state === 'offline') requestBackgroundSync();
    }
    if (event.type === 'answered' && event.answer.kind !== 'rating') {
      const { kind } = event.answer;
      void visits.refresh().then(() => onAnswer(entry.visitId, kind));
      if (tried.has(entry.id) || entry.attempts > 0 || spokenFor.has(entry.id)) {
        notices.fullVersion({ visitId: entry.visitId, title: visit?.title });
        toastPlain('The full version is here', visit?.title ?? 'The server has answered.');
      }
    }
    const neverStored = event.type === 'refused' || event.type === 'dropped';
    if (neverStored && entry.request.kind === 'rating') {
      const { piece, interactionId = visit?.[piece]?.interactionId } = entry.request;
      if (interactionId !== undefined) rating.show(interactionId, undefined);
      void visits.keepStars(entry.visitId, piece, undefined);
      if (event.type === 'refused') console.warn('a rating was refused', event.trouble);
    }
  });
}
