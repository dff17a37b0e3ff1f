import { describe, expect, it } from 'vitest';
import { createRating } from './rating.ts';

function setUp(store: (id: string, stars: number) => Promise<void>) {
  const told: number[] = [];
  const logged: string[] = [];
  const rating = createRating({
    service: { rate: (id, { rating: stars }) => store(id, stars) },
    onRated: (stars) => void told.push(stars),
    log: (message) => void logged.push(message),
  });
  return { rating, told, logged };
}

describe('rating', () => {
  it('shows and tells the stars once they are stored', async () => {
    const { rating, told } = setUp(() => Promise.resolve());
    await rating.rate('one', 4);
    expect(rating.store.getState()).toEqual({ one: 4 });
    expect(told).toEqual([4]);
  });

  it('stays unrated and only logs when they could not be stored', async () => {
    const { rating, told, logged } = setUp(() => Promise.reject(new Error('500')));
    await rating.rate('one', 4);
    expect(rating.store.getState()).toEqual({});
    expect(told).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  it('sends a piece’s stars once, however often they are pressed', async () => {
    const sent: string[] = [];
    const { rating } = setUp((id) => {
      sent.push(id);
      return Promise.resolve();
    });
    await Promise.all([rating.rate('one', 4), rating.rate('one', 5), rating.rate('two', 3)]);
    await rating.rate('one', 2);
    expect(sent).toEqual(['one', 'two']);
  });
});
