/**
 * What the web app and the API say to each other: shapes and error codes (docs/behaviour.md#calls).
 * Imported by both sides, so it holds no code but schemas. Strings are limited in UTF-16 code units.
 */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Header that makes a repeated request give the first one's answer and id. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Accepted form of an idempotency key: 8 to 128 URL-safe characters. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{8,128}$/));

/** Roles that speak (docs/behaviour.md#roles). A speech request with any other voice gets the male one. */
export const roleSchema = z.enum(['soundbite', 'curator', 'historian', 'friend1', 'friend2']);
export type Role = z.infer<typeof roleSchema>;

const FEMALE_ROLES: ReadonlySet<string> = new Set<Role>(['soundbite', 'curator', 'friend1']);

/** Which of the two voices speaks for a role; one that nobody knows has the male voice (docs/behaviour.md#voices). */
export const speaksFemale = (role: string): boolean => FEMALE_ROLES.has(role);

/** Who wrote a text: a model, or the grounded guide. */
export const textSourceSchema = z.enum(['openai', 'grounded']);
export type TextSource = z.infer<typeof textSourceSchema>;

/** Which model wrote a text, asked by which prompt: "sound bite 2". */
export const writtenBySchema = z.object({ model: z.string(), prompt: z.string() });
export type WrittenBy = z.infer<typeof writtenBySchema>;

/** Absent where no model wrote, and in answers of older servers. */
const writtenBy = z.optional(writtenBySchema);

/** One printed line of the label; height is relative to the label's median line height. */
export const labelLineSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.labelLineChars)),
  height: z.optional(z.number().check(z.gt(0), z.lte(100))),
});
export type LabelLine = z.infer<typeof labelLineSchema>;

const labelText = z.string().check(
  z.maxLength(LIMITS.labelTextChars),
  z.refine((text) => text.trim().length > 0, 'must not be empty'),
);
const labelLines = z.optional(z.array(labelLineSchema).check(z.maxLength(LIMITS.labelLines)));

/** A stretch of a text: from offset `start` up to but without `end`, in UTF-16 code units. */
const spanSchema = z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) });

/** One thing that is said, with where it comes from: the label, a note, reckoning with their figures, or talk without a fact. */
const statementSchema = z.object({
  text: z.string().check(z.minLength(1)),
  /** Who says it in a conversation. */
  role: z.optional(z.enum(['friend1', 'friend2'])),
  origin: z.enum(['label', 'note', 'derived', 'talk']),
  /** What of the label it tells: "title", "date". */
  field: z.optional(z.string()),
  /** What of `printed` it rests on. */
  spans: z.array(spanSchema),
  /** Where a note can be looked up. */
  source: z.optional(z.string()),
});
export type Statement = z.infer<typeof statementSchema>;

/** What a piece rests on, sentence by sentence; together the texts of the statements are the piece. */
export const groundsSchema = z.object({
  statements: z.array(statementSchema),
  /** The label's text, in which all spans count. */
  printed: z.string(),
  /** What is printed and was not told. */
  alsoOnLabel: z.array(spanSchema),
  /** Sentences of the label that were not told, ready to be spoken where the visitor wants to hear on; absent where all were. */
  more: z.optional(z.array(statementSchema)),
});
export type Grounds = z.infer<typeof groundsSchema>;

/** Absent where nobody knows: of texts that were read out plainly, and of answers of older servers. */
const knownGroundsSchema = z.partial(groundsSchema);
export type KnownGrounds = z.infer<typeof knownGroundsSchema>;

/** False where the id could not be kept, so that nothing can be rated under it; absent otherwise. */
const canBeRated = z.optional(z.boolean());

/** How many works the visitor has heard before this one today: what is said beside the facts is then not said again. */
const nth = z.optional(z.int().check(z.gte(0), z.lte(LIMITS.nth)));

/** POST /api/artwork-description */
/** What was said of these works beside their labels, each sentence by the number that `heardKey` gives it. */
const heard = z.optional(
  z.array(z.int().check(z.gte(0), z.lte(0xffffffff))).check(z.maxLength(LIMITS.heard)),
);

export const descriptionRequestSchema = z.object({ text: labelText, lines: labelLines, nth, heard });
export type DescriptionRequest = z.infer<typeof descriptionRequestSchema>;

export const descriptionResponseSchema = z.object({
  description: z.string().check(z.minLength(1)),
  interactionId: z.string().check(z.minLength(1)),
  source: textSourceSchema,
  writtenBy,
  ...knownGroundsSchema.shape,
  canBeRated,
});
export type DescriptionResponse = z.infer<typeof descriptionResponseSchema>;

/** POST /api/artwork-conversation; `description` is the label text (docs/behaviour.md#calls). */
export const conversationRequestSchema = z.object({ description: labelText, lines: labelLines, nth, heard });
export type ConversationRequest = z.infer<typeof conversationRequestSchema>;

