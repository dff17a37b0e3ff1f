import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceSegments, turnSegments } from './segments.ts';

const texts = (text: string) => sentenceSegments(text, 'soundbite').map((segment) => segment.text);

describe('sentenceSegments', () => {
  it('makes one segment of each sentence', () => {
    expect(texts('This is a harbour. It was painted in 1869. Who lived here?')).toEqual([
      'This is a harbour.',
      'It was painted in 1869.',
      'Who lived here?',
    ]);
  });

  it('keeps initials and abbreviations inside their sentence', () => {
    expect(texts('A gift of Mrs. J. M. Hale. It came in 1920.')).toEqual([
      'A gift of Mrs. J. M. Hale.',
      'It came in 1920.',
    ]);
  });

  it('has nothing to say for an empty text', () => {
    expect(texts('  ')).toEqual([]);
  });

  it('loses and adds no letter of any text', () => {
    const squeezed = (text: string) => text.replaceAll(/\s+/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(squeezed(texts(text).join(''))).toBe(squeezed(text));
      }),
    );
  });
});

describe('turnSegments', () => {
  it('makes one segment of each turn, in its speaker’s role', () => {
    expect(turnSegments([{ role: 'friend2', content: 'Who made it?' }])).toEqual([
      { text: 'Who made it?', role: 'friend2' },
    ]);
  });
});
