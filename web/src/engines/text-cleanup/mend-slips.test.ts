import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mendSlips } from './mend-slips.ts';

test.each([
  ['NO3468', 'N03468'],
  ['NOO384', 'N00384'],
  ['TO2011', 'T02011'],
  ['No4126', 'N04126'],
  ['19O3', '1903'],
  ['1839-l907', '1839-1907'],
  ['I839-1907', '1839-1907'],
])('%s can only be %s', (slip, mended) => {
  expect(mendSlips(slip)).toBe(mended);
});

test.each(['No 4126', 'NO ENTRY', 'Oslo 1903', 'P.O. 17', 'H2O', 'NO3', 'NO34681', 'I 839', 'l907', 'Ill'])(
  '%s may be what is printed and stays',
  (text) => {
    expect(mendSlips(text)).toBe(text);
  },
);

const label = fc.array(fc.constantFrom(..."NTOolI0134 9-.,'"), { maxLength: 40 }).map((c) => c.join(''));

test('mending twice is mending once', () => {
  fc.assert(
    fc.property(label, (text) => {
      expect(mendSlips(mendSlips(text))).toBe(mendSlips(text));
    }),
  );
});

test('no character is added or removed', () => {
  fc.assert(
    fc.property(label, (text) => {
      expect(mendSlips(text)).toHaveLength(text.length);
    }),
  );
});
