import * as z from 'zod/mini';
import { textSourceSchema } from '../../contract/contract.ts';
import { abortable } from '../lib/abortable.ts';
import { createBatch } from '../lib/batch.ts';
import { idsBefore, timeOf } from '../lib/time-ordered-id.ts';
import type { Database, SqlValue } from './database.ts';
import type { Interaction, InteractionKind, Rating, Store } from './port.ts';

/** Rows of one statement: what many visitors send at once, and short work for the database. */
const MAX_BATCH = 64;
/** Rows deleted at once, so that visitors never wait for the clean-up. */
const FORGET_STEP = 1_000;
/** A text of this age has its interaction, or never will. */
const MINUTE_MS = 60_000;

const kind = z.enum(['description', 'conversation']);
const textRow = z.object({
  id: z.string(),
  kind,
  labelText: z.string(),
  source: textSourceSchema,
  words: z.string(),
  grounds: z.nullable(z.string()),
  writtenBy: z.nullable(z.string()),
  createdAt: z.number(),
});
const interactionRow = z.object({
  id: z.string(),
  kind,
  idempotencyKey: z.nullable(z.string()),
  requestHash: z.string(),
  textId: z.string(),
  createdAt: z.number(),
});
const ratingCountRow = z.object({
  text: z.string(),
  writtenBy: z.nullable(z.string()),
  voice: z.string(),
  stars: z.number(),
  count: z.number(),
});
const spentRow = z.object({ spent: z.number() });
const agesRow = z.object({ count: z.number(), before: z.number(), oldest: z.nullable(z.string()) });
const textIdRow = z.object({ textId: z.string() });
const ratedRow = z.object({ interactionId: z.string() });
const ratedTextRow = z.object({
  interactionId: z.string(),
  stars: z.number(),
  text: z.string(),
  writtenBy: z.nullable(z.string()),
  voice: z.string(),
  labelText: z.nullable(z.string()),
  words: z.nullable(z.string()),
  ratedAt: z.number(),
});

const FIND_TEXT = `
  SELECT id, kind, label_text AS "labelText", source, words, grounds,
         written_by AS "writtenBy", created_at AS "createdAt"
  FROM texts WHERE id = $1`;
const KEEP_TEXT = `
  INSERT INTO texts (id, kind, label_text, source, words, grounds, written_by, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO NOTHING`;
const FIND_BY_KEY = `
  SELECT id, kind, idempotency_key AS "idempotencyKey", request_hash AS "requestHash", text_id AS "textId",
         created_at AS "createdAt"
  FROM interactions WHERE kind = $1 AND idempotency_key = $2`;
const UNLESS_KEY_IS_TAKEN =
  'ON CONFLICT (kind, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING';
const CLAIM = `
  INSERT INTO leases (name, owner, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
    WHERE leases.owner = excluded.owner OR leases.expires_at <= $4`;
const SPEND = `
  INSERT INTO budgets (name, spent, resets_at) VALUES ($1, $2, $3)
  ON CONFLICT (name) DO UPDATE SET
    spent = CASE WHEN budgets.resets_at <= $4 THEN excluded.spent ELSE budgets.spent + excluded.spent END,
    resets_at = CASE WHEN budgets.resets_at <= $4 THEN excluded.resets_at ELSE budgets.resets_at END
    WHERE budgets.resets_at <= $4 OR budgets.spent + excluded.spent <= $5`;
const GIVE_BACK = `
  UPDATE budgets SET spent = CASE WHEN spent > $2 THEN spent - $2 ELSE 0 END WHERE name = $1 AND resets_at = $3`;
const FORGET_INTERACTIONS = `
  DELETE FROM interactions WHERE id IN (
    SELECT id FROM interactions WHERE id < $1 ORDER BY id LIMIT ${FORGET_STEP})`;
const FORGET_TEXTS = `
  DELETE FROM texts WHERE id IN (
    SELECT id FROM texts WHERE created_at < $1
      AND NOT EXISTS (SELECT 1 FROM interactions WHERE text_id = texts.id) LIMIT ${FORGET_STEP})`;
/** Few, as one of them may hold 60 kB, and visitors wait meanwhile. */
const OLDEST_STEP = 100;
const AGES = `
  SELECT count(*) AS count, count(CASE WHEN id < $1 THEN 1 END) AS before, min(id) AS oldest FROM interactions`;
const FORGET_RATINGS = `
  DELETE FROM ratings WHERE interaction_id IN (
    SELECT interaction_id FROM ratings ORDER BY rated_at LIMIT ${OLDEST_STEP})`;
/** A row that is written anew at each look. */
const CHECK = `
  INSERT INTO leases (name, owner, expires_at) VALUES ('check', 'check', 0)
  ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`;
