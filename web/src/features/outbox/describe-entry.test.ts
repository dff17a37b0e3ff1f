import { expect, test } from 'vitest';
import { newEntry, type OutboxEntry } from '../../engines/outbox/entry.ts';
import { entryState, whatIsAsked } from './describe-entry.ts';

const entry = newEntry('1', 'v', { kind: 'description', body: { text: 'Harbour' } }, 1_000);
const rating: OutboxEntry = {
  ...entry,
  request: { kind: 'rating', piece: 'description', interactionId: undefined, body: { rating: 4 } },
};

test('a request is named as the visitor knows it', () => {
  expect(whatIsAsked(entry)).toBe('Sound bite');
  expect(whatIsAsked(rating)).toBe('Rating: 4 stars');
});

test('each state has its sentence', () => {
  expect(entryState(entry, 0, true)).toBe('Being sent');
  expect(entryState(entry, 0, false)).toBe('Waiting to be sent');
  expect(entryState(rating, 0, false)).toBe('Goes with the request before it');
  expect(entryState({ ...entry, quietUntil: 5_000 }, 0, false)).toBe(
    'The server asked to wait less than a minute',
  );
  expect(entryState({ ...entry, trouble: 'Error: 500' }, 0, false)).toBe(
    'Error: 500. Next try in less than a minute',
  );
  expect(entryState({ ...entry, trouble: 'No Internet. Turn on Wi-Fi.' }, 0, false)).toBe(
    'No Internet. Turn on Wi-Fi. Next try in less than a minute',
  );
});

test('a time that is a minute off or more is that of the day, to the minute in which it has come', () => {
  const sharp = new Date(2026, 4, 2, 14, 30).getTime();
  const at = (dueAt: number, quietUntil = 0) =>
    entryState({ ...entry, trouble: 'Error: 500', dueAt, quietUntil }, sharp - 60_000, false);
  // Some builds of ICU part the time and 'PM' by a space that does not break.
  expect(at(sharp)).toMatch(/^Error: 500\. Next try at 2:30\sPM$/);
  expect(at(sharp + 1_000)).toMatch(/ at 2:31\sPM$/);
  expect(at(sharp - 1)).toBe('Error: 500. Next try in less than a minute');
  expect(at(sharp + 1_000, sharp + 1_000)).toMatch(/^The server asked to wait until 2:31\sPM$/);
});
