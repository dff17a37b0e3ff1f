import { LIMITS } from '@placard/api/limits';
import { Dialog } from '../../ui/dialog.tsx';
import { Key } from '../../ui/key.tsx';
import { Writing } from '../../ui/writing.tsx';
import { useServices } from '../services.ts';
import './type-dialog.css';

interface TypeDialogProps {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** For who cannot aim a camera, and for labels no camera can read. A slip of the finger, back, loses no word. */
export function TypeDialog({ text, onChange, onClose }: TypeDialogProps) {
  const { steps } = useServices();

  function leave(): void {
    onChange('');
    onClose();
  }

  function use(): void {
    steps.typeLabel(text);
    leave();
  }

  return (
    <Dialog
      title="Type the label"
      says="Write it line by line, as it stands on the wall: maker, title, date, material."
      onCancel={onClose}
      keys={
        <>
          <Key word="Cancel" onClick={leave} />
          <Key word="Use this text" weight="first" disabled={text.trim() === ''} onClick={use} />
        </>
      }
    >
      <div className="type-stage">
        <Writing
          aria-label="Text of the label"
          value={text}
          maxLength={LIMITS.labelTextChars}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
