import type { LabelReading } from '../engines/ocr/reading.ts';
import type { ConnectionSign } from '../engines/connection/assess.ts';
import type { Services, Work } from '../features/services.ts';
import { ERROR_TEXTS } from '../lib/error-texts.ts';
import { dismissConnectionToast, toastConnection, toastError, toastPlain } from '../ui/toasts.ts';

const RESTORED_MS = 3_000;

/** The guide comes in its own chunk: it is only needed once a label was read. */
async function nameWork(reading: LabelReading): Promise<Work> {
  const { parseLabel } = await import('@placard/api/guide');
  const { artist, title, date, medium } = parseLabel({ text: reading.text, lines: reading.lines });
  const facts = [date, medium].filter((fact) => fact !== null).join(', ');
  return {
    maker: artist ?? undefined,
    title: title ?? undefined,
    facts: facts === '' ? undefined : facts,
  };
}

function tellConnection(sign: ConnectionSign): void {
  if (sign === 'connected') {
    dismissConnectionToast();
    toastPlain('Connection Restored', '', RESTORED_MS);
    return;
  }
  const description = sign === 'offline' ? ERROR_TEXTS.no_internet : 'Internet unstable. Turn on Wi-Fi.';
  toastConnection('Unstable Connection', description, sign);
}

/** What follows from a change of state: toasts, and the work's name under the photo. */
export function connectReactions(
  services: Services,
  work: { setState: (state: { work: Work | undefined }) => void },
): void {
  services.capture.store.subscribe((state, previous) => {
    if (state.fault !== undefined && state.fault !== previous.fault) toastError(state.fault);
    if (state.reading === previous.reading) return;
    work.setState({ work: undefined });
    const { reading } = state;
    if (!reading) return;
    nameWork(reading).then(
      (named) => {
        if (services.capture.store.getState().reading === reading) work.setState({ work: named });
      },
      (error: unknown) => console.warn('the label was not parsed', error),
    );
  });

  services.listeningFault.subscribe(({ message }) => {
    if (message !== undefined) toastError(message);
  });

  const { connection } = services;
  const first = connection.store.getState().sign;
  if (first !== 'connected') tellConnection(first);
  connection.store.subscribe(({ sign }) => tellConnection(sign));
}
