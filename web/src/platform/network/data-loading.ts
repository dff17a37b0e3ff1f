import { focusManager, QueryClient, type QueryFunctionContext } from '@tanstack/query-core';
import type * as z from 'zod/mini';
import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Api } from './http.ts';

/** docs/behaviour.md#retries: how often a network failure is tried again, and the longest wait. */
const QUERY = { retries: 3, longestWaitMs: 30_000 };
const MUTATION = { retries: 2, longestWaitMs: 10_000 };
const FIRST_WAIT_MS = 1_000;

export interface DataLoading {
  /**
   * GETs a path as JSON in the given shape; asked once, its answer never becomes stale.
   * @throws AppError as docs/behaviour.md#data-loading says of the default data fetch; the signal's reason when aborted
   */
  load: <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    signal: AbortSignal,
  ) => Promise<z.infer<Schema>>;
  /**
   * Makes a call, and makes it again after a network failure, with the same arguments: an idempotency key stays.
   * @throws what the last try threw; at once the signal's reason when aborted
   */
  mutate: <Answer>(call: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;
}

/** No connection could be made. A line that stays silent to the deadline has had its time. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'no_internet') return false;
  return !(error.cause instanceof DOMException && error.cause.name === 'TimeoutError');
}

/**
 * The specified defaults of every request. While `offline()` says so nothing is tried again, so that the visitor
 * is told at once.
 */
export function createDataLoading(send: Api['send'], offline: () => boolean): DataLoading {
  /** The first key element is the path (docs/behaviour.md#data-loading). */
  async function getByPath({ queryKey: [path], signal }: QueryFunctionContext): Promise<unknown> {
    const response = await send(String(path), { credentials: 'include', signal });
    if (response.ok) return response.json();
    const reason = response.status >= 500 ? response.statusText : await response.text();
    throw new AppError('http_status', { message: `${response.status}: ${reason}` });
  }

  // Otherwise TanStack Query pauses retries while the page is hidden.
  focusManager.setFocused(true);
  const defaults = ({ retries, longestWaitMs }: typeof QUERY) => ({
    networkMode: 'always' as const,
    retry: (failures: number, error: unknown) => failures < retries && isNetworkFailure(error) && !offline(),
    retryDelay: (failures: number) => Math.min(FIRST_WAIT_MS * 2 ** failures, longestWaitMs),
  });
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...defaults(QUERY),
        queryFn: getByPath,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      mutations: { ...defaults(MUTATION), gcTime: 0 },
    },
  });
  return {
    async load(schema, path, signal) {
      signal.throwIfAborted();
      const answer = schema.safeParse(await abortable(client.fetchQuery({ queryKey: [path] }), signal));
      if (!answer.success) throw new AppError('unexpected', { cause: answer.error });
      return answer.data;
    },
    async mutate(call, signal) {
      signal.throwIfAborted();
      const mutationFn = () => {
        signal.throwIfAborted();
        return call(signal);
      };
      return abortable(client.getMutationCache().build(client, { mutationFn }).execute(undefined), signal);
    },
  };
}
