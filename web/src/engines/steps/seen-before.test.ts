import { expect, test } from 'vitest';
import { heardKey } from '@placard/api/heard';
import { visitOf } from '../visits/testing/visit-of.ts';
import { seenBefore } from './seen-before.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('works seen before on the same day are counted, those of other days and later ones are not', () => {
  const visits = [
    visitOf({ id: '4', seenAt: at(24, 12) }),
    visitOf({ id: '3', seenAt: at(24, 11) }),
    visitOf({ id: '2', seenAt: at(24, 10) }),
    visitOf({ id: '1', seenAt: at(23, 10) }),
  ];
  expect(seenBefore(visits, '3').nth).toBe(1);
  expect(seenBefore(visits, '4').nth).toBe(2);
  expect(seenBefore(visits, '1').nth).toBe(0);
});

test('nothing was seen before a work that is not there', () => {
  expect(seenBefore([], undefined)).toEqual({ nth: 0, heard: [] });
});

const pieceOf = (...statements: { text: string; origin: 'label' | 'note' | 'talk' }[]) => ({
  interactionId: 'made',
  source: 'grounded' as const,
  description: 'As it was told.',
  statements: statements.map((statement) => ({ ...statement, spans: [] })),
  printed: '',
  alsoOnLabel: [],
});

test('what was said beside the labels of earlier works is known, their own words and those of this work are not', () => {
  const visits = [
    visitOf({
      id: '1',
      seenAt: at(24, 10),
      description: pieceOf(
        { text: 'The Kiln is by Ada Birch.', origin: 'label' },
        { text: 'She lost her sight.', origin: 'note' },
      ),
    }),
    visitOf({
      id: '2',
      seenAt: at(24, 11),
      description: pieceOf({ text: 'She went on from memory.', origin: 'note' }),
    }),
  ];
  expect(seenBefore(visits, '2').heard).toEqual([heardKey('She lost her sight.')]);
});
