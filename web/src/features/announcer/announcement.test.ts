import { expect, test } from 'vitest';
import { announcement, type AnnouncedFacts } from './announcement.ts';

const CAPTURED: AnnouncedFacts = {
  capture: 'captured',
  title: 'Water Lilies',
  seen: undefined,
  notice: undefined,
  labelCount: 0,
  labelNumber: 0,
  isPartLeftOut: false,
  piece: 'closed',
  playback: 'idle',
};

test('the way from photo to sound is told step by step', () => {
  const steps: AnnouncedFacts[] = [
    { ...CAPTURED, capture: 'reading' },
    CAPTURED,
    { ...CAPTURED, piece: 'generating' },
    { ...CAPTURED, piece: 'ready' },
    { ...CAPTURED, piece: 'ready', playback: 'playing' },
    { ...CAPTURED, piece: 'ready', playback: 'paused' },
  ];
  expect(steps.map(announcement)).toEqual([
    'Processing image',
    'Text found: Water Lilies',
    'Generating',
    'Ready to play',
    'Playing',
    'Paused',
  ]);
});

test('a rejected photo is left to its toast', () => {
  expect(announcement({ ...CAPTURED, capture: 'failed' })).toBe('');
});

test('a label without a title is told all the same', () => {
  expect(announcement({ ...CAPTURED, title: undefined })).toBe('Text found');
});

test('a label that is hardly English is told to be so', () => {
  const notice = 'This label seems to be in French. It is told as it is printed.';
  expect(announcement({ ...CAPTURED, title: undefined, notice })).toBe(`Text found. ${notice}`);
});

test('waiting for the next clip does not repeat what was said', () => {
  const playing = announcement({ ...CAPTURED, piece: 'ready', playback: 'playing' });
  expect(announcement({ ...CAPTURED, piece: 'ready', playback: 'waiting' })).toBe(playing);
});

test('that lines in another script were left out is told behind the title', () => {
  expect(announcement({ ...CAPTURED, isPartLeftOut: true })).toBe(
    'Text found: Water Lilies. Text in another script was left out.',
  );
});

test('that the photo shows several labels is told behind the title, and which of them is read when another is taken', () => {
  const several = { ...CAPTURED, labelCount: 3, labelNumber: 2 };
  expect(announcement(several)).toBe('Text found: Water Lilies. 3 labels found');
  expect(announcement({ ...several, capture: 'reading' })).toBe('Reading label 2 of 3');
});

test('what was left out is told last, as the one sentence that ends with a full stop', () => {
  const facts = { ...CAPTURED, isPartLeftOut: true, labelCount: 2, seen: 'You were here at 14:05' };
  expect(announcement(facts)).toBe(
    'Text found: Water Lilies. 2 labels found. You were here at 14:05. Text in another script was left out.',
  );
});

test('a label that was read before is told with the time', () => {
  expect(announcement({ ...CAPTURED, seen: 'You were here at 14:05' })).toBe(
    'Text found: Water Lilies. You were here at 14:05',
  );
});
