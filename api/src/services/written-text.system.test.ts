import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../tests/support/test-database.ts';
import type { Label, Written } from '../providers/language/port.ts';
import type { Store } from '../store/port.ts';
import { openPools, openPostgresDatabase } from '../store/postgres/postgres-database.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createDescribeWork, type DescribeWork } from './describe-work.ts';
import { createLeases } from './leases.ts';
import type { LimitedLanguage } from './limit-providers.ts';
import { createWrittenTexts } from './written-text.ts';

const never = new AbortController().signal;
const from = (key?: string) => ({ client: '203.0.113.7', key });
const LABEL = { text: 'Maria Keller The Blue Kettle 1902 Oil on canvas' };
let folder: ReturnType<typeof temporaryFolder>;
let stores: Store[];

beforeEach(() => {
  folder = temporaryFolder();
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.dispose()));
  folder.remove();
});

/** What one process holds: its own connections and memory, over a store that it shares. */
type Process = (write: Write, version?: string, now?: () => number) => Promise<DescribeWork>;
type Write = (label: Label, signal: AbortSignal) => Promise<Written<string>>;

function processOf(open: () => Promise<Store>): Process {
  return async (write, version = 'model 1, prompt 1', now = Date.now) => {
    const store = await open();
    stores.push(store);
    const language: LimitedLanguage = {
      source: 'openai',
      version,
      describe: (label, _client, signal) => write(label, signal),
      converse: () => Promise.reject(new Error('not asked for')),
    };
    const texts = createWrittenTexts({
      store,
      leases: createLeases({ store, now }),
      language,
      metrics: createMetrics(),
      now,
    });
    return createDescribeWork({ store, language, texts, now });
  };
}

describe.each([
  [
    'SQLite',
    () => {
      const path = join(folder.path, 'placard.sqlite');
      return processOf(async () => createSqlStore(openSqliteDatabase(path)));
    },
  ],
  [
    'Postgres',
    () => {
      const url = createDatabase();
      return processOf(async () =>
        createSqlStore(await openPostgresDatabase(openPools(url, () => undefined))),
      );
    },
  ],
] as const)('%s', (_, engine) => {
  let start: Process;
  let calls: string[];
  const slowModel: Write = async ({ text }, signal) => {
    calls.push(text);
    await delay(300, undefined, { signal });
    return { words: `Words ${calls.length}`, source: 'openai' };
  };

  beforeEach(() => {
    start = engine();
    calls = [];
  });

  test('thirty visitors of two processes with the same label share one call, each with an id of its own', async () => {
    const processes = [await start(slowModel), await start(slowModel)] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (__, at) =>
        processes[at % 2 === 0 ? 0 : 1](LABEL, from(`key-${at}-0000`), never),
      ),
    );
    expect(calls).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.piece.description))).toEqual(new Set(['Words 1']));
    expect(new Set(answers.map((answer) => answer.interactionId)).size).toBe(30);
  });

  test('the same label needs no call later, nor after a restart, whatever its case, spacing and letter heights', async () => {
    const first = await (
      await start(slowModel)
    )({ ...LABEL, lines: [{ text: 'Maria Keller', height: 1 }] }, from(), never);
    const again = await start(slowModel);
    const text = LABEL.text.toUpperCase().replaceAll(' ', '  ');
    const second = await again({ text, lines: [{ text: 'MARIA KELLER ', height: 1.2 }] }, from(), never);
    expect(second.piece.description).toBe(first.piece.description);
    expect(second.interactionId).not.toBe(first.interactionId);
    expect(calls).toHaveLength(1);
  });

  test('another label, other line breaks and another version of the prompt each need a call of their own', async () => {
    const [describeWork, newer] = [await start(slowModel), await start(slowModel, 'model 1, prompt 2')];
    await describeWork(LABEL, from(), never);
    await describeWork({ text: LABEL.text.replace('1902', '1903') }, from(), never);
    await describeWork({ ...LABEL, lines: [{ text: 'Maria' }] }, from(), never);
    await newer(LABEL, from(), never);
    expect(calls).toHaveLength(4);
  });

  test('a call that fails is made again by the next, also in another process that waited for it', async () => {
    let fails = 1;
    const model: Write = async (label, signal) => {
      const written = await slowModel(label, signal);
      if (fails-- > 0) throw new Error('the model is out');
      return written;
    };
    const [one, other] = [await start(model), await start(model)];
    const outcomes = await Promise.allSettled([one(LABEL, from(), never), other(LABEL, from(), never)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(calls).toHaveLength(2);
  });

  test('a text that was deleted for its age is written again, though a process still remembers it, and can be rated', async () => {
    const day = 86_400_000;
    let time = 1_800_000_000_000;
    const describeWork = await start(slowModel, undefined, () => time);
    await describeWork(LABEL, from(), never);
    time += 2 * day;
    const [store] = stores;
    await store?.forgetBefore(time - day, never);
    const { interactionId } = await describeWork(LABEL, from(), never);
    expect(calls).toHaveLength(2);
    const rating = { interactionId, stars: 5, source: 'server' as const, voice: 'flite', ratedAt: time };
    expect(await store?.rate(rating, never)).toBe(true);
  });

  test('what a stand-in wrote is the answer to its key, but the next visitor asks the model again', async () => {
    let sources: Written<string>['source'][] = ['grounded', 'openai'];
    const model: Write = async () => ({ words: `By ${sources[0]}`, source: sources.shift() ?? 'openai' });
    const describeWork = await start(model);
    const first = await describeWork(LABEL, from('stand-in-1'), never);
    expect(first).toMatchObject({ piece: { description: 'By grounded', source: 'grounded' } });
    expect(await describeWork(LABEL, from(), never)).toMatchObject({ piece: { source: 'openai' } });
    expect(await describeWork(LABEL, from('stand-in-1'), never)).toEqual(first);
  });

  test('who leaves takes nobody with it, and the call ends when the last has left', async () => {
    const [leaving, gone] = [new AbortController(), new AbortController()];
    const describeWork = await start(slowModel);
    const left = describeWork(LABEL, from(), leaving.signal);
    const stays = describeWork(LABEL, from(), never);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect((await stays).piece.description).toBe('Words 1');
    const alone = describeWork({ text: 'Another' }, from(), gone.signal);
    await expect.poll(() => calls).toHaveLength(2);
    gone.abort(new Error('gone'));
    await expect(alone).rejects.toThrow('gone');
    expect((await describeWork({ text: 'Another' }, from(), never)).piece.description).toBe('Words 3');
  });
});
