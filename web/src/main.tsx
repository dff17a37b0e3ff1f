import { offerUpdate } from './app/screens/update-prompt.tsx';
import { composeServices } from './app/compose/compose.ts';
import { takeOver } from './app/first-screen/take-over.ts';
import './app/first-screen/first-screen.css';
import { Placard } from './app/screens/placard.tsx';
import { registerServiceWorker } from './platform/page/service-worker.ts';
import { nextTask } from './platform/timing/next-task.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before the page has loaded, which it listens for.
registerServiceWorker(offerUpdate, () => void services.readiness?.prepare());

// Each is a task of its own: as one they would hold up a press on a slow phone.
await nextTask();
const services = composeServices();
await nextTask();
// As the press would have done, had the app been up.
if (takeOver(root, <Placard services={services} />)) services.steps.newLabel();
