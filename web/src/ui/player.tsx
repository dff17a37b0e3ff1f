import { useStore } from 'zustand';
import type { ReadableStore } from '../lib/store.ts';
import { Icon } from './icon.tsx';
import { Key } from './key.tsx';
import { placed } from './placed.ts';
import { Spinner } from './spinner.tsx';
import './player.css';

/** What the controls need of the playback engine. Positions in seconds. */
export interface PlayerView {
  status: 'idle' | 'waiting' | 'playing' | 'paused';
  segments: readonly { text: string; role: string }[];
  current: number;
  position: number;
  duration: number;
}

export type PlayerStore = ReadableStore<PlayerView>;

interface ScoreProps {
  store: PlayerStore;
  /** Role of the voice on the upper line; without it there is one line. */
  upperRole?: string;
}

/** One stroke a segment, as long as its text: done, now, to come. */
export function Score({ store, upperRole }: ScoreProps) {
  const segments = useStore(store, (state) => state.segments);
  const begun = useStore(store, (state) => state.status !== 'idle');
  const current = useStore(store, (state) => state.current);
  const share = useStore(store, ({ position, duration }) =>
    duration > 0 ? Math.min(1, position / duration) : 0,
  );
  const name = begun ? `Part ${current + 1} of ${segments.length}` : `${segments.length} parts`;
  return (
    <div className={upperRole ? 'score score-two' : 'score'}>
      <span className="unseen">{name}</span>
      {placed(segments).map(({ text, role, index, start }) => {
        const now = begun && index === current;
        const time = now ? 'now' : begun && index < current ? 'done' : '';
        const line = upperRole && role !== upperRole ? 'lower' : '';
        return (
          <i key={start} className={`${time} ${line}`.trim()} style={{ flexGrow: text.length }}>
            {now && <b style={{ transform: `scaleX(${share})` }} />}
          </i>
        );
      })}
    </div>
  );
}

interface TransportProps {
  store: PlayerStore;
  /** Word on the wide key while paused. */
  pausedWord: 'Play' | 'Resume';
  onPlay: () => void;
  onPause: () => void;
  onStop: () => void;
}

/** Play, Pause and Resume share one wide key; beside it Stop. */
export function Transport({ store, pausedWord, onPlay, onPause, onStop }: TransportProps) {
  const status = useStore(store, (state) => state.status);
  const sounding = status === 'playing' || status === 'waiting';
  return (
    <div className="transport">
      <button type="button" className="key key-first" onClick={sounding ? onPause : onPlay}>
        {status === 'waiting' ? <Spinner /> : <Icon name={sounding ? 'pause' : 'play'} />}
        <span>{sounding ? 'Pause' : status === 'paused' ? pausedWord : 'Play'}</span>
      </button>
      <Key icon="stop" word="Stop" onClick={onStop} />
    </div>
  );
}
