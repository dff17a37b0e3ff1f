import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../guide.ts';
import { isForTheEye } from './for-the-eye.ts';

test.each([
  'Please do not climb on the sculpture.',
  'Photography is not permitted.',
  'No flash photography.',
  'Do not touch the glass.',
  'Children must be supervised at all times.',
  'Scan the code to hear more.',
])('what a house asks of whoever stands there is not read out: %s', (text) => {
  expect(isForTheEye(text)).toBe(true);
});

test.each([
  'No photograph of her survives.',
  'Photography was not allowed in the mine, so she drew.',
  'Do not touch was what she heard all her life.',
  'Visitors may take a sweet from the heap.',
])('what tells of the work is: %s', (text) => {
  expect(isForTheEye(text)).toBe(false);
});

test('a notice beside a work is no text of the museum’s on it', () => {
  const lines = [
    'Ada Birch',
    'British, 1924–2013',
    'Two Forms, 1966',
    'Bronze',
    'Please do not sit on the sculpture.',
  ];
  expect(describedPiece(parseLabel({ text: lines.join('\n') }), { today: 2026 }).description).not.toContain(
    'Please',
  );
});

test('what a house invites to is told', () => {
  expect(isForTheEye('Please touch.')).toBe(false);
  expect(isForTheEye('Please lift the flap.')).toBe(false);
});
