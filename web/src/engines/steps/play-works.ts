import { createPlaylist, type Playlist } from '../listening/playlist.ts';
import type { Playback } from '../playback/playback.ts';
import type { CurrentVisit } from '../visits/current-visit.ts';
import type { Visits } from '../visits/visits.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Steps } from './steps.ts';

/** A panel, as far as its phase. */
interface Panel {
  store: Pick<ReadableStore<{ phase: string }>, 'getState'> & {
    subscribe: (listener: () => void) => () => void;
  };
}

interface PlayDeps {
  visits: Pick<Visits, 'store'>;
  soundBite: Panel;
  podcast: Panel;
  playback: Pick<Playback, 'play'>;
  steps: Pick<Steps, 'openVisit' | 'openSoundBite' | 'openPodcast'>;
}

/** Plays what is open as soon as it is there to be heard, unless it is closed before that. */
function playWhenReady({ soundBite, podcast, playback }: PlayDeps): void {
  for (const { store } of [soundBite, podcast]) {
    const play = () => {
      const { phase } = store.getState();
      if (phase !== 'generating') stopWaiting();
      if (phase === 'ready') playback.play();
    };
    const stopWaiting = store.subscribe(play);
    play();
  }
}

/**
 * The list of works played one after the other: of each what was made of it, the sound bite first, which is made where
 * there is nothing yet. `deps` is called once a list is begun; `unlock` allows the later works to sound.
 */
export function createWorksPlaylist(deps: () => PlayDeps, unlock: () => void): Playlist {
  const visitOf = (id: string) =>
    deps()
      .visits.store.getState()
      .visits.find((visit) => visit.id === id);
  const playlist = createPlaylist({
    kept: (id) => visitOf(id) !== undefined,
    play(id) {
      const { steps } = deps();
      const visit = visitOf(id);
      if (!visit) return;
      steps.openVisit(visit);
      if (visit.conversation && !visit.description) steps.openPodcast();
      else steps.openSoundBite();
      playWhenReady(deps());
    },
  });
  return {
    ...playlist,
    start(ids) {
      unlock();
      playlist.start(ids);
    },
  };
}

/** A list is over once another label is on the screen than its own, or its panel has closed: by Stop, Back or another key. */
export function connectPlaylist({
  playlist,
  currentVisit,
  soundBite,
  podcast,
}: {
  playlist: Playlist;
  currentVisit: Pick<ReadableStore<CurrentVisit>, 'getState' | 'subscribe'>;
  soundBite: Panel;
  podcast: Panel;
}): void {
  const look = () => {
    const { list } = playlist.store.getState();
    const silent = [soundBite, podcast].every(({ store }) => store.getState().phase === 'closed');
    if (list && (silent || currentVisit.getState().id !== list.ids[list.place])) playlist.end();
  };
  for (const store of [soundBite.store, podcast.store, currentVisit]) store.subscribe(look);
}
