import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Fault } from '../../ui/messages/fault.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import { shotHint } from './shot-hints.ts';

/** Beside the photo that failed: why, what to do about it, and the ways on. */
export function ShotHelp({ onNewLabel, onType }: { onNewLabel: () => void; onType: () => void }) {
  const { capture, steps } = useServices();
  const fault = useStore(capture.store, (state) => state.fault);
  const code = useStore(capture.store, (state) => state.faultCode);
  const opened = useStore(capture.store, (state) => state.picture !== undefined);
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: it turned the photo or tried it again.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  if (fault === undefined) return null;
  const hint = shotHint(code);
  // The app failed, not the photo.
  const again =
    hint === undefined && (opened || code === 'reader_unavailable' || code === 'processing_failed');
  return (
    <div ref={box}>
      <Fault message={fault} hint={hint}>
        <div className="fault-actions">
          {again && (
            <Button icon="again" word="Try again" weight="first" onClick={() => steps.rereadPhoto(false)} />
          )}
          <Button
            icon="newLabel"
            word="Take it again"
            weight={again ? 'quiet' : 'first'}
            onClick={onNewLabel}
          />
          {opened && (
            <Button
              icon="turn"
              word="Turn the photo"
              weight="quiet"
              onClick={() => steps.rereadPhoto(true)}
            />
          )}
          <Button icon="type" word="Type the label" weight="quiet" onClick={onType} />
        </div>
      </Fault>
    </div>
  );
}
