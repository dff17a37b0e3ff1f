import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { placed } from '../../ui/placed.ts';
import { Score, Transport } from '../../ui/player.tsx';
import { Generating, Sheet } from '../../ui/sheet.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { useServices } from '../services.ts';

function Script() {
  const { playback } = useServices();
  const segments = useStore(playback.store, (state) => state.segments);
  const now = useStore(playback.store, ({ status, current }) =>
    status === 'playing' || status === 'paused' ? current : undefined,
  );
  const box = useFollow(now);
  return (
    <div className="script-room">
      <section ref={box} className="script" aria-label="Script">
        <p>
          {placed(segments).map(({ text, index, start }) => (
            <Fragment key={start}>
              {index > 0 && ' '}
              <mark className={index === now ? 'now' : undefined}>{text}</mark>
            </Fragment>
          ))}
        </p>
      </section>
    </div>
  );
}

interface PanelProps {
  /** What failed while it was open. */
  fault: ReactNode;
  rating: ReactNode;
}

/** The short spoken description (SPEC section 2). */
export default function SoundBitePanel({ fault, rating }: PanelProps) {
  const { soundBite, playback, settings, steps } = useServices();
  const phase = useStore(soundBite.store, (state) => state.phase);
  const showScript = useStore(settings.store, (state) => state.showScript);
  return (
    <Sheet title="Sound bite" tall={showScript} store={playback.store}>
      {phase === 'ready' ? (
        <>
          <p className="note sheet-made">Made by a machine from the label</p>
          <Score store={playback.store} />
          {fault}
          {showScript && <Script />}
          <div className="sheet-foot">
            <Transport
              store={playback.store}
              pausedWord="Play"
              onPlay={playback.play}
              onPause={playback.pause}
              onStop={steps.closePanel}
            />
            {rating}
          </div>
        </>
      ) : (
        <Generating tall={showScript} />
      )}
    </Sheet>
  );
}
