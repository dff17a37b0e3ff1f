import { expect, test } from 'vitest';
import { isSomebodySpeaking } from '../podcast/taken-up.ts';

test.each([
  'The bowl belongs to a set which the Emperor Maximilian I gave to a bishop.',
  'Queen Mathilda I drank from it.',
  'Seti I built the temple, and Thutmose I the tomb.',
  'It was lost in World War I and found in a barn.',
])('the "I" that counts rulers and wars is nobody who speaks: %s', (sentence) => {
  expect(isSomebodySpeaking(sentence)).toBe(false);
});

test.each([
  'My brother Tom and I painted the wall in one night.',
  'In Paris I learned to see a kitchen.',
  'Sometimes I paint at night.',
  'Maximilian I’ve met only once.',
])('an "I" behind any other word is somebody who speaks: %s', (sentence) => {
  expect(isSomebodySpeaking(sentence)).toBe(true);
});
