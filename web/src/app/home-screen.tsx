import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { APP_VERSION } from '@placard/api/contract';
import { Announcer } from '../features/announcer/announcer.tsx';
import { PhotoInput } from '../features/capture/photo-input.tsx';
import { Preview } from '../features/capture/preview.tsx';
import { Reading } from '../features/capture/reading.tsx';
import { Dock } from '../features/dock/dock.tsx';
import { openPanel, type Panel } from '../features/dock/keys.ts';
import { WorkLines } from '../features/label-text/work-lines.tsx';
import { ListeningFaultNote } from '../features/listening-fault/listening-fault.tsx';
import { WhatIsSent } from '../features/sending/what-is-sent.tsx';
import { useServices } from '../features/services.ts';
import { TypeDialog } from '../features/typed-label/type-dialog.tsx';
import { Fault } from '../ui/fault.tsx';
import { Key } from '../ui/key.tsx';
import { late } from '../ui/late.tsx';
import './home-screen.css';

const cropDialog = late(() => import('../features/crop/crop-dialog.tsx'));
const textCard = late(() => import('../features/label-text/text-card.tsx'));
const soundBitePanel = late(() => import('../features/sound-bite/sound-bite-panel.tsx'));
const podcastPanel = late(() => import('../features/podcast/podcast-panel.tsx'));
const ratingRow = late(() => import('../features/rating/rating-row.tsx'));

/** It will be fetched again when it is needed. */
function noPreload(error: unknown): void {
  console.warn('a view was not preloaded', error);
}

/** Fetches what will be shown next while the label is being read. */
function preloadPanels(): void {
  Promise.all([textCard, soundBitePanel, podcastPanel, ratingRow].map((view) => view.preload())).catch(
    noPreload,
  );
}

/** The lines under the photo: how the reading goes, what it found, or why it failed. */
function LabelStatus({ onNewLabel, onType }: { onNewLabel: () => void; onType: () => void }) {
  const { capture } = useServices();
  const phase = useStore(capture.store, (state) => state.phase);
  const fault = useStore(capture.store, (state) => state.fault);
  if (phase === 'reading') return <Reading />;
  if (phase === 'captured') return <WorkLines />;
  if (phase !== 'failed' || fault === undefined) return null;
  return (
    <Fault message={fault}>
      <div className="fault-keys">
        <Key icon="again" word="Take it again" weight="first" onClick={onNewLabel} />
        <Key icon="type" word="Type the label" weight="quiet" onClick={onType} />
      </div>
    </Fault>
  );
}

function RatingOf({ what, interactionId }: { what: string; interactionId: string | undefined }) {
  if (interactionId === undefined) return null;
  return (
    <Suspense fallback={<div className="rating-hold" />}>
      <ratingRow.View what={what} interactionId={interactionId} />
    </Suspense>
  );
}

function OpenPanel({ panel }: { panel: Panel }) {
  const { soundBite, podcast } = useServices();
  const bite = useStore(soundBite.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const talk = useStore(podcast.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const fault = <ListeningFaultNote />;
  return (
    <Suspense fallback={<div className="sheet" />}>
      {panel === 'soundBite' ? (
        <soundBitePanel.View
          fault={fault}
          rating={<RatingOf what="sound bite" interactionId={bite?.interactionId} />}
        />
      ) : (
        <podcastPanel.View
          fault={fault}
          rating={<RatingOf what="podcast" interactionId={talk?.interactionId} />}
        />
      )}
    </Suspense>
  );
}

/** Gives the focus back to the key of the panel that has closed, unless it went elsewhere. */
function useReturnedFocus(panel: Panel | undefined) {
  const previous = useRef(panel);
  useEffect(() => {
    const closed = previous.current;
    previous.current = panel;
    if (!closed || panel || document.activeElement !== document.body) return;
    const key = document.querySelector(`[data-key='${closed}']`);
    if (key instanceof HTMLElement) key.focus({ preventScroll: true });
  }, [panel]);
}

/** Puts the focus on the next step when a dialog took its own place away with it. */
function useFocusAfterDialog(open: boolean) {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (!closed || document.activeElement !== document.body) return;
    const key = document.querySelector('.dock .key-first') ?? document.querySelector('.dock .key');
    if (key instanceof HTMLElement) key.focus({ preventScroll: true });
  }, [open]);
}

/** The one screen: photograph a label, read it, hear about the work (SPEC section 2). */
export function HomeScreen() {
  const { capture, soundBite, podcast, settings, steps, secure, website } = useServices();
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const phase = useStore(capture.store, (state) => state.phase);
  const framed = useStore(capture.store, (state) => state.framed !== undefined);
  const empty = phase === 'empty';
  const hasText = useStore(capture.store, (state) => state.reading !== undefined);
  const websiteUrl = useStore(website, (state) => state.url);
  const { showText, cropPhoto, showScript } = useStore(settings.store);
  const panel = openPanel({
    soundBite: useStore(soundBite.store, (state) => state.phase),
    podcast: useStore(podcast.store, (state) => state.phase),
  });
  useReturnedFocus(panel);
  useEffect(() => {
    if (!empty) preloadPanels();
  }, [empty]);
  useEffect(() => {
    if (cropPhoto) void cropDialog.preload().catch(noPreload);
  }, [cropPhoto]);
  useFocusAfterDialog(typing || phase === 'cropping');

  // The picker opens only inside the tap, so the click follows at once.
  const choose = (input: HTMLInputElement | null) => {
    steps.newLabel();
    input?.click();
  };
  const takePhoto = () => choose(camera.current);

  return (
    <div className="home" data-panel={panel && (showScript ? 'script' : 'controls')}>
      <PhotoInput ref={camera} name="Photo from the camera" camera onPhoto={steps.readPhoto} />
      <PhotoInput ref={library} name="Photo from the library" camera={false} onPhoto={steps.readPhoto} />
      <div className="scroll">
        <main className="main">
          <div className="stage">
            <section className="label" aria-label="Label">
              <Preview />
              <div className="label-status">
                <LabelStatus onNewLabel={takePhoto} onType={() => setTyping(true)} />
                {!panel && <ListeningFaultNote />}
              </div>
            </section>
            {empty && (
              <div className="lead">
                <h2>Scan the label, not the artwork!</h2>
                <p className="quiet">Then listen. The photo never leaves your phone.</p>
              </div>
            )}
            {hasText && !panel && !showText && (
              <div className="lead lead-wide">
                <h2>Now listen</h2>
                <p className="quiet">
                  A sound bite is a short description. A mini podcast is two voices talking about the work.
                </p>
              </div>
            )}
            {panel && <OpenPanel panel={panel} />}
          </div>
          {showText && hasText && (
            <Suspense>
              <textCard.View />
            </Suspense>
          )}
          <div className="more">
            <div className="ways">
              <Key
                icon="picture"
                word="Choose a photo"
                weight="quiet"
                onClick={() => choose(library.current)}
              />
              {phase !== 'failed' && (
                <Key icon="type" word="Type the label" weight="quiet" onClick={() => setTyping(true)} />
              )}
            </div>
            <WhatIsSent />
            {!secure && <p className="note">Needs HTTPS to install and to work offline</p>}
          </div>
        </main>
        <footer className="foot">
          <span>© 2026 Placard</span>
          <a href={websiteUrl}>About Placard</a>
          <span>{APP_VERSION}</span>
        </footer>
      </div>
      <Dock onNewLabel={takePhoto} />
      {typing && <TypeDialog onClose={() => setTyping(false)} />}
      {framed && (
        <Suspense>
          <cropDialog.View />
        </Suspense>
      )}
      <Announcer />
    </div>
  );
}
