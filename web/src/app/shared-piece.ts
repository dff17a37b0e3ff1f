import type { Services, Work } from '../features/services.ts';
import { speakerLabel } from '../lib/speaker.ts';

const MADE_BY = 'Made by a machine from the label. Placard';

/** What a shared text is headed with: the work's name as the label gives it. */
export function sharedTitle(named: Work | undefined): string {
  return [named?.title, named?.maker].filter((part) => part !== undefined).join(', ') || 'Placard';
}

/** The text of the open panel as it is handed on; undefined while there is none. */
export function sharedText({
  soundBite,
  podcast,
}: Pick<Services, 'soundBite' | 'podcast'>): string | undefined {
  const bite = soundBite.store.getState();
  if (bite.phase === 'ready') return `${bite.piece.description}\n\n${MADE_BY}`;
  const talk = podcast.store.getState();
  if (talk.phase !== 'ready') return undefined;
  const lines = talk.piece.messages.map(({ role, content }) => `${speakerLabel(role)} ${content}`);
  return `${lines.join('\n')}\n\n${MADE_BY}`;
}
