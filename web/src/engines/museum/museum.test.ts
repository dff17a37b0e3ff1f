import { expect, it } from 'vitest';
import type { LocalValue } from '../../lib/local-value.ts';
import { createMuseum } from './museum.ts';

const NOTES = { url: '/api/museum-notes?v=1', bytes: 10, integrity: 'sha256-a' };

function storageWith(value: unknown): LocalValue {
  let kept = value;
  return { read: () => kept, write: (written) => (kept = written) };
}

it('shows the house that the server named last, also before it has been asked', () => {
  const storage = storageWith(undefined);
  const first = createMuseum(storage);
  expect(first.store.getState()).toEqual({});
  first.hear({ name: 'Kettle House', notes: NOTES });
  expect(createMuseum(storage).store.getState()).toEqual({ name: 'Kettle House', notes: NOTES });
  first.hear(undefined);
  expect(first.store.getState()).toEqual({});
  expect(createMuseum(storage).store.getState()).toEqual({});
});

it('tells nobody when nothing has changed', () => {
  const museum = createMuseum(storageWith({ name: 'Kettle House', notes: NOTES }));
  let changes = 0;
  museum.store.subscribe(() => (changes += 1));
  museum.hear({ name: 'Kettle House', notes: NOTES });
  expect(changes).toBe(0);
  museum.hear({ name: 'Kettle House', notes: { ...NOTES, url: '/api/museum-notes?v=2' } });
  expect(changes).toBe(1);
});

it.each([
  undefined,
  null,
  7,
  [],
  { name: 7, logo: 'x', notes: { url: 5 } },
  { notes: { ...NOTES, bytes: 0 } },
])('takes what is damaged in the storage as not set: %j', (value) => {
  expect(createMuseum(storageWith(value)).store.getState()).toEqual({});
});
