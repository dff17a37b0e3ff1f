import { Fragment } from 'react';
import { useStore } from 'zustand';
import { PieceSheet, type PieceSlots, type WordsProps } from '../../ui/player/piece-sheet.tsx';
import { SegmentText } from '../../ui/script/segment-text.tsx';
import { useServices } from '../services.ts';

function Sentences({ segments, now, printed }: WordsProps) {
  return (
    <p>
      {segments.map((segment) => (
        <Fragment key={segment.start}>
          {segment.index > 0 && ' '}
          <span
            className={segment.index === now ? 'said now' : 'said'}
            aria-current={segment.index === now || undefined}
          >
            <SegmentText segment={segment} printed={printed} />
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** The short spoken description (docs/behaviour.md#sound-bite-panel). */
export default function SoundBitePanel(slots: PieceSlots) {
  const { soundBite, playback, settings, steps } = useServices();
  const piece = useStore(soundBite.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const showScript = useStore(settings.store, (state) => state.showScript);
  return (
    <PieceSheet
      player={playback}
      piece={piece}
      pausedWord="Play"
      showScript={showScript}
      Words={Sentences}
      onStop={steps.closePanel}
      onReadOn={() => soundBite.readOn()}
      {...slots}
    />
  );
}
