import { createGroundedLanguage } from '../providers/language/grounded.ts';
import { createGuideWorkers, type Guide } from '../providers/language/guide-workers.ts';

/** However busy the machine is, labels are told and not read out. */
export const GUIDE_DEADLINE_MS = 30_000;

/** The real guide, one for a process of tests, ended with it: to load the guide takes longer than most tests. */
export const testGuide: Guide = {
  ...createGuideWorkers({ deadlineMs: GUIDE_DEADLINE_MS, workers: 1 }),
  dispose: async () => {},
};

/** Tells labels by the real guide. */
export const testWriter = createGroundedLanguage(testGuide, (error) => {
  throw error;
});
