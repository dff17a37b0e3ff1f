export interface SilenceWatch {
  /** Aborts when nothing was heard for too long. */
  signal: AbortSignal;
  heard: () => void;
  stop: () => void;
}

/**
 * Watches a worker or a download that may go silent without an error; `ms` is the longest silence. It passes in two
 * halves: after a sleep of the page an overdue timer runs before the messages that wait, and the second half gives them time.
 */
export function watchSilence(ms: number): SilenceWatch {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const over = () => silent.abort(new Error(`nothing was heard for ${ms} ms`));
  const halfOver = () => {
    timer = setTimeout(over, ms / 2);
  };
  const heard = () => {
    stop();
    timer = setTimeout(halfOver, ms / 2);
  };
  heard();
  return { signal: silent.signal, heard, stop };
}
