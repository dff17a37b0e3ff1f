import { useStore } from 'zustand';
import { Skeleton } from '../../ui/player/skeleton.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { useServices } from '../services.ts';
import './reading.css';

/** How far the reader is, while it reads. */
export function Reading() {
  const { capture } = useServices();
  const progress = useStore(capture.store, (state) => state.progress);
  const percent = Math.round(progress * 100);
  return (
    <>
      <div className="reading">
        <p className="reading-words">
          <Spinner />
          Processing image...
        </p>
        <span className="reading-share">{percent}%</span>
        <progress className="gauge" aria-label="Reading the label" max={100} value={percent} />
      </div>
      <Skeleton />
    </>
  );
}
