import { expect, it } from 'vitest';
import { englishByMarks } from './marked-languages.ts';

const left = (...printed: readonly (string | null)[]): string[] | null => {
  const lines: { text: string; isApart?: true }[] = [];
  let isApart = false;
  for (const text of printed) {
    if (text !== null) lines.push(isApart ? { text, isApart: true } : { text });
    isApart = text === null;
  }
  return englishByMarks(lines)?.map(({ text }) => text) ?? null;
};

it('leaves of texts that are marked by their languages the English one, without its mark', () => {
  expect(
    left(
      'Spinet',
      'Ada Dahl, 1821',
      null,
      'NL  Dit spinet',
      'is klein.',
      null,
      'FR  Cette épinette',
      null,
      'EN  This spinet',
      'is small.',
    ),
  ).toEqual(['Spinet', 'Ada Dahl, 1821', 'This spinet', 'is small.']);
  expect(left('Spinet', 'DE: Ein Spinett.', 'EN: A spinet.')).toEqual(['Spinet', 'A spinet.']);
});
it('keeps what stands apart behind the English text', () => {
  expect(
    left('Spinet', 'EN This spinet is small.', null, 'Gift of Ada Dahl', null, 'FR Cette épinette'),
  ).toEqual(['Spinet', 'This spinet is small.', 'Gift of Ada Dahl']);
});
it('takes no other capitals for the marks of languages', () => {
  expect(left('EN PLEIN AIR', 'Ada Dahl', 'Oil on canvas')).toBeNull();
  expect(left('NO 12', 'IT Department', 'A desk')).toBeNull();
});
