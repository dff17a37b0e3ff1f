import * as z from 'zod/mini';
import {
  messageSchema,
  type ConversationRequest,
  type Message,
  type TextSource,
} from '../../contract/contract.ts';
import { answerOnce, type Answered, type AnswerOnceDeps, type Sender } from './answer-once.ts';
import { keptOrigin, type Origin } from './kept-origin.ts';
import type { LimitedLanguage } from './limit-providers.ts';
import { onceForText } from './once-for-text.ts';

const wordsSchema = z.array(messageSchema);

type Conversation = Origin & { messages: Message[]; source: TextSource };

/**
 * Talks about the work of a label in two voices and keeps it under a new interaction id, or under the id first
 * given for the sender's key. Throws ApiError `key_reused`.
 */
export type Converse = (
  request: ConversationRequest,
  sender: Sender,
  signal: AbortSignal,
) => Promise<Answered<Conversation>>;

export function createConverse(
  deps: AnswerOnceDeps & { language: Pick<LimitedLanguage, 'converse'> },
): Converse {
  const pieceOf = onceForText((text): Conversation => ({
    messages: wordsSchema.parse(JSON.parse(text.words)),
    source: text.source,
    ...keptOrigin(text),
  }));

  return ({ description: text, lines, nth, heard }, sender, signal) => {
    const label = { text, lines, nth, heard };
    const write = (shared: AbortSignal) => deps.language.converse(label, sender.client, shared);
    return answerOnce(deps, { kind: 'conversation', sender, label, write, pieceOf }, signal);
  };
}
