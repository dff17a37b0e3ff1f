import { expect, test } from 'vitest';
import { eventThing } from '../../tell/tombstone/things/event-things.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { readDateOfEvent, readEvent } from './event-titles.ts';

test.each([
  [
    'Trunk used by Elise Hansen on her voyage to Bremen, 1848',
    'a trunk used by Elise Hansen on her voyage to Bremen in 1848',
  ],
  [
    'Gown worn by Mary Cavendish at the Charity Ball, 1876',
    'a gown worn by Mary Cavendish at the Charity Ball in 1876',
  ],
])('the year in %j is when the thing was used, and not when it was made', (title, said) => {
  const named = title.slice(0, -6);
  const reading = (start: number, end: number): { start: number; end: number; certainty: number } => ({
    start,
    end,
    certainty: 1,
  });
  const facts = {
    ...factsOf('Shawl'),
    title: named,
    date: title.slice(-4),
    given: title,
    readings: { title: reading(0, named.length), date: reading(named.length + 2, title.length) },
  };
  readDateOfEvent(facts);
  expect(facts).toMatchObject({ title, date: null });
  expect(readEvent(title)).toMatchObject({ when: title.slice(-4) });
  expect(eventThing(title)).toBe(said);
});

test('when a thing was made may stand on a line of its own', () => {
  expect(factsOf('Cup won by Ada Birch in Bath, 1931', 'Silver', '1890').date).toBe('1890');
});

test('the year behind the title of a picture is when it was made', () => {
  expect(factsOf('Boat used by smugglers, 1848', 'Ada Birch', 'Oil on canvas').date).toBe('1848');
});

test('several things have no article', () => {
  expect(biteOn('Shoes worn by Ada Birch at a ball, 1911', 'Silk')).not.toContain('a shoes');
});
