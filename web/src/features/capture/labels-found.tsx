import { useRef } from 'react';
import { useStore } from 'zustand';
import { labelKey, labelsFound, notRead, PHOTOGRAPH_ANOTHER, TAKE_ANOTHER } from '../../lib/reading-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Fault } from '../../ui/messages/fault.tsx';
import { useLayer } from '../../ui/dialogs/use-layer.ts';
import { useServices } from '../services.ts';
import { shotHint } from './shot-hints.ts';
import './labels-found.css';

/** How many labels the photo shows, where it shows several, and a key for each of them. */
export function LabelsFound() {
  const { capture, steps } = useServices();
  const labels = useStore(capture.store, (state) => state.labels);
  const canTake = useStore(capture.store, (state) => state.canTake);
  const phase = useStore(capture.store, (state) => state.phase);
  const keys = useRef<HTMLOListElement>(null);
  const count = labels.length;
  const isRead = count > 0 && phase === 'reading';
  useLayer(isRead, steps.giveUpLabel);
  if (count === 0) return null;

  function giveUp(): void {
    // The key that was pressed for it: this one goes.
    const pressed = keys.current?.querySelector('[aria-current]');
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    steps.giveUpLabel();
  }

  return (
    <section className="found" aria-label={labelsFound(count)}>
      <p className="note">
        {labelsFound(count)}. {canTake ? TAKE_ANOTHER : PHOTOGRAPH_ANOTHER}
      </p>
      {canTake && (
        <ol className="found-keys" ref={keys}>
          {labels.map(({ taken }, index) => (
            <li key={index}>
              <button
                type="button"
                className="button found-key"
                aria-current={taken || undefined}
                aria-label={labelKey(
                  { number: index + 1, count },
                  taken ? (isRead ? 'read' : 'shown') : 'other',
                )}
                onClick={() => steps.takeLabel(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isRead && <Button word="Cancel" weight="quiet" onClick={giveUp} />}
    </section>
  );
}

/** Why another label of the photo could not be read; the one before is back. */
export function AnotherFault() {
  const { capture } = useServices();
  const fault = useStore(capture.store, (state) => state.fault);
  const code = useStore(capture.store, (state) => state.faultCode);
  const index = useStore(capture.store, (state) => state.notRead);
  const count = useStore(capture.store, (state) => state.labels.length);
  if (fault === undefined || index === undefined) return null;
  return <Fault title={notRead({ number: index + 1, count })} message={fault} hint={shotHint(code)} />;
}
