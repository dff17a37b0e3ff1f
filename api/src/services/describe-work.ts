import * as z from 'zod/mini';
import type { DescriptionRequest, DescriptionResponse } from '../../contract/contract.ts';
import type { LanguageProvider } from '../providers/language/port.ts';
import { answerOnce, type AnswerOnceDeps } from './answer-once.ts';
import { keptGrounds } from './kept-grounds.ts';
import { onceForText } from './once-for-text.ts';

const wordsSchema = z.string();

/**
 * Describes the work of a label in a sound bite and keeps it under a new interaction id, or under the id first
 * given for `key`. Throws ApiError `key_reused`.
 */
export type DescribeWork = (
  request: DescriptionRequest,
  key: string | undefined,
  signal: AbortSignal,
) => Promise<DescriptionResponse>;

export function createDescribeWork(deps: AnswerOnceDeps & { language: LanguageProvider }): DescribeWork {
  const answerOf = onceForText((text) => ({
    description: wordsSchema.parse(JSON.parse(text.words)),
    source: text.source,
    ...keptGrounds(text),
  }));

  return ({ text, lines }, key, signal) => {
    const label = lines === undefined ? { text } : { text, lines };
    return answerOnce(
      deps,
      { kind: 'description', key, label, write: (...given) => deps.language.describe(...given), answerOf },
      signal,
    );
  };
}
