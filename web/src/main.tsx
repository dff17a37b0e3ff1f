import { offerUpdate } from './app/screens/update-prompt.tsx';
import { composeServices } from './app/compose/compose.ts';
import { takeOver } from './app/first-screen/take-over.ts';
import './app/first-screen/first-screen.css';
import { Placard } from './app/screens/placard.tsx';
import { registerServiceWorker } from './platform/page/service-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = composeServices();
// As the press would have done, had the app been up.
if (takeOver(root, <Placard services={services} />)) services.steps.newLabel();
registerServiceWorker(offerUpdate, () => void services.readiness?.prepare());
