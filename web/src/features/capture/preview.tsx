import { useStore } from 'zustand';
import { BlobImage } from '../../ui/blob-image.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useServices } from '../services.ts';
import { IntroScene } from './intro-scene.tsx';
import './preview.css';

function ScanRule() {
  const { capture } = useServices();
  const progress = useStore(capture.store, (state) => state.progress);
  return <span className="scan" style={{ transform: `translateY(${(progress - 1) * 100}%)` }} />;
}

/** The 4:3 window: the intro, the photo being read, the captured photo. */
export function Preview() {
  const { capture } = useServices();
  const phase = useStore(capture.store, (state) => state.phase);
  const picture = useStore(capture.store, (state) => state.picture);
  const reading = phase === 'reading';
  return (
    <div className="preview">
      {picture ? (
        <BlobImage blob={picture} alt={reading ? '' : 'Captured artwork label'} />
      ) : (
        (phase === 'empty' || phase === 'failed') && <IntroScene still={phase === 'failed'} />
      )}
      {reading &&
        (picture ? (
          <ScanRule />
        ) : (
          <span className="preview-wait">
            <Spinner />
          </span>
        ))}
    </div>
  );
}
