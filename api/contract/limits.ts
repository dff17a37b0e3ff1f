// Apart from the schemas, so that the first screen does without zod.

/** The version shown to the visitor (docs/behaviour.md#footer). */
export const APP_VERSION = 'v0.3.9';

/** Upper bounds on what a request may carry. */
export const LIMITS = {
  labelTextChars: 8_000,
  labelLines: 200,
  labelLineChars: 500,
  nth: 999,
  heard: 1_200,
  speechTextChars: 5_000,
  voiceChars: 40,
  bodyBytes: 64 * 1024,
} as const;

/** Where a museum's notes and its logo are. */
export const MUSEUM_NOTES_PATH = '/api/museum-notes';
export const MUSEUM_LOGO_PATH = '/api/museum-logo';
