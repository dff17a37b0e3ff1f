import { markedText, soundBiteSegments, turnSegments } from '../playback/segments.ts';
import type { PieceState } from '../listening/spoken-piece.ts';
import type { ConversationPiece, DescriptionPiece } from '../visits/visit.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Work } from '../guide/ports.ts';
import { speakerLabel } from '../../lib/speaker.ts';

const MADE_BY_SERVER = 'Made by a machine from the label. Placard';
const MADE_BY_DEVICE = 'Made on a phone from the label alone. Placard';

/** What the open panel tells: its text, with what is not from the label marked, and who made it. */
export interface Told {
  text: string;
  source: string;
}

interface OpenPieces {
  soundBite: { store: Pick<ReadableStore<PieceState<DescriptionPiece>>, 'getState'> };
  podcast: { store: Pick<ReadableStore<PieceState<ConversationPiece>>, 'getState'> };
}

/** What the open panel tells; undefined while there is none. */
export function toldNow({ soundBite, podcast }: OpenPieces): Told | undefined {
  const bite = soundBite.store.getState();
  if (bite.phase === 'ready')
    return { source: bite.piece.source, text: soundBiteSegments(bite.piece).map(markedText).join(' ') };
  const talk = podcast.store.getState();
  if (talk.phase !== 'ready') return undefined;
  const lines = turnSegments(talk.piece).map(
    (segment) => `${speakerLabel(segment.role)} ${markedText(segment)}`,
  );
  return { source: talk.piece.source, text: lines.join('\n') };
}

/**
 * What is handed on. Many apps take the text alone, so that it says itself which work it is about, and that a machine
 * made it; the title is for those that have a line for one, as mail has.
 */
export function sharedPiece(
  { text, source }: Told,
  named: Work | undefined,
): { title: string; text: string } {
  const heading = [named?.title, named?.maker].filter((part) => part !== undefined);
  const madeBy = source === 'device' ? MADE_BY_DEVICE : MADE_BY_SERVER;
  return {
    title: heading.join(', ') || 'Placard',
    text: [heading.join('\n'), text, madeBy].filter((part) => part !== '').join('\n\n'),
  };
}
