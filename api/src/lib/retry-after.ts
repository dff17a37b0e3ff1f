/** When a server says it may be asked again: seconds or a date (RFC 9110, 10.2.3). @returns ms from now; undefined when it says neither */
export function waitAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
