import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { visitOf } from './testing/visit-of.ts';
import type { Visit } from './visit.ts';
import { createVisitList } from './visit-list.ts';
import type { VisitsState } from './visits.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

function setUp(visits: Visit[]) {
  const store = createStore<VisitsState>(() => ({ visits }));
  const note = async (id: string, what: Partial<Visit>) =>
    store.setState((state) => ({
      visits: state.visits.map((visit) => (visit.id === id ? { ...visit, ...what } : visit)),
    }));
  return { store, list: createVisitList({ store, note }, () => at(24, 12)) };
}

const visit = (title: string, seenAt: number) =>
  visitOf({ id: title, title, seenAt, reading: readingOf(title) });
const hare = visit('Young Hare', at(23, 9));
const harbour = visit('The Harbour', at(23, 10));
const pond = visit('The Pond', at(24, 9));

test('a name that is given to a day while some of it is searched for is that of the whole day, and found', () => {
  const { list } = setUp([pond, harbour, hare]);
  list.open();
  list.search('hare');
  const [day] = list.store.getState().days;
  if (!day) throw new Error('nothing found');
  list.nameDay(day, ' Albertina ');
  list.search('albertina');
  expect(list.store.getState().found.map(({ id }) => id)).toEqual(['The Harbour', 'Young Hare']);
  expect(list.store.getState().museums).toEqual(['Albertina']);
  list.nameDay(day, ' ');
  expect(list.store.getState()).toMatchObject({ found: [], museums: [] });
});

test('what is found follows the visits: one that is erased leaves, one that is read comes', () => {
  const { store, list } = setUp([hare]);
  const close = list.open();
  list.search('the');
  store.setState({ visits: [pond, harbour, hare] });
  expect(list.store.getState().found).toEqual([pond, harbour]);
  store.setState({ visits: [harbour] });
  expect(list.store.getState().days).toMatchObject([{ day: at(23, 0), visits: [harbour] }]);
  close();
  store.setState({ visits: [harbour, hare] });
  list.open();
  expect(list.store.getState()).toMatchObject({ asked: '', found: [harbour, hare], today: at(24, 0) });
});
