/**
 * Settles as `promise` does, or rejects with the signal's reason as soon as it aborts.
 * Leaves no listener behind; the promise itself is not stopped.
 */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([aborted.promise, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The reason given to every abort inside the API. */
export function abortError(message: string): DOMException {
  return new DOMException(message, 'AbortError');
}

/** True for what `abortError` makes. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
