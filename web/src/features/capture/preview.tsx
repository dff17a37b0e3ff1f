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

/** Stands in for the photo of a label that was typed. */
function TypedCard({ text }: { text: string }) {
  return (
    <div className="preview preview-typed">
      <p>{text}</p>
    </div>
  );
}

/** The 4:3 window: the intro, the photo being read, the captured photo. */
export function Preview() {
  const { capture, intro } = useServices();
  const phase = useStore(capture.store, (state) => state.phase);
  const picture = useStore(capture.store, (state) => state.picture);
  const typed = useStore(capture.store, (state) => (state.picture ? undefined : state.reading?.text));
  const still = useStore(intro, (state) => state.phase !== 'playing');
  const reading = phase === 'reading';
  if (typed !== undefined) return <TypedCard text={typed} />;
  return (
    <div className="preview">
      {picture ? (
        <BlobImage blob={picture} alt={reading ? '' : 'Captured artwork label'} />
      ) : (
        (phase === 'empty' || phase === 'failed') && <IntroScene still={still} />
      )}
      {reading && picture && <ScanRule />}
      {(reading || phase === 'cropping') && !picture && (
        <span className="preview-wait">
          <Spinner />
        </span>
      )}
    </div>
  );
}
