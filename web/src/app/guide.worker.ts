import {
  type LabelFacts,
  languageNotice,
  parseLabel,
  podcast,
  soundBite,
  type Statement,
  textOf,
  turnsOf,
} from '@placard/api/guide';
import type { GuideAnswer, GuideRequest, LabelRequest } from './guide-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Chunks of their own: where the signal went before they had come, the guide speaks without them. */
async function knowledge() {
  const [glossary, notes] = await Promise.all([
    import('@placard/api/glossary').catch(() => undefined),
    import('@placard/api/notes').catch(() => undefined),
  ]);
  return { today: new Date().getFullYear(), glossary: glossary?.lookUpTerm, notes: notes?.noteBook() };
}

function name({ artist, title, date, medium, foreign }: LabelFacts): GuideAnswer {
  const facts = [date, medium].filter((fact) => fact !== null).join(', ');
  return {
    kind: 'named',
    work: {
      maker: artist ?? undefined,
      title: title ?? undefined,
      facts: facts === '' ? undefined : facts,
      notice: foreign ? languageNotice(foreign).join(' ') : undefined,
    },
  };
}

const fromNotes = (statements: readonly Statement[]): string[] =>
  statements.filter(({ origin }) => origin === 'note').map(({ text }) => text);

async function describe(facts: LabelFacts): Promise<GuideAnswer> {
  const statements = soundBite(facts, await knowledge());
  return {
    kind: 'described',
    piece: { description: textOf(statements), fromGlossary: fromNotes(statements) },
  };
}

async function converse(facts: LabelFacts): Promise<GuideAnswer> {
  const statements = podcast(facts, await knowledge());
  return { kind: 'conversed', piece: { messages: turnsOf(statements), fromGlossary: fromNotes(statements) } };
}

const TASKS = { name, describe, converse };

/** The first label takes a phone seconds, until all patterns are compiled. */
const SAMPLE: LabelRequest = {
  task: 'converse',
  label: { text: 'Maria Keller, 1871-1940. The Blue Kettle, 1902. Oil on canvas.', lines: [] },
};
let loading: Promise<GuideAnswer> | undefined;

async function answerTo(request: GuideRequest): Promise<GuideAnswer> {
  if (request.task === 'load') {
    loading ??= answerTo(SAMPLE);
    await loading;
    return { kind: 'loaded' };
  }
  return TASKS[request.task](parseLabel(request.label));
}

self.addEventListener('message', ({ data }: MessageEvent<GuideRequest>) => {
  answerTo(data)
    .catch((error: unknown): GuideAnswer => ({ kind: 'failed', message: String(error) }))
    .then((answer) => self.postMessage(answer, []))
    .catch((error: unknown) => console.error('the guide could not answer', error));
});
