import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import type { Message, Statement } from '../../../../contract/contract.ts';
import { textOf, turnsOf } from '../../../../guide/guide.ts';
import type { Label, LanguageMeter, LanguageProvider, ModelFault, Spend, Written } from '../port.ts';
import { createModelClient, ModelError, type AnswerForm, type ModelConfig } from './ask-model.ts';
import type { ClaimedTurn, Verdict } from '../check-text.ts';
import type { Guide, KnownCard } from '../guide-workers.ts';
import { CONVERSATION_PROMPT } from './prompts/conversation.ts';
import type { Prompt } from './prompts/shared.ts';
import { SOUND_BITE_PROMPT } from './prompts/sound-bite.ts';

/** Reads a label, and holds a text against it, away from the thread that answers requests. */
type Checks = Pick<Guide, 'cardsFor' | 'checkSoundBite' | 'checkConversation'>;

/** A piece that a model is asked for: statements, as C, which become words, as T. */
interface Task<A extends z.ZodMiniType, C, T> {
  prompt: Prompt;
  name: string;
  answer: A;
  read(answer: z.infer<A>): C;
  check(guide: Checks, claims: NoInfer<C>, label: Label, signal: AbortSignal): Promise<Verdict>;
  wordsOf(statements: readonly Statement[]): T;
}

/** The first call, and one more that is told what was wrong. */
const MOST_CALLS = 2;

const statementsSchema = z.array(z.strictObject({ text: z.string(), from: z.string() }));
type Statements = z.infer<typeof statementsSchema>;

const SOUND_BITE = task({
  prompt: SOUND_BITE_PROMPT,
  name: 'sound_bite',
  answer: z.strictObject({ statements: statementsSchema }),
  read: ({ statements }): Statements => onOneLine(statements),
  check: (guide, ...given) => guide.checkSoundBite(...given),
  wordsOf: textOf,
});

const CONVERSATION = task({
  prompt: CONVERSATION_PROMPT,
  name: 'conversation',
  answer: z.strictObject({
    messages: z.array(z.strictObject({ role: z.enum(['friend1', 'friend2']), statements: statementsSchema })),
  }),
  read: ({ messages }): ClaimedTurn[] =>
    messages.map(({ role, statements }) => ({ role, statements: onOneLine(statements) })),
  check: (guide, ...given) => guide.checkConversation(...given),
  wordsOf: (statements): Message[] => turnsOf(statements),
});

function onOneLine(statements: Statements): Statements {
  return statements.flatMap(({ text, from }) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    return line === '' ? [] : [{ text: line, from: from.trim() }];
  });
}

function task<A extends z.ZodMiniType, C, T>(given: Task<A, C, T>): Task<A, C, T> & { form: AnswerForm } {
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
 * Texts by any model behind the chat completions interface, which gets the label and what is known beside it. Form, role,
 * length and the source of each sentence are checked here, whatever the model was told; one call more names what was wrong.
 * After that what is refused is left out; where no whole piece stays, or without an answer in time, the stand-in writes: a visitor never gets an error for the model's sake.
 * So it does for a label that is hardly English, of which no answer in English can be checked, and for one of whose work
 * the museum itself has written.
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

  async function write<A extends z.ZodMiniType, C, T>(
    wanted: Task<A, C, T> & { form: AnswerForm },
    label: Label,
    cards: readonly KnownCard[],
    signal: AbortSignal,
    spend: Spend,
  ): Promise<Written<T> | ModelError> {
    const deadline = Date.now() + deadlineMs;
    const timer = AbortSignal.timeout(deadlineMs);
    const either = AbortSignal.any([signal, timer]);
    const messages = opening(wanted.prompt.text, label, cards);
    /** What stays of an answer when its refused sentences are left out. */
    let usable: Written<T> | undefined;
    let failure = new ModelError('too_slow', 'The model’s server took too long');
    const check = (claims: C) =>
      wanted.check(guide, claims, label, either).catch((cause: unknown) => {
        throw new ModelError('unusable', `The model’s text could not be checked: ${String(cause)}`);
      });
    for (let calls = 0; calls < MOST_CALLS; calls += 1) {
      try {
        const giveBack = await spend(charactersOf(messages));
        const text = await client.ask(wanted.form, messages, either).catch(async (error: unknown) => {
          if (!signal.aborted && !isAnswer(error)) await giveBack();
          throw error;
        });
        const claims = readAnswer(wanted, text);
        const { problems, ungrounded, grounds }: Verdict =
          claims === undefined ? { problems: [WRONG_FORM], ungrounded: 0 } : await check(claims);
        if (grounds !== undefined) {
          usable = {
            words: wanted.wordsOf(grounds.statements),
            source: 'openai',
            grounds,
            writtenBy: { model: config.model, prompt: wanted.prompt.version },
          };
          if (problems.length === 0) return usable;
        }
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
    if (usable !== undefined) return usable;
    return timer.aborted ? new ModelError('too_slow', 'The model’s server took too long') : failure;
  }

  async function orStandIn<T>(
    label: Label,
    signal: AbortSignal,
    written: (cards: readonly KnownCard[]) => Promise<Written<T> | ModelError>,
    instead: () => Promise<Written<T>>,
  ): Promise<Written<T>> {
    // One that takes too long to be read could not be checked either.
    const cards = await guide.cardsFor(label, signal).catch(() => null);
    signal.throwIfAborted();
    if (cards === null) return instead();
    const result = await written(cards);
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
        (cards) => write(SOUND_BITE, label, cards, signal, spend),
        () => standIn.describe(label, signal),
      ),
    converse: (label, signal, spend = forNothing) =>
      orStandIn(
        label,
        signal,
        (cards) => write(CONVERSATION, label, cards, signal, spend),
        () => standIn.converse(label, signal),
      ),
  };
}

const forNothing: Spend = async () => () => Promise.resolve();

/** What is sent: the prompt, the label with its lines and the cards; in a second call also the first answer and what was wrong with it. */
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
  const prompts = createHash('sha256')
    .update(SOUND_BITE_PROMPT.text)
    .update(CONVERSATION_PROMPT.text)
    .digest('hex');
  return [baseUrl.host, model, prompts.slice(0, 12), museumVersion].filter(Boolean).join(', ');
}

/** Label and cards go in as JSON: no line of them can look like one of the prompt. */
function opening(
  prompt: string,
  { text, lines }: Label,
  cards: readonly KnownCard[],
): ChatCompletionMessageParam[] {
  const label = lines === undefined ? text : lines.map((line) => line.text);
  return [
    { role: 'system', content: prompt },
    {
      role: 'user',
      content: JSON.stringify({
        label,
        cards: cards.map((card) => ({ from: `card:${card.id}`, text: card.text })),
      }),
    },
  ];
}

const WRONG_FORM = 'It is not the JSON that was asked for.';

function correction(problems: readonly string[]): string {
  return `That cannot be used:\n${problems.join('\n')}\nWrite it again, whole, in the same JSON form, and let every sentence say no more than the source it names.`;
}

function faultOf(problems: readonly string[], ungrounded: number): ModelFault {
  return ungrounded > 0 && ungrounded === problems.length ? 'ungrounded' : 'unusable';
}

/** Models without structured output like to wrap their JSON in a code fence. */
function readAnswer<A extends z.ZodMiniType, C, T>(wanted: Task<A, C, T>, text: string): C | undefined {
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
