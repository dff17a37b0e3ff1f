import { offerUpdate } from './app/screens/update-prompt.tsx';
import { composeServices } from './app/compose/compose.ts';
import { takeOver } from './app/first-screen/take-over.ts';
import './app/first-screen/first-screen.css';
import { Placard } from './app/screens/placard.tsx';
import type { Services } from './features/services.ts';
import { registerServiceWorker } from './platform/page/service-worker.ts';
import { nextTask } from './platform/timing/next-task.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Each step is a task of its own: as one they would hold up a press on a slow phone. */
async function start(page: HTMLElement): Promise<Services> {
  await nextTask();
  const services = composeServices();
  await nextTask();
  // As the press would have done, had the app been up.
  if (takeOver(page, <Placard services={services} />)) services.steps.newLabel();
  return services;
}

const started = start(root);
registerServiceWorker(offerUpdate, () => void started.then(({ readiness }) => readiness?.prepare()));
