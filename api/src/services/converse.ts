import * as z from 'zod/mini';
import {
  messageSchema,
  type ConversationRequest,
  type ConversationResponse,
} from '../../contract/contract.ts';
import type { LanguageProvider } from '../providers/language/port.ts';
import { answerOnce, type AnswerOnceDeps } from './answer-once.ts';
import { keptGrounds } from './kept-grounds.ts';
import { onceForText } from './once-for-text.ts';

const wordsSchema = z.array(messageSchema);

/**
 * Talks about the work of a label in two voices and keeps it under a new interaction id, or under the id first
 * given for `key`. Throws ApiError `key_reused`.
 */
export type Converse = (
  request: ConversationRequest,
  key: string | undefined,
  signal: AbortSignal,
) => Promise<ConversationResponse>;

export function createConverse(deps: AnswerOnceDeps & { language: LanguageProvider }): Converse {
  const answerOf = onceForText((text) => ({
    messages: wordsSchema.parse(JSON.parse(text.words)),
    source: text.source,
    ...keptGrounds(text),
  }));

  return ({ description: text, lines }, key, signal) => {
    const label = lines === undefined ? { text } : { text, lines };
    return answerOnce(
      deps,
      { kind: 'conversation', key, label, write: (...given) => deps.language.converse(...given), answerOf },
      signal,
    );
  };
}
