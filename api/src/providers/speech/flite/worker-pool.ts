import type { Worker } from 'node:worker_threads';
import { abortable, abortError } from '../../../lib/abortable.ts';

interface PoolOptions<Response> {
  /** Starts a worker that answers every message with exactly one message. */
  spawn: () => Worker;
  /** Checks an answer; throws when it is not one. */
  parse: (message: unknown) => Response;
  size: number;
  /** A request that runs longer is rejected and its worker ended. */
  deadlineMs: number;
  /** Requests that may wait for a worker; more are rejected at once. */
  maxWaiting: number;
}

/** Workers that answer one request at a time each; started when first needed, replaced when they die. */
export interface WorkerPool<Request, Response> {
  /**
   * Rejects with the signal's reason when aborted: a waiting request is dropped, a running one ends unheard.
   * Rejects with Error when the queue is full, the worker dies, or the deadline passes.
   */
  run(request: Request, signal: AbortSignal): Promise<Response>;
  /** Rejects everything pending with an AbortError and ends all workers. */
  dispose(): Promise<void>;
}

interface Job<Request, Response> {
  request: Request;
  result: PromiseWithResolvers<Response>;
}

interface Slot<Request, Response> {
  worker: Worker | undefined;
  job: Job<Request, Response> | undefined;
  deadline: NodeJS.Timeout | undefined;
}

export function createWorkerPool<Request, Response>(
  options: PoolOptions<Response>,
): WorkerPool<Request, Response> {
  const { spawn, parse, size, deadlineMs, maxWaiting } = options;
  const slots = Array.from({ length: size }, (): Slot<Request, Response> => {
    return { worker: undefined, job: undefined, deadline: undefined };
  });
  let waiting: Job<Request, Response>[] = [];
  const endings = new Set<Promise<void>>();
  let disposed = false;

  function settle(slot: Slot<Request, Response>, finish: (job: Job<Request, Response>) => void): void {
    clearTimeout(slot.deadline);
    const { job } = slot;
    slot.job = undefined;
    if (job !== undefined) finish(job);
    startWaiting();
  }

  /** Gives up the slot's worker, whose events are no longer heard, and rejects its job. */
  function discard(slot: Slot<Request, Response>, error: Error): void {
    const { worker } = slot;
    slot.worker = undefined;
    if (worker !== undefined) {
      const ending = end(worker).finally(() => endings.delete(ending));
      endings.add(ending);
    }
    settle(slot, (job) => job.result.reject(error));
  }

  function workerOf(slot: Slot<Request, Response>): Worker {
    if (slot.worker !== undefined) return slot.worker;
    const worker = spawn();
    worker.on('message', (message: unknown) => {
      settle(slot, (job) => {
        try {
          job.result.resolve(parse(message));
        } catch (error) {
          job.result.reject(error);
        }
      });
    });
    worker.on('error', (error) => discard(slot, new Error('The worker failed', { cause: error })));
    worker.on('exit', (code) => discard(slot, new Error(`The worker ended with code ${code}`)));
    slot.worker = worker;
    return worker;
  }

  function startWaiting(): void {
    for (const slot of slots) {
      if (disposed || slot.job !== undefined) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      slot.job = job;
      slot.deadline = setTimeout(
        () => discard(slot, new Error(`No answer from the worker in ${deadlineMs} ms`)),
        deadlineMs,
      );
      workerOf(slot).postMessage(job.request, []);
    }
  }

  return {
    async run(request, signal) {
      signal.throwIfAborted();
      if (disposed) throw abortError('The workers have been stopped');
      if (waiting.length >= maxWaiting) throw new Error('Too many requests wait for a worker');
      const job: Job<Request, Response> = { request, result: Promise.withResolvers<Response>() };
      waiting.push(job);
      startWaiting();
      try {
        return await abortable(job.result.promise, signal);
      } finally {
        waiting = waiting.filter((other) => other !== job);
      }
    },
    async dispose() {
      disposed = true;
      const stopped = abortError('The workers have been stopped');
      for (const job of waiting.splice(0)) job.result.reject(stopped);
      for (const slot of slots) discard(slot, stopped);
      await Promise.all(endings);
    },
  };
}

async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  // A thread that fails while it ends would otherwise take the server with it.
  worker.on('error', () => undefined);
  await worker.terminate();
}
