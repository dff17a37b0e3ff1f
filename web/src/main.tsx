import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { offerUpdate } from './app/update-prompt.tsx';
import { composeServices } from './app/compose.ts';
import { ServicesContext } from './features/services.ts';
import { registerServiceWorker } from './platform/service-worker.ts';
import { LayersContext } from './ui/use-layer.ts';

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
