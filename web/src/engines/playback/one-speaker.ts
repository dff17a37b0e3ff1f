import type { Channel } from '../../lib/channel.ts';
import type { Playback } from './playback.ts';
import type { PlaybackStatus } from './state.ts';

/** A page of this browser has begun to speak. */
export type Begun = 'begun';

const sounds = (status: PlaybackStatus) => status === 'playing' || status === 'waiting';

/** Whichever page begins to speak pauses the others; `channel` joins the pages of this browser. */
export function speakAlone(playback: Pick<Playback, 'store' | 'pause'>, channel: Channel<Begun>): void {
  playback.store.subscribe(({ status }, previous) => {
    if (sounds(status) && !sounds(previous.status)) channel.tell('begun');
  });
  channel.onMessage(() => playback.pause());
}
