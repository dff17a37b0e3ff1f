import { expect, test } from 'vitest';
import { idsBefore, timeOrderedId } from './time-ordered-id.ts';

test('ids are UUIDs of version 7 that sort by their time and never repeat', () => {
  const times = Array.from({ length: 1_000 }, (_, at) => 1_700_000_000_000 + Math.floor(at / 10));
  const ids = times.map(timeOrderedId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  for (let at = 10; at < ids.length; at += 1) expect(String(ids[at]) > String(ids[at - 10])).toBe(true);
});

test('the ids made before a time sort before its mark, those made at it or later do not', () => {
  for (const time of [1, 0xfff, 0x1000, 1_700_000_000_000]) {
    expect(timeOrderedId(time - 1) < idsBefore(time)).toBe(true);
    expect(timeOrderedId(time) < idsBefore(time)).toBe(false);
  }
});
