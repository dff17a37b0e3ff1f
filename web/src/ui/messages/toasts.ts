import { createElement } from 'react';
import { toast, type Toast } from 'react-hot-toast/headless';
import { ToastBody, type ToastWords } from './toast-body.tsx';

const DEFAULT_MS = 5_000;
/** A dismissed toast leaves the list after this (docs/behaviour.md#toasts). */
const REMOVE_DELAY_MS = 1_000_000;
const CONNECTION_ID = 'connection';
const UNDO_MS = 8_000;
const UNDO_ID = 'undo';

type Variant = 'default' | 'destructive' | 'persistent';

interface Told {
  words: ToastWords;
  variant: Variant;
  options: Pick<Toast, 'duration'> & { id?: string };
}

const shown = new Set<string>();
let error: string | undefined;
/** What the visitor may still undo. Its toast is not replaced before its time is over. */
let undoable: { undo: () => void; onGone: () => void } | undefined;
/** The newest passing toast that came meanwhile. */
let waiting: Told | undefined;

/**
 * Only the newest passing toast is kept; the persistent one stays beneath and returns when that has gone. An
 * error is not dismissed by the persistent toast of the connection, which often is its cause.
 */
function show(told: Told): void {
  const { words, variant, options } = told;
  const passing = variant !== 'persistent' && options.id !== UNDO_ID;
  if (passing && undoable) {
    waiting = told;
    return;
  }
  for (const id of shown) {
    if (variant === 'persistent' && id === error) continue;
    toast.dismiss(id);
    shown.delete(id);
  }
  const id = toast.custom(createElement(ToastBody, words), {
    removeDelay: REMOVE_DELAY_MS,
    className: variant,
    ...options,
  });
  if (passing) shown.add(id);
  if (variant === 'destructive') error = id;
}

/** A destructive toast titled 'Error' (docs/behaviour.md#errors). */
export function toastError(message: string): void {
  const words: ToastWords = { icon: 'warning', title: 'Error', text: message };
  show({ words, variant: 'destructive', options: { duration: DEFAULT_MS } });
}

/** Takes the error's toast away: the visitor went on, and it no longer holds. */
export function dismissError(): void {
  if (waiting?.variant === 'destructive') waiting = undefined;
  if (error !== undefined) toast.dismiss(error);
  error = undefined;
}

/** A plain toast; `ms` is how long it stays. */
export function toastPlain(title: string, text?: string, ms: number = DEFAULT_MS): void {
  show({ words: { icon: 'tick', title, text }, variant: 'default', options: { duration: ms } });
}

/** Something the visitor should know of, without an error of theirs or ours. */
export function toastWarning(title: string, text: string): void {
  show({
    words: { icon: 'warning', title, text },
    variant: 'default',
    options: { duration: 2 * DEFAULT_MS },
  });
}

/**
 * A toast with an Undo button, for 8 s. Shown again before it has gone, it gets the new words and the whole time. `onGone`
 * hears when nothing can be undone any more.
 */
export function toastUndo(
  title: string,
  text: string | undefined,
  undo: () => void,
  onGone: () => void,
): void {
  undoable = { undo, onGone };
  show({
    words: { icon: 'bin', title, text },
    variant: 'default',
    options: { id: UNDO_ID, duration: UNDO_MS },
  });
}

/** What the Undo button of this toast does; undefined for a toast without one. */
export function undoOf(id: string | undefined): (() => void) | undefined {
  return id === UNDO_ID ? undoable?.undo : undefined;
}

/** The toast with the Undo button has gone, for any reason: the one that waited for it is shown. */
export function endUndo(): void {
  undoable?.onGone();
  undoable = undefined;
  if (waiting) show(waiting);
  waiting = undefined;
}

/** The one persistent toast: stays until it is dismissed. Told again, it changes its text. */
export function toastConnection(
  title: string,
  text: string,
  icon: 'unstable' | 'offline' = 'unstable',
): void {
  show({
    words: { icon, title, text },
    variant: 'persistent',
    options: { id: CONNECTION_ID, duration: Infinity },
  });
}

export function dismissConnectionToast(): void {
  toast.dismiss(CONNECTION_ID);
}
