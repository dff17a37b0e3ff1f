import type { KeyboardEvent, PointerEvent } from 'react';
import { useStore } from 'zustand';
import type { ReadableStore } from '../../lib/store.ts';
import { Icon } from '../controls/icon.tsx';
import { Button } from '../controls/button.tsx';
import { placedSegments, type Spoken } from '../script/segments.ts';
import { clockText, playedTime } from './played-time.ts';
import { Spinner } from '../controls/spinner.tsx';
import './player.css';

/** What the controls need of the playback engine. Positions in seconds. */
export interface PlayerView {
  status: 'idle' | 'waiting' | 'playing' | 'paused';
  segments: readonly Spoken[];
  current: number;
  position: number;
  duration: number;
  elapsed: number;
  total: number;
  totalIsExact: boolean;
  /** Paused where an earlier listening was left, and not touched since. */
  goesOn: boolean;
  speed: number;
}

export type PlayerStore = ReadableStore<PlayerView>;

/** What the controls ask of it. */
export interface Player {
  readonly store: PlayerStore;
  play: () => void;
  pause: () => void;
  goTo: (index: number) => void;
  step: (direction: -1 | 1) => void;
  setSpeed: (speed: number) => void;
}

interface ScoreProps {
  player: Player;
  /** Role of the voice on the upper line; without it there is one line. */
  upperRole?: string;
}

/** The position slider, which moves by segments: a stroke for each, as long as its text, in the looks of done, current or to come. */
function Strokes({ player, upperRole }: ScoreProps) {
  const { store, goTo, step } = player;
  const segments = useStore(store, (state) => state.segments);
  const begun = useStore(store, (state) => state.status !== 'idle');
  const current = useStore(store, (state) => state.current);
  const time = useStore(store, playedTime);
  const share = useStore(store, ({ position, duration }) =>
    duration > 0 ? Math.min(1, position / duration) : 0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowUp: () => step(1),
      ArrowLeft: () => step(-1),
      ArrowDown: () => step(-1),
      Home: () => goTo(0),
      End: () => goTo(segments.length - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onPointerUp = ({ currentTarget, clientX }: PointerEvent) => {
    const strokes = Array.from(currentTarget.querySelectorAll('i'), (stroke) =>
      stroke.getBoundingClientRect(),
    );
    const after = strokes.findIndex(({ left }) => left > clientX);
    goTo(Math.max(0, (after < 0 ? strokes.length : after) - 1));
  };

  return (
    <div
      className={upperRole ? 'score score-two' : 'score'}
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={1}
      aria-valuemax={segments.length}
      aria-valuenow={current + 1}
      aria-valuetext={`Part ${current + 1} of ${segments.length}, ${time}`}
      onKeyDown={onKeyDown}
      onPointerUp={onPointerUp}
    >
      {placedSegments(segments).map(({ text, role, index, start }) => {
        const now = begun && index === current;
        const when = now ? 'now' : begun && index < current ? 'done' : '';
        const line = upperRole && role !== upperRole ? 'lower' : '';
        return (
          <i key={start} className={`${when} ${line}`.trim()} style={{ flexGrow: text.length }}>
            {now && <b style={{ transform: `scaleX(${share})` }} />}
          </i>
        );
      })}
    </div>
  );
}

/** The position slider between the buttons for a step back and a step forward. */
export function Score({ player, upperRole }: ScoreProps) {
  return (
    <div className="score-row">
      <button type="button" className="icon-button" aria-label="Back" onClick={() => player.step(-1)}>
        <Icon name="back" />
      </button>
      <Strokes player={player} {...(upperRole === undefined ? {} : { upperRole })} />
      <button type="button" className="icon-button" aria-label="Forward" onClick={() => player.step(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}

const SPEEDS = [0.75, 1, 1.25, 1.5];

function SpeedButton({ player }: { player: Player }) {
  const speed = useStore(player.store, (state) => state.speed);
  const next = SPEEDS.find((other) => other > speed) ?? SPEEDS[0] ?? 1;
  return (
    <button
      type="button"
      className="button speed"
      aria-label={`Speed ${speed}×`}
      onClick={() => player.setSpeed(next)}
    >
      {speed}×
    </button>
  );
}

interface TransportProps {
  player: Player;
  /** Word on the wide button while paused. */
  pausedWord: 'Play' | 'Resume';
  onStop: () => void;
}

/** Play, Pause and Resume share one wide button; beside it Stop and the speed. */
export function Transport({ player, pausedWord, onStop }: TransportProps) {
  const status = useStore(player.store, (state) => state.status);
  const left = useStore(player.store, ({ goesOn, elapsed }) => (goesOn ? clockText(elapsed) : undefined));
  const pausedAt = left === undefined ? pausedWord : `Go on from ${left}`;
  const sounding = status === 'playing' || status === 'waiting';
  return (
    <div className="transport">
      <button
        type="button"
        className={left === undefined ? 'button button-first' : 'button button-first goes-on'}
        onClick={sounding ? player.pause : player.play}
      >
        {status === 'waiting' ? <Spinner /> : <Icon name={sounding ? 'pause' : 'play'} />}
        <span>{sounding ? 'Pause' : status === 'paused' ? pausedAt : 'Play'}</span>
      </button>
      <Button icon="stop" word="Stop" onClick={onStop} />
      <SpeedButton player={player} />
    </div>
  );
}
