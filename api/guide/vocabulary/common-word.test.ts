import { expect, test } from 'vitest';
import { packedCommonWords } from '../../../scripts/pack/common-words.ts';
import { isCommonWord } from './common-word.ts';
import { COMMON_WORDS } from './common-words.ts';

test('words of museum texts are common, and surnames are not', () => {
  expect(['golden', 'telescope', 'kiln', 'girl', 'machine'].filter((word) => !isCommonWord(word))).toEqual(
    [],
  );
  expect(['beresford', 'hokusai', 'kaendler', 'ruckers', 'pascal'].filter(isCommonWord)).toEqual([]);
});

test('what the app carries is made of the notes and themes (npm run notes -- pack)', () => {
  const guide = `${import.meta.dirname}/..`;
  expect(packedCommonWords([`${guide}/notes`, `${guide}/themes`]).includes(`'${COMMON_WORDS}'`)).toBe(true);
});
