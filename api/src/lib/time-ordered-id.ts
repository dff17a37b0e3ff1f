import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;

/**
 * A UUID of version 7: it begins with the time (`now`, ms since 1970), so that a database adds new rows beside each
 * other instead of all over its index; its 74 random bits cannot be guessed.
 */
export function timeOrderedId(now: number): string {
  return `${idsBefore(now)}-7${randomUUID().slice(15)}`;
}

/** What every id made before `time` (ms since 1970) sorts before, and no other. */
export function idsBefore(time: number): string {
  const digits = time.toString(16).padStart(TIME_DIGITS, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** When an id was made (ms since 1970). */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
}
