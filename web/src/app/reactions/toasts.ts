import type { Rated } from '../../engines/listening/ports.ts';
import type { StorageFault } from '../../lib/records.ts';
import { toastPlain, toastWarning } from '../../ui/messages/toasts.ts';

const STORAGE_WORDS = {
  full: ['This phone is full', 'Placard goes on, but what is new is lost when you close it.'],
  unavailable: ['Nothing can be kept', 'This browser keeps no data. Placard goes on until you close it.'],
} as const;

const told = new Set<StorageFault>();

/** Once a page for each cause: the app goes on in memory. */
export function toastStorage(fault: StorageFault, cause: unknown): void {
  console.warn('not written down', cause);
  if (told.has(fault)) return;
  told.add(fault);
  const [title, text] = STORAGE_WORDS[fault];
  toastWarning(title, text);
}

/** The toast of docs/behaviour.md#rating-states for a rating that the server has; for others, where they are kept. */
export function toastRated(stars: number, how: Rated): void {
  if (how === 'stored')
    toastPlain('Thank you for your feedback!', `You rated this conversation ${stars} stars.`);
  else if (how === 'queued')
    toastPlain('Your rating is kept', 'It is sent as soon as the server can be reached.');
  else toastPlain('Your rating is kept', 'Only on this phone: the server does not know this text.');
}
