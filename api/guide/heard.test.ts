import { expect, test } from 'vitest';
import { heardIn, heardKey } from './heard.ts';

test('a sentence is known again behind other words', () => {
  const said = 'Ada Birch painted the same kiln for forty years and never once tired of it.';
  expect(heardKey(`Beyond the label: ${said}`)).toBe(heardKey(said));
  expect(heardKey(said.replace('forty', 'fifty'))).not.toBe(heardKey(said));
});

test('what the label says and what is reckoned is not counted as heard beside it', () => {
  expect(
    heardIn([
      { text: 'The Kiln is by Ada Birch.', origin: 'label' },
      { text: 'She was forty then.', origin: 'derived' },
      { text: 'She lost her sight.', origin: 'note' },
      { text: 'From memory, then.', origin: 'talk' },
    ]),
  ).toEqual([heardKey('She lost her sight.'), heardKey('From memory, then.')]);
});
