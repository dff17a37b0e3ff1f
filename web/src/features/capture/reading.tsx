import { useStore } from 'zustand';
import { readingAnother } from '../../lib/reading-words.ts';
import { Skeleton } from '../../ui/player/skeleton.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { useServices } from '../services.ts';
import './reading.css';

/** How far the reader is, while it reads. */
export function Reading() {
  const { capture } = useServices();
  const progress = useStore(capture.store, (state) => state.progress);
  const labels = useStore(capture.store, (state) => state.labels);
  const percent = Math.round(progress * 100);
  const number = labels.findIndex(({ taken }) => taken) + 1;
  return (
    <>
      <div className="reading">
        <p className="reading-words">
          <Spinner />
          {number > 0 ? `${readingAnother({ number, count: labels.length })}...` : 'Processing image...'}
        </p>
        <span className="reading-share">{percent}%</span>
        <progress className="gauge" aria-label="Reading the label" max={100} value={percent} />
      </div>
      <Skeleton />
    </>
  );
}
