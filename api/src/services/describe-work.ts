import * as z from 'zod/mini';
import type { DescriptionRequest, TextSource } from '../../contract/contract.ts';
import { answerOnce, type Answered, type AnswerOnceDeps, type Sender } from './answer-once.ts';
import { keptOrigin, type Origin } from './kept-origin.ts';
import type { LimitedLanguage } from './limit-providers.ts';
import { onceForText } from './once-for-text.ts';

const wordsSchema = z.string();

type SoundBite = Origin & { description: string; source: TextSource };

/**
 * Describes the work of a label in a sound bite and keeps it under a new interaction id, or under the id first
 * given for the sender's key. Throws ApiError `key_reused`.
 */
export type DescribeWork = (
  request: DescriptionRequest,
  sender: Sender,
  signal: AbortSignal,
) => Promise<Answered<SoundBite>>;

export function createDescribeWork(
  deps: AnswerOnceDeps & { language: Pick<LimitedLanguage, 'describe'> },
): DescribeWork {
  const pieceOf = onceForText((text): SoundBite => ({
    description: wordsSchema.parse(JSON.parse(text.words)),
    source: text.source,
    ...keptOrigin(text),
  }));

  return ({ text, lines, nth, heard }, sender, signal) => {
    const label = { text, lines, nth, heard };
    const write = (shared: AbortSignal) => deps.language.describe(label, sender.client, shared);
    return answerOnce(deps, { kind: 'description', sender, label, write, pieceOf }, signal);
  };
}
