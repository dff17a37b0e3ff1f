import { descriptionRequestSchema } from '@placard/api/contract';
import { LIMITS } from '@placard/api/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLabel } from './typed-label.ts';

describe('a typed label', () => {
  it('has the lines that were written, without blank ones and double spaces', () => {
    const label = typedLabel('  Berthe   Morisot\n\nThe Harbour at Lorient \n1869');
    expect(label?.lines).toEqual([
      { text: 'Berthe Morisot' },
      { text: 'The Harbour at Lorient' },
      { text: '1869' },
    ]);
    expect(label?.text).toBe('Berthe Morisot\nThe Harbour at Lorient\n1869');
    expect(label?.words).toEqual([]);
  });

  it('is none when nothing but white space was written', () => {
    expect(typedLabel(' \n\t\n')).toBeUndefined();
  });

  it.each(['😀', '🖼️ 🎨\n👨‍🎨', '!!!', '... — ?', '-\n*', '© ®', '$ € + ='])(
    'is none when neither a letter nor a digit was written: %j',
    (written) => {
      expect(typedLabel(written)).toBeUndefined();
    },
  );

  it.each(['1869', '見返り美人', 'Ψ', '🎨 Young Hare'])(
    'is one with a letter or a digit of any script: %j',
    (written) => {
      expect(typedLabel(written)?.text).toBe(written);
    },
  );

  it('keeps the heights of printed lines, also of one that was corrected', () => {
    const printed = [
      { text: 'Berte Morisot', height: 1.4 },
      { text: 'Oil on canvas', height: 1 },
    ];
    expect(typedLabel('Berthe Morisot\nOil on canvas', printed)?.lines).toEqual([
      { text: 'Berthe Morisot', height: 1.4 },
      { text: 'Oil on canvas', height: 1 },
    ]);
    expect(typedLabel('Oil on canvas', printed)?.lines).toEqual([{ text: 'Oil on canvas', height: 1 }]);
  });

  it('breaks a long line at a space', () => {
    const written = 'word '.repeat(150).trim();
    expect(
      typedLabel(written)
        ?.lines.map((line) => line.text)
        .join(' '),
    ).toBe(written);
  });

  it('is always something that a request may carry', () => {
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', ' ', 'x'.repeat(700)));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400, size: 'max' }), (pieces) => {
        const label = typedLabel(pieces.join(''));
        if (!label) return;
        expect(label.text.length).toBeLessThanOrEqual(LIMITS.labelTextChars);
        expect(descriptionRequestSchema.safeParse({ text: label.text, lines: label.lines }).success).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});
