import { expect, test } from 'vitest';
import { roundYears } from './reckon.ts';

test.each([
  [960, 'about 950 years'],
  [1180, 'about 1,200 years'],
  [1240, 'about 1,250 years'],
  [1026, 'about 1,000 years'],
  [1620, 'about 1,600 years'],
])(
  'an age of about a thousand years is told to fifty years, and a greater one to a hundred: %i',
  (age, told) => {
    expect(roundYears(age)).toBe(told);
  },
);
