import { ERROR_TEXTS, type ErrorTextKey } from './error-texts.ts';

/** Codes of everything that can go wrong for a visitor; `http_status` carries its own sentence. */
export type AppErrorCode = ErrorTextKey | 'http_status';

/** What the server replied when it did not do what was asked. */
export interface Reply {
  status: number;
  /** The server's sentence for the visitor. */
  details: string | undefined;
  /** How long it wants to be left alone. */
  retryAfterMs: number | undefined;
}

/**
 * The one error type above the adapters. `message` is what the visitor reads, `cause` what the log needs.
 * An abort is never an AppError: it stays the signal's reason, and nothing is told of it.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  /** Absent when no reply came. */
  readonly reply: Reply | undefined;

  constructor(code: AppErrorCode, options: { message?: string; cause?: unknown; reply?: Reply } = {}) {
    super(options.message ?? (code === 'http_status' ? ERROR_TEXTS.unexpected : ERROR_TEXTS[code]), {
      cause: options.cause,
    });
    this.code = code;
    this.reply = options.reply;
  }
}

/** The sentence shown for any failure: its own message, or the given text when it has none (docs/behaviour.md#errors). */
export function visitorMessage(error: unknown, fallback: string = ERROR_TEXTS.unexpected): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
