import { afterAll } from 'vitest';
import { createGroundedLanguage } from '../providers/language/grounded.ts';
import { createGuideWorkers, type Guide } from '../providers/language/guide-workers.ts';
import type { LanguageProvider } from '../providers/language/port.ts';

/** However busy the machine is, labels are told and not read out. */
const DEADLINE_MS = 30_000;

/** The real guide for the tests of a file; ends with them. */
export function startTestGuide(): { guide: Guide; writer: LanguageProvider } {
  const guide = createGuideWorkers({ deadlineMs: DEADLINE_MS, workers: 1 });
  afterAll(() => guide.dispose());
  const writer = createGroundedLanguage(guide, (error) => {
    throw error;
  });
  return { guide, writer };
}
