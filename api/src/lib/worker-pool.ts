import type { Worker } from 'node:worker_threads';
import { abortable, abortError } from './abortable.ts';

interface PoolOptions<Request, Response> {
  /** Starts a worker that answers every message with exactly one message. */
  spawn: () => Worker;
  /** Checks an answer; throws when it is not one. */
  parse: (message: unknown) => Response;
  size: number;
  /**
   * A request that takes more of the processor is rejected and its worker ended, and so is one that runs `PATIENCE` times as
   * long: on a busy machine a worker gets a share of the processor only. The time before it runs does not count.
   */
  deadlineMs: number;
  /**
   * What every new worker is asked first; it gets requests once it has answered, whatever the answer. One that does not
   * within `deadlineMs` is ended. With it, an ended worker is replaced at once; without it, when it is needed.
   */
  warmUp?: { request: Request; deadlineMs: number };
  /** Waiting requests go by their size, the smallest first; by default in turn. */
  sizeOf?: (request: Request) => number;
  /** Requests that may wait for a worker; more are rejected at once. */
  maxWaiting: number;
}

/** Workers that answer one request at a time each; started when first needed, replaced when they die. */
export interface WorkerPool<Request, Response> {
  /** Starts all workers, so that no request waits for that. */
  start(): void;
  /**
   * Requests of different clients take turns, however many one of them has waiting.
   * Rejects with the signal's reason when aborted: a waiting request is dropped, a running one ends unheard.
   * Rejects with Error when the queue is full, the worker dies, or the deadline passes.
   */
  run(request: Request, signal: AbortSignal, client?: string): Promise<Response>;
  /** Rejects everything pending with an AbortError and ends all workers. */
  dispose(): Promise<void>;
}

interface Job<Request, Response> {
  request: Request;
  /** Its place in the turns: one more than that of the request before it of the same client. */
  turn: number;
  result: PromiseWithResolvers<Response>;
}

interface Slot<Request, Response> {
  worker: Worker | undefined;
  /** The worker has not answered what it is asked first. */
  isWarmingUp: boolean;
  job: Job<Request, Response> | undefined;
  /** Looks how much of the processor the job has had; ends the wait for it. */
  deadline: NodeJS.Timeout | undefined;
  end: NodeJS.Timeout | undefined;
}

/** How many times its processor time a request may run. */
export const PATIENCE = 6;

/** Milliseconds of the processor that a worker has had since `before`, or at all; no end of them where that cannot be known. */
async function processorTime(worker: Worker, before: NodeJS.CpuUsage | undefined): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage(before);
    return (user + system) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function createWorkerPool<Request, Response>(
  options: PoolOptions<Request, Response>,
): WorkerPool<Request, Response> {
  const { spawn, parse, size, deadlineMs, maxWaiting, warmUp, sizeOf = () => 0 } = options;
  const slots = Array.from({ length: size }, (): Slot<Request, Response> => {
    return { worker: undefined, isWarmingUp: false, job: undefined, deadline: undefined, end: undefined };
  });
  let waiting: Job<Request, Response>[] = [];
  const endings = new Set<Promise<void>>();
  let disposed = false;
  /** The turn of the request that began last; the last turn that each client has, where it is later. */
  let turn = 0;
  const lastTurns = new Map<string, number>();

  function nextTurn(client: string | undefined): number {
    if (client === undefined) return turn;
    const next = Math.max(turn, (lastTurns.get(client) ?? 0) + 1);
    lastTurns.set(client, next);
    return next;
  }

  function begin(job: Job<Request, Response>): void {
    if (job.turn <= turn) return;
    turn = job.turn;
    for (const [client, last] of lastTurns) if (last < turn) lastTurns.delete(client);
  }

  function settle(slot: Slot<Request, Response>, finish: (job: Job<Request, Response>) => void): void {
    clearTimeout(slot.deadline);
    clearTimeout(slot.end);
    slot.deadline = undefined;
    const { job } = slot;
    slot.job = undefined;
    if (job !== undefined) finish(job);
    startWaiting();
  }

  /** Gives up the slot's worker, whose events are no longer heard, and rejects its job. */
  function discard(slot: Slot<Request, Response>, error: Error): void {
    const { worker, isWarmingUp } = slot;
    slot.worker = undefined;
    slot.isWarmingUp = false;
    if (worker !== undefined) {
      const ending = end(worker).finally(() => endings.delete(ending));
      endings.add(ending);
    }
    // Where a worker cannot even start, tasks do not wait for the next one.
    if (isWarmingUp) for (const job of waiting.splice(0)) job.result.reject(error);
    settle(slot, (job) => job.result.reject(error));
    const isReplaced = warmUp !== undefined && !isWarmingUp && !disposed;
    if (isReplaced && slot.worker === undefined) startWorker(slot);
  }

  function startWorker(slot: Slot<Request, Response>): Worker {
    const worker = spawn();
    slot.worker = worker;
    worker.on('message', (message: unknown) => {
      slot.isWarmingUp = false;
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
    if (warmUp !== undefined) {
      slot.isWarmingUp = true;
      post(slot, worker, warmUp.request, warmUp.deadlineMs);
    }
    return worker;
  }

  function post(slot: Slot<Request, Response>, worker: Worker, request: Request, ms: number): void {
    const giveUp = (): void => discard(slot, new Error(`No answer from the worker in ${ms} ms`));
    // A worker that has only just been started has had nothing.
    const before = worker.cpuUsage().catch(() => undefined);
    async function lookIn(deadline: NodeJS.Timeout | undefined): Promise<void> {
      const spent = await processorTime(worker, await before);
      if (slot.deadline !== deadline) return;
      if (spent >= ms) giveUp();
      else lookInAfter(Math.max(ms - spent, ms / 10));
    }
    function lookInAfter(waitMs: number): void {
      const deadline = setTimeout(() => void lookIn(deadline), waitMs);
      slot.deadline = deadline;
    }
    lookInAfter(ms);
    slot.end = setTimeout(giveUp, PATIENCE * ms);
    worker.postMessage(request, []);
  }

  function startWaiting(): void {
    // Workers on their way, which will take what waits now: no more are started than there are requests.
    let coming = slots.filter(({ isWarmingUp }) => isWarmingUp).length;
    for (const slot of slots) {
      if (disposed || waiting.length === 0) return;
      if (slot.job !== undefined) continue;
      if (slot.worker === undefined && warmUp !== undefined) {
        if (coming >= waiting.length) continue;
        coming += 1;
      }
      const worker = slot.worker ?? startWorker(slot);
      if (slot.isWarmingUp) continue;
      slot.job = waiting.shift();
      if (slot.job === undefined) continue;
      begin(slot.job);
      post(slot, worker, slot.job.request, deadlineMs);
    }
  }

  return {
    start() {
      for (const slot of slots) if (slot.worker === undefined && !disposed) startWorker(slot);
    },
    async run(request, signal, client) {
      signal.throwIfAborted();
      if (disposed) throw abortError('The workers have been stopped');
      if (waiting.length >= maxWaiting) throw new Error('Too many requests wait for a worker');
      const result = Promise.withResolvers<Response>();
      const job: Job<Request, Response> = { request, turn: nextTurn(client), result };
      const own = sizeOf(request);
      const before = waiting.findIndex(
        (other) => other.turn > job.turn || (other.turn === job.turn && sizeOf(other.request) > own),
      );
      waiting.splice(before === -1 ? waiting.length : before, 0, job);
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
