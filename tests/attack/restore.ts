import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../setup/root.ts';
import { startPostgres } from '../support/postgres.ts';
import { postgresPrograms } from '../setup/postgres-programs.ts';
import { inFolder, startVictim, statusOf, type Attack, type Victim } from './attack.ts';

/** Runs a command of the project; its exit code and what it said. */
async function command(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [`${root}api/src/commands/${name}.ts`, ...args], {
    env: { PATH: `${postgresPrograms()}:${process.env['PATH']}`, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code] = await once(child, 'exit');
  return { code: Number(code), said };
}

/** A visitor's request with its key: the id of its answer. */
async function ask(victim: Victim, key: string): Promise<string> {
  const response = await victim.post(
    '/api/artwork-description',
    { text: `The Blue Kettle, oil on canvas. ${key}` },
    { 'Idempotency-Key': key },
  );
  const answer: unknown = await response.json();
  return String(typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'interactionId') : '');
}

const key = (at: number) => `visitor-${at}-key`;

/** A backup under load, everything lost, the restore, and whether each answered request has its first id again. */
async function rehearse(
  folder: string,
  env: Record<string, string>,
  lose: () => Promise<Record<string, string>>,
) {
  const file = join(folder, 'backup.file');
  const own = { DATA_DIR: folder, ...env };
  const victim = await startVictim(folder, { env });
  const ids: string[] = [];
  for (let at = 0; at < 100; at += 1) ids.push(await ask(victim, key(at)));
  const rated = await statusOf(victim.post(`/api/artwork/${ids[0]}/rate`, { rating: 5 }));
  const load = Array.from({ length: 300 }, (_, at) => ask(victim, key(1_000 + at)));
  const backedUp = await command('back-up', [file], own);
  await Promise.all(load);
  await victim.stop('SIGKILL');
  const anew = await lose();
  const restored = await command('restore', [file], { ...own, ...anew });
  const again = await startVictim(folder, { env: { ...env, ...anew } });
  let same = 0;
  for (const [at, id] of ids.entries()) if ((await ask(again, key(at))) === id) same += 1;
  await again.stop();
  const ratings = await command('ratings', ['--csv'], { ...own, ...anew });
  const ok =
    rated === 204 &&
    backedUp.code === 0 &&
    restored.code === 0 &&
    same === 100 &&
    /,1,5\.000/.test(ratings.said);
  return {
    ok,
    outcome: `${same} of 100 requests have their first id, the rating is there: ${/,1,5\.000/.test(ratings.said)} ${ok ? '' : backedUp.said + restored.said}`,
  };
}

export const restoreAttacks: Attack[] = [
  {
    name: 'SQLite is lost after a backup under load, and restored',
    run: () =>
      inFolder((folder) =>
        rehearse(folder, {}, async () => {
          const { rm } = await import('node:fs/promises');
          for (const part of ['', '-wal', '-shm'])
            await rm(join(folder, `placard.sqlite${part}`), { force: true });
          return {};
        }),
      ),
  },
  {
    name: 'Postgres is lost after a backup under load, and restored',
    run: async () => {
      const postgres = await startPostgres();
      try {
        return await inFolder((folder) =>
          rehearse(folder, { DATABASE_URL: postgres.createDatabase('first') }, async () => ({
            DATABASE_URL: postgres.createDatabase('second'),
          })),
        );
      } finally {
        await postgres.stop();
      }
    },
  },
  {
    name: '10 SIGKILLs while visitors ask and rate',
    run: () =>
      inFolder(async (folder) => {
        const kept = new Map<string, string>();
        let lost = 0;
        for (let kill = 0; kill < 10; kill += 1) {
          const victim = await startVictim(folder);
          for (const [known, id] of [...kept].slice(-20)) if ((await ask(victim, known)) !== id) lost += 1;
          const some = Promise.withResolvers<void>();
          let answered = 0;
          const load = Array.from({ length: 40 }, async (_, at) => {
            const mine = key(kill * 100 + at);
            kept.set(mine, await ask(victim, mine));
            answered += 1;
            // Another number each time: the end comes at another moment of the work.
            if (answered > kill) some.resolve();
          });
          const settled = Promise.allSettled(load);
          await Promise.race([some.promise, settled]);
          await victim.stop('SIGKILL');
          await settled;
        }
        const last = await startVictim(folder);
        for (const [known, id] of kept) if ((await ask(last, known)) !== id) lost += 1;
        await last.stop();
        return {
          ok: lost === 0 && kept.size > 0,
          outcome: `${kept.size} acknowledged requests, ${lost} lost`,
        };
      }),
  },
];
