import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { SeenLabel } from '../image/prepare-label.ts';
import type { LabelReading } from '../ocr/reading.ts';
import { heldReader } from '../ocr/testing/held-reader.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { createCapture } from './capture.ts';

const photo = new Blob(['photo']);
const picture = new Blob(['small']);
const never = async () => Promise.reject(new Error('nothing is cropped here'));

/** A label a tenth of the photo wide and high, around a middle. */
const labelAt = (x: number, y: number, taken = false): SeenLabel => ({
  outline: [
    { x: x - 0.05, y: y - 0.05 },
    { x: x + 0.05, y: y - 0.05 },
    { x: x + 0.05, y: y + 0.05 },
    { x: x - 0.05, y: y + 0.05 },
  ],
  taken,
});

/** Three in a row, the one in the middle taken; as the engine gives them, by their distance from the centre. */
const ROW = [labelAt(0.5, 0.5, true), labelAt(0.2, 0.49), labelAt(0.8, 0.51)];

const read = (text: string, labels: readonly SeenLabel[] = ROW): LabelReading => ({
  ...readingOf(text),
  labels,
});

/** A capture whose readings end when the test says so. */
function setUp() {
  const { calls, reader } = heldReader();
  const capture = createCapture(reader, { open: never, crop: never, turn: never });
  const state = () => capture.store.getState();
  const taken = () => state().labels.flatMap((label, index) => (label.taken ? [index] : []));
  return { calls, capture, state, taken };
}

/** The same after the photo of three labels was read. */
async function withThree() {
  const one = setUp();
  const done = one.capture.read(photo);
  one.calls[0]?.options.onPreview?.(picture);
  one.calls[0]?.result.resolve(read('middle'));
  await done;
  return one;
}

test('the labels of a photo are listed from the left, and the one that was read is the taken one', async () => {
  const { state, taken } = await withThree();
  expect(state().labels.map(({ outline }) => outline[0]?.x.toFixed(2))).toEqual(['0.15', '0.45', '0.75']);
  expect(taken()).toEqual([1]);
  expect(state().canTake).toBe(true);
});

test('a photo with one label lists none', async () => {
  const { calls, capture, state } = setUp();
  const done = capture.read(photo);
  calls[0]?.result.resolve(read('only', [labelAt(0.5, 0.5, true)]));
  await done;
  expect(state().labels).toEqual([]);
});

test('taking another reads the same photo at its middle, with the picture on the screen and no text', async () => {
  const { calls, capture, state, taken } = await withThree();
  const done = capture.take(2);
  expect(calls[1]?.photo).toBe(photo);
  expect(calls[1]?.options.at?.x).toBeCloseTo(0.8);
  expect(calls[1]?.options.at?.y).toBeCloseTo(0.51);
  expect(state()).toMatchObject({ phase: 'reading', picture, reading: undefined, progress: 0 });
  expect(taken()).toEqual([2]);
  calls[1]?.options.onProgress?.(0.4);
  expect(state().progress).toBe(0.4);
  calls[1]?.result.resolve(read('right'));
  await done;
  expect(state()).toMatchObject({ phase: 'captured', picture, canTake: true });
  expect(state().reading?.text).toBe('right');
  expect(taken()).toEqual([2]);
});

test('the label that was there comes back when another cannot be read, with the reason, which goes with the next try', async () => {
  const { calls, capture, state, taken } = await withThree();
  const before = state().reading;
  const done = capture.take(0);
  calls[1]?.result.reject(new AppError('hard_to_read'));
  await done;
  expect(state()).toMatchObject({
    phase: 'captured',
    picture,
    fault: ERROR_TEXTS.hard_to_read,
    faultCode: 'hard_to_read',
    notRead: 0,
  });
  expect(state().reading).toBe(before);
  expect(taken()).toEqual([1]);
  void capture.take(0);
  expect(state()).toMatchObject({ fault: undefined, notRead: undefined });
  capture.giveUp();
  expect(state()).toMatchObject({ fault: undefined, notRead: undefined });
});

test('one that says nothing at all is a failure too', async () => {
  const { calls, capture, state } = await withThree();
  const done = capture.take(0);
  calls[1]?.result.resolve(read(''));
  await done;
  expect(state()).toMatchObject({ phase: 'captured', fault: ERROR_TEXTS.no_text_in_image });
  expect(state().reading?.text).toBe('middle');
});

test('giving up ends the reading and brings the label before back', async () => {
  const { calls, capture, state, taken } = await withThree();
  const done = capture.take(0);
  capture.giveUp();
  expect(calls[1]?.options.signal.aborted).toBe(true);
  await done;
  expect(state()).toMatchObject({ phase: 'captured', fault: undefined });
  expect(state().reading?.text).toBe('middle');
  expect(taken()).toEqual([1]);
});

test('a first reading cannot be given up, nor what was read', async () => {
  const { calls, capture, state } = setUp();
  const done = capture.read(photo);
  capture.giveUp();
  expect(state().phase).toBe('reading');
  calls[0]?.result.resolve(read('middle'));
  await done;
  capture.giveUp();
  expect(state().reading?.text).toBe('middle');
});

