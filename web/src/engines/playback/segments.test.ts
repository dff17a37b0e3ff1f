import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statement } from '@placard/api/contract';
import { markedText, sentenceSegments, soundBiteSegments, turnSegments } from './segments.ts';

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

const NAMING: Statement = { text: 'This is a harbour.', origin: 'label', spans: [{ start: 0, end: 7 }] };
const NOTE: Statement = {
  text: 'Beyond the label: Harbours silt up. So did this one.',
  origin: 'note',
  spans: [],
  source: 'Harbours',
};

describe('soundBiteSegments', () => {
  it('makes one segment of each sentence, each with where it comes from', () => {
    const segments = soundBiteSegments({ description: '', statements: [NAMING, NOTE] });
    expect(segments).toEqual([
      { text: NAMING.text, role: 'soundbite', parts: [NAMING] },
      ...['Beyond the label: Harbours silt up.', 'So did this one.'].map((text) => ({
        text,
        role: 'soundbite',
        parts: [{ ...NOTE, text }],
      })),
    ]);
    expect(segments.map(markedText)).toEqual([
      'This is a harbour.',
      'Beyond the label: Harbours silt up. (beyond the label)',
      'So did this one. (beyond the label)',
    ]);
  });

  it('takes a text without statements as it is, also one that an older version has kept with its notes', () => {
    const description = 'This is a harbour. Harbours silt up.';
    expect(soundBiteSegments({ description })).toEqual(sentenceSegments(description, 'soundbite'));
    const kept = soundBiteSegments({ description, fromGlossary: ['Harbours silt up.'] });
    expect(kept.map(markedText)).toEqual(['This is a harbour.', 'Harbours silt up. (beyond the label)']);
  });
});

describe('turnSegments', () => {
  it('makes one segment of each turn, in its speaker’s role', () => {
    const messages = [{ role: 'friend2' as const, content: 'Who made it?' }];
    expect(turnSegments({ messages })).toEqual([{ text: 'Who made it?', role: 'friend2' }]);
  });

  it('keeps the sentences of a turn apart, each with where it comes from', () => {
    const [asked, named, known] = [
      { text: 'Well?', role: 'friend1', origin: 'talk', spans: [] } as const,
      { ...NAMING, role: 'friend2' } as const,
      { ...NOTE, role: 'friend2' } as const,
    ];
    expect(turnSegments({ messages: [], statements: [{ ...asked, spans: [] }, named, known] })).toEqual([
      { text: 'Well?', role: 'friend1', parts: [asked] },
      { text: `${NAMING.text} ${NOTE.text}`, role: 'friend2', parts: [named, known] },
    ]);
  });
});
