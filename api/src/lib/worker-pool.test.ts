import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { abortError } from './abortable.ts';
import { createWorkerPool, PATIENCE, type WorkerPool } from './worker-pool.ts';

/** Answers `echo:x` with x, and can be made to hang, to throw, or to leave. */
const WORKER = `
  const { parentPort, threadId, workerData } = require('node:worker_threads');
  parentPort.on('message', (request) => {
    if (request === 'hang') return;
    if (request === 'throw') throw new Error('broken');
    if (request === 'leave') process.exit(3);
    if (request === 'spin') {
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);
      for (;;);
    }
    if (request === 'wait') {
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);
      Atomics.wait(workerData, 0, 1);
    }
    if (request === 'odd') return parentPort.postMessage(42);
    parentPort.postMessage(request === 'thread' ? String(threadId) : request);
  });
`;

const never = new AbortController().signal;
let pool: WorkerPool<string, string> | undefined;
let spawned: Worker[] = [];
/** Its one number is 1 once a worker spins or waits, until it is 2. */
const spins = new Int32Array(new SharedArrayBuffer(4));
/** Node gives an ended thread this id. */
const alive = () => spawned.filter(({ threadId }) => threadId !== -1).length;

afterEach(async () => {
  spins[0] = 0;
  await pool?.dispose();
  if (alive() !== 0) throw new Error(`${alive()} workers were left behind`);
  spawned = [];
});

type Options = Partial<Parameters<typeof createWorkerPool<string, string>>[0]>;

function start(options: Options = {}): WorkerPool<string, string> {
  pool = createWorkerPool<string, string>({
    size: 1,
    deadlineMs: 30_000,
    maxWaiting: 10,
    spawn() {
      const worker = new Worker(WORKER, { eval: true, workerData: spins });
      spawned.push(worker);
      return worker;
    },
    parse(message) {
      if (typeof message !== 'string') throw new Error('not an answer');
      return message;
    },
    ...options,
  });
  return pool;
}

test('no worker runs before it is needed', async () => {
  start();
  expect(alive()).toBe(0);
});

test('requests are answered in turn by one worker', async () => {
  const workers = start();
  const threads = await Promise.all([1, 2, 3].map(() => workers.run('thread', never)));
  expect(new Set(threads).size).toBe(1);
  expect(await Promise.all(['a', 'b', 'c'].map((text) => workers.run(text, never)))).toEqual(['a', 'b', 'c']);
});

test('two workers work at the same time', async () => {
  const workers = start({ size: 2 });
  const hanging = Promise.allSettled([workers.run('hang', never)]);
  expect(await workers.run('a', never)).toBe('a');
  await workers.dispose();
  expect(await hanging).toEqual([
    { status: 'rejected', reason: abortError('The workers have been stopped') },
  ]);
});

test.each([
  ['throw', 'The worker failed'],
  ['leave', 'ended with code 3'],
])(
  'a worker that dies (%s) fails its request only, and another takes its place',
  async (request, message) => {
    const workers = start();
    const dying = workers.run(request, never);
    const next = workers.run('next', never);
    await expect(dying).rejects.toThrow(message);
    expect(await next).toBe('next');
  },
);

test('a request that runs too long is given up together with its worker, even one that spins', async () => {
  // The next worker has the same deadline, and a busy machine may take that long to start it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const workers = start({ deadlineMs: 500 });
    const [spinning, next] = [workers.run('spin', never), workers.run('next', never)];
    await Atomics.waitAsync(spins, 0, 0).value;
    vi.advanceTimersByTime(500 * PATIENCE);
    await expect(spinning).rejects.toThrow('No answer from the worker in 500 ms');
    expect(await next).toBe('next');
  } finally {
    vi.useRealTimers();
  }
});

test('a request that has used up its processor time is given up at its deadline', async () => {
  const workers = start({ deadlineMs: 100 });
  await expect(workers.run('spin', never)).rejects.toThrow('No answer from the worker in 100 ms');
});

test('a worker that gets nothing of the processor is waited for beyond the deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const workers = start({ deadlineMs: 500 });
    await workers.run('warm', never);
    const waiting = workers.run('wait', never);
    await Atomics.waitAsync(spins, 0, 0).value;
    await vi.advanceTimersByTimeAsync(600);
    Atomics.store(spins, 0, 2);
    Atomics.notify(spins, 0);
    expect(await waiting).toBe('wait');
  } finally {
    vi.useRealTimers();
  }
});

