import { createElement } from 'react';
import { toast, type Toast } from 'react-hot-toast/headless';
import { SlipBody, type SlipWords } from './slip-body.tsx';

const DEFAULT_MS = 5_000;
/** A dismissed toast leaves the list after this (SPEC section 9). */
const REMOVE_DELAY_MS = 1_000_000;
const CONNECTION_ID = 'connection';

type Variant = 'default' | 'destructive' | 'persistent';

const shown = new Set<string>();
let error: string | undefined;

/**
 * Only the newest passing toast is kept; the persistent one stays beneath and returns when that has gone. What the
 * visitor's own step met is read to its end, though the line that was the cause is noticed a moment later.
 */
function show(
  words: SlipWords,
  variant: Variant,
  options: Pick<Toast, 'duration'> & { id?: string },
): string {
  for (const id of shown) {
    if (variant === 'persistent' && id === error) continue;
    toast.dismiss(id);
    shown.delete(id);
  }
  const id = toast.custom(createElement(SlipBody, words), {
    removeDelay: REMOVE_DELAY_MS,
    className: variant,
    ...options,
  });
  if (variant !== 'persistent') shown.add(id);
  return id;
}

/** A destructive toast titled 'Error' (SPEC section 8). */
export function toastError(message: string): void {
  error = show({ icon: 'warning', title: 'Error', text: message }, 'destructive', { duration: DEFAULT_MS });
}

/** Takes the error's toast away: the visitor went on, and what it says is no longer so. */
export function dismissError(): void {
  if (error !== undefined) toast.dismiss(error);
  error = undefined;
}

/** A plain toast; `ms` is how long it stays. */
export function toastPlain(title: string, text?: string, ms: number = DEFAULT_MS): void {
  show({ icon: 'tick', title, text }, 'default', { duration: ms });
}

/** Something the visitor should know of, without an error of theirs or ours. */
export function toastWarning(title: string, text: string): void {
  show({ icon: 'warning', title, text }, 'default', { duration: 2 * DEFAULT_MS });
}

/** The one persistent toast: stays until it is dismissed. Told again, it changes its text. */
export function toastConnection(
  title: string,
  text: string,
  icon: 'unstable' | 'offline' = 'unstable',
): void {
  show({ icon, title, text }, 'persistent', { id: CONNECTION_ID, duration: Infinity });
}

export function dismissConnectionToast(): void {
  toast.dismiss(CONNECTION_ID);
}
