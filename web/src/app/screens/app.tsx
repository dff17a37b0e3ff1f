import { Suspense, useEffect, useState } from 'react';
import '../../ui/style/tokens.css';
import '../../ui/style/base.css';
import { Brand } from '../../ui/controls/brand.tsx';
import { IndicatorOverDialogs } from '../../ui/dialogs/dialog.tsx';
import { Toaster } from '../../ui/messages/toaster.tsx';
import { ConnectionIndicator } from '../../features/connection/connection-indicator.tsx';
import { OutboxCount } from '../../features/outbox/outbox-count.tsx';
import { ReadinessPanel } from '../../features/readiness/readiness-panel.tsx';
import { ReadinessRow } from '../../features/readiness/readiness-row.tsx';
import { SettingsMenu } from '../../features/settings/settings-menu.tsx';
import { usePreloaded } from '../../features/use-preloaded.ts';
import { pageAtRest } from '../../platform/timing/at-rest.ts';
import { ErrorBoundary } from '../../ui/dialogs/error-boundary.tsx';
import { lazyView } from '../../ui/dialogs/lazy-view.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import './app.css';
import './print.css';

const voiceRows = lazyView(() => import('../../features/voices/voice-rows.tsx'));
const inSettings = [voiceRows];

const crashScreen = (message: string, retry: () => void) => <ErrorScreen message={message} onRetry={retry} />;

/** The bar over every screen, what opens over it, and the screen; '/' is the only route (docs/behaviour.md#route). */
function Frame() {
  const [showsReadiness, setShowsReadiness] = useState(false);
  const [atRest, setAtRest] = useState(false);
  useEffect(() => void pageAtRest().then(() => setAtRest(true)), []);
  usePreloaded(inSettings, atRest);
  return (
    <>
      <header className="bar">
        <div className="bar-state">
          <ConnectionIndicator />
          <OutboxCount />
        </div>
        <Brand />
        <SettingsMenu>
          <PanelBoundary renew={voiceRows.renew}>
            <Suspense>
              <voiceRows.View />
            </Suspense>
          </PanelBoundary>
          <ReadinessRow onShow={() => setShowsReadiness(true)} />
        </SettingsMenu>
      </header>
      <ReadinessPanel open={showsReadiness} onClose={() => setShowsReadiness(false)} />
      <Toaster />
      <UpdatePrompt />
      <ErrorBoundary renderFallback={crashScreen}>
        {location.pathname === '/' ? <HomeScreen /> : <NotFoundScreen />}
      </ErrorBoundary>
    </>
  );
}

/** In place of the bar, which has crashed too: the connection state, unless it was the cause. */
const wholeCrashScreen = (message: string, retry: () => void) => (
  <>
    <ErrorBoundary renderFallback={() => null}>
      <header className="bar">
        <ConnectionIndicator />
      </header>
    </ErrorBoundary>
    {crashScreen(message, retry)}
  </>
);

/** A crash outside of the screen is shown as well, not as a blank page. */
export function App() {
  return (
    <div className="frame">
      <ErrorBoundary renderFallback={wholeCrashScreen}>
        <IndicatorOverDialogs value={<ConnectionIndicator />}>
          <Frame />
        </IndicatorOverDialogs>
      </ErrorBoundary>
    </div>
  );
}
