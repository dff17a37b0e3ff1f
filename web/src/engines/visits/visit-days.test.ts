import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitOf } from './testing/visit-of.ts';
import { museumOfDay, visitDays } from './visit-days.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('visits stand under the day they were made on, by the phone’s clock, in the order given', () => {
  const visits = [
    visitOf({ id: 'c', seenAt: at(24, 0) }),
    visitOf({ id: 'b', seenAt: at(23, 23) }),
    visitOf({ id: 'a', seenAt: at(23, 9), museum: 'Rijksmuseum' }),
  ];
  expect(visitDays(visits).map((day) => [day.day, day.museum, day.visits.map(({ id }) => id)])).toEqual([
    [at(24, 0), undefined, ['c']],
    [at(23, 0), 'Rijksmuseum', ['b', 'a']],
  ]);
});

test('the name of a day is that of any of its visits, and of no other day', () => {
  const named = [visitOf({ seenAt: at(23, 9), museum: 'Rijksmuseum' }), visitOf({ seenAt: at(23, 10) })];
  expect(museumOfDay(named, at(23, 20))).toBe('Rijksmuseum');
  expect(museumOfDay(named, at(24, 1))).toBeUndefined();
});

test('every visit stands under exactly one day, and no day twice', () => {
  const visit = fc
    .integer({ min: at(1, 0), max: at(30, 0) })
    .map((seenAt) => visitOf({ id: String(seenAt), seenAt }));
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 30 }), (visits) => {
      const days = visitDays(visits);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      expect(new Set(days.flatMap((day) => day.visits))).toEqual(new Set(visits));
      expect(days.flatMap((day) => day.visits)).toHaveLength(visits.length);
    }),
  );
});
