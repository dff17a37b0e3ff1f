import { expect, test } from 'vitest';
import checked from './mark-check.json' with { type: 'json' };
import { bytesIn } from './testing/drawn.ts';
import { markScores, seenLetter } from './mark-network.ts';

const windowIn = (base64: string): Float32Array => Float32Array.from(bytesIn(base64), (ink) => ink / 255);

test.each(checked)(
  'of the glyph of $letter it says what PyTorch says with the same weights',
  ({ window, scores }) => {
    const said = markScores(windowIn(window));
    expect(said).toHaveLength(scores.length);
    scores.forEach((score, at) => expect(said[at]).toBeCloseTo(score, 2));
  },
);

test.each(checked)('the glyph of $letter is that letter', ({ window, letter }) => {
  expect(seenLetter(windowIn(window))).toMatchObject({ letter, isMarked: !/[a-z]/.test(letter) });
});

test('blank paper shows no letter with a mark', () => {
  expect(seenLetter(new Float32Array(520))?.isMarked ?? false).toBe(false);
});
