import type { LabelText } from '../../engines/listening/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../../engines/visits/visit.ts';
import type { Work } from '../../engines/guide/ports.ts';

/** What the guide's worker is asked to do with a label. */
export interface LabelRequest {
  task: 'name' | 'describe' | 'converse';
  label: LabelText;
}

/** What the worker is asked to be ready for: `load names` for a label's name, `load` for all that is said of it. */
export type LoadRequest = { task: 'load names' } | { task: 'load' };

export type GuideRequest = LoadRequest | LabelRequest;

/** What it answers. */
export type GuideAnswer =
  | { kind: 'loaded' }
  | { kind: 'named'; work: Work }
  | { kind: 'described'; piece: Omit<DescriptionPiece, 'interactionId' | 'source'> }
  | { kind: 'conversed'; piece: Omit<ConversationPiece, 'interactionId' | 'source'> }
  | { kind: 'failed'; message: string };
