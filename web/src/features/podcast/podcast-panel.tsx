import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { placed } from '../../ui/placed.ts';
import { Score, Transport } from '../../ui/player.tsx';
import { Generating, Sheet } from '../../ui/sheet.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { useServices } from '../services.ts';
import { speakerLabel } from './speaker.ts';
import './podcast-panel.css';

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
        <ol className="turns">
          {placed(segments).map(({ text, role, index, start }) => (
            <li key={start} className={index === now ? 'now' : undefined}>
              <b>{speakerLabel(role)}</b>
              <span>
                <mark>{text}</mark>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface PanelProps {
  /** What failed while it was open. */
  fault: ReactNode;
  rating: ReactNode;
}

/** The conversation between two voices (SPEC section 2). */
export default function PodcastPanel({ fault, rating }: PanelProps) {
  const { podcast, playback, settings, steps } = useServices();
  const phase = useStore(podcast.store, (state) => state.phase);
  const showScript = useStore(settings.store, (state) => state.showScript);
  return (
    <Sheet title="Mini-podcast" tall={showScript} store={playback.store}>
      {phase === 'ready' ? (
        <>
          <p className="note sheet-made">Made by a machine from the label</p>
          <Score store={playback.store} upperRole="friend1" />
          {fault}
          {showScript && <Script />}
          <div className="sheet-foot">
            <Transport
              store={playback.store}
              pausedWord="Resume"
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
