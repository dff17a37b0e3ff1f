import { useStore } from 'zustand';
import { Spinner } from '../../ui/spinner.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
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
  const url = useObjectUrl(useStore(capture.store, (state) => state.picture));
  const reading = phase === 'reading';
  return (
    <div className="preview">
      {url ? (
        <img src={url} alt={reading ? '' : 'Captured artwork label'} />
      ) : (
        (phase === 'empty' || phase === 'failed') && <IntroScene />
      )}
      {reading &&
        (url ? (
          <ScanRule />
        ) : (
          <span className="preview-wait">
            <Spinner />
          </span>
        ))}
    </div>
  );
}
