import { abortable } from '../lib/abort.ts';
import { AppError } from '../lib/app-error.ts';
import { createWorkerBridge, type Job, type WorkerBridgeOptions } from './worker-bridge.ts';

interface RestingWorkerOptions extends WorkerBridgeOptions {
  /** Longest time for one message, the start of the worker included, in milliseconds. */
  silence: number;
  /** The worker ends this long after its last message, in milliseconds, and comes back for the next. */
  idle: number;
}

/** Posts a message when its turn has come, and hands the answers to `onAnswer` until that settles it. */
type AskWorker<Answer> = <T>(
  message: unknown,
  signal: AbortSignal,
  onAnswer: Job<T, Answer>['onAnswer'],
) => Promise<T>;

/**
 * A worker for one message after the other. What is under way is done to its end, unheard, when its signal aborts:
 * ending the worker would throw away all that it has loaded.
 */
export function createRestingWorker<Answer>(options: RestingWorkerOptions): AskWorker<Answer> {
  const { failure, silence, idle } = options;
  const bridge = createWorkerBridge<Answer>(options);
  const whole = new AbortController().signal;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  return async (message, signal, onAnswer) => {
    clearTimeout(idleTimer);
    const job = last.then(() => {
      signal.throwIfAborted();
      return bridge.run(message, { signal: whole, silence, onAnswer });
    });
    const done = job.then(
      () => {},
      () => {},
    );
    last = done;
    void done.then(() => {
      if (last === done) idleTimer = setTimeout(() => bridge.end(new AppError(failure)), idle);
    });
    return abortable(job, signal);
  };
}
