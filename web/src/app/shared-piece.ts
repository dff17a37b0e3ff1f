import type { Services, Work } from '../features/services.ts';
import { speakerLabel } from '../lib/speaker.ts';

const MADE_BY_SERVER = 'Made by a machine from the label. Placard';
const MADE_BY_DEVICE = 'Made on a phone from the label alone. Placard';

/** What the open panel tells: its text, who made it, and what of it is not from the label. */
export interface Told {
  text: string;
  source: string;
  fromGlossary?: readonly string[] | undefined;
}

/** What the open panel tells; undefined while there is none. */
export function toldNow({ soundBite, podcast }: Pick<Services, 'soundBite' | 'podcast'>): Told | undefined {
  const bite = soundBite.store.getState();
  if (bite.phase === 'ready') return { ...bite.piece, text: bite.piece.description };
  const talk = podcast.store.getState();
  if (talk.phase !== 'ready') return undefined;
  const lines = talk.piece.messages.map(({ role, content }) => `${speakerLabel(role)} ${content}`);
  return { ...talk.piece, text: lines.join('\n') };
}

/**
 * What is handed on. Many apps take the text alone, so that it says itself which work it is about, and that a machine
 * made it; the title is for those that have a line for one, as mail has.
 */
export function sharedPiece(
  { text, source, fromGlossary = [] }: Told,
  named: Work | undefined,
): { title: string; text: string } {
  const heading = [named?.title, named?.maker].filter((part) => part !== undefined);
  let marked = text;
  // A function, since a sentence may hold what String.replace takes for a pattern of its own.
  for (const sentence of fromGlossary)
    marked = marked.replace(sentence, () => `${sentence} (beyond the label)`);
  const madeBy = source === 'device' ? MADE_BY_DEVICE : MADE_BY_SERVER;
  return {
    title: heading.join(', ') || 'Placard',
    text: [heading.join('\n'), marked, madeBy].filter((part) => part !== '').join('\n\n'),
  };
}
