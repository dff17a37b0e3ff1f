import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/controls/icon.tsx';
import { lazyView } from '../../ui/dialogs/lazy-view.tsx';
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useServices } from '../services.ts';
import { usePreloaded } from '../use-preloaded.ts';
import './outbox-count.css';

const outboxDialog = lazyView(() => import('./outbox-dialog.tsx'));
const views = [outboxDialog];

/** How many requests wait, in the header; nothing while none does. A press shows them. */
export function OutboxCount() {
  const { waiting, capture } = useServices();
  const begun = useStore(capture.store, (state) => state.phase !== 'empty');
  const count = useStore(waiting, ({ entries }) => entries.length);
  const [open, setOpen] = useState(false);
  usePreloaded(views, begun);
  // The key that opened the dialog goes with the last request: the next one in the bar takes the focus it would have.
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.bar > .icon-button')?.focus();
    };
  }, [open]);
  const words = count === 1 ? '1 request waiting' : `${count} requests waiting`;
  return (
    <>
      {count > 0 && (
        <button type="button" className="outbox-count" aria-label={words} onClick={() => setOpen(true)}>
          <Icon name="tray" />
          <span>{count}</span>
        </button>
      )}
      {open && (
        <LazyDialog title="Waiting to be sent" renew={outboxDialog.renew} onClose={() => setOpen(false)}>
          <outboxDialog.View onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
