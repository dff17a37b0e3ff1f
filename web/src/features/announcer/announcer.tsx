import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import { announcement } from './announcement.ts';

/** The polite live region: reading, text found, generating, ready, playing. Always mounted. */
export function Announcer() {
  const { capture, currentVisit, work, soundBite, podcast, playback } = useServices();
  const soundBitePhase = useStore(soundBite.store, (state) => state.phase);
  const podcastPhase = useStore(podcast.store, (state) => state.phase);
  const words = announcement({
    capture: useStore(capture.store, (state) => state.phase),
    title: useStore(work, (state) => state.work?.title),
    seen: useStore(currentVisit, ({ seenBefore }) => seenBefore),
    notice: useStore(work, (state) => state.work?.notice),
    labelCount: useStore(capture.store, ({ labels }) => labels.length),
    labelNumber: useStore(capture.store, ({ labels }) => labels.findIndex(({ taken }) => taken) + 1),
    isPartLeftOut: useStore(capture.store, ({ reading }) => reading?.otherScriptLeftOut === true),
    piece: soundBitePhase === 'closed' ? podcastPhase : soundBitePhase,
    playback: useStore(playback.store, (state) => state.status),
  });
  return (
    <p className="unseen" aria-live="polite">
      {words}
    </p>
  );
}
