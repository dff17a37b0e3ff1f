import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import { heldReader } from '../ocr/testing/held-reader.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { createCapture } from './capture.ts';
import type { PercentArea } from './crop-area.ts';
import type { FramedPhoto, PhotoCropper } from './ports.ts';

const photo = new Blob(['photo']);
const turnedPhoto = new Blob(['turned']);

/** A reader whose readings end when the test says so. */
function fakeReader() {
  const { calls, reader } = heldReader();
  const cropped: { photo: Blob; area: PercentArea }[] = [];
  const opened: PromiseWithResolvers<FramedPhoto>[] = [];
  const cropper: PhotoCropper = {
    open() {
      const opening = Promise.withResolvers<FramedPhoto>();
      opened.push(opening);
      return opening.promise;
    },
    async crop(given, _size, selected) {
      cropped.push({ photo: given, area: selected });
      return `data:image/jpeg;base64,${btoa('part')}`;
    },
    turn: async () => turnedPhoto,
  };
  return { calls, cropped, opened, cropper, capture: createCapture(reader, cropper) };
}

const framed: FramedPhoto = { picture: new Blob(['small']), width: 400, height: 300 };
const area = { x: 10, y: 10, width: 80, height: 80 };

describe('capture', () => {
  it('goes from reading to captured, with the photo and its progress', async () => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    const picture = new Blob(['small']);
    calls[0]?.options.onPreview?.(picture);
    calls[0]?.options.onProgress?.(0.4);
    expect(capture.store.getState()).toMatchObject({ phase: 'reading', progress: 0.4, picture });
    calls[0]?.result.resolve(readingOf('Harbour'));
    await done;
    expect(capture.store.getState()).toMatchObject({ phase: 'captured', picture, fault: undefined });
    expect(capture.store.getState().reading?.text).toBe('Harbour');
  });

  it('drops the old text as soon as a new photo is given', async () => {
    const { calls, capture } = fakeReader();
    const first = capture.read(photo);
    calls[0]?.result.resolve(readingOf('Harbour'));
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
    calls[1]?.result.resolve(readingOf('Second'));
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
    calls[0]?.result.resolve(readingOf(''));
    await done;
    expect(capture.store.getState().fault).toBe('No text was detected in the image');
  });
});

describe('cropping', () => {
  it('opens the photo, then reads the selected part of it and nothing else', async () => {
    const { calls, cropped, opened, capture } = fakeReader();
    const framing = capture.frame(photo);
    expect(capture.store.getState()).toMatchObject({ phase: 'cropping', framed: undefined });
    opened[0]?.resolve(framed);
    await framing;
    expect(capture.store.getState()).toMatchObject({ phase: 'cropping', framed });
    expect(calls).toEqual([]);

    const done = capture.crop(area);
    expect(capture.store.getState()).toMatchObject({ phase: 'reading', framed: undefined });
    await expect.poll(() => calls.length).toBe(1);
    expect(cropped).toEqual([{ photo, area }]);
    expect(await calls[0]?.photo.text()).toBe('part');
    expect(calls[0]?.photo.type).toBe('image/jpeg');
    calls[0]?.result.resolve(readingOf('Harbour'));
    await done;
    expect(capture.store.getState().phase).toBe('captured');
  });

  it('is cancelled back to no image, also while the photo is being opened', async () => {
    const { opened, capture } = fakeReader();
    const framing = capture.frame(photo);
    capture.cancelCrop();
    opened[0]?.resolve(framed);
    await framing;
    expect(capture.store.getState()).toMatchObject({ phase: 'empty', framed: undefined, picture: undefined });
  });

  it('fails like a reading when the photo cannot be opened', async () => {
    const { opened, capture } = fakeReader();
    const framing = capture.frame(photo);
    opened[0]?.reject(new AppError('unreadable_image'));
    await framing;
    expect(capture.store.getState()).toMatchObject({ phase: 'failed', fault: ERROR_TEXTS.unreadable_image });
  });

  it('crops nothing and cancels nothing once another photo is read', async () => {
    const { cropped, opened, capture } = fakeReader();
    const framing = capture.frame(photo);
    opened[0]?.resolve(framed);
    await framing;
    void capture.read(photo);
    await capture.crop(area);
    capture.cancelCrop();
    expect(cropped).toEqual([]);
    expect(capture.store.getState().phase).toBe('reading');
  });
});

