import type { LabelReading } from '../../engines/ocr/reading.ts';
import type { ConnectionState } from '../../engines/connection/assess.ts';
import type { Services } from '../../features/services.ts';
import type { Work } from '../../engines/guide/ports.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import {
  dismissConnectionToast,
  dismissError,
  toastConnection,
  toastError,
  toastPlain,
} from '../../ui/messages/toasts.ts';
import type { WorkNames } from '../../engines/guide/name-work.ts';

const RESTORED_MS = 3_000;

/** An error's toast is dismissed when its fault is cleared by the visitor's next step. */
function tellFault(fault: string | undefined): void {
  if (fault === undefined) dismissError();
  else toastError(fault);
}

function tellConnection(state: ConnectionState): void {
  if (state === 'connected') {
    dismissConnectionToast();
    toastPlain('Connection Restored', '', RESTORED_MS);
    return;
  }
  const description = state === 'offline' ? ERROR_TEXTS.no_internet : 'Internet unstable. Turn on Wi-Fi.';
  toastConnection('Unstable Connection', description, state);
}

/** What follows from a change of state: toasts, the work's name under the photo, and the end of what was erased. */
export function connectReactions(
  services: Services,
  names: Pick<WorkNames, 'name' | 'known'>,
  work: { setState: (state: { work: Work | undefined }) => void },
): void {
  async function nameLabel(reading: LabelReading): Promise<void> {
    const { id } = services.currentVisit.getState();
    const named = await names.name(reading);
    // Also when another label is on the screen by now: the list of visits shows the name.
    if (id !== undefined) void services.visits.note(id, { title: named.title, maker: named.maker });
    if (services.capture.store.getState().reading === reading) work.setState({ work: named });
  }

  services.capture.store.subscribe((state, previous) => {
    if (state.fault !== previous.fault) tellFault(state.fault);
    if (state.reading === previous.reading) return;
    const { reading } = state;
    work.setState({ work: reading && names.known(reading) });
    if (!reading) return;
    void nameLabel(reading);
  });

  services.currentVisit.subscribe(({ id }, previous) => {
    // What was erased is no longer played, and there is nothing left to rate.
    if (id === undefined && previous.id !== undefined) services.steps.closePanel();
  });

  services.listeningFault.subscribe(({ message }, previous) => {
    // The same fault a second time is told a second time.
    if (message !== undefined || previous.message !== undefined) tellFault(message);
  });

  const { connection } = services;
  const first = connection.store.getState().state;
  if (first !== 'connected') tellConnection(first);
  connection.store.subscribe(({ state }) => tellConnection(state));
}
