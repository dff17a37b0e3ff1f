import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';

/** Works that are played one after the other. */
export interface PlayedList {
  /** Ids of the visits, in their order. */
  ids: readonly string[];
  /** Index of the one that is open. */
  place: number;
}

export interface PlaylistState {
  /** undefined while no list is played. */
  list: PlayedList | undefined;
}

export interface Playlist {
  readonly store: ReadableStore<PlaylistState>;
  /** Plays these visits from the first on, in place of any other list. Call it inside the visitor's tap. */
  start(ids: readonly string[]): void;
  /** Opens the next work or the one before; at either end of the list it stays, and the first begins again. */
  step(direction: -1 | 1): void;
  /** The open work was heard to its end: the next follows, and after the last the list is over. */
  heard(): void;
  /** The list is over; what is open stays. Does nothing while a work of the list is being opened. */
  end(): void;
}

/** Keeps the order and the place of a list. A visit that was erased meanwhile is left out. */
export function createPlaylist(works: {
  /** The visit is still there. */
  kept: (id: string) => boolean;
  /** Opens what there is to hear of a visit, in place of what is open, and plays it. */
  play: (id: string) => void;
}): Playlist {
  const store = createStore<PlaylistState>(() => ({ list: undefined }));
  /** Opening a work closes the one before, which is not the end of the list. */
  let opening = false;

  function open(ids: readonly string[], place: number): void {
    const id = ids[place];
    if (id === undefined) return;
    opening = true;
    try {
      works.play(id);
    } finally {
      opening = false;
    }
    store.setState({ list: { ids, place } });
  }

  /** The list as it is by now, and the index of the work that is open. */
  function now(): PlayedList | undefined {
    const { list } = store.getState();
    if (!list) return undefined;
    const current = list.ids[list.place];
    const ids = list.ids.filter((id) => id === current || works.kept(id));
    return { ids, place: current === undefined ? 0 : ids.indexOf(current) };
  }

  function end(): void {
    if (!opening && store.getState().list) store.setState({ list: undefined });
  }

  return {
    store,
    start: (ids) => open(ids.filter(works.kept), 0),
    step(direction) {
      const list = now();
      if (list) open(list.ids, Math.max(0, list.place + direction));
    },
    heard() {
      const list = now();
      if (!list) return;
      if (list.place === list.ids.length - 1) end();
      else open(list.ids, list.place + 1);
    },
    end,
  };
}
