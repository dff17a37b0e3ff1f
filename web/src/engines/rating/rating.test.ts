import { describe, expect, it } from 'vitest';
import { createRating } from './rating.ts';

function setUp(store: (id: string, stars: number) => Promise<void>, how: 'stored' | 'queued' = 'stored') {
  const told: [number, string][] = [];
  const logged: string[] = [];
  const rating = createRating({
    service: { rate: (id, stars) => store(id, stars).then(() => how) },
    onRated: (stars, kept) => void told.push([stars, kept]),
    log: (message) => void logged.push(message),
  });
  return { rating, told, logged };
}

describe('rating', () => {
  it('shows and tells the stars once they are stored', async () => {
    const { rating, told } = setUp(() => Promise.resolve());
    await rating.rate('one', 4);
    expect(rating.store.getState()).toEqual({ one: 4 });
    expect(told).toEqual([[4, 'stored']]);
  });

  it('shows the stars as rated when they wait in the outbox', async () => {
    const { rating, told } = setUp(() => Promise.resolve(), 'queued');
    await rating.rate('one', 4);
    expect(rating.store.getState()).toEqual({ one: 4 });
    expect(told).toEqual([[4, 'queued']]);
  });

  it('takes the stars back that were refused after all', async () => {
    const { rating } = setUp(() => Promise.resolve(), 'queued');
    await rating.rate('one', 4);
    rating.show('one', undefined);
    expect(rating.store.getState()['one']).toBeUndefined();
  });

  it('stays unrated and only logs when they could not be stored', async () => {
    const { rating, told, logged } = setUp(() => Promise.reject(new Error('500')));
    await rating.rate('one', 4);
    expect(rating.store.getState()).toEqual({});
    expect(told).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  it('sends other stars in place of the first, and the same ones only once', async () => {
    const sent: [string, number][] = [];
    const { rating, told } = setUp((id, stars) => {
      sent.push([id, stars]);
      return Promise.resolve();
    });
    await rating.rate('one', 4);
    await rating.rate('one', 4);
    await rating.rate('one', 2);
    await rating.rate('two', 3);
    expect(sent).toEqual([
      ['one', 4],
      ['one', 2],
      ['two', 3],
    ]);
    expect(rating.store.getState()).toEqual({ one: 2, two: 3 });
    expect(told.map(([stars]) => stars)).toEqual([4, 2, 3]);
  });

  it('sends only the last of the stars that are chosen while a request is under way', async () => {
    const sent: number[] = [];
    const { rating } = setUp((_id, stars) => {
      sent.push(stars);
      return Promise.resolve();
    });
    await Promise.all([rating.rate('one', 4), rating.rate('one', 5), rating.rate('one', 2)]);
    expect(sent).toEqual([4, 2]);
    expect(rating.store.getState()).toEqual({ one: 2 });
  });

  it('keeps the stars that were stored when others in their place are refused', async () => {
    const { rating, logged } = setUp((_id, stars) =>
      stars === 4 ? Promise.resolve() : Promise.reject(new Error('500')),
    );
    await rating.rate('one', 4);
    await rating.rate('one', 2);
    expect(rating.store.getState()).toEqual({ one: 4 });
    expect(logged).toHaveLength(1);
  });
});
