import type { LabelText } from '../engines/listening/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../engines/visits/visit.ts';
import type { Work } from '../features/services.ts';

/** What the guide's worker is asked. */
export interface GuideRequest {
  task: 'name' | 'describe' | 'converse';
  label: LabelText;
}

/** What it answers. */
export type GuideAnswer =
  | { kind: 'named'; work: Work }
  | { kind: 'described'; piece: Pick<DescriptionPiece, 'description' | 'fromGlossary'> }
  | { kind: 'conversed'; piece: Pick<ConversationPiece, 'messages' | 'fromGlossary'> }
  | { kind: 'failed'; message: string };
