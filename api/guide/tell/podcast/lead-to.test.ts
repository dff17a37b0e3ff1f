import { expect, test } from 'vitest';
import { chooserOf } from '../choose.ts';
import { leadTo } from './lead-to.ts';

const ask = (sentence: string): string | null => leadTo(sentence, chooserOf('a label'));

test.each([
  'The jewel was found in 1693 a few miles from the river.',
  'The figure was taken by the crew in 1868.',
  'The inscription beside the rider reads: Ada made me.',
  'This is the most complete one to survive.',
  'Today two of them are left.',
])('something is asked that the sentence %j answers', (sentence) => {
  expect(ask(sentence)).toMatch(/\?$/);
});

test.each([
  'Two boats lie on the sand.',
  'The socket may have held a pointer.',
  'In the tomb over seventy vessels were found.',
])('nothing is asked that the sentence %j would not answer', (sentence) => {
  expect(ask(sentence)).toBeNull();
});

test('a reason is asked for where the sentence gives one for what was said before it, and nothing but a word to go on elsewhere', () => {
  expect(ask('This was because the river froze.')).toMatch(/why|reason/i);
  expect(ask('He is set a little back, so that the eye has to look for him.')).not.toMatch(/why|reason/i);
});

test.each(['Now my daughters weave.', 'Today he writes: “The river froze.'])(
  'nobody asks into what somebody says: %j',
  (sentence) => {
    expect(ask(sentence)).toBeNull();
  },
);
