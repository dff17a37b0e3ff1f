import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { composeServices } from './app/compose.ts';
import { ServicesContext } from './features/services.ts';
import { registerServiceWorker } from './platform/service-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ServicesContext value={composeServices()}>
      <App />
    </ServicesContext>
  </StrictMode>,
);
registerServiceWorker();
