let lastTime = 0;

/**
 * A fresh idempotency key: 12 hex digits of the time in ms, so that keys sort by age, then 80 random bits. Those of
 * one page sort by age even when they are made in the same ms or its clock is set back. Not `crypto.randomUUID`,
 * which is missing over plain http.
 */
export function newRequestKey(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, '0');
  const random = crypto.getRandomValues(new Uint8Array(10));
  return time + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
