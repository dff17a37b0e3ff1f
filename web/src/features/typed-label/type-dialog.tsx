import { useState } from 'react';
import { LIMITS } from '@placard/api/contract';
import { Dialog } from '../../ui/dialog.tsx';
import { Key } from '../../ui/key.tsx';
import { Writing } from '../../ui/writing.tsx';
import { useServices } from '../services.ts';
import './type-dialog.css';

/** For who cannot aim a camera, and for labels no camera can read. */
export function TypeDialog({ onClose }: { onClose: () => void }) {
  const { steps } = useServices();
  const [text, setText] = useState('');

  function use(): void {
    steps.typeLabel(text);
    onClose();
  }

  return (
    <Dialog
      title="Type the label"
      says="Write it line by line, as it stands on the wall: maker, title, date, material."
      onCancel={onClose}
      keys={
        <>
          <Key word="Cancel" onClick={onClose} />
          <Key word="Use this text" weight="first" disabled={text.trim() === ''} onClick={use} />
        </>
      }
    >
      <div className="type-stage">
        <Writing
          aria-label="Text of the label"
          value={text}
          maxLength={LIMITS.labelTextChars}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