describe('a label the visitor writes', () => {
  it('takes the place of the photo and of a reading under way', async () => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    calls[0]?.options.onPreview?.(new Blob(['small']));
    capture.type('Harbour\n1869');
    await done;
    expect(capture.store.getState()).toMatchObject({ phase: 'captured', picture: undefined });
    expect(capture.store.getState().reading?.lines.map((line) => line.text)).toEqual(['Harbour', '1869']);
  });

  it('keeps the picture when it corrects what was read, and leaves no word in doubt', async () => {
    const { calls, capture } = fakeReader();
    const done = capture.read(photo);
    const picture = new Blob(['small']);
    calls[0]?.options.onPreview?.(picture);
    calls[0]?.result.resolve(readingOf('Harbuor'));
    await done;
    capture.edit('Harbour');
    expect(capture.store.getState()).toMatchObject({ phase: 'captured', picture });
    expect(capture.store.getState().reading).toMatchObject({ text: 'Harbour', words: [] });
  });

  it('changes nothing when it is blank, or when there is nothing to correct', () => {
    const { capture } = fakeReader();
    const before = capture.store.getState();
    capture.type(' \n');
    capture.edit('Harbour');
    expect(capture.store.getState()).toBe(before);
  });

  it('reads a rejected photo again, as it is or turned, and nothing when no photo was rejected', async () => {
    const { calls, capture } = fakeReader();
    await capture.reread(true);
    expect(calls).toHaveLength(0);
    const first = capture.read(photo);
    calls[0]?.result.reject(new AppError('blurry'));
    await first;
    expect(capture.store.getState()).toMatchObject({ phase: 'failed', faultCode: 'blurry' });
    const second = capture.reread(false);
    expect(calls[1]?.photo).toBe(photo);
    expect(capture.store.getState()).toMatchObject({ phase: 'reading', faultCode: undefined });
    calls[1]?.result.reject(new AppError('blurry'));
    await second;
    const third = capture.reread(true);
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]?.photo).toBe(turnedPhoto);
    calls[2]?.result.resolve(readingOf('Harbour'));
    await third;
    expect(capture.store.getState()).toMatchObject({ phase: 'captured', fault: undefined });
    await capture.reread(true);
    expect(calls).toHaveLength(3);
  });

  it('opens a photo for cropping again that could not be opened, and then reads the part', async () => {
    const { calls, opened, capture } = fakeReader();
    const first = capture.frame(photo);
    opened[0]?.reject(new AppError('reader_unavailable'));
    await first;
    expect(capture.store.getState().phase).toBe('failed');
    const second = capture.reread(false);
    expect(capture.store.getState()).toMatchObject({ phase: 'cropping', fault: undefined });
    opened[1]?.resolve(framed);
    await second;
    void capture.crop(area);
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.result.reject(new AppError('blurry'));
    await expect.poll(() => capture.store.getState().phase).toBe('failed');
    // It is the part that is read again, and not the frame that is drawn again.
    void capture.reread(false);
    expect(capture.store.getState().phase).toBe('reading');
    expect(calls[1]?.photo).toBe(calls[0]?.photo);
  });

  it('still has the photo to read when it could not be turned', async () => {
    const { calls, cropper, capture } = fakeReader();
    const first = capture.read(photo);
    calls[0]?.result.reject(new AppError('blurry'));
    await first;
    cropper.turn = async () => Promise.reject(new AppError('reader_unavailable'));
    await capture.reread(true);
    expect(capture.store.getState()).toMatchObject({ phase: 'failed', faultCode: 'reader_unavailable' });
    void capture.reread(false);
    expect(calls[1]?.photo).toBe(photo);
  });

  it('reads the newest photo again, and not one whose turning ended too late', async () => {
    const { calls, cropper, capture } = fakeReader();
    const first = capture.read(photo);
    calls[0]?.result.reject(new AppError('blurry'));
    await first;
    const turning = Promise.withResolvers<Blob>();
    cropper.turn = () => turning.promise;
    const second = capture.reread(true);
    const newer = new Blob(['newer']);
    const third = capture.read(newer);
    turning.resolve(turnedPhoto);
    await second;
    calls[1]?.result.reject(new AppError('blurry'));
    await third;
    void capture.reread(false);
    expect(calls.map((call) => call.photo)).toEqual([photo, newer, newer]);
  });

  it('has nothing to read again once the label was typed', async () => {
    const { calls, capture } = fakeReader();
    const first = capture.read(photo);
    calls[0]?.result.reject(new AppError('blurry'));
    await first;
    capture.type('Young Hare');
    await capture.reread(false);
    expect(calls).toHaveLength(1);
  });
});
