import { useState } from 'react';
import { useStore } from 'zustand';
import { BlobImage } from '../../ui/controls/blob-image.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { useServices } from '../services.ts';
import { IntroScene } from './intro-scene.tsx';
import { LabelOutlines } from './label-outlines.tsx';
import './preview.css';

function ScanRule() {
  const { capture } = useServices();
  const progress = useStore(capture.store, (state) => state.progress);
  return <span className="scan" style={{ transform: `translateY(${(progress - 1) * 100}%)` }} />;
}

/** The captured photo, with the labels outlined that it shows. */
function Photo({ picture, reading }: { picture: Blob; reading: boolean }) {
  const [drawn, setDrawn] = useState<{ picture: Blob; ratio: number }>();
  return (
    <>
      <BlobImage
        blob={picture}
        alt={reading ? '' : 'Captured artwork label'}
        onRatio={(ratio) => setDrawn({ picture, ratio })}
      />
      {drawn?.picture === picture && <LabelOutlines ratio={drawn.ratio} />}
      {reading && <ScanRule />}
    </>
  );
}

/** Stands in for the photo of a label that was typed. */
function TypedCard({ text }: { text: string }) {
  return (
    <div className="preview preview-typed">
      <p>{text}</p>
    </div>
  );
}

/** The 4:3 window: the intro, the photo being read, the captured photo. Says so while a file hovers over the page. */
export function Preview({ dropping }: { dropping: boolean }) {
  const { capture, intro } = useServices();
  const phase = useStore(capture.store, (state) => state.phase);
  const picture = useStore(capture.store, (state) => state.picture);
  const framed = useStore(capture.store, (state) => state.framed !== undefined);
  const typed = useStore(capture.store, (state) => (state.picture ? undefined : state.reading?.text));
  const still = useStore(intro, (state) => state.phase !== 'playing');
  const reading = phase === 'reading';
  const waiting = reading || (phase === 'cropping' && !framed);
  if (typed !== undefined && !dropping) return <TypedCard text={typed} />;
  return (
    <div className="preview">
      {dropping && <p className="preview-drop">Drop the photo here</p>}
      {picture ? <Photo picture={picture} reading={reading} /> : !waiting && <IntroScene still={still} />}
      {waiting && !picture && (
        <span className="preview-wait">
          <Spinner />
        </span>
      )}
    </div>
  );
}
