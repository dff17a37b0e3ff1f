import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('holds what was used last, never more than it may', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 30 }).map(String), isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.array(step, { maxLength: 200 }), (max, steps) => {
      const recent = createRecent<number>(max);
      /** The keys that are surely held, used last at the end. */
      let used: string[] = [];
      for (const [at, { key, isRead }] of steps.entries()) {
        const found = recent.get(key);
        if (used.slice(-Math.floor(max / 2)).includes(key)) expect(found).toBeDefined();
        if (isRead && found === undefined) continue;
        if (!isRead) recent.set(key, at);
        used = [...used.filter((other) => other !== key), key];
      }
      const held = Array.from({ length: 31 }, (_, key) => recent.get(String(key))).filter(
        (value) => value !== undefined,
      );
      expect(held.length).toBeLessThanOrEqual(max);
    }),
  );
});

test('gives the newest value of a key', () => {
  const recent = createRecent<string>(4);
  recent.set('a', 'old');
  recent.set('b', 'other');
  recent.set('a', 'new');
  expect(recent.get('a')).toBe('new');
});

test('what is deleted is gone, and what is too heavy is not held, nor its older value', () => {
  const recent = createRecent<string>(10, (value) => value.length);
  recent.set('a', '12345');
  recent.set('b', '12345');
  recent.delete('a');
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, '12345']);
  recent.set('b', '123456');
  expect(recent.get('b')).toBeUndefined();
});
