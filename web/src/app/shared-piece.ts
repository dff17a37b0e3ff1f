import type { Services } from '../features/services.ts';
import { speakerLabel } from '../lib/speaker.ts';

const MADE_BY = 'Made by a machine from the label. Placard';

/** The text of the open panel as it is handed on; undefined while there is none. */
export function sharedPiece({
  soundBite,
  podcast,
  work,
}: Pick<Services, 'soundBite' | 'podcast' | 'work'>): { title: string; text: string } | undefined {
  const named = work.getState().work;
  const title = [named?.title, named?.maker].filter((part) => part !== undefined).join(', ') || 'Placard';
  const bite = soundBite.store.getState();
  if (bite.phase === 'ready') return { title, text: `${bite.piece.description}\n\n${MADE_BY}` };
  const talk = podcast.store.getState();
  if (talk.phase !== 'ready') return undefined;
  const lines = talk.piece.messages.map(({ role, content }) => `${speakerLabel(role)} ${content}`);
  return { title, text: `${lines.join('\n')}\n\n${MADE_BY}` };
}
