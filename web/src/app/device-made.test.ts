import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../platform/fake-worker.ts';
import { converseOnDevice, describeOnDevice, nameOnDevice } from './device-made.ts';
import type { GuideAnswer } from './guide-protocol.ts';

const label = { text: 'Eileen Gray\nArmchair', lines: [{ text: 'Eileen Gray', height: 1 }] };
let workers: FakeWorker[] = [];
let answer: GuideAnswer | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((_message, self) => (answer ? self.say(answer) : self.fail()));
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  // The next test gets a worker of its own.
  for (const worker of workers) worker.fail();
  workers = [];
  vi.unstubAllGlobals();
});

test('the guide is asked for the name, the description and the conversation of a label', async () => {
  const work = { maker: 'Eileen Gray', title: 'Armchair', facts: undefined, notice: undefined };
  answer = { kind: 'named', work };
  expect(await nameOnDevice(label)).toEqual(work);
  answer = { kind: 'described', piece: { description: 'An armchair.', fromGlossary: [] } };
  const made = { interactionId: 'id-1', source: 'device', fromGlossary: [] };
  expect(await describeOnDevice(label, 'id-1')).toEqual({ ...made, description: 'An armchair.' });
  answer = { kind: 'conversed', piece: { messages: [], fromGlossary: [] } };
  expect(await converseOnDevice(label, 'id-1')).toEqual({ ...made, messages: [] });
  expect(workers[0]?.sent).toEqual(['name', 'describe', 'converse'].map((task) => ({ task, label })));
});

test('a guide that has not come is told as no connection', async () => {
  answer = undefined;
  await expect(describeOnDevice(label, 'id-1')).rejects.toMatchObject({ code: 'no_internet' });
});

test('what goes wrong in the guide is told as it is', async () => {
  answer = { kind: 'failed', message: 'RangeError: no such word' };
  await expect(converseOnDevice(label, 'id-1')).rejects.toThrow('RangeError: no such word');
});
