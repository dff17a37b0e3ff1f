import { useState } from 'react';
import { LIMITS } from '@placard/api/limits';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Fault } from '../../ui/messages/fault.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { useServices } from '../services.ts';
import './type-dialog.css';

interface TypeDialogProps {
  /** What was written before the dialog was closed by a slip of the finger. */
  draft: string;
  onClose: (draft: string) => void;
}

/** For who cannot aim a camera, and for labels no camera can read. A slip of the finger, back, loses no word. */
export function TypeDialog({ draft, onClose }: TypeDialogProps) {
  const { steps } = useServices();
  const [text, setText] = useState(draft);
  const [fault, setFault] = useState<string>();

  function use(): void {
    const wrong = steps.typeLabel(text);
    setFault(wrong);
    if (wrong === undefined) onClose('');
  }

  return (
    <Dialog
      title="Type the label"
      says="Write it line by line, as it stands on the wall: maker, title, date, material."
      onCancel={() => onClose(text)}
      actions={
        <>
          <Button word="Cancel" onClick={() => onClose('')} />
          <Button word="Use this text" weight="first" disabled={text.trim() === ''} onClick={use} />
        </>
      }
    >
      <div className="type-stage">
        <TextArea
          aria-label="Text of the label"
          value={text}
          maxLength={LIMITS.labelTextChars}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </div>
      <div className="type-fault" role="alert">
        {fault !== undefined && <Fault message={fault} />}
      </div>
    </Dialog>
  );
}
