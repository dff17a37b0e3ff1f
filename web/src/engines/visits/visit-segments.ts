import type { PieceName } from '../outbox/entry.ts';
import type { Segment } from '../playback/ports.ts';
import { soundBiteSegments, turnSegments } from '../playback/segments.ts';
import type { Visit } from './visit.ts';

/** What is spoken of each piece of a visit, clip by clip. */
export function visitSegments({ description, conversation }: Visit): Record<PieceName, Segment[]> {
  return {
    description: description ? soundBiteSegments(description) : [],
    conversation: conversation ? turnSegments(conversation) : [],
  };
}
