/** Circuit breaker: after a failure calls fail at once for a while, instead of each waiting for the next failure. */
export interface Breaker {
  /**
   * Runs `work`. Rejects with what it rejects; at once, with the last failure, while it rests after one. Then one call
   * tries it again, and its success lets all others through.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Something else has shown that it cannot be used. */
  failed: (error: unknown) => void;
  /** False from a failure to the next success. */
  isWell: () => boolean;
}

interface BreakerOptions {
  /** Milliseconds between a failure and the next try. */
  restMs: number;
  /** Tells a failure of the thing itself from one of what was asked. */
  isFailure: (error: unknown) => boolean;
  /**
   * Milliseconds for which it has to work until that is told. On a full disk small things are written and large ones
   * are not, in turn: that is one failure.
   */
  calmMs: number;
  /** Told once when it fails, and once when it works again (undefined). */
  onChange: (failure: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createBreaker({ restMs, calmMs, isFailure, onChange, now }: BreakerOptions): Breaker {
  let failure: { error: unknown; until: number; isTried: boolean } | undefined;

  let isTold = false;
  let calming: NodeJS.Timeout | undefined;

  function failed(error: unknown): void {
    clearTimeout(calming);
    failure = { error, until: now() + restMs, isTried: false };
    if (isTold) return;
    isTold = true;
    onChange(error);
  }

  function worked(): void {
    if (failure === undefined) return;
    failure = undefined;
    calming = setTimeout(() => {
      isTold = false;
      onChange(undefined);
    }, calmMs);
    calming.unref();
  }

  return {
    async run(work) {
      if (failure !== undefined) {
        if (failure.isTried || now() < failure.until) throw failure.error;
        failure.isTried = true;
      }
      try {
        const result = await work();
        worked();
        return result;
      } catch (error) {
        if (isFailure(error)) failed(error);
        else worked();
        throw error;
      }
    },
    failed,
    isWell: () => failure === undefined,
  };
}
