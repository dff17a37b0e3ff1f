import type { ErrorCode } from '../../contract/contract.ts';

/**
 * Thrown by adapters, services and routes alike when a request cannot be answered. `code` decides the HTTP status,
 * `message` is for developers and never holds a visitor's text, `details` is a sentence for the visitor; without it the code's own is sent.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: string | undefined;
  /** When the same request is worth another try, in seconds. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: string; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Nothing can be kept now: what needs no store goes on without it. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'store_unavailable';
}

/** What is found, or undefined while the store is away. */
export async function orNothing<T>(looking: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (isStoreAway(error)) return undefined;
    throw error;
  }
}
