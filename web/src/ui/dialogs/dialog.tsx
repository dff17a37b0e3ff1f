import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLayer } from './use-layer.ts';
import './dialog.css';

/** How the connection is, for the top left of the screen: a dialog makes the bar, which shows the same, inert. */
export const IndicatorOverDialogs = createContext<ReactNode>(undefined);

interface DialogProps {
  title: string;
  /** One sentence on what to do. */
  says: string;
  /** Called by Escape and Back too. */
  onCancel: () => void;
  /** The buttons at the foot: Cancel, then what the dialog is for. */
  actions: ReactNode;
  /** What there is to do; a dialog that only asks has none, and is no larger than its question. */
  children?: ReactNode;
}

/** A modal dialog: the whole screen on a phone, or its foot for a mere question; floating where there is room. Keeps the focus while it is open, and gives it back when it goes. */
export function Dialog({ title, says, onCancel, actions, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const indicator = useRef<HTMLDivElement>(null);
  const indicatorOf = useContext(IndicatorOverDialogs);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    const shown = indicator.current;
    dialog?.showModal();
    // In the top layer too, so that it keeps the place it has without the dialog.
    shown?.showPopover();
    // The browser focuses the first button, which may be one that undoes something.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      shown?.hidePopover();
      dialog?.close();
    };
  }, []);
  useLayer(true, onCancel);
  const focused = useRef<Element>(null);
  // The focused button may be removed: its row was cancelled here, or answered elsewhere.
  useEffect(() => {
    if (focused.current && !focused.current.isConnected)
      box.current?.querySelector<HTMLElement>('.dialog-actions button')?.focus();
  });
  return (
    <dialog
      ref={box}
      className={children ? 'dialog' : 'dialog dialog-question'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onClose={({ currentTarget }) => {
        // Not of one that has just gone, which the browser tells later.
        if (currentTarget.isConnected && !currentTarget.open) onCancel();
      }}
    >
      <div ref={indicator} popover="manual" className="dialog-indicator">
        {indicatorOf}
      </div>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-says`} className="quiet">
        {says}
      </p>
      {children}
      <div className="dialog-actions">{actions}</div>
    </dialog>
  );
}
