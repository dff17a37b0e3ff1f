import { expect, test } from 'vitest';
import type { KeptText } from '../store/port.ts';
import { onceForText } from './once-for-text.ts';

function kept(words: string): KeptText {
  return {
    id: '1',
    kind: 'description',
    labelText: '',
    source: 'grounded',
    words,
    grounds: null,
    writtenBy: null,
    createdAt: 0,
  };
}

test('a kept text is read once, another one for itself, even with the same id', () => {
  const read: string[] = [];
  const upperCase = onceForText(({ words }) => {
    read.push(words);
    return words.toUpperCase();
  });
  const [one, other] = [kept('one'), kept('other')];
  expect([one, other, one].map(upperCase)).toEqual(['ONE', 'OTHER', 'ONE']);
  expect(read).toEqual(['one', 'other']);
});
