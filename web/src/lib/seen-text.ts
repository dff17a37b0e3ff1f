/** 'You were here at 14:05', in the visitor's time; with the day where it is not today's. Times in ms since 1970. */
export function seenText(seenAt: number, now: number): string {
  const seen = new Date(seenAt);
  const time = seen.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (seen.toDateString() === new Date(now).toDateString()) return `You were here at ${time}`;
  const sameYear = seen.getFullYear() === new Date(now).getFullYear();
  const day = seen.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
  return `You were here on ${day} at ${time}`;
}
