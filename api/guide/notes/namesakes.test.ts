import { expect, test } from 'vitest';
import { isNamesake } from './namesakes.ts';

test('a town in America is not the one that it is called after', () => {
  expect(isNamesake('Athens, Georgia', 'Athens')).toBe(true);
  expect(isNamesake('Athens, Greece', 'Athens')).toBe(false);
  expect(isNamesake('Boston, Massachusetts', 'Boston')).toBe(false);
  expect(isNamesake('Georgia', 'Athens')).toBe(false);
});
