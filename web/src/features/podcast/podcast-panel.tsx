import { useStore } from 'zustand';
import { speakerLabel } from '../../lib/speaker.ts';
import { PieceSheet, type PieceSlots, type WordsProps } from '../../ui/player/piece-sheet.tsx';
import { SegmentText } from '../../ui/script/segment-text.tsx';
import { useServices } from '../services.ts';
import './podcast-panel.css';

function Turns({ segments, now, printed }: WordsProps) {
  return (
    <ol className="turns">
      {segments.map((segment) => (
        <li
          key={segment.start}
          className={segment.index === now ? 'now' : undefined}
          aria-current={segment.index === now || undefined}
        >
          <b>{speakerLabel(segment.role)}</b>
          <span>
            <span className="said">
              <SegmentText segment={segment} printed={printed} />
            </span>
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
      onReadOn={() => podcast.readOn()}
      {...slots}
    />
  );
}
