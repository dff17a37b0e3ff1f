import { abortable } from '../../lib/abort.ts';
import { AppError, type AppErrorCode } from '../../lib/app-error.ts';
import { watchSilence } from '../timing/silence.ts';

/**
 * A worker that does one job at a time. A job that is aborted, fails to answer in time or loses its worker
 * ends the worker, and the next job gets a new one: nothing it held can stay behind.
 */
export interface WorkerBridge<Answer> {
  /** Starts the worker if there is none. Never throws. */
  start(): void;
  /**
   * Posts a message and hands every answer to `onAnswer` until that settles the job.
   * @throws the signal's reason when aborted; AppError with the bridge's code when the worker fails or is silent
   */
  run<T>(message: unknown, job: Job<T, Answer>): Promise<T>;
  /** Ends the worker; a job under way is rejected with the reason. */
  end(reason: unknown): void;
}

export interface Job<T, Answer> {
  signal: AbortSignal;
  transfer?: Transferable[];
  /** Longest time without any answer, in milliseconds. */
  silence: number;
  onAnswer: (answer: Answer, settle: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>) => void;
}

export interface WorkerBridgeOptions {
  spawn: () => Worker;
  /** What the visitor is told when the worker does not start or dies. */
  failure: AppErrorCode;
}

/** Makes a bridge to a worker whose messages are all of type `Answer`. */
export function createWorkerBridge<Answer>({ spawn, failure }: WorkerBridgeOptions): WorkerBridge<Answer> {
  let worker: Worker | undefined;
  let rejectJob: ((reason: unknown) => void) | undefined;

  function end(reason: unknown): void {
    worker?.terminate();
    worker = undefined;
    rejectJob?.(reason);
  }

  function running(): Worker {
    if (worker) return worker;
    const fresh = spawn();
    const lost = (event: Event) => {
      const cause = 'message' in event ? event.message : event.type;
      if (worker === fresh) end(new AppError(failure, { cause }));
    };
    fresh.addEventListener('error', lost);
    fresh.addEventListener('messageerror', lost);
    worker = fresh;
    return fresh;
  }

  return {
    start() {
      try {
        running();
      } catch (error) {
        // The next job meets the same failure and reports it.
        console.warn('worker did not start', error);
      }
    },
    async run<T>(message: unknown, { signal, transfer = [], silence, onAnswer }: Job<T, Answer>): Promise<T> {
      signal.throwIfAborted();
      const target = running();
      const job = Promise.withResolvers<T>();
      rejectJob = job.reject;
      const silent = watchSilence(silence);
      silent.signal.addEventListener('abort', () =>
        end(new AppError(failure, { cause: silent.signal.reason })),
      );
      const receive = ({ data }: MessageEvent<Answer>) => {
        silent.heard();
        try {
          onAnswer(data, job);
        } catch (error) {
          job.reject(error);
        }
      };
      target.addEventListener('message', receive);
      try {
        target.postMessage(message, transfer);
        return await abortable(job.promise, signal);
      } catch (error) {
        if (signal.aborted && worker === target) end(error);
        throw error;
      } finally {
        silent.stop();
        target.removeEventListener('message', receive);
        if (rejectJob === job.reject) rejectJob = undefined;
      }
    },
    end,
  };
}
