import { useStore } from 'zustand';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { leaveRow } from '../../ui/controls/leave-row.ts';
import { Unbroken } from '../../ui/messages/unbroken.tsx';
import { useServices } from '../services.ts';
import { entryState, whatIsAsked } from './describe-entry.ts';
import './outbox-dialog.css';

/** What waits to be sent, and what can be done about it. */
export default function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { outbox, visits, notices } = useServices();
  const mayAsk = useStore(notices.store, (state) => state.mayAsk);
  const { entries, sending } = useStore(outbox.store);
  const known = useStore(visits.store, (state) => state.visits);
  return (
    <Dialog
      title="Waiting to be sent"
      says={entries.length === 0 ? 'Nothing waits any more.' : 'Sent by itself when you are back online.'}
      onCancel={onClose}
      actions={
        <>
          <Button word="Close" data-first-focus onClick={onClose} />
          <Button
            word="Send now"
            weight="first"
            disabled={entries.length === 0}
            onClick={() => void outbox.drain('hurry')}
          />
        </>
      }
    >
      <ul className="waiting">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="waiting-what">{whatIsAsked(entry)}</p>
            <p className="waiting-title">
              {known.find(({ id }) => id === entry.visitId)?.title ?? 'A label'}
            </p>
            <p className="note">
              <Unbroken text={entryState(entry, outbox.now(), sending.has(entry.id))} />
            </p>
            <Button
              word="Cancel"
              aria-label={`Cancel: ${whatIsAsked(entry)}`}
              weight="quiet"
              onClick={() => {
                leaveRow();
                void outbox.cancel(entry.id);
              }}
            />
          </li>
        ))}
      </ul>
      {mayAsk && entries.length > 0 && (
        <div className="waiting-notice">
          <Button word="Notify me when it is here" weight="quiet" onClick={() => void notices.ask()} />
        </div>
      )}
    </Dialog>
  );
}
