import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

const LAST = 'It was painted at home.';
/** What is said behind the label's text. */
const behindText = (title: string, sentence: string): string =>
  biteOn(title, 'Ada Birch (1840–1926)', '1864', 'Oil on canvas', sentence, LAST).split(LAST)[1] ?? '';

test('listeners are sent to a thing of which the text speaks', () => {
  expect(behindText('Harbour', 'A white dog lies under the table.')).toContain('dog');
});

test('nobody is asked where a thing is of which the text has said where', () => {
  expect(behindText('Harbour', 'A white dog lies on the left.')).not.toContain('dog');
});

test('nobody is asked to find what the title names', () => {
  expect(behindText('The Dog', 'A white dog lies under the table.')).not.toContain('dog');
});
