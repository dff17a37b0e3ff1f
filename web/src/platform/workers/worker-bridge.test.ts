import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from './testing/fake-worker.ts';
import { createWorkerBridge } from './worker-bridge.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A bridge whose workers answer with the function given, and all workers it has had. */
function bridged(answer?: (message: unknown, worker: FakeWorker) => void) {
  const workers: FakeWorker[] = [];
  const bridge = createWorkerBridge<string>({
    spawn() {
      const worker = new FakeWorker(answer);
      workers.push(worker);
      return worker;
    },
    failure: 'reader_unavailable',
  });
  const controller = new AbortController();
  const run = (signal = controller.signal) =>
    bridge.run<string>('question', {
      signal,
      silence: 1000,
      onAnswer: (text, job) => (text === 'wait' ? undefined : job.resolve(text)),
    });
  return { bridge, workers, controller, run };
}

test('a job is answered, and the next one uses the same worker', async () => {
  const { run, workers } = bridged((_, worker) => worker.say('answer'));
  await expect(run()).resolves.toBe('answer');
  await expect(run()).resolves.toBe('answer');
  expect(workers).toHaveLength(1);
});

test('an abort ends the worker at once and rejects with the reason; the next job gets a new worker', async () => {
  let silent = true;
  const { run, workers, controller } = bridged((_, worker) => (silent ? undefined : worker.say('answer')));
  const job = run();
  controller.abort('enough');
  await expect(job).rejects.toBe('enough');
  expect(workers[0]?.ended).toBe(true);
  silent = false;
  await expect(run(new AbortController().signal)).resolves.toBe('answer');
  expect(workers).toHaveLength(2);
});

test('a worker that dies rejects its job with the failure of the bridge, and is replaced', async () => {
  const { run, workers } = bridged((_, worker) =>
    workers.length === 1 ? worker.fail() : worker.say('answer'),
  );
  await expect(run()).rejects.toMatchObject({ code: 'reader_unavailable', cause: 'script failed' });
  await expect(run()).resolves.toBe('answer');
  expect(workers).toHaveLength(2);
});

test('a worker that is silent too long is ended; one that reports now and then is not', async () => {
  const { run, workers } = bridged();
  const outcome = run().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(900);
  workers[0]?.say('wait');
  await vi.advanceTimersByTimeAsync(900);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await expect(outcome).resolves.toMatchObject({ code: 'reader_unavailable' });
  expect(workers[0]?.ended).toBe(true);
});

test('ending the bridge settles the job under way', async () => {
  const { run, bridge } = bridged();
  const job = run();
  bridge.end('closed');
  await expect(job).rejects.toBe('closed');
});

test('a worker that cannot be started is told by the job, not by starting early', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bridge = createWorkerBridge<string>({
    spawn() {
      throw new Error('no workers here');
    },
    failure: 'reader_unavailable',
  });
  bridge.start();
  expect(warned).toHaveBeenCalledOnce();
  const job = bridge.run('question', {
    signal: new AbortController().signal,
    silence: 1,
    onAnswer: () => {},
  });
  await expect(job).rejects.toThrow('no workers here');
  warned.mockRestore();
});
