import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Panel } from '../../features/dock/dock-buttons.ts';
import { ListeningFaultNote } from '../../features/listening-fault/listening-fault.tsx';
import { ListRow } from '../../features/playlist/list-row.tsx';
import { useServices } from '../../features/services.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { lazyView } from '../../ui/dialogs/lazy-view.tsx';
import { Generating, Sheet } from '../../ui/player/sheet.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

const soundBitePanel = lazyView(() => import('../../features/sound-bite/sound-bite-panel.tsx'));
const podcastPanel = lazyView(() => import('../../features/podcast/podcast-panel.tsx'));
const ratingRow = lazyView(() => import('../../features/rating/rating-row.tsx'));

/** What is fetched before a panel is asked for. */
export const panelViews = [soundBitePanel, podcastPanel, ratingRow];
const PANEL_TITLES = { soundBite: 'Sound bite', podcast: 'Mini-podcast' } as const;

function renewPanels(): void {
  soundBitePanel.renew();
  podcastPanel.renew();
}

function RatingOf({ what, interactionId }: { what: string; interactionId: string | undefined }) {
  if (interactionId === undefined) return null;
  return (
    <PanelBoundary brief="The stars cannot be shown." renew={ratingRow.renew}>
      <Suspense fallback={<div className="rating-hold" />}>
        <ratingRow.View what={what} interactionId={interactionId} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Stands for a panel that is still being fetched, which is drawn without rising a second time. */
function ComingPanel({ panel, onShown }: { panel: Panel; onShown: () => void }) {
  const { settings } = useServices();
  const tall = useStore(settings.store, ({ showScript }) => showScript);
  useEffect(onShown, [onShown]);
  return (
    <Sheet title={PANEL_TITLES[panel]} tall={tall} ready={false}>
      <Generating />
    </Sheet>
  );
}

/** The sound bite or the mini podcast. A crash in it, or a failed fetch, leaves the rest of the screen as it is. */
export function OpenPanel({ panel }: { panel: Panel }) {
  const { soundBite, podcast, steps } = useServices();
  const [still, setStill] = useState(false);
  const onShown = useCallback(() => setStill(true), []);
  const bite = useStore(soundBite.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const talk = useStore(podcast.store, (state) => (state.phase === 'ready' ? state.piece : undefined));
  const parts = {
    title: PANEL_TITLES[panel],
    still,
    fault: <ListeningFaultNote />,
    share: <ShareButton />,
    listed: <ListRow />,
  };
  return (
    <PanelBoundary renew={renewPanels} onClose={steps.closePanel}>
      <Suspense fallback={<ComingPanel panel={panel} onShown={onShown} />}>
        {panel === 'soundBite' ? (
          <soundBitePanel.View
            {...parts}
            rating={<RatingOf what="sound bite" interactionId={bite?.interactionId} />}
          />
        ) : (
          <podcastPanel.View
            {...parts}
            rating={<RatingOf what="podcast" interactionId={talk?.interactionId} />}
          />
        )}
      </Suspense>
    </PanelBoundary>
  );
}
