import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ConnectionState } from '../engines/connection/assess.ts';
import { preloadWithSignal } from './use-preloaded.ts';

it('fetches all views at once, again when the signal is back, and no more once it was stopped', () => {
  const asked: string[] = [];
  const view = (name: string) => ({ preload: async () => void asked.push(name) });
  const store = createStore<{ state: ConnectionState }>(() => ({ state: 'offline' }));

  const stop = preloadWithSignal([view('card'), view('panel')], { store });
  expect(asked).toEqual(['card', 'panel']);
  store.setState({ state: 'unstable' });
  expect(asked).toHaveLength(2);
  store.setState({ state: 'connected' });
  expect(asked).toEqual(['card', 'panel', 'card', 'panel']);
  stop();
  store.setState({ state: 'offline' });
  store.setState({ state: 'connected' });
  expect(asked).toHaveLength(4);
});