test('the deadline of a request that was answered in time is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const workers = start({ deadlineMs: 500 });
    const thread = await workers.run('thread', never);
    vi.advanceTimersByTime(501);
    expect(await workers.run('thread', never)).toBe(thread);
  } finally {
    vi.useRealTimers();
  }
});

test('an answer of another shape fails its request only', async () => {
  const workers = start();
  await expect(workers.run('odd', never)).rejects.toThrow('not an answer');
  expect(await workers.run('a', never)).toBe('a');
});

test('an aborted request leaves at once; when it was waiting, the worker never hears of it', async () => {
  const workers = start();
  const leaving = new AbortController();
  const running = workers.run('first', never);
  const waiting = workers.run('leave', leaving.signal);
  leaving.abort(abortError('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(await running).toBe('first');
  expect(await workers.run('last', never)).toBe('last');
  expect(alive()).toBe(1);
});

test('an aborted request that runs does not disturb the next one', async () => {
  const workers = start();
  const leaving = new AbortController();
  const running = workers.run('first', leaving.signal);
  leaving.abort(abortError('gone'));
  await expect(running).rejects.toThrow('gone');
  expect(await workers.run('second', never)).toBe('second');
});

test('more requests than may wait are refused at once', async () => {
  const workers = start({ maxWaiting: 1 });
  const pending = Promise.allSettled([workers.run('hang', never), workers.run('b', never)]);
  await expect(workers.run('c', never)).rejects.toThrow('Too many');
  await workers.dispose();
  expect((await pending).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('after dispose nothing is taken on', async () => {
  const workers = start();
  await workers.dispose();
  await expect(workers.run('a', never)).rejects.toThrow('stopped');
});

test('the smallest request that waits goes first', async () => {
  const workers = start({ sizeOf: (request) => request.length });
  const answered: string[] = [];
  const texts = ['first', 'the longest of all', 'longer', 'short'];
  await Promise.all(texts.map(async (text) => answered.push(await workers.run(text, never))));
  expect(answered).toEqual(['first', 'short', 'longer', 'the longest of all']);
});

test('a worker gets its first request, and the deadline of that begins, once it is warm', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const warmUp = { request: 'spin', deadlineMs: 9_000 };
    const workers = start({ deadlineMs: 500, warmUp });
    const waiting = workers.run('a', never);
    await Atomics.waitAsync(spins, 0, 0).value;
    vi.advanceTimersByTime(501);
    warmUp.request = 'b';
    vi.advanceTimersByTime(9_000 * PATIENCE);
    await expect(waiting).rejects.toThrow('No answer from the worker in 9000 ms');
    expect(await workers.run('c', never)).toBe('c');
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that was ended for its request is replaced before the next one comes', async () => {
  const workers = start({ warmUp: { request: 'warm', deadlineMs: 30_000 }, size: 2 });
  workers.start();
  expect(await workers.run('a', never)).toBe('a');
  await expect(workers.run('leave', never)).rejects.toThrow('ended with code 3');
  expect(spawned).toHaveLength(3);
});

test('while one worker warms up no second one is started for the same request', async () => {
  const workers = start({ warmUp: { request: 'warm', deadlineMs: 30_000 }, size: 2 });
  expect(await workers.run('a', never)).toBe('a');
  expect(spawned).toHaveLength(1);
  expect(await Promise.all(['b', 'c'].map((text) => workers.run(text, never)))).toEqual(['b', 'c']);
});

test('whoever comes is answered next, not behind another client who has forty waiting', async () => {
  const busy = start({ maxWaiting: 100 });
  const order: string[] = [];
  const ask = async (client: string) => {
    await busy.run(client, never, client);
    order.push(client);
  };
  const greedy = Array.from({ length: 42 }, () => ask('greedy'));
  await Promise.all([...greedy, ask('other'), ask('third')]);
  expect(order.indexOf('other')).toBeLessThan(3);
  expect(order.indexOf('third')).toBeLessThan(4);
  // A client that was away for long is owed no turns.
  await Promise.all([ask('late'), ask('late'), ask('late'), ask('greedy')]);
  expect(order.slice(-4).indexOf('greedy')).toBeLessThan(3);
});
