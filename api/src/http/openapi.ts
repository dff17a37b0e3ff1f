import * as z from 'zod/mini';
import {
  configResponseSchema,
  conversationRequestSchema,
  conversationResponseSchema,
  descriptionRequestSchema,
  descriptionResponseSchema,
  ELEVENLABS_SPEECH_PATH,
  museumNotesSchema,
  errorBodySchema,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  ratingRequestSchema,
  SPEECH_PATH,
  speechRequestSchema,
} from '../../contract/contract.ts';
import { APP_VERSION, MUSEUM_LOGO_PATH, MUSEUM_NOTES_PATH } from '../../contract/limits.ts';

/** One call of the API, as the contract has it. */
interface Operation {
  method: 'get' | 'post';
  summary: string;
  request?: z.ZodMiniType;
  /** The shape of a JSON answer; `audio`, `picture` and `nothing` for the others. */
  answer: z.ZodMiniType | 'audio' | 'picture' | 'nothing';
  repeatable?: boolean;
  /** Answered with an ETag, and with 304 to who names it. */
  isFile?: boolean;
}

const OPERATIONS: Record<string, Operation> = {
  '/api/artwork-description': {
    method: 'post',
    summary: 'Describe the work of a label in a sound bite',
    request: descriptionRequestSchema,
    answer: descriptionResponseSchema,
    repeatable: true,
  },
  '/api/artwork-conversation': {
    method: 'post',
    summary: 'Talk about the work of a label in two voices; `description` is the text of the label',
    request: conversationRequestSchema,
    answer: conversationResponseSchema,
    repeatable: true,
  },
  '/api/artwork/{interactionId}/rate': {
    method: 'post',
    summary: 'Rate an answer, in place of an earlier rating',
    request: ratingRequestSchema,
    answer: 'nothing',
  },
  [SPEECH_PATH]: {
    method: 'post',
    summary: 'Speak a text in the voice of a role',
    request: speechRequestSchema,
    answer: 'audio',
  },
  [ELEVENLABS_SPEECH_PATH]: {
    method: 'post',
    summary: 'The same with ElevenLabs, whichever provider is in use; 503 without its key',
    request: speechRequestSchema,
    answer: 'audio',
  },
  [MUSEUM_NOTES_PATH]: {
    method: 'get',
    summary: 'What the museum itself has written on its works; 404 where it has not',
    answer: museumNotesSchema,
    isFile: true,
  },
  [MUSEUM_LOGO_PATH]: {
    method: 'get',
    summary: 'The logo of the museum, SVG or PNG; 404 without one',
    answer: 'picture',
    isFile: true,
  },
  '/api/config': { method: 'get', summary: 'What this server offers', answer: configResponseSchema },
};

const ERROR = { $ref: '#/components/schemas/Error' };
const RETRY_AFTER = { description: 'Seconds until another try is worth it', schema: { type: 'integer' } };

/** The API's description (OpenAPI 3.1), made from the schemas that check every request. */
export function openApiDocument(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Placard',
      version: APP_VERSION.replace(/^v/, ''),
      description:
        'Words and speech about a work of art, from the text of its label. Each of its statements says where it comes from: the label, a note, a reckoning or talk; spans count in `printed`.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([path, operation]) => [
        path,
        { [operation.method]: describe(path, operation) },
      ]),
    ),
    components: { schemas: { Error: schemaOf(errorBodySchema) } },
  };
}

function describe(
  path: string,
  { summary, request, answer, repeatable, isFile }: Operation,
): Record<string, unknown> {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(repeatable === true
      ? [
          {
            name: IDEMPOTENCY_HEADER,
            in: 'header',
            description: 'The same key gives the same answer and id',
            schema: schemaOf(idempotencyKeySchema),
          },
        ]
      : []),
  ];
  return {
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(request) } } } }),
    responses: {
      ...success(answer),
      ...(isFile === true ? { '304': { description: 'It is the one that `If-None-Match` names' } } : {}),
      '429': {
        description: 'Too many requests; of speech also: the day’s budget is spent',
        headers: { 'Retry-After': RETRY_AFTER },
        content: { 'application/json': { schema: ERROR } },
      },
      default: { description: 'Any failure', content: { 'application/json': { schema: ERROR } } },
    },
  };
}

function success(answer: Operation['answer']): Record<string, unknown> {
  if (answer === 'nothing') return { '204': { description: 'Kept' } };
  const content =
    answer === 'audio' || answer === 'picture'
      ? { [answer === 'audio' ? 'audio/*' : 'image/*']: {} }
      : { 'application/json': { schema: schemaOf(answer) } };
  return { '200': { description: 'Done', content } };
}

function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  // As a sender sees it: unknown fields are ignored, not refused.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