const WRITER = `CASE r.source WHEN 'device' THEN 'device' ELSE r.text_source END`;
/** The phone's own text is no model's, whatever the server wrote. */
const WRITTEN_BY = `CASE r.source WHEN 'device' THEN NULL ELSE r.written_by END`;
const RATING_COUNTS = `
  SELECT ${WRITER} AS text, ${WRITTEN_BY} AS "writtenBy", r.voice, r.stars, count(*) AS count FROM ratings r
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;
const WORST_RATINGS = `
  SELECT r.interaction_id AS "interactionId", r.stars, ${WRITER} AS text, ${WRITTEN_BY} AS "writtenBy", r.voice,
         t.label_text AS "labelText", t.words, r.rated_at AS "ratedAt"
  FROM ratings r LEFT JOIN interactions i ON i.id = r.interaction_id LEFT JOIN texts t ON t.id = i.text_id
  ORDER BY r.stars, r.rated_at DESC LIMIT $1`;

/** The store of either engine: every statement stands here once. */
export function createSqlStore(database: Database): Store {
  const keepManyStatement = keepFrom(database.listed);
  const keepOneStatement = `${keepManyStatement} ${UNLESS_KEY_IS_TAKEN}`;
  const rateStatement = rateFrom(database.listed);

  async function findByKey(of: InteractionKind, key: string): Promise<Interaction | undefined> {
    const [row] = await database.query(FIND_BY_KEY, [of, key]);
    return row === undefined ? undefined : interactionRow.parse(row);
  }

  /**
   * One statement for all that came in while the last one was written. Several fail as a whole when one of their keys is
   * taken, and then come again one by one: nearly every key is new, and to look before writing is a fifth of what a row
   * costs Postgres.
   */
  async function keepAll(interactions: Interaction[]): Promise<Interaction[]> {
    const rows = interactions.map(({ id, kind: of, idempotencyKey, requestHash, textId, createdAt }) => [
      id,
      of,
      idempotencyKey,
      requestHash,
      textId,
      createdAt,
    ]);
    // What a visitor cannot get again is lasting: a rating's flush takes the interaction along.
    const statement = rows.length > 1 ? keepManyStatement : keepOneStatement;
    const inserted = await database.change(statement, [JSON.stringify(rows)], { lasting: false });
    if (inserted === interactions.length) return interactions;
    return Promise.all(
      interactions.map(async (interaction) => {
        const { kind: of, idempotencyKey } = interaction;
        return (idempotencyKey === null ? undefined : await findByKey(of, idempotencyKey)) ?? interaction;
      }),
    );
  }
  const keeping = createBatch(keepAll, MAX_BATCH);

  /** One commit for all that came in while the last one was flushed; of two for one interaction the later counts. */
  async function rateAll(ratings: Rating[]): Promise<boolean[]> {
    const last = [...new Map(ratings.map((rating) => [rating.interactionId, rating])).values()];
    const values = last.map(({ interactionId, stars, source, voice, ratedAt }) => [
      storable(interactionId),
      stars,
      source,
      voice,
      ratedAt,
    ]);
    const rows = await database.query(rateStatement, [JSON.stringify(values)]);
    const rated = new Set(rows.map((row) => ratedRow.parse(row).interactionId));
    return ratings.map(({ interactionId }) => rated.has(interactionId));
  }
  const rating = createBatch(rateAll, MAX_BATCH);

  async function deleteAll(statement: string, before: SqlValue, signal: AbortSignal): Promise<void> {
    let deleted: number;
    do {
      signal.throwIfAborted();
      deleted = await database.change(statement, [before], { lasting: false });
    } while (deleted === FORGET_STEP);
  }

  return {
    async findText(id, signal) {
      signal.throwIfAborted();
      const [row] = await abortable(database.query(FIND_TEXT, [id]), signal);
      return row === undefined ? undefined : textRow.parse(row);
    },
    async keepText({ id, kind: of, labelText, source, words, grounds, writtenBy, createdAt }, signal) {
      signal.throwIfAborted();
      const values = [id, of, storable(labelText), source, words, grounds, writtenBy, createdAt];
      await database.change(KEEP_TEXT, values, { lasting: true });
    },
    async findByKey(of, key, signal) {
      signal.throwIfAborted();
      return abortable(findByKey(of, key), signal);
    },
    keep(interaction, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      // Not aborted midway: it takes a moment, and the row is to be written also when the caller has gone.
      return keeping.add(interaction);
    },
    async rate(given, signal) {
      signal.throwIfAborted();
      return abortable(rating.add(given), signal);
    },
    async claim({ name, owner, now, expiresAt }, signal) {
      signal.throwIfAborted();
      return (await database.change(CLAIM, [name, owner, expiresAt, now], { lasting: false })) === 1;
    },
    async release(name, owner) {
      const release = 'DELETE FROM leases WHERE name = $1 AND owner = $2';
      await database.change(release, [name, owner], { lasting: false });
    },
    async spend({ name, amount, limit, now, until }, signal) {
      signal.throwIfAborted();
      if (amount > limit) return false;
      return (await database.change(SPEND, [name, amount, until, now, limit], { lasting: false })) === 1;
    },
    async giveBack({ name, amount, until }) {
      await database.change(GIVE_BACK, [name, amount, until], { lasting: false });
    },
    async spent(name, now) {
      const statement = 'SELECT spent FROM budgets WHERE name = $1 AND resets_at > $2';
      const [row] = await database.query(statement, [name, now]);
      return row === undefined ? 0 : spentRow.parse(row).spent;
    },
    async forgetBefore(time, signal) {
      await deleteAll(FORGET_INTERACTIONS, idsBefore(time), signal);
      await deleteAll(FORGET_TEXTS, time, signal);
    },
    async ages(time, signal) {
      const rows = await abortable(database.query(AGES, [idsBefore(time)]), signal);
      const { oldest, ...counts } = agesRow.parse(rows[0]);
      return { ...counts, oldest: oldest === null ? undefined : timeOf(oldest) };
    },
    async forgetExpired(now) {
      await database.change('DELETE FROM leases WHERE expires_at < $1', [now], { lasting: false });
      await database.change('DELETE FROM budgets WHERE resets_at < $1', [now], { lasting: false });
    },
    bytes: () => database.bytes(),
    async forgetOldest(signal) {
      for (const statement of [
        forgetOldestOf('AND NOT EXISTS (SELECT 1 FROM ratings WHERE interaction_id = i.id)'),
        forgetOldestOf(''),
      ]) {
        signal.throwIfAborted();
        const rows = (await database.query(statement, [])).map((row) => textIdRow.parse(row).textId);
        if (rows.length === 0) continue;
        const texts = JSON.stringify([...new Set(rows)].map((id) => [id]));
        return (
          rows.length + (await database.change(forgetOrphansOf(database.listed), [texts], { lasting: false }))
        );
      }
      return (
        (await database.change(FORGET_TEXTS, [Date.now() - MINUTE_MS], { lasting: false })) ||
        database.change(FORGET_RATINGS, [], { lasting: false })
      );
    },
    async ratingCounts(signal) {
      const rows = await abortable(database.query(RATING_COUNTS, []), signal);
      return rows.map((row) => ratingCountRow.parse(row));
    },
    async worstRatings(limit, signal) {
      const rows = await abortable(database.query(WORST_RATINGS, [limit]), signal);
      return rows.map((row) => ratedTextRow.parse(row));
    },
    async check(signal) {
      signal.throwIfAborted();
      await abortable(database.change(CHECK, [], { lasting: true }), signal);
    },
    dispose: () => database.dispose(),
  };
}

/** Deletes the oldest interactions for which `condition` holds, and gives their texts. */
function forgetOldestOf(condition: string): string {
  return `
    DELETE FROM interactions WHERE id IN (
      SELECT id FROM interactions i WHERE true ${condition} ORDER BY id LIMIT ${OLDEST_STEP})
    RETURNING text_id AS "textId"`;
}

/** Deletes those texts of a list that belong to no interaction. */
function forgetOrphansOf(rows: string): string {
  return `
    DELETE FROM texts WHERE id IN (SELECT value ->> 0 FROM ${rows})
      AND NOT EXISTS (SELECT 1 FROM interactions WHERE text_id = texts.id)`;
}

/** Keeps the interactions of a list, each a list of its columns. */
function keepFrom(rows: string): string {
  return `
    INSERT INTO interactions (id, kind, idempotency_key, request_hash, text_id, created_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS BIGINT)
    FROM ${rows} WHERE true`;
}

/** Keeps the ratings of a list, each a list of its columns, and gives the ids that could be rated. */
function rateFrom(rows: string): string {
  return `
    INSERT INTO ratings (interaction_id, stars, source, text_source, written_by, voice, rated_at)
    SELECT i.id, CAST(value ->> 1 AS SMALLINT), value ->> 2, t.source, t.written_by, value ->> 3, CAST(value ->> 4 AS BIGINT)
    FROM ${rows} JOIN interactions i ON i.id = value ->> 0 JOIN texts t ON t.id = i.text_id
    WHERE true
    ON CONFLICT (interaction_id) DO UPDATE SET
      stars = excluded.stars, source = excluded.source, voice = excluded.voice, rated_at = excluded.rated_at
    RETURNING interaction_id AS "interactionId"`;
}

/** A visitor's text as both engines keep it: Postgres refuses NUL and half a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').toWellFormed();
}
