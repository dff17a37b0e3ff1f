import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AppUpdate } from '../../platform/page/service-worker.ts';
import { useServices } from '../../features/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import './update-prompt.css';

const updates = createStore<{ update: AppUpdate | undefined }>(() => ({ update: undefined }));

export function offerUpdate(update: AppUpdate): void {
  updates.setState({ update });
}

/** Offers a newer version; never while a label is read, a panel is open, or something waits to be sent. */
export function UpdatePrompt() {
  const { capture, soundBite, podcast, outbox } = useServices();
  const update = useStore(updates, (state) => state.update);
  const busy = [
    useStore(capture.store, ({ phase }) => phase === 'reading' || phase === 'cropping'),
    useStore(soundBite.store, ({ phase }) => phase !== 'closed'),
    useStore(podcast.store, ({ phase }) => phase !== 'closed'),
    useStore(outbox.store, ({ entries }) => entries.length > 0),
  ].includes(true);
  if (!update || busy) return null;
  return (
    <section className="update" aria-label="New version">
      <p role="status">A new version is ready.</p>
      <Button word="Update now" weight="quiet" onClick={update.apply} />
    </section>
  );
}
