import { useStore } from 'zustand';
import { speakerLabel } from '../../lib/speaker.ts';
import { FromNotes } from '../../ui/made-by.tsx';
import { PieceSheet, type PieceSlots, type WordsProps } from '../../ui/piece-sheet.tsx';
import { useServices } from '../services.ts';
import './podcast-panel.css';

function Turns({ segments, now, explained }: WordsProps) {
  return (
    <ol className="turns">
      {segments.map(({ text, role, index, start }) => (
        <li
          key={start}
          className={index === now ? 'now' : undefined}
          aria-current={index === now || undefined}
        >
          <b>{speakerLabel(role)}</b>
          <span>
            <span className="said">{text}</span>
            <FromNotes said={text} among={explained} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The conversation between two voices (docs/behaviour.md#podcast-panel). */
export default function PodcastPanel(slots: PieceSlots) {
  const { podcast, playback, settings, steps } = useServices();
  const piece = useStore(podcast.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const showScript = useStore(settings.store, (state) => state.showScript);
  return (
    <PieceSheet
      player={playback}
      piece={piece}
      upperRole="friend1"
      pausedWord="Resume"
      showScript={showScript}
      Words={Turns}
      onStop={steps.closePanel}
      {...slots}
    />
  );
}
