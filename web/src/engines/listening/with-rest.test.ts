import type { Statement } from '@placard/api/contract';
import { expect, test } from 'vitest';
import { conversedOn, describedOn } from './with-rest.ts';

const said = (text: string, start: number, given: Partial<Statement> = {}): Statement => ({
  text,
  origin: 'label',
  spans: [{ start, end: start + text.length }],
  ...given,
});

const base = {
  interactionId: 'made',
  source: 'grounded' as const,
  printed: 'The Kiln. It burned for a week. Purchased 1950.',
  alsoOnLabel: [
    { start: 10, end: 31 },
    { start: 32, end: 47 },
  ],
  more: [said('It burned for a week.', 10)],
};

test('a sound bite goes on with the sentences it left out, which are then no longer untold', () => {
  const piece = { ...base, description: 'The Kiln.', statements: [said('The Kiln.', 0)] };
  const longer = describedOn(piece);
  expect(longer?.description).toBe('The Kiln. It burned for a week.');
  expect(longer?.statements?.map(({ text }) => text)).toEqual(['The Kiln.', 'It burned for a week.']);
  expect(longer?.alsoOnLabel).toEqual([{ start: 32, end: 47 }]);
  expect(longer && describedOn(longer)).toBeUndefined();
});

test('in a conversation Ben reads them, and Anna asks for them where he spoke last', () => {
  const piece = {
    ...base,
    messages: [{ role: 'friend2' as const, content: 'The Kiln.' }],
    statements: [said('The Kiln.', 0, { role: 'friend2' })],
  };
  const longer = conversedOn(piece);
  expect(longer?.statements?.map(({ role }) => role)).toEqual(['friend2', 'friend1', 'friend2']);
  expect(longer?.messages.at(-1)).toEqual({ role: 'friend2', content: 'It burned for a week.' });
  const answered = conversedOn({
    ...piece,
    statements: [said('Good.', 0, { role: 'friend1', origin: 'talk' })],
  });
  expect(answered?.statements?.map(({ role }) => role)).toEqual(['friend1', 'friend2']);
});

test('of a piece that told everything nothing is left to read', () => {
  const { more: _, ...whole } = base;
  expect(describedOn({ ...whole, description: 'The Kiln.', statements: [] })).toBeUndefined();
});
