import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { boundedFetch } from '../../../lib/bounded-fetch.ts';
import { waitAfter } from '../../../lib/retry-after.ts';
import { createRedact } from '../../../log/redact.ts';
import type { LanguageMeter, ModelFault } from '../port.ts';

/** Where the model is. */
export interface ModelConfig {
  /** Servers of one's own often want none. */
  key: string | undefined;
  baseUrl: URL;
  model: string;
}

/** So long a part of the key in a text shows it. */
const KEY_PART = 8;

/** The form of an answer, as JSON Schema in the subset that structured output takes. */
export interface AnswerForm {
  name: string;
  schema: Record<string, unknown>;
}

/** A call that gave no text. The message never holds what the server said: some repeat the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** Milliseconds the server asks to wait before another call; undefined where another call makes no sense. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: ModelFault, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A server with a model. */
export interface ModelClient {
  /** Asks for one answer. Rejects with ModelError, or with the signal's reason. */
  ask(
    form: AnswerForm,
    messages: readonly ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): Promise<string>;
  /** Rejects with ModelError when the server cannot be reached, or refuses our key. No token is spent. */
  ready(signal: AbortSignal): Promise<void>;
}

/** Enough for 17 turns as JSON, and for a model that thinks first. */
const MOST_TOKENS = 6_000;
/** Ten times what so many tokens are. */
const ANSWER_BYTES = 1_000_000;
const SHORT_PAUSE_MS = 300;

/** Speaks the chat completions interface, in the form that OpenAI, Ollama, llama.cpp and vLLM share. */
export function createModelClient({ key, baseUrl, model }: ModelConfig, meter: LanguageMeter): ModelClient {
  const redact = createRedact({ OPENAI_API_KEY: key }, { shortest: KEY_PART, words: false });
  let opened: Promise<OpenAI> | undefined;
  /** Until a server turns it down: older ones know no structured output. */
  let structured = true;

  async function open(): Promise<OpenAI> {
    // Two thirds of a second to load, so only when it is needed.
    const { default: Client } = await import('openai');
    return new Client({
      apiKey: key ?? 'none',
      baseURL: baseUrl.href.replace(/\/$/, ''),
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: boundedFetch(ANSWER_BYTES),
      fetchOptions: { redirect: 'error' },
    });
  }

  async function call(
    form: AnswerForm,
    messages: readonly ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): Promise<string> {
    const client = await (opened ??= open());
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        max_completion_tokens: MOST_TOKENS,
        ...(structured && {
          response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
        }),
      },
      { signal },
    );
    meter.tokens(completion.usage?.prompt_tokens ?? 0, completion.usage?.completion_tokens ?? 0);
    const choice = completion.choices?.[0];
    if (choice?.finish_reason === 'content_filter')
      throw new ModelError('content_filter', 'The model’s server held its answer back');
    if (choice?.message?.refusal) throw new ModelError('refusal', 'The model refused to answer');
    if (choice?.finish_reason === 'length')
      throw new ModelError('unusable', 'The model’s answer was cut off at its longest', SHORT_PAUSE_MS);
    const text = choice?.message?.content;
    if (!text) throw new ModelError('unusable', 'The model’s server sent no text', SHORT_PAUSE_MS);
    if (redact(text) !== text) throw new ModelError('unusable', 'The model’s server sent a part of its key');
    return text;
  }

  async function ask(...request: Parameters<ModelClient['ask']>): Promise<string> {
    const wasStructured = structured;
    try {
      return await call(...request);
    } catch (error) {
      const failure = await asModelError(error);
      if (wasStructured && failure.fault === 'misconfigured' && statusOf(error) === 400) {
        structured = false;
        return call(...request);
      }
      throw failure;
    }
  }

  return {
    async ask(form, messages, signal) {
      try {
        const text = await ask(form, messages, signal);
        meter.called('ok');
        return text;
      } catch (error) {
        if (signal.aborted) {
          meter.called('aborted');
          throw signal.reason;
        }
        const failure = await asModelError(error);
        meter.called(failure.fault);
        throw failure;
      }
    },
    async ready(signal) {
      try {
        const client = await (opened ??= open());
        await client.models.list({ signal });
      } catch (error) {
        signal.throwIfAborted();
        // A server of one's own that has no list of models has answered all the same.
        if (statusOf(error) !== 404) throw await asModelError(error);
      }
    },
  };
}

const MEANINGS: Record<number, string> = {
  401: ': the key was refused',
  404: ': it has no such model or address',
};

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Sorts what the client throws; anything unknown is a connection that broke. */
async function asModelError(error: unknown): Promise<ModelError> {
  if (error instanceof ModelError) return error;
  const { APIError } = await import('openai');
  const status = statusOf(error);
  if (status === undefined || !(error instanceof APIError)) {
    const what = error instanceof SyntaxError ? 'sent no valid JSON' : 'could not be reached, or broke off';
    return new ModelError('unavailable', `The model’s server ${what}`, SHORT_PAUSE_MS);
  }
  const message = `The model’s server answered ${status}${MEANINGS[status] ?? ''}`;
  const pause = waitAfter(error.headers) ?? SHORT_PAUSE_MS;
  if (status === 429) return new ModelError('rate_limited', message, pause);
  if (status >= 500 || status === 408) return new ModelError('unavailable', message, pause);
  return new ModelError('misconfigured', message);
}
