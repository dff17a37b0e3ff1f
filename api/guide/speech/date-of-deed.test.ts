import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { sayDateOfDeed, sayDayAlone } from './date-of-deed.ts';

test('tells when something happened with a thing as that, and never as its making', () => {
  expect(sayDateOfDeed('Launched 1843')).toBe('It was launched in 1843');
  expect(sayDateOfDeed('Opened 12 May 1883')).toBe('It was opened on 12 May 1883');
  expect(sayDateOfDeed('Died 1897')).toBe('The label gives 1897 as the year of death');
  expect(sayDateOfDeed('Made 1897')).toBeNull();
  expect(sayDateOfDeed('Opened by the Mayor')).toBeNull();
});

test('tells a full day of a thing as the date that the label gives, and of a letter or a print as that of its making', () => {
  expect(sayDayAlone('May 21, 1961')).toBe('The label gives the date May 21, 1961');
  expect(sayDayAlone('May 1961')).toBeNull();
  expect(biteOn('Space suit', 'May 5, 1961', 'Nylon')).toContain('The label gives the date May 5, 1961.');
  expect(biteOn('Handbill for a meeting', '12 May 1848')).not.toContain('gives the date');
});
