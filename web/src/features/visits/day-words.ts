const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A day in words, such as 'Today' or 'Tuesday, November 24'; another year is named. Both are midnights, in ms since 1970. */
export function dayWords(day: number, today: number): string {
  // Days of 23 or 25 hours, where the clocks change, are days all the same.
  const ago = Math.round((today - day) / 86_400_000);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  const date = new Date(day);
  const sameYear = date.getFullYear() === new Date(today).getFullYear();
  return date.toLocaleDateString('en', sameYear ? DAY : { ...DAY, year: 'numeric' });
}
