import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../tests/support/test-database.ts';
import { timeOrderedId } from '../lib/time-ordered-id.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import type { Interaction, KeptText, Rating, Store } from './port.ts';
import { openPools, openPostgresDatabase } from './postgres/postgres-database.ts';
import { createSqlStore } from './sql-store.ts';
import { openSqliteDatabase } from './sqlite/sqlite-database.ts';

const signal = new AbortController().signal;
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const WRITTEN_BY = JSON.stringify({ model: 'local-model', prompt: 'sound bite 2' });
function text(changes: Partial<KeptText> = {}): KeptText {
  return {
    id: 'text-1',
    kind: 'description',
    labelText: 'Label',
    source: 'grounded',
    words: '"Words"',
    grounds: null,
    writtenBy: null,
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

function interaction(changes: Partial<Interaction> = {}): Interaction {
  return {
    id: 'id-1',
    kind: 'description',
    idempotencyKey: 'key-1',
    requestHash: 'hash',
    textId: 'text-1',
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

function rating(changes: Partial<Rating> = {}): Rating {
  return { interactionId: 'id-1', stars: 3, source: 'server', voice: 'flite', ratedAt: 1, ...changes };
}

function engines(): [name: string, open: () => () => Promise<Store>][] {
  return [
    [
      'SQLite',
      () => {
        const path = join(folder.path, 'deep/placard.sqlite');
        return async () => createSqlStore(openSqliteDatabase(path));
      },
    ],
    [
      'Postgres',
      () => {
        const url = createDatabase();
        const onError = (error: Error) => expect.fail(String(error));
        return async () => createSqlStore(await openPostgresDatabase(openPools(url, onError)));
      },
    ],
  ];
}

describe.each(engines())('%s', (_, engine) => {
  let open: () => Promise<Store>;
  let store: Store;

  beforeEach(async () => {
    open = engine();
    store = await open();
  });
  afterEach(() => store.dispose());

  test('a text is found again by its id, also after a restart, and the first one stays', async () => {
    const unusual = text({
      labelText: 'Zürich 東京 “1902” 😀\n½',
      words: '"a\\u0000\\ud800"',
      grounds: '{"printed":"“1902”"}',
    });
    await store.keepText(unusual, signal);
    await store.keepText(text({ words: '"Other"' }), signal);
    await store.dispose();
    store = await open();
    expect(await store.findText('text-1', signal)).toEqual(unusual);
    expect(await store.findText('text-2', signal)).toBeUndefined();
  });

  test('a label that is not well-formed Unicode is kept readably', async () => {
    await store.keepText(text({ labelText: 'a\u0000b\ud800c' }), signal);
    expect((await store.findText('text-1', signal))?.labelText).toBe('a\ufffdb\ufffdc');
  });

  test('an interaction is found again by its kind and key, also after a restart', async () => {
    await store.keep(interaction(), signal);
    await store.dispose();
    store = await open();
    expect(await store.findByKey('description', 'key-1', signal)).toEqual(interaction());
    expect(await store.findByKey('conversation', 'key-1', signal)).toBeUndefined();
    expect(await store.findByKey('description', 'key-2', signal)).toBeUndefined();
  });

  test('a second interaction under a key does not replace the first, which is returned', async () => {
    await store.keep(interaction(), signal);
    expect(await store.keep(interaction({ id: 'id-2', textId: 'other' }), signal)).toEqual(interaction());
    expect(await store.findByKey('description', 'key-1', signal)).toEqual(interaction());
  });

  test('of many interactions at the same time under one key, all get the one that was kept', async () => {
    const kept = await Promise.all(
      Array.from({ length: 200 }, (__, at) => store.keep(interaction({ id: `id-${at}` }), signal)),
    );
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
  });

  test('one key may be used for a description and a conversation, and no key any number of times', async () => {
    await store.keep(interaction(), signal);
    const conversation = interaction({ id: 'id-2', kind: 'conversation' });
    expect(await store.keep(conversation, signal)).toEqual(conversation);
    const keyless = Array.from({ length: 150 }, (__, at) =>
      interaction({ id: `k-${at}`, idempotencyKey: null }),
    );
    expect(await Promise.all(keyless.map((one) => store.keep(one, signal)))).toEqual(keyless);
  });

  test('neither a taken key nor an interaction that cannot be kept harms the others that are kept with it', async () => {
    await store.keep(interaction(), signal);
    const fresh = ['id-2', 'id-5'].map((id) => interaction({ id, idempotencyKey: `key-${id}` }));
    const outcomes = await Promise.allSettled(
      [
        ...fresh.slice(0, 1),
        interaction({ id: 'id-1', idempotencyKey: 'key-3' }),
        interaction({ id: 'id-4' }),
        ...fresh.slice(1),
      ].map((one) => store.keep(one, signal)),
    );
    expect(outcomes.map((outcome) => ('value' in outcome ? outcome.value.id : outcome.status))).toEqual([
      'id-2',
      'rejected',
      'id-1',
      'id-5',
    ]);
    for (const one of fresh)
      expect(await store.findByKey('description', one.idempotencyKey ?? '', signal)).toEqual(one);
  });

  test('a rating is kept, and a later one takes its place', async () => {
    await store.keepText(text(), signal);
    await store.keep(interaction(), signal);
    expect(await store.rate(rating({ stars: 2 }), signal)).toBe(true);
    expect(
      await store.rate(rating({ stars: 5, source: 'device', voice: 'device', ratedAt: 2 }), signal),
    ).toBe(true);
    expect(await store.ratingCounts(signal)).toEqual([
      { text: 'device', writtenBy: null, voice: 'device', stars: 5, count: 1 },
    ]);
  });

  test('a rating of an unknown interaction is not kept, whatever its id holds', async () => {
    for (const interactionId of ['nobody', '\u0000', '\ud800', "' OR 1=1 --"])
      expect(await store.rate(rating({ interactionId }), signal)).toBe(false);
    expect(await store.ratingCounts(signal)).toEqual([]);
  });

  test('of a hundred ratings at the same time each is told whether it was kept, and the last of two counts', async () => {
    await store.keepText(text(), signal);
    const ids = Array.from({ length: 50 }, (__, at) => `id-${at}`);
    await Promise.all(ids.map((id) => store.keep(interaction({ id, idempotencyKey: `key-${id}` }), signal)));
    const first = ids.map((id) => store.rate(rating({ interactionId: id, stars: 1 }), signal));
    const nobody = store.rate(rating({ interactionId: 'nobody' }), signal);
    const second = ids.map((id) => store.rate(rating({ interactionId: id, stars: 4 }), signal));
    expect(new Set(await Promise.all([...first, ...second]))).toEqual(new Set([true]));
    expect(await nobody).toBe(false);
    expect(await store.ratingCounts(signal)).toEqual([
      { text: 'grounded', writtenBy: null, voice: 'flite', stars: 4, count: 50 },
    ]);
  });

  test('ratings are counted by writer, voice and star, the worst come first with what they are about', async () => {
    await store.keepText(text(), signal);
    await store.keepText(
      text({ id: 'text-2', source: 'openai', writtenBy: WRITTEN_BY, labelText: 'Second', words: '"More"' }),
      signal,
    );
    const given = [
      ['a', 'text-1', 5, 1],
      ['b', 'text-1', 5, 2],
      ['c', 'text-2', 1, 3],
      ['d', 'text-2', 2, 4],
      ['e', 'text-1', 2, 5],
    ] as const;
    for (const [id, textId, stars, ratedAt] of given) {
      await store.keep(interaction({ id, textId, idempotencyKey: null }), signal);
      await store.rate(rating({ interactionId: id, stars, ratedAt }), signal);
    }
    expect(await store.ratingCounts(signal)).toEqual([
      { text: 'grounded', writtenBy: null, voice: 'flite', stars: 2, count: 1 },
      { text: 'grounded', writtenBy: null, voice: 'flite', stars: 5, count: 2 },
      { text: 'openai', writtenBy: WRITTEN_BY, voice: 'flite', stars: 1, count: 1 },
      { text: 'openai', writtenBy: WRITTEN_BY, voice: 'flite', stars: 2, count: 1 },
    ]);
    const worst = await store.worstRatings(3, signal);
    expect(worst.map(({ stars, labelText, ratedAt }) => [stars, labelText, ratedAt])).toEqual([
      [1, 'Second', 3],
      [2, 'Label', 5],
      [2, 'Second', 4],
    ]);
  });

  test('a lease is held by one owner until it is given back or expires, and its owner may renew it', async () => {
    const claim = (owner: string, now: number, expiresAt: number) =>
      store.claim({ name: 'work', owner, now, expiresAt }, signal);
    expect(await claim('a', 0, 10)).toBe(true);
    expect(await claim('b', 5, 15)).toBe(false);
    expect(await claim('a', 5, 20)).toBe(true);
    expect(await claim('b', 19, 30)).toBe(false);
    expect(await claim('b', 20, 30)).toBe(true);
    await store.release('work', 'a');
    expect(await claim('a', 25, 40)).toBe(false);
    await store.release('work', 'b');
    expect(await claim('a', 25, 40)).toBe(true);
  });

  test('of many claims at the same time, one is granted', async () => {
    const claims = Array.from({ length: 30 }, (__, at) =>
      store.claim({ name: 'work', owner: `owner-${at}`, now: 0, expiresAt: 10 }, signal),
    );
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });

  test('an account is spent up to its limit, in whole, and is full again after its time', async () => {
    const spend = (amount: number, now: number) =>
      store.spend({ name: 'speech', amount, limit: 100, now, until: now + 50 }, signal);
    expect(await spend(101, 0)).toBe(false);
    expect(await spend(70, 0)).toBe(true);
    expect(await spend(31, 10)).toBe(false);
    expect(await spend(30, 49)).toBe(true);
    expect(await spend(1, 49)).toBe(false);
    expect(await spend(100, 50)).toBe(true);
    expect(await spend(1, 99)).toBe(false);
    expect(await store.spend({ name: 'text', amount: 1, limit: 1, now: 99, until: 100 }, signal)).toBe(true);
  });

  test('what is spent at the same time never goes over the limit', async () => {
    const spendings = Array.from({ length: 40 }, () =>
      store.spend({ name: 'speech', amount: 7, limit: 100, now: 0, until: 50 }, signal),
    );
    expect((await Promise.all(spendings)).filter(Boolean)).toHaveLength(14);
  });

  test('what nobody asked for since a time is forgotten; its rating stays as a number', async () => {
    await store.keepText(text({ id: 'old', createdAt: 10 }), signal);
    await store.keepText(text({ id: 'old but used', createdAt: 10 }), signal);
    await store.keepText(text({ id: 'new', createdAt: 30 }), signal);
    const rated = timeOrderedId(10);
    for (const [id, key, textId, createdAt] of [
      [rated, 'i-1', 'old', 10],
      [timeOrderedId(19), 'i-2', 'old but used', 19],
      [timeOrderedId(20), 'i-3', 'old but used', 20],
    ] as const)
      await store.keep(interaction({ id, textId, createdAt, idempotencyKey: key }), signal);
    await store.rate(rating({ interactionId: rated }), signal);
    await store.forgetBefore(20, signal);
    expect(await store.findText('old', signal)).toBeUndefined();
    expect(await store.findText('old but used', signal)).toBeDefined();
    expect(await store.findText('new', signal)).toBeDefined();
    expect(await store.findByKey('description', 'i-1', signal)).toBeUndefined();
    expect(await store.findByKey('description', 'i-2', signal)).toBeUndefined();
    expect(await store.findByKey('description', 'i-3', signal)).toBeDefined();
    expect(await store.worstRatings(10, signal)).toMatchObject([{ stars: 3, labelText: null, words: null }]);
  });

  test('more than one step is forgotten', async () => {
    const old = Array.from({ length: 2_500 }, (__, at) =>
      interaction({ id: timeOrderedId(1), idempotencyKey: `key-${at}`, createdAt: 1 }),
    );
    await Promise.all(old.map((one) => store.keep(one, signal)));
    await store.forgetBefore(2, signal);
    expect(await store.ages(0, signal)).toEqual({ count: 0, before: 0, oldest: undefined });
  });

  test('what it holds can be measured', async () => {
    await store.keepText(text(), signal);
    expect(await store.bytes()).toBeGreaterThan(0);
  });

  test('an aborted signal stops before anything is written', async () => {
    await expect(store.keep(interaction(), AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await store.findByKey('description', 'key-1', signal)).toBeUndefined();
  });

  test('two that open the same new database at the same time both get the schema', async () => {
    const reopen = engine();
    const both = await Promise.all([reopen(), reopen(), reopen()]);
    for (const one of both) expect(await one.ratingCounts(signal)).toEqual([]);
    await Promise.all(both.map((one) => one.dispose()));
  });

  test('a store that has been closed is not usable', async () => {
    await store.check(signal);
    await store.dispose();
    await expect(store.check(signal)).rejects.toThrow(/finalized|not open|after calling end/);
  });
});

test('a Postgres database of a newer version is left alone', async () => {
  const url = createDatabase();
  const first = await openPostgresDatabase(openPools(url, () => undefined));
  await first.query('UPDATE placard_schema SET version = 99', []);
  await first.dispose();
  await expect(openPostgresDatabase(openPools(url, () => undefined))).rejects.toThrow(
    /newer version of Placard/,
  );
});

test('a Postgres database of the version before keeps its answers and ratings', async () => {
  const url = createDatabase();
  const open = () => openPostgresDatabase(openPools(url, (error) => expect.fail(String(error))));
  const database = await open();
  const before = createSqlStore(database);
  await before.keepText(text(), signal);
  await before.keep(interaction(), signal);
  await before.rate(rating(), signal);
  for (const table of ['texts', 'ratings'])
    await database.query(`ALTER TABLE ${table} DROP COLUMN written_by`, []);
  await database.query('UPDATE placard_schema SET version = 4', []);
  await before.dispose();
  const store = createSqlStore(await open());
  expect(await store.findByKey('description', 'key-1', signal)).toEqual(interaction());
  expect(await store.worstRatings(1, signal)).toMatchObject([{ stars: 3, labelText: 'Label' }]);
  await store.dispose();
});

test('a process holds ten connections to Postgres at most, however much is asked at once', async () => {
  const database = await openPostgresDatabase(
    openPools(createDatabase(), (error) => expect.fail(String(error))),
  );
  const store = createSqlStore(database);
  const asked = Array.from({ length: 100 }, async (_, at) => {
    await store.findText(`text-${at}`, signal);
    await store.release(`lease-${at}`, 'nobody');
  });
  await Promise.all(asked);
  const [row] = await database.query(
    'SELECT count(*) AS held FROM pg_stat_activity WHERE datname = current_database()',
    [],
  );
  expect(row).toEqual({ held: 10 });
  await store.dispose();
});

test('a SQLite file of the first version keeps its answers and ratings', async () => {
  const path = join(folder.path, 'placard.sqlite');
  const old = new DatabaseSync(path);
  old.exec(`
    CREATE TABLE interactions (id TEXT PRIMARY KEY, kind TEXT NOT NULL, idempotency_key TEXT, request_hash TEXT NOT NULL,
      label_text TEXT NOT NULL, source TEXT NOT NULL, answer TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
    CREATE UNIQUE INDEX interactions_by_key ON interactions (kind, idempotency_key) WHERE idempotency_key IS NOT NULL;
    CREATE TABLE ratings (interaction_id TEXT PRIMARY KEY REFERENCES interactions (id) ON DELETE CASCADE,
      stars INTEGER NOT NULL, source TEXT NOT NULL, rated_at INTEGER NOT NULL) STRICT;
    INSERT INTO interactions VALUES ('id-1', 'description', 'key-1', 'hash', 'Label', 'grounded', '"Words"', 7);
    INSERT INTO ratings VALUES ('id-1', 4, 'server', 8);
    PRAGMA user_version = 1;`);
  old.close();
  const store = createSqlStore(openSqliteDatabase(path));
  const kept = await store.findByKey('description', 'key-1', signal);
  expect(await store.findText(kept?.textId ?? '', signal)).toMatchObject({
    labelText: 'Label',
    words: '"Words"',
  });
  expect(await store.worstRatings(1, signal)).toMatchObject([
    { stars: 4, text: 'grounded', labelText: 'Label' },
  ]);
  await store.dispose();
});

test('ratings that come in together share one flush to the disk', async () => {
  const database = openSqliteDatabase(join(folder.path, 'placard.sqlite'));
  let flushes = 0;
  const store = createSqlStore({
    ...database,
    query(sql, values) {
      if (sql.includes('INSERT INTO ratings')) flushes += 1;
      return database.query(sql, values);
    },
  });
  await store.keepText(text(), signal);
  const ids = Array.from({ length: 30 }, (_, at) => `id-${at}`);
  await Promise.all(ids.map((id) => store.keep(interaction({ id, idempotencyKey: null }), signal)));
  await Promise.all(ids.map((interactionId) => store.rate(rating({ interactionId }), signal)));
  expect(flushes).toBe(1);
  expect(await store.worstRatings(100, signal)).toHaveLength(30);
  await store.dispose();
});
