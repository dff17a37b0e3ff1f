import '../ui/tokens.css';
import '../ui/base.css';
import { Brand } from '../ui/brand.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ConnectionSign } from '../features/connection/connection-sign.tsx';
import { SettingsMenu } from '../features/settings/settings-menu.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import './app.css';

/** The frame every screen hangs in; '/' is the only route (SPEC section 2). */
export function App() {
  return (
    <div className="frame">
      <header className="bar">
        <ConnectionSign />
        <Brand />
        <SettingsMenu />
      </header>
      <Toaster />
      <ErrorBoundary>{location.pathname === '/' ? <HomeScreen /> : <NotFoundScreen />}</ErrorBoundary>
    </div>
  );
}
