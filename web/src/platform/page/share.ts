import { isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';

/** A text to be handed on, whole in itself. */
interface SharedText {
  /** For what has a line of its own for it. */
  title: string;
  text: string;
}

/** Without the clipboard, as over plain http: selects the text in a hidden field. True when it was copied. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/**
 * Hands a text to the phone's share sheet; where there is none, to the clipboard. Call it inside a tap.
 * @returns what was done
 * @throws AppError `share_failed` when neither is possible; an AbortError when the visitor cancelled it
 */
export async function shareText(shared: SharedText): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (isAbort(error)) throw error;
    }
  }
  if (await copied(shared.text)) return 'copied';
  throw new AppError('share_failed');
}
