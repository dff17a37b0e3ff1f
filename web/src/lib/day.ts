/** Midnight before this time, by the phone's clock; both in ms since 1970. */
export function dayOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
