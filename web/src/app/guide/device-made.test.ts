import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../../platform/workers/testing/fake-worker.ts';
import type { Guide } from '../../engines/guide/ports.ts';
import { createDeviceGuide, KNOWLEDGE_AFTER_MS } from './device-made.ts';
import type { GuideAnswer } from './guide-protocol.ts';

const label = { text: 'Eileen Gray\nArmchair', lines: [{ text: 'Eileen Gray', height: 1 }] };
let workers: FakeWorker[] = [];
let guide: Guide;
let answer: GuideAnswer | 'silence' | undefined;

const taskOf = (message: unknown): unknown => Reflect.get(Object(message), 'task');
const isLoad = (message: unknown) => String(taskOf(message)).startsWith('load');

beforeEach(() => {
  workers = [];
  guide = createDeviceGuide();
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((message, self) => {
          if (answer === 'silence') return isLoad(message) ? self.say({ kind: 'loaded' }) : undefined;
          if (answer === undefined) return self.fail();
          self.say(isLoad(message) ? { kind: 'loaded' } : answer);
        });
        workers.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the guide is asked for the name, the description and the conversation of a label', async () => {
  const work = { maker: 'Eileen Gray', title: 'Armchair', facts: undefined, notice: undefined };
  answer = { kind: 'named', work };
  expect(await guide.name(label)).toEqual(work);
  const said = { text: 'An armchair.', origin: 'label', spans: [{ start: 12, end: 20 }] } as const;
  const grounds = { statements: [{ ...said, spans: [...said.spans] }], printed: label.text, alsoOnLabel: [] };
  answer = { kind: 'described', piece: { description: 'An armchair.', ...grounds } };
  const made = { interactionId: 'id-1', source: 'device' };
  expect(await guide.describe(label, 'id-1')).toEqual({ ...made, description: 'An armchair.', ...grounds });
  answer = { kind: 'conversed', piece: { messages: [] } };
  expect(await guide.converse(label, 'id-1')).toEqual({ ...made, messages: [] });
  expect(workers[0]?.sent.filter((message) => !isLoad(message))).toEqual(
    ['name', 'describe', 'converse'].map((task) => ({ task, label })),
  );
});

test('a name waits for no notes: they are loaded a while after it, or as soon as a piece is asked for', async () => {
  vi.useFakeTimers();
  try {
    answer = {
      kind: 'named',
      work: { maker: undefined, title: 'Armchair', facts: undefined, notice: undefined },
    };
    await guide.name(label);
    await guide.name(label);
    const tasks = () => workers[0]?.sent.map(taskOf);
    expect(tasks()).toEqual(['load names', 'name', 'load names', 'name']);
    await vi.advanceTimersByTimeAsync(KNOWLEDGE_AFTER_MS - 1);
    expect(tasks()).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(tasks()?.slice(4)).toEqual(['load']);
    answer = { kind: 'described', piece: { description: 'An armchair.' } };
    await guide.describe(label, 'id-1');
    expect(tasks()?.slice(5)).toEqual(['load', 'describe']);
  } finally {
    vi.useRealTimers();
  }
});

test('a guide that has not come is told as no connection', async () => {
  answer = undefined;
  await expect(guide.describe(label, 'id-1')).rejects.toMatchObject({ code: 'no_internet' });
});

test('what goes wrong in the guide is told as it is', async () => {
  answer = { kind: 'failed', message: 'RangeError: no such word' };
  await expect(guide.converse(label, 'id-1')).rejects.toThrow('RangeError: no such word');
});

test('a label that takes the guide too long is read out plainly, and the next one gets a new worker', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    answer = 'silence';
    const read = 'The label reads: Eileen Gray Armchair.';
    const [named, described, conversed] = [
      guide.name(label),
      guide.describe(label, 'id-1'),
      guide.converse(label, 'id-1'),
    ];
    await vi.advanceTimersByTimeAsync(6_100);
    expect(await named).toEqual({ maker: undefined, title: undefined, facts: undefined });
    expect(await described).toMatchObject({ description: read, source: 'device' });
    expect((await conversed).messages[1]).toEqual({ role: 'friend2', content: read });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
    answer = { kind: 'described', piece: { description: 'An armchair.' } };
    expect(await guide.describe(label, 'id-2')).toMatchObject({ description: 'An armchair.' });
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
