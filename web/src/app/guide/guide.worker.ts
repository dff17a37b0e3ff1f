import {
  conversedPiece,
  createMuseumBook,
  describedPiece,
  type LabelFacts,
  languageNotice,
  type MuseumBook,
  parseLabel,
} from '@placard/api/guide';
import { keptMuseumNotes } from '../../platform/downloads/museum-files.ts';
import type { GuideAnswer, GuideRequest, LabelRequest } from './guide-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

let lastBook: { url: string; book: MuseumBook } | undefined;

/** What the museum itself has written, as far as it is kept; read anew when another version is. */
async function museumBook(): Promise<MuseumBook | undefined> {
  const kept = await keptMuseumNotes();
  if (kept && lastBook?.url !== kept.url)
    lastBook = { url: kept.url, book: createMuseumBook(await kept.read()) };
  return kept && lastBook?.book;
}

/** Chunks and files of their own: where the signal went before they had come, the guide speaks without them. */
async function knowledge() {
  const [glossary, notes, museum] = await Promise.all([
    import('@placard/api/glossary').catch(() => undefined),
    import('@placard/api/notes').catch(() => undefined),
    museumBook().catch(() => undefined),
  ]);
  return {
    today: new Date().getFullYear(),
    glossary: glossary?.lookUpTerm,
    notes: notes?.noteBook(),
    museum,
  };
}

function name({ artist, title, heading, date, medium, foreign }: LabelFacts): GuideAnswer {
  // Where the title is not sure the label's first lines stand for it.
  const lines = heading.map(({ text }) => text).filter((text) => text !== artist);
  const facts = [date, medium].filter((fact) => fact !== null).join(', ');
  return {
    kind: 'named',
    work: {
      maker: artist ?? undefined,
      title: title ?? (lines.length > 0 ? lines.join(', ') : undefined),
      facts: facts === '' ? undefined : facts,
      notice:
        foreign && title === null && heading.length === 0 ? languageNotice(foreign).join(' ') : undefined,
    },
  };
}

async function describe(facts: LabelFacts): Promise<GuideAnswer> {
  return { kind: 'described', piece: describedPiece(facts, await knowledge()) };
}

async function converse(facts: LabelFacts): Promise<GuideAnswer> {
  return { kind: 'conversed', piece: conversedPiece(facts, await knowledge()) };
}

const TASKS = { name, describe, converse };

/** The first label takes a phone seconds, until all patterns are compiled: this one, in lines as most are. */
const SAMPLE: LabelRequest = {
  task: 'converse',
  label: {
    text: 'Maria Keller\nGerman, 1871-1940\nThe Blue Kettle, 1902\nOil on canvas\nShe painted it in her mother’s house, and kept it\nuntil she died.\nGift of the artist, 1921',
    lines: [],
  },
};
let loading: Promise<GuideAnswer> | undefined;
let loadingNames: Promise<GuideAnswer> | undefined;

async function answerTo(request: GuideRequest): Promise<GuideAnswer> {
  if (request.task === 'load') {
    loading ??= answerTo(SAMPLE);
    await loading;
    return { kind: 'loaded' };
  }
  if (request.task === 'load names') {
    loadingNames ??= answerTo({ ...SAMPLE, task: 'name' });
    await loadingNames;
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
