import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/** What the local server does with one request. */
export type Behaviour =
  | { kind: 'answer'; content: unknown }
  | { kind: 'raw'; body: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  | { kind: 'slow'; afterMs: number; content: unknown }
  | { kind: 'refusal' | 'content_filter' | 'length' | 'cut' | 'hang' | 'empty' };

/** A request as it came in. */
export interface Received {
  body: ChatRequest;
  authorization: string | undefined;
  /** Resolves when the client has hung up before an answer was sent. */
  left: Promise<void>;
}

export interface LocalOpenAi {
  /** To be given as OPENAI_BASE_URL. */
  url: string;
  received: Received[];
  /** How often the list of models was asked for. */
  listed(): number;
  /** One behaviour for each request to come; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  stop(): Promise<void>;
}

interface Options {
  /** Older servers answer 400 to `response_format`. */
  structuredOutput?: boolean;
  /** Requests with any other key are answered with 401. */
  key?: string;
}

const text = z.string();
const chatRequestSchema = z.strictObject({
  model: text.check(z.minLength(1)),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: text }))
    .check(z.minLength(1)),
  max_completion_tokens: z.optional(z.int().check(z.gte(1))),
  response_format: z.optional(
    z.strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: text.check(z.regex(/^[\w-]{1,64}$/)),
        strict: z.literal(true),
        schema: z.record(z.string(), z.unknown()),
      }),
    }),
  ),
});
type ChatRequest = z.infer<typeof chatRequestSchema>;

/**
 * A server on this machine that speaks the chat completions interface as its description publishes it: it checks
 * what it is sent (strict schemas included), answers in the published shapes, and can be told to fail.
 */
export async function startLocalOpenAi({
  structuredOutput = true,
  key = 'test-key',
}: Options = {}): Promise<LocalOpenAi> {
  const received: Received[] = [];
  let listed = 0;
  let behaviours: Behaviour[] = [{ kind: 'empty' }];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization } = request.headers;
    const left = Promise.withResolvers<void>();
    response.once('close', () => {
      if (!response.writableFinished) left.resolve();
    });
    const asked = `${request.method} ${request.url}`;
    if (asked !== 'POST /v1/chat/completions' && asked !== 'GET /v1/models')
      return refuse(response, 404, 'Unknown request URL');
    if (authorization !== `Bearer ${key}`)
      return refuse(response, 401, `Incorrect API key provided: ${authorization?.slice(7)}`);
    if (request.method === 'GET') {
      listed += 1;
      return send(response, 200, { object: 'list', data: [] });
    }
    const parsed = chatRequestSchema.safeParse(JSON.parse(await read(request)));
    if (!parsed.success) return refuse(response, 400, z.prettifyError(parsed.error));
    received.push({ body: parsed.data, authorization, left: left.promise });
    const { response_format: format } = parsed.data;
    if (format && !structuredOutput) return refuse(response, 400, 'Unknown parameter: response_format');
    const fault = format ? strictFault(format.json_schema.schema) : undefined;
    if (fault !== undefined) return refuse(response, 400, `Invalid schema: ${fault}`);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? { kind: 'empty' };
    return perform(behaviour, parsed.data.model, response);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  const listening = Promise.withResolvers<void>();
  server.once('listening', listening.resolve);
  await listening.promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    listed: () => listed,
    behave(...next) {
      behaviours = next;
    },
    async stop() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

function perform(behaviour: Behaviour, model: string, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'answer':
      return send(response, 200, completion(model, { content: asText(behaviour.content) }));
    case 'slow': {
      const timer = setTimeout(
        () => send(response, 200, completion(model, { content: asText(behaviour.content) })),
        behaviour.afterMs,
      );
      return void response.once('close', () => clearTimeout(timer));
    }
    case 'raw':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(behaviour.body);
    case 'status':
      return refuse(response, behaviour.status, behaviour.message ?? 'Try again later', behaviour.headers);
    case 'refusal':
      return send(response, 200, completion(model, { content: null, refusal: 'I’m sorry, I can’t help.' }));
    case 'content_filter':
      return send(response, 200, completion(model, { content: '' }, 'content_filter'));
    case 'length':
      return send(response, 200, completion(model, { content: '{"description": "This is' }, 'length'));
    case 'empty':
      return send(response, 200, completion(model, { content: null }));
    case 'cut': {
      const body = JSON.stringify(completion(model, { content: asText({ description: 'x'.repeat(500) }) }));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      response.write(body.slice(0, 200), () => response.destroy());
      return;
    }
    case 'hang':
      return;
    default:
      throw new Error(`No such behaviour: ${JSON.stringify(behaviour satisfies never)}`);
  }
}

function asText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** A chat completion object as it is published. */
function completion(
  model: string,
  message: { content: string | null; refusal?: string },
  finishReason = 'stop',
): object {
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion',
    created: 1_770_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 200, total_tokens: 900 },
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error';
  send(response, status, { error: { message, type, param: null, code: null } }, headers);
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** The rules of strict schemas: every object is closed and requires all of its properties. */
function strictFault(schema: unknown, path = '$'): string | undefined {
  if (Array.isArray(schema)) return schema.map((item) => strictFault(item, path)).find(Boolean);
  if (typeof schema !== 'object' || schema === null) return undefined;
  const entries: Record<string, unknown> = { ...schema };
  if (entries['type'] === 'object') {
    const given = entries['properties'];
    const properties = typeof given === 'object' && given !== null ? Object.keys(given) : [];
    const required = Array.isArray(entries['required']) ? entries['required'] : [];
    if (entries['additionalProperties'] !== false) return `${path} must have additionalProperties: false`;
    if (properties.some((name) => !required.includes(name))) return `${path} must require every property`;
  }
  return Object.entries(entries)
    .map(([name, value]) => strictFault(value, `${path}.${name}`))
    .find(Boolean);
}
