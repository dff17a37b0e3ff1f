export interface SilenceWatch {
  /** Aborts when nothing was heard for too long. */
  signal: AbortSignal;
  heard: () => void;
  stop: () => void;
}

/** Watches a download that may stop coming without an error; `ms` is the longest silence. */
export function watchSilence(ms: number): SilenceWatch {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => stalled.abort(new Error(`no data for ${ms} ms`)), ms);
  };
  heard();
  return { signal: stalled.signal, heard, stop };
}