export const messageSchema = z.object({ role: roleSchema, content: z.string().check(z.minLength(1)) });
export type Message = z.infer<typeof messageSchema>;

export const conversationResponseSchema = z.object({
  messages: z.array(messageSchema).check(z.minLength(1)),
  interactionId: z.string().check(z.minLength(1)),
  source: textSourceSchema,
  writtenBy,
  ...knownGroundsSchema.shape,
  canBeRated,
});
export type ConversationResponse = z.infer<typeof conversationResponseSchema>;

/** POST /api/artwork/{interactionId}/rate */
export const ratingRequestSchema = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  source: z.optional(z.literal('device')),
});
export type RatingRequest = z.infer<typeof ratingRequestSchema>;

/** The speech routes: of the provider in use, and of ElevenLabs always (docs/behaviour.md#speech-call). */
export const SPEECH_PATH = '/api/synthesize-speech';
export const ELEVENLABS_SPEECH_PATH = '/api/elevenlabs-speech';

/** POST /api/synthesize-speech and /api/elevenlabs-speech; `voice` is a role, never a provider's voice name. */
export const speechRequestSchema = z.object({
  text: z.string().check(
    z.maxLength(LIMITS.speechTextChars),
    z.refine((text) => text.trim().length > 0, 'must not be empty'),
  ),
  voice: z.string().check(z.minLength(1), z.maxLength(LIMITS.voiceChars)),
});
export type SpeechRequest = z.infer<typeof speechRequestSchema>;

/** Whose voices speak. The app asks `elevenlabs` at a route of its own (docs/behaviour.md#speech-call). */
export const speechProviderSchema = z.enum(['azure', 'elevenlabs', 'openai', 'flite']);
export type SpeechProviderName = z.infer<typeof speechProviderSchema>;

/** What the museum itself has written on a work, as it is told: a sentence each, with what leads to it in a conversation. */
const museumSentenceSchema = z.object({
  text: z.string().check(z.minLength(1)),
  /** What one says before it, so that the sentence is the answer, and a word before the answer. */
  ask: z.optional(z.string()),
  lead: z.optional(z.string()),
});

/** A museum's note: the works it is about, and what is told of them. */
const museumNoteSchema = z.object({
  /** Accession numbers, and titles and makers, as labels print them. */
  accession: z.array(z.string()),
  titles: z.array(z.string()),
  makers: z.array(z.string()),
  sentences: z.array(museumSentenceSchema).check(z.minLength(1)),
  /** What one says to the last sentence in a conversation. */
  reply: z.optional(z.string()),
  /** Where it can be looked up; the museum itself where this is not said. */
  source: z.optional(z.string()),
});
export type MuseumNote = z.infer<typeof museumNoteSchema>;

/** GET /api/museum-notes */
export const museumNotesSchema = z.object({
  /** Whose notes they are: the source that is shown beside what they say. */
  museum: z.string(),
  notes: z.array(museumNoteSchema),
});
export type MuseumNotes = z.infer<typeof museumNotesSchema>;

/** A file of the museum that a phone keeps for use without a connection. */
const museumFileSchema = z.object({
  /** A path of this server with the version, so that it changes with the content. */
  url: z.string(),
  bytes: z.int().check(z.gt(0)),
  /** Hash of its content, as for a script's `integrity`. */
  integrity: z.string(),
});

/** Name, logo and notes of the house, as far as they are set. */
const museumSchema = z.object({
  name: z.optional(z.string()),
  logo: z.optional(museumFileSchema),
  notes: z.optional(museumFileSchema),
});
export type Museum = z.infer<typeof museumSchema>;

/** GET /api/config */
export const configResponseSchema = z.object({
  version: z.string(),
  websiteUrl: z.string(),
  textProvider: textSourceSchema,
  speechProvider: speechProviderSchema,
  /** How long a client waits for an answer before it counts as lost, in ms. */
  answerDeadlineMs: z.int().check(z.gt(0)),
  limits: z.object({ labelTextChars: z.number(), speechTextChars: z.number() }),
  /** Absent where nothing of it is set. */
  museum: z.optional(museumSchema),
});
export type ConfigResponse = z.infer<typeof configResponseSchema>;

/** Codes of errors under /api; each stands for one HTTP status. */
export const errorCodeSchema = z.enum([
  'invalid_json',
  'invalid_request',
  'unsupported_media_type',
  'payload_too_large',
  'not_found',
  'method_not_allowed',
  'key_reused',
  'nothing_to_say',
  'speech_failed',
  'too_many_requests',
  'busy',
  'budget_spent',
  'origin_not_allowed',
  'speech_rate_limited',
  'speech_key_refused',
  'speech_not_configured',
  'store_unavailable',
  'internal',
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Every error body under /api. `details` is a sentence for the visitor; the ElevenLabs route says it as `detail` too. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  details: z.string(),
  detail: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
