import { expect, test } from 'vitest';
import { isDateLine, isDateText } from './date-line.ts';

test('a dynasty with the reigns of two rulers, or of one, is a date', () => {
  expect(
    isDateText('New Kingdom, 18th Dynasty, reigns of Amenhotep II – Amenhotep III (1425–1353 BCE)'),
  ).toBe(true);
  expect(isDateText('Qing dynasty, reign of Kangxi, 1700')).toBe(true);
});

test('a line of names with a year is no date', () => {
  expect(isDateLine('Ada Birch and Clara Lowe of Leeds 1880')).toBe(false);
});
