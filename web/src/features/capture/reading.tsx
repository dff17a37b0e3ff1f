import { useStore } from 'zustand';
import { Proof } from '../../ui/proof.tsx';
import { Spinner } from '../../ui/spinner.tsx';
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
        <div
          className="gauge"
          role="progressbar"
          aria-label="Reading the label"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i style={{ transform: `scaleX(${progress})` }} />
        </div>
      </div>
      <Proof />
    </>
  );
}
