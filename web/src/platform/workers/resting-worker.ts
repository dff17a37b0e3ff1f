import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { createWorkerBridge, type Job, type WorkerBridgeOptions } from './worker-bridge.ts';

interface RestingWorkerOptions extends WorkerBridgeOptions {
  /** Longest time for one message, the start of the worker included, in milliseconds. */
  silence: number;
  /** The worker ends this long after its last message, in milliseconds, and comes back for the next. */
  idle: number;
}

interface RestingWorker<Answer> {
  /** Starts the worker if there is none, so that the next message does not wait for it. Never throws. */
  start: () => void;
  /**
   * Posts a message when its turn has come, and hands the answers to `onAnswer` until that settles it. The worker is
   * ended when it is silent for longer than `longest` milliseconds, by default the worker's `silence`.
   */
  ask<T>(
    message: unknown,
    signal: AbortSignal,
    onAnswer: Job<T, Answer>['onAnswer'],
    longest?: number,
  ): Promise<T>;
}

/**
 * A worker for one message after the other. What is under way is done to its end, unheard, when its signal aborts:
 * ending the worker would throw away all that it has loaded.
 */
export function createRestingWorker<Answer>(options: RestingWorkerOptions): RestingWorker<Answer> {
  const { failure, silence, idle } = options;
  const bridge = createWorkerBridge<Answer>(options);
  const whole = new AbortController().signal;
  let last: Promise<unknown> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function rest(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => bridge.end(new AppError(failure)), idle);
  }

  return {
    start() {
      bridge.start();
      if (last === undefined) rest();
    },
    async ask(message, signal, onAnswer, longest = silence) {
      clearTimeout(idleTimer);
      const job = (last ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return bridge.run(message, { signal: whole, silence: longest, onAnswer });
      });
      const done = job.then(
        () => {},
        () => {},
      );
      last = done;
      void done.then(() => {
        if (last !== done) return;
        last = undefined;
        rest();
      });
      return abortable(job, signal);
    },
  };
}
