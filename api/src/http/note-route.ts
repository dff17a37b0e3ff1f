import type { Context } from 'hono';
import type { ServerEnv } from './env.ts';

/** What a route does with a request. */
export type Answering = (c: Context<ServerEnv>) => Response | Promise<Response>;

/** The same, for a request that is logged and counted under `pattern`; never an address, which may hold an id. */
export function noteRoute(pattern: string, answer: Answering): Answering {
  return (c) => {
    c.env.outgoing.route = pattern;
    return answer(c);
  };
}
