import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import './dialog.css';

interface DialogProps {
  title: string;
  /** One sentence on what to do. */
  says: string;
  /** Escape and the phone's back gesture mean this. */
  onCancel: () => void;
  /** The keys at the foot: Cancel, then what the dialog is for. */
  keys: ReactNode;
  children: ReactNode;
}

/** A modal dialog: the whole screen on a phone, floating where there is room. Gives the focus back when it goes. */
export function Dialog({ title, says, onCancel, keys, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-says`} className="quiet">
        {says}
      </p>
      {children}
      <div className="dialog-keys">{keys}</div>
    </dialog>
  );
}
