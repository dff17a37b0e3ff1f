import type { KnownGrounds, Message } from '@placard/api/contract';
import type { PieceName } from '../outbox/entry.ts';
import type { LabelReading } from '../ocr/reading.ts';

/** 'device': the phone made it alone. Its interaction id is then its request's, which the server never saw. */
export type PieceSource = 'openai' | 'grounded' | 'device';

/** What the piece rests on is not known of a model's text, nor of what older versions have kept. */
interface Made extends KnownGrounds {
  interactionId: string;
  source: PieceSource;
  /** In its place in what older versions have kept: the sentences that are not from the label. */
  fromGlossary?: string[] | undefined;
}
export type DescriptionPiece = Made & { description: string };
export type ConversationPiece = Made & { messages: Message[] };

/** What was made for a label so far. */
export interface Pieces {
  description?: DescriptionPiece | undefined;
  conversation?: ConversationPiece | undefined;
}

/** A label that was read, and what came of it. A newer version of the app reads what an older one wrote. */
export interface Visit extends Pieces {
  /** Sorts by time. */
  id: string;
  /** When the label was read last, ms since 1970. */
  seenAt: number;
  /** When it was read before, oldest first; absent for a label that was read once. */
  seenBefore?: readonly number[];
  reading: LabelReading;
  /** Small; absent for a label that was typed, and until it is drawn. */
  picture: Blob | undefined;
  /** The work as its label names it. */
  title: string | undefined;
  maker: string | undefined;
  /** What the visitor called the day, such as the museum's name. */
  museum?: string | undefined;
  /** 1 to 5, as the visitor chose. */
  stars: Partial<Record<PieceName, number>>;
}

/** The visit with this in place of what was made before; the server's word is never replaced by the phone's. */
export function withPiece(visit: Visit, made: Pieces): Visit {
  const changed = { ...visit };
  const better = (before: Made | undefined, now: Made | undefined) =>
    now !== undefined && (before === undefined || before.source === 'device' || now.source !== 'device');
  if (better(visit.description, made.description)) changed.description = made.description;
  if (better(visit.conversation, made.conversation)) changed.conversation = made.conversation;
  return changed;
}

/** The id the server knows a piece by; undefined while only the phone has made it. */
export function serverId(visit: Visit | undefined, piece: PieceName): string | undefined {
  const made = visit?.[piece];
  return made === undefined || made.source === 'device' ? undefined : made.interactionId;
}
