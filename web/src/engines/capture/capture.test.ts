import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { LabelReader, LabelReading, ReadOptions } from '../ocr/reading.ts';
import { createCapture } from './capture.ts';

const reading = (text: string): LabelReading => ({
  text,
  rawText: text,
  confidence: 90,
  words: [],
  lines: [],
  hocr: '',
});
const photo = new Blob(['photo']);

/** A reader whose readings end when the test says so. */
function fakeReader() {
  const calls: { options: ReadOptions; result: PromiseWithResolvers<LabelReading> }[] = [];
  const reader: LabelReader = {
    prepare: () => {},
    dispose: () => {},
    read(_photo, options) {
      const result = Promise.withResolvers<LabelReading>();
      options.signal.addEventListener('abort', () => result.reject(options.signal.reason));
      calls.push({ options, result });
      return result.promise;
    },
  };
  return { calls, capture: createCapture(reader) };
}

describe('capture', () => {
  it('goes from reading to captured, with the photo and its progress', async () => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    const picture = new Blob(['small']);
    calls[0]?.options.onPreview?.(picture);
    calls[0]?.options.onProgress?.(0.4);
    expect(capture.store.getState()).toMatchObject({ phase: 'reading', progress: 0.4, picture });
    calls[0]?.result.resolve(reading('Harbour'));
    await done;
    expect(capture.store.getState()).toMatchObject({ phase: 'captured', picture, fault: undefined });
    expect(capture.store.getState().reading?.text).toBe('Harbour');
  });

  it('drops the old text as soon as a new photo is given', async () => {
    const { calls, capture } = fakeReader();
    const first = capture.read(photo);
    calls[0]?.result.resolve(reading('Harbour'));
    await first;
    void capture.read(photo);
    expect(capture.store.getState()).toMatchObject({
      phase: 'reading',
      reading: undefined,
      picture: undefined,
    });
  });

  it('never shows the first photo’s result once a second photo was given', async () => {
    const { calls, capture } = fakeReader();
    const first = capture.read(photo);
    const second = capture.read(photo);
    await first;
    calls[0]?.options.onPreview?.(new Blob(['late']));
    expect(capture.store.getState()).toMatchObject({
      phase: 'reading',
      picture: undefined,
      fault: undefined,
    });
    calls[1]?.result.resolve(reading('Second'));
    await second;
    expect(capture.store.getState().reading?.text).toBe('Second');
  });

  it.each([
    ['a rejected photo', new AppError('blurry'), ERROR_TEXTS.blurry],
    ['an error without a message', new Error(''), ERROR_TEXTS.processing_hint],
    ['something that is not an Error', 'boom', ERROR_TEXTS.processing_failed],
  ])('tells the visitor what to do after %s, and keeps the photo', async (_name, failure, sentence) => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    const picture = new Blob(['small']);
    calls[0]?.options.onPreview?.(picture);
    calls[0]?.result.reject(failure);
    await done;
    expect(capture.store.getState()).toMatchObject({ phase: 'failed', fault: sentence, picture });
  });

  it('rejects a reading without text', async () => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    calls[0]?.result.resolve(reading(''));
    await done;
    expect(capture.store.getState().fault).toBe('No text was detected in the image');
  });
});
