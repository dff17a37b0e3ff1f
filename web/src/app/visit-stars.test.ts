import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createRating } from '../engines/rating/rating.ts';
import { visitOf } from '../engines/visits/testing/visit-of.ts';
import type { CurrentVisit } from '../features/services.ts';
import { connectStars } from './visit-stars.ts';

const RATED = visitOf({
  stars: { description: 4 },
  description: { description: 'A hare.', interactionId: 'phone', source: 'device' },
});

function setUp() {
  const store = createStore(() => ({ visits: [RATED] }));
  const currentVisit = createStore<CurrentVisit>(() => ({ id: undefined, reopened: false }));
  const rating = createRating({ service: { rate: async () => 'stored' }, onRated() {}, log() {} });
  connectStars({ visits: { store }, currentVisit, rating });
  return { store, currentVisit, rating };
}

it('shows the stars of a visit that is brought back', () => {
  const { currentVisit, rating } = setUp();
  expect(rating.store.getState()).toEqual({});
  currentVisit.setState({ id: 'visit', reopened: true });
  expect(rating.store.getState()).toEqual({ phone: 4 });
});

it('shows them with the text that takes the place of the one that was rated, until they are taken back', () => {
  const { store, currentVisit, rating } = setUp();
  currentVisit.setState({ id: 'visit' });
  const full = {
    ...RATED,
    description: { description: 'Much of a hare.', interactionId: 'server', source: 'grounded' as const },
  };
  store.setState({ visits: [full] });
  expect(rating.store.getState()).toEqual({ phone: 4, server: 4 });
  store.setState({ visits: [{ ...full, stars: {} }] });
  expect(rating.store.getState()['server']).toBeUndefined();
});
