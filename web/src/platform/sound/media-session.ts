import type { Playlist } from '../../engines/listening/playlist.ts';
import type { Playback } from '../../engines/playback/playback.ts';
import type { PlaybackState } from '../../engines/playback/state.ts';

/** What the lock screen and the headphones' display show. */
export interface NowPlaying {
  title: string;
  artist: string;
  /** A picture of the label; the app's icon stands in. */
  picture: Blob | undefined;
}

const ICON: MediaImage = { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' };
const PLAYBACK_STATES = { idle: 'none', waiting: 'playing', playing: 'playing', paused: 'paused' } as const;

/** A browser throws for an action that it does not support. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The visitor has the app's own controls.
  }
}

/**
 * Controls playback from the lock screen, the headphones and the keyboard's media keys, where there are such.
 * While a list of works is played, the buttons for another track go to another work of it.
 * @param onRenamed tells when what plays has another name
 */
export function connectMediaSession(
  { playback, playlist }: { playback: Playback; playlist: Playlist },
  nowPlaying: () => NowPlaying,
  onRenamed: (listener: () => void) => void,
): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  let pictureUrl: string | undefined;

  const showWork = () => {
    if (pictureUrl !== undefined) URL.revokeObjectURL(pictureUrl);
    const { title, artist, picture } = nowPlaying();
    pictureUrl = picture && URL.createObjectURL(picture);
    const artwork =
      pictureUrl === undefined ? [ICON] : [{ src: pictureUrl, type: picture?.type ?? '' }, ICON];
    session.metadata = new MediaMetadata({ title, artist, album: 'Placard', artwork });
  };
  const inList = () => playlist.store.getState().list !== undefined;
  const showNothing = () => {
    session.metadata = null;
    session.playbackState = 'none';
  };
  const showPosition = () => {
    const { elapsed, total, speed } = playback.store.getState();
    session.setPositionState({
      duration: total,
      position: Math.min(elapsed, total),
      playbackRate: speed,
    });
  };

  handle('play', playback.play);
  handle('pause', playback.pause);
  handle('stop', playback.pause);
  const stepTrack = (direction: -1 | 1) => (inList() ? playlist : playback).step(direction);
  handle('previoustrack', () => stepTrack(-1));
  handle('nexttrack', () => stepTrack(1));
  handle('seekbackward', () => playback.step(-1));
  handle('seekforward', () => playback.step(1));
  handle('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) playback.seek(seekTime);
  });

  const show = (state: PlaybackState, previous: Pick<PlaybackState, 'status'> & Partial<PlaybackState>) => {
    if (state.status === 'idle') {
      // Between two works of a list the phone keeps its controls, and the page awake.
      if (previous.status !== 'idle' && !inList()) showNothing();
      return;
    }
    if (previous.status === 'idle' || state.segments !== previous.segments) showWork();
    session.playbackState = PLAYBACK_STATES[state.status];
    const moved = state.status !== previous.status || state.current !== previous.current;
    if (moved || state.total !== previous.total || state.speed !== previous.speed) showPosition();
  };
  playback.store.subscribe(show);
  playlist.store.subscribe(() => {
    if (!inList() && playback.store.getState().status === 'idle') showNothing();
  });
  // Something may play before this chunk has been fetched.
  show(playback.store.getState(), { status: 'idle' });
  // A name may come after the sound.
  onRenamed(() => {
    if (playback.store.getState().status !== 'idle') showWork();
  });
}
