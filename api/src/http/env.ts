import type { Answer } from './answer.ts';
import type { HeardRequest } from './heard-request.ts';

/** What routes find in Hono's context. */
export interface ServerEnv {
  Bindings: { incoming: HeardRequest; outgoing: Answer };
}
