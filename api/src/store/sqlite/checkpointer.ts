import { Worker } from 'node:worker_threads';

/** So many rows fill about a quarter of the log that SQLite takes to be full (`open-database.ts`). */
const ROWS = 1_000;

/** Carries a database's write-ahead log into its file on a thread of its own: the disk takes tens of milliseconds. */
export interface Checkpointer {
  /** Counts rows that were written; after enough of them the log is carried over. */
  wrote(rows: number): void;
  dispose(): Promise<void>;
}

/**
 * A checkpointer for the SQLite file at `path`. Its thread starts with the first thousand rows. What it cannot do, the
 * connection that writes does by itself once the log is full: there a fault of the disk is met too.
 */
export function createCheckpointer(path: string): Checkpointer {
  let worker: Worker | undefined;
  let busy = false;
  let rows = 0;

  function begin(): Worker {
    const begun = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), { workerData: path });
    begun.unref();
    const over = () => {
      if (worker !== begun) return;
      worker = undefined;
      busy = false;
    };
    return begun
      .on('message', () => (busy = false))
      .on('error', over)
      .on('exit', over);
  }

  return {
    wrote(more) {
      rows += more;
      if (rows < ROWS || busy) return;
      rows = 0;
      busy = true;
      worker ??= begin();
      worker.postMessage('checkpoint', []);
    },
    async dispose() {
      await worker?.terminate();
    },
  };
}
