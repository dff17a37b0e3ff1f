import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/screens/app.tsx';
import { offerUpdate } from './app/screens/update-prompt.tsx';
import { composeServices } from './app/compose/compose.ts';
import { ServicesContext } from './features/services.ts';
import { registerServiceWorker } from './platform/page/service-worker.ts';
import { LayersContext } from './ui/dialogs/use-layer.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = composeServices();
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <LayersContext value={services.layers}>
        <App />
      </LayersContext>
    </ServicesContext>
  </StrictMode>,
);
registerServiceWorker(offerUpdate, () => void services.readiness?.prepare());
