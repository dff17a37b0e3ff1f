import { Fragment } from 'react';
import { useStore } from 'zustand';
import { FromNotes } from '../../ui/made-by.tsx';
import { PieceSheet, type PieceSlots, type WordsProps } from '../../ui/piece-sheet.tsx';
import { useServices } from '../services.ts';

function Sentences({ segments, now, explained }: WordsProps) {
  return (
    <p>
      {segments.map(({ text, index, start }) => (
        <Fragment key={start}>
          {index > 0 && ' '}
          <span className={index === now ? 'said now' : 'said'} aria-current={index === now || undefined}>
            {text}
          </span>
          <FromNotes said={text} among={explained} />
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
      {...slots}
    />
  );
}
