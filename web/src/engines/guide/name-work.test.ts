import { beforeEach, expect, test, vi } from 'vitest';
import type { LabelReader } from '../ocr/reading.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { FakeTimer } from '../playback/testing/fakes.ts';
import type { LabelText } from '../listening/ports.ts';
import type { Work } from './ports.ts';
import { AppError } from '../../lib/app-error.ts';
import { createWorkNames, type WorkNames } from './name-work.ts';

const world = {
  timer: new FakeTimer(),
  started: 0,
  asked: [] as { text: string; answer: PromiseWithResolvers<Work> }[],
};

let names: WorkNames;

const WORK: Work = { maker: 'Eileen Gray', title: 'Armchair', facts: undefined, notice: undefined };
const photo = new Blob();
const never = new AbortController().signal;
const readerOf = (reading = readingOf('Armchair')): LabelReader =>
  names.withNames({ prepare() {}, dispose() {}, read: async () => reading });

beforeEach(() => {
  world.timer = new FakeTimer();
  world.asked = [];
  world.started = 0;
  names = createWorkNames(
    {
      start: () => void (world.started += 1),
      name({ text }: LabelText) {
        const answer = Promise.withResolvers<Work>();
        world.asked.push({ text, answer });
        return answer.promise;
      },
    },
    world.timer,
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a reading comes when its work is named, and the guide is asked once', async () => {
  const reading = readingOf('Armchair');
  let came = false;
  const read = readerOf(reading)
    .read(photo, { signal: never })
    .then((given) => {
      came = true;
      return given;
    });
  await expect.poll(() => world.asked).toHaveLength(1);
  expect(came).toBe(false);
  world.asked[0]?.answer.resolve(WORK);
  expect(await read).toBe(reading);
  expect(names.known(reading)).toEqual(WORK);
  expect(await names.name(reading)).toEqual(WORK);
  expect(world.asked.map(({ text }) => text)).toEqual(['Armchair']);
});

test('a reading waits half a second for a guide that has not come, which names the work later', async () => {
  const reading = readingOf('Armchair');
  const read = readerOf(reading).read(photo, { signal: never });
  await expect.poll(() => world.asked).toHaveLength(1);
  expect(world.timer?.next).toBe(500);
  world.timer?.fire();
  expect(await read).toBe(reading);
  expect(names.known(reading)).toBeUndefined();
  world.asked[0]?.answer.reject(new AppError('no_internet'));
  const named = names.name(reading);
  await expect.poll(() => world.timer?.next).toBe(5_000);
  world.timer?.fire();
  await expect.poll(() => world.asked).toHaveLength(2);
  world.asked[1]?.answer.resolve(WORK);
  expect(await named).toEqual(WORK);
});

test('whoever needs a name at once has it within half a second, or goes without', async () => {
  const reading = readingOf('Armchair');
  const early = names.soon(reading);
  expect(world.timer?.next).toBe(500);
  world.timer?.fire();
  expect(await early).toBeUndefined();
  const late = names.soon(reading);
  world.asked[0]?.answer.resolve(WORK);
  expect(await late).toEqual(WORK);
  expect(world.timer?.next).toBeUndefined();
});

test('a label that the guide cannot make out has no name, and it is not asked again', async () => {
  const reading = readingOf('Armchair');
  const named = names.name(reading);
  world.asked[0]?.answer.reject(new RangeError('no such word'));
  expect(await named).toEqual({
    maker: undefined,
    title: undefined,
    facts: undefined,
    notice: undefined,
  });
  expect(world.timer?.next).toBeUndefined();
});

test('the guide is started with the reader', () => {
  readerOf().prepare();
  expect(world.started).toBe(1);
});

test('whoever goes on does not wait for the name', async () => {
  const gone = new AbortController();
  const read = readerOf().read(photo, { signal: gone.signal });
  await expect.poll(() => world.asked).toHaveLength(1);
  gone.abort(new Error('gone'));
  await expect(read).rejects.toThrow('gone');
});
