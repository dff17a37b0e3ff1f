import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import type { Message } from '../../../../contract/contract.ts';
import type { Label, LanguageMeter, LanguageProvider, ModelFault, Spend, Written } from '../port.ts';
import { createModelClient, ModelError, type AnswerForm, type ModelConfig } from './ask-model.ts';
import type { Verdict } from '../check-text.ts';
import type { Guide } from '../guide-workers.ts';
import { CONVERSATION_PROMPT } from './prompts/conversation.ts';
import { SOUND_BITE_PROMPT } from './prompts/sound-bite.ts';

/** Reads a label, and holds a text against it, away from the thread that answers requests. */
type Checks = Pick<Guide, 'isForGuide' | 'checkSoundBite' | 'checkConversation'>;

/** A text that a model is asked for. */
interface Task<A extends z.ZodMiniType, T> {
  prompt: string;
  name: string;
  answer: A;
  read(answer: z.infer<A>): T;
  check(guide: Checks, words: NoInfer<T>, label: Label, signal: AbortSignal): Promise<Verdict>;
}

/** The first call, and one more that is told what was wrong. */
const MOST_CALLS = 2;

const SOUND_BITE = task({
  prompt: SOUND_BITE_PROMPT,
  name: 'sound_bite',
  answer: z.strictObject({ description: z.string() }),
  read: ({ description }): string => description.replaceAll(/\s+/g, ' ').trim(),
  check: (guide, ...given) => guide.checkSoundBite(...given),
});

const CONVERSATION = task({
  prompt: CONVERSATION_PROMPT,
  name: 'conversation',
  answer: z.strictObject({
    messages: z.array(z.strictObject({ role: z.enum(['friend1', 'friend2']), content: z.string() })),
  }),
  read: ({ messages }): Message[] =>
    messages.map(({ role, content }) => ({ role, content: content.replaceAll(/\s+/g, ' ').trim() })),
  check: (guide, ...given) => guide.checkConversation(...given),
});

function task<A extends z.ZodMiniType, T>(given: Task<A, T>): Task<A, T> & { form: AnswerForm } {
  const { $schema: _, ...schema } = z.toJSONSchema(given.answer);
  return { ...given, form: { name: given.name, schema } };
}

interface ModelDeps {
  /** Writes when the model cannot be used. */
  standIn: LanguageProvider;
  guide: Checks;
  meter: LanguageMeter;
  /** Told once for each text that the stand-in wrote. */
  onFailure: (error: Error) => void;
  /** Milliseconds for a text, both calls together (docs/behaviour.md#deadlines). */
  deadlineMs: number;
}

/**
 * Texts by any model behind the chat completions interface. Form, role, length and grounding of an answer are
 * checked here, whatever the model was told; one call more names what was wrong. After that, or without a usable
 * answer in time, the stand-in writes: a visitor never gets an error for the model's sake. So it does for a label that
 * is hardly English, of which no answer in English can be checked, and for one of whose work the museum itself has written.
 *
 * @param museumVersion Changes with the museum's notes, so that no text from before them is told.
 */
