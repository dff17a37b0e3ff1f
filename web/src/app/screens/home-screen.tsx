import { Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { APP_VERSION } from '@placard/api/limits';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import { Announcer } from '../../features/announcer/announcer.tsx';
import { AnotherFault, LabelsFound } from '../../features/capture/labels-found.tsx';
import { CAMERA, LIBRARY } from '../../features/capture/photo-inputs.ts';
import { PhotoInput } from '../../features/capture/photo-input.tsx';
import { Preview } from '../../features/capture/preview.tsx';
import { Reading } from '../../features/capture/reading.tsx';
import { ShotHelp } from '../../features/capture/shot-help.tsx';
import { usePhotoDrop } from '../../features/capture/use-photo-drop.ts';
import { Dock } from '../../features/dock/dock.tsx';
import { openPanel } from '../../features/dock/dock-buttons.ts';
import { InstallHint } from '../../features/install/install-hint.tsx';
import { WorkLines } from '../../features/label-text/work-lines.tsx';
import { ListeningFaultNote } from '../../features/listening-fault/listening-fault.tsx';
import { ReadinessLine } from '../../features/readiness/readiness-line.tsx';
import { WhatIsSent } from '../../features/sending/what-is-sent.tsx';
import { useServices } from '../../features/services.ts';
import { usePreloaded } from '../../features/use-preloaded.ts';
import { SeenBefore } from '../../features/label-text/seen-before.tsx';
import { TypeDialog } from '../../features/typed-label/type-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { fetchedAtLast } from '../../lib/fetched-once.ts';
import { timeoutTimer } from '../../platform/timing/clock.ts';
import { lazyView } from '../../ui/dialogs/lazy-view.tsx';
import { useLayer } from '../../ui/dialogs/use-layer.ts';
import { useFocusOnNextStep, useHeldFoot, useLabelInSight, useReturnedFocus } from './home-focus.ts';
import { OpenPanel, panelViews } from './open-panel.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { SideNote } from './side-note.tsx';
import './home-screen.css';

const cropDialog = lazyView(() => import('../../features/crop/crop-dialog.tsx'));
const textCard = lazyView(() => import('../../features/label-text/text-card.tsx'));
// Not asked for by a press, so a failed fetch is not told; it is fetched again.
const visitsPanel = lazyView(fetchedAtLast(() => import('./visits-panel.tsx'), timeoutTimer));

const shownNext = [textCard, ...panelViews];
const shownOverPhoto = [cropDialog];

/** The visits, once there are some. */
function Visits() {
  const { visits } = useServices();
  const some = useStore(visits.store, (state) => state.visits.length > 0);
  if (!some) return null;
  return (
    <PanelBoundary renew={visitsPanel.renew}>
      <Suspense>
        <visitsPanel.View />
      </Suspense>
    </PanelBoundary>
  );
}

/** The lines under the photo: how the reading goes, what it found, or why it failed. */
function LabelStatus({ onNewLabel, onType }: { onNewLabel: () => void; onType: () => void }) {
  const { capture } = useServices();
  const phase = useStore(capture.store, (state) => state.phase);
  return (
    <>
      <LabelsFound />
      {phase === 'reading' && <Reading />}
      {phase === 'captured' && (
        <>
          <WorkLines />
          <SeenBefore />
        </>
      )}
      {phase === 'failed' && <ShotHelp onNewLabel={onNewLabel} onType={onType} />}
    </>
  );
}

/** The one screen: photograph a label, read it, hear about the work (docs/behaviour.md#screens). */
export function HomeScreen() {
  const { capture, install, visits, soundBite, podcast, settings, steps, secure, website } = useServices();
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const [draft, setDraft] = useState('');
  const [corrected, setCorrected] = useState<LabelReading>();
  const phase = useStore(capture.store, (state) => state.phase);
  const framed = useStore(capture.store, (state) => state.framed !== undefined);
  const reading = useStore(capture.store, (state) => state.reading);
  const hasText = reading !== undefined;
  const someVisits = useStore(visits.store, (state) => state.visits.length > 0);
  const websiteUrl = useStore(website, (state) => state.url);
  const { showText, cropPhoto, showScript } = useStore(settings.store);
  const correcting = hasText && corrected === reading;
  const showsText = showText || correcting;
  const panel = openPanel({
    soundBite: useStore(soundBite.store, (state) => state.phase),
    podcast: useStore(podcast.store, (state) => state.phase),
  });
  useReturnedFocus(panel);
  useLayer(panel !== undefined, steps.closePanel);
  const { scroll, stage } = useHeldFoot(panel !== undefined);
  const label = useLabelInSight();
  // While the label is being read.
  usePreloaded(shownNext, phase !== 'empty');
  usePreloaded(shownOverPhoto, cropPhoto);
  useFocusOnNextStep(correcting);
  useFocusOnNextStep(typing || phase === 'cropping');
  // What had the focus may have gone with the old label: the text that was edited, the button that turned the photo.
  useFocusOnNextStep(phase === 'reading');
  useFocusOnNextStep(someVisits);
  useFocusOnNextStep(useStore(install.store, (state) => state.offer !== 'none'));

  // The picker opens only inside the tap, so the click follows at once.
  const choose = (input: HTMLInputElement | null) => {
    steps.newLabel();
    input?.click();
  };
  const takePhoto = () => choose(camera.current);
  const dropping = usePhotoDrop((photo) => {
    steps.newLabel();
    steps.readPhoto(photo);
  });

  function closeTyping(left: string): void {
    setDraft(left);
    setTyping(false);
  }

  return (
    <div className="home" data-panel={panel && (showScript ? 'script' : 'controls')}>
      <PhotoInput id={CAMERA} ref={camera} name="Photo from the camera" camera onPhoto={steps.readPhoto} />
      <PhotoInput
        id={LIBRARY}
        ref={library}
        name="Photo from the library"
        camera={false}
        onPhoto={steps.readPhoto}
      />
      <div ref={scroll} className="scroll">
        <main className="main">
          <div ref={stage} className="stage">
            <section ref={label} className="label" aria-label="Label">
              <Preview dropping={dropping} />
              <div className="label-status">
                <LabelStatus onNewLabel={takePhoto} onType={() => setTyping(true)} />
                {!panel && <AnotherFault />}
                {!panel && <ListeningFaultNote />}
                {framed && (
                  <PanelBoundary renew={cropDialog.renew} onClose={steps.cancelCrop}>
                    <Suspense>
                      <cropDialog.View />
                    </Suspense>
                  </PanelBoundary>
                )}
              </div>
            </section>
            {panel ? (
              <OpenPanel key={panel} panel={panel} />
            ) : (
              !(showsText && hasText) && <SideNote phase={phase} />
            )}
          </div>
          {showsText && hasText && (
            <PanelBoundary renew={textCard.renew}>
              <Suspense>
                <textCard.View correcting={correcting} onCorrected={() => setCorrected(undefined)} />
              </Suspense>
            </PanelBoundary>
          )}
          <div className="more">
            {phase === 'captured' && <InstallHint />}
            <div className="ways">
              <Button
                icon="picture"
                word="Choose a photo"
                weight="quiet"
                data-picker={LIBRARY}
                onClick={() => choose(library.current)}
              />
              {phase !== 'failed' && (
                <Button icon="type" word="Type the label" weight="quiet" onClick={() => setTyping(true)} />
              )}
              {hasText && !showsText && (
                <Button
                  icon="type"
                  word="Correct the text"
                  weight="quiet"
                  onClick={() => setCorrected(reading)}
                />
              )}
            </div>
            <div>
              <Visits />
              <WhatIsSent />
            </div>
            <ReadinessLine />
            {!secure && <p className="note">Needs HTTPS to install and to work offline</p>}
          </div>
        </main>
        <footer className="foot">
          <span>© 2026 Placard</span>
          {/* Our own page leads back to the app that it knows it came from; another's is not told. */}
          <a href={websiteUrl} referrerPolicy="same-origin">
            About Placard
          </a>
          <span>{APP_VERSION}</span>
        </footer>
      </div>
      <Dock onNewLabel={takePhoto} picker={CAMERA} />
      {typing && <TypeDialog draft={draft} onClose={closeTyping} />}
      <Announcer />
    </div>
  );
}
