import type { Answer } from './answer.ts';
import type { BufferedRequest } from './buffered-request.ts';

/** What routes find in Hono's context. */
export interface ServerEnv {
  Bindings: { incoming: BufferedRequest; outgoing: Answer };
}