test('a label that was read is there again at once, with what the visitor corrected in it', async () => {
  const { calls, capture, state, taken } = await withThree();
  capture.edit('corrected');
  const corrected = state().reading;
  const done = capture.take(0);
  calls[1]?.result.resolve(read('left'));
  await done;
  await capture.take(1);
  expect(calls).toHaveLength(2);
  expect(state().reading).toBe(corrected);
  expect(taken()).toEqual([1]);
  await capture.take(0);
  expect(calls).toHaveLength(2);
  expect(state().reading?.text).toBe('left');
});

test('a correction leaves the labels of the photo as they are, on the screen and in what is kept', async () => {
  const { capture, state, taken } = await withThree();
  capture.edit('corrected');
  expect(taken()).toEqual([1]);
  expect(state().reading?.labels).toEqual(ROW);
});

test('a correction is the next step: what could not be read is told no more', async () => {
  const { calls, capture, state } = await withThree();
  const done = capture.take(0);
  calls[1]?.result.reject(new AppError('hard_to_read'));
  await done;
  capture.edit('corrected');
  expect(state()).toMatchObject({ phase: 'captured', fault: undefined, notRead: undefined });
  expect(state().reading?.text).toBe('corrected');
});

test('a label that comes back without its photo is outlined among the others, and none can be taken', async () => {
  const { calls, capture, state, taken } = setUp();
  capture.restore(read('middle'), picture);
  expect(taken()).toEqual([1]);
  expect(state().canTake).toBe(false);
  await capture.take(0);
  expect(calls).toEqual([]);
  expect(state().reading?.text).toBe('middle');
});

test('a reading that an older version kept, without labels, comes back as one label', () => {
  const { capture, state } = setUp();
  const { labels: _labels, ...older } = readingOf('older');
  capture.restore(Object.assign(older), picture);
  expect(state()).toMatchObject({ phase: 'captured', labels: [] });
});

test.each<[string, (capture: ReturnType<typeof setUp>['capture']) => void]>([
  ['a new photo', (capture) => void capture.read(new Blob(['another']))],
  ['a label that is typed', (capture) => capture.type('typed')],
  ['a visit that is opened', (capture) => capture.restore(readingOf('visit'), undefined)],
  ['an erased visit', (capture) => capture.clear()],
])('%s ends the reading of another label, and nothing of the old photo is left', async (_what, next) => {
  const { calls, capture, state } = await withThree();
  const done = capture.take(0);
  next(capture);
  expect(calls[1]?.options.signal.aborted).toBe(true);
  await done;
  const after = state();
  expect(after.labels).toEqual([]);
  capture.giveUp();
  await capture.take(0);
  expect(state()).toBe(after);
});

test('whatever is taken, given up, read or failed: each label is read once, its text is on the screen when it is taken, and what cannot be read changes nothing', async () => {
  const count = 4;
  const step = fc.oneof(
    fc.record({ does: fc.constant('take' as const), index: fc.nat(count) }),
    fc.record({ does: fc.constantFrom('giveUp' as const, 'read' as const, 'fail' as const) }),
  );
  const seen = Array.from({ length: count }, (_, at) => labelAt(0.1 + at * 0.2, 0.5, at === 0));
  let takenAgain = 0;
  let failures = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      const { calls, capture, state, taken } = setUp();
      const first = capture.read(photo);
      calls[0]?.result.resolve(read('0', seen));
      await first;
      const wasRead = new Set([0]);
      let shown = 0;
      let wanted: number | undefined;
      for (const one of steps) {
        const asked = calls.length;
        const call = calls.at(-1);
        if (one.does === 'take') {
          void capture.take(one.index);
          if (one.index < count && one.index !== (wanted ?? shown)) {
            expect(calls.length - asked).toBe(wasRead.has(one.index) ? 0 : 1);
            if (wasRead.has(one.index)) [shown, wanted, takenAgain] = [one.index, undefined, takenAgain + 1];
            else wanted = one.index;
          } else expect(calls.length).toBe(asked);
        } else if (one.does === 'giveUp') {
          capture.giveUp();
          wanted = undefined;
        } else if (wanted !== undefined && one.does === 'read') {
          call?.result.resolve(read(String(wanted), seen));
          wasRead.add(wanted);
          [shown, wanted] = [wanted, undefined];
        } else if (wanted !== undefined) {
          call?.result.reject(new AppError('blurry'));
          wanted = undefined;
          failures += 1;
        }
        // The promises of the capture.
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        expect(taken()).toEqual([wanted ?? shown]);
        expect(state().phase).toBe(wanted === undefined ? 'captured' : 'reading');
        expect(state().reading?.text).toBe(wanted === undefined ? String(shown) : undefined);
      }
    }),
  );
  expect(takenAgain).toBeGreaterThan(20);
  expect(failures).toBeGreaterThan(20);
});
