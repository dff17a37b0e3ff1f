import {
  composeConversation,
  languageNotice,
  parseLabel,
  soundBiteSentences,
  type LabelFacts,
} from '@placard/api/guide';
import type { GuideAnswer, GuideRequest, LabelRequest } from './guide-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A chunk of its own: where the signal went before it had come, the guide speaks without it. */
async function loadLookUp() {
  const glossary = await import('@placard/api/glossary').catch(() => undefined);
  return glossary?.lookUpTerm;
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

async function describe(facts: LabelFacts): Promise<GuideAnswer> {
  const sentences = soundBiteSentences(facts, await loadLookUp());
  const description = sentences.map(({ text }) => text).join(' ');
  const fromGlossary = sentences.filter((sentence) => sentence.fromGlossary).map(({ text }) => text);
  return { kind: 'described', piece: { description, fromGlossary } };
}

async function converse(facts: LabelFacts): Promise<GuideAnswer> {
  const turns = composeConversation(facts, await loadLookUp());
  const messages = turns.map(({ role, content }) => ({ role, content }));
  const fromGlossary = turns.filter((turn) => turn.fromGlossary).map(({ content }) => content);
  return { kind: 'conversed', piece: { messages, fromGlossary } };
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
