import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ofAll } from '../../tests/support/share.ts';
import { createDatabase } from '../../tests/support/test-database.ts';
import { descriptionResponseSchema } from '../contract/contract.ts';
import type { Store } from './store/port.ts';
import { openPools, openPostgresDatabase } from './store/postgres/postgres-database.ts';
import { createSqlStore } from './store/sql-store.ts';
import { openSqliteDatabase } from './store/sqlite/sqlite-database.ts';
import { bareEnv } from './test-support/bare-env.ts';
import { temporaryFolder } from './test-support/test-server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const KILLS = ofAll(20, 2);
/** Replies of the last life; the ones before it end earlier and earlier. */
const LONGEST_LIFE = 40;
const VISITORS = 16;
/** So many starts, on a machine that does other things too. */
const TIMEOUT_MS = 300_000;
const never = new AbortController().signal;
const folder = temporaryFolder();
const databaseUrl = createDatabase();
afterAll(() => folder.remove());

interface Acknowledged {
  interactionId: string;
  stars: number;
}

/** Rates without a pause until the server is killed, which happens in the midst of it after `enough` replies. */
async function rateUntilKilled(env: Record<string, string>, enough: number): Promise<Acknowledged[]> {
  const server = spawn(process.execPath, [SERVER], {
    env: bareEnv({ PORT: '0', DATA_DIR: folder.path, ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const ended = exited.then(() => Promise.reject(new Error('The server ended before it listened')));
  const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  const acknowledged: Acknowledged[] = [];

  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function visit(visitor: number): Promise<void> {
    for (let round = 0; ; round += 1) {
      const answer = await post('/api/artwork-description', { text: `Label ${visitor % 4}` });
      // A busy machine may be late, and the server say so: nothing was acknowledged.
      if (!answer.ok) continue;
      const { interactionId } = descriptionResponseSchema.parse(await answer.json());
      const stars = ((visitor + round) % 5) + 1;
      const reply = await post(`/api/artwork/${interactionId}/rate`, { rating: stars });
      if (reply.status === 204) acknowledged.push({ interactionId, stars });
      if (acknowledged.length >= enough) server.kill('SIGKILL');
    }
  }
  // Each visit ends when its connection breaks: that is the kill.
  const visits = await Promise.allSettled(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  server.kill('SIGKILL');
  await exited;
  if (acknowledged.length < enough)
    throw new Error(
      `The server was not killed: ${visits.map((one) => 'reason' in one && String(one.reason)).join()}`,
    );
  return acknowledged;
}

test.each([
  [
    'SQLite',
    {},
    async (): Promise<Store> => createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite'))),
  ],
  [
    'Postgres',
    { DATABASE_URL: databaseUrl },
    async (): Promise<Store> =>
      createSqlStore(await openPostgresDatabase(openPools(databaseUrl, () => undefined))),
  ],
] as const)(
  '%s: killed again and again under load, the server has lost no rating that it acknowledged',
  { timeout: TIMEOUT_MS },
  async (_, env, open) => {
    const acknowledged: Acknowledged[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      acknowledged.push(
        ...(await rateUntilKilled(
          { ...env, CLIENT_REQUESTS_PER_MINUTE: '0' },
          Math.ceil((LONGEST_LIFE * (kill + 1)) / KILLS),
        )),
      );
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    const store = await open();
    const kept = await store.worstRatings(1_000_000, never);
    const stars = new Map(kept.map((rated) => [rated.interactionId, rated.stars]));
    await store.dispose();
    expect(acknowledged.filter((one) => stars.get(one.interactionId) !== one.stars)).toEqual([]);
  },
);