export function createOpenAiLanguage(
  config: ModelConfig,
  deps: ModelDeps,
  museumVersion = '',
): LanguageProvider {
  const { standIn, guide, meter, onFailure, deadlineMs } = deps;
  const client = createModelClient(config, meter);

  async function write<A extends z.ZodMiniType, T>(
    wanted: Task<A, T> & { form: AnswerForm },
    label: Label,
    signal: AbortSignal,
    spend: Spend,
  ): Promise<Written<T> | ModelError> {
    const deadline = Date.now() + deadlineMs;
    const timer = AbortSignal.timeout(deadlineMs);
    const either = AbortSignal.any([signal, timer]);
    const messages = opening(wanted.prompt, label);
    let failure = new ModelError('too_slow', 'The model’s server took too long');
    const check = (words: T) =>
      wanted.check(guide, words, label, either).catch((cause: unknown) => {
        throw new ModelError('unusable', `The model’s text could not be checked: ${String(cause)}`);
      });
    for (let calls = 0; calls < MOST_CALLS; calls += 1) {
      try {
        const giveBack = await spend(charactersOf(messages));
        const text = await client.ask(wanted.form, messages, either).catch(async (error: unknown) => {
          if (!signal.aborted && !isAnswer(error)) await giveBack();
          throw error;
        });
        const words = readAnswer(wanted, text);
        const { problems, ungrounded } =
          words === undefined ? { problems: [WRONG_FORM], ungrounded: 0 } : await check(words);
        if (words !== undefined && problems.length === 0) return { words, source: 'openai' };
        meter.ungrounded(ungrounded);
        failure = new ModelError(faultOf(problems, ungrounded), 'The model’s text could not be used');
        messages.push({ role: 'assistant', content: text }, { role: 'user', content: correction(problems) });
      } catch (error) {
        signal.throwIfAborted();
        if (timer.aborted) break;
        if (!(error instanceof ModelError)) throw error;
        failure = error;
        const wait = error.retryAfterMs;
        if (wait === undefined || Date.now() + wait >= deadline || calls + 1 === MOST_CALLS) break;
        await delay(wait, undefined, { signal: either }).catch(() => undefined);
        signal.throwIfAborted();
      }
    }
    return timer.aborted ? new ModelError('too_slow', 'The model’s server took too long') : failure;
  }

  async function orStandIn<T>(
    label: Label,
    signal: AbortSignal,
    written: () => Promise<Written<T> | ModelError>,
    instead: () => Promise<Written<T>>,
  ): Promise<Written<T>> {
    // One that takes too long to be read could not be checked either.
    const isForGuide = await guide.isForGuide(label, signal).catch(() => true);
    signal.throwIfAborted();
    if (isForGuide) return instead();
    const result = await written();
    if (!(result instanceof ModelError)) return result;
    meter.stoodIn(result.fault);
    onFailure(result);
    return instead();
  }

  return {
    source: 'openai',
    version: versionOf(config, museumVersion),
    async ready(signal) {
      await standIn.ready(signal);
      await client.ready(signal);
    },
    describe: (label, signal, spend = forNothing) =>
      orStandIn(
        label,
        signal,
        () => write(SOUND_BITE, label, signal, spend),
        () => standIn.describe(label, signal),
      ),
    converse: (label, signal, spend = forNothing) =>
      orStandIn(
        label,
        signal,
        () => write(CONVERSATION, label, signal, spend),
        () => standIn.converse(label, signal),
      ),
  };
}

const forNothing: Spend = async () => () => Promise.resolve();

/** What is sent: the prompt and the label with its lines; in a second call also the first answer and what was wrong with it. */
function charactersOf(messages: readonly ChatCompletionMessageParam[]): number {
  return messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
}

const ANSWERS = new Set<ModelFault>(['refusal', 'content_filter', 'unusable', 'ungrounded']);

/** Whether a model has worked for what failed, so that its server charges for it. */
function isAnswer(error: unknown): boolean {
  return error instanceof ModelError && ANSWERS.has(error.fault);
}

/** Another model or another prompt writes other texts. */
function versionOf({ baseUrl, model }: ModelConfig, museumVersion: string): string {
  const prompts = createHash('sha256').update(SOUND_BITE_PROMPT).update(CONVERSATION_PROMPT).digest('hex');
  return [baseUrl.host, model, prompts.slice(0, 12), museumVersion].filter(Boolean).join(', ');
}

/** The label goes in as JSON: no line of it can look like one of the prompt. */
function opening(prompt: string, { text, lines }: Label): ChatCompletionMessageParam[] {
  const label = lines === undefined ? text : lines.map((line) => line.text);
  return [
    { role: 'system', content: prompt },
    { role: 'user', content: JSON.stringify({ label }) },
  ];
}

const WRONG_FORM = 'It is not the JSON that was asked for.';

function correction(problems: readonly string[]): string {
  return `That cannot be used:\n${problems.join('\n')}\nWrite it again, whole, in the same JSON form, from the label alone.`;
}

function faultOf(problems: readonly string[], ungrounded: number): ModelFault {
  return ungrounded > 0 && ungrounded === problems.length ? 'ungrounded' : 'unusable';
}

/** Models without structured output like to wrap their JSON in a code fence. */
function readAnswer<A extends z.ZodMiniType, T>(wanted: Task<A, T>, text: string): T | undefined {
  const json = /^```(?:json)?([^]*)```$/.exec(text.trim())?.[1] ?? text;
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  const answer = wanted.answer.safeParse(data);
  return answer.success ? wanted.read(answer.data) : undefined;
}
