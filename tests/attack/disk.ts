import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inFolder,
  mb,
  startVictim,
  statusOf,
  tally,
  together,
  until,
  withVictim,
  type Attack,
  type Victim,
} from './attack.ts';

/** Random characters: 56 kB in the database with the text that is made of them. */
const randomLabel = () => randomBytes(3_900).toString('hex');

/** What visitors ask for, in the order of: a known text, a new one, a known clip, a new one. */
async function visit(
  victim: Victim,
  at: number,
): Promise<{ statuses: number[]; rated: number; canBeRated: boolean }> {
  const known = victim.describe('The Blue Kettle. Oil on canvas, 1902.');
  const fresh = await victim.describe(`The Red Door. Oil on canvas, 19${at}.`);
  const answer: unknown = await fresh.json();
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  const statuses = [
    await statusOf(known),
    fresh.status,
    await statusOf(victim.speak('Heard before.')),
    await statusOf(victim.speak(`Never heard, ${at}.`)),
  ];
  const rated = await statusOf(
    victim.post(`/api/artwork/${String(field('interactionId'))}/rate`, { rating: 4 }),
  );
  return { statuses, rated, canBeRated: field('canBeRated') !== false };
}

async function ready(victim: Victim): Promise<string> {
  return (await fetch(`${victim.url}/readyz`)).text();
}

const failures = (victim: Victim) =>
  victim
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"')).length;

/** A small disk, where this user may make one. */
async function onSmallDisk<T>(work: (folder: string) => Promise<T>): Promise<T | undefined> {
  return inFolder(async (folder) => {
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status !== 0) return undefined;
    try {
      return await work(folder);
    } finally {
      spawnSync('umount', ['--lazy', folder]);
    }
  });
}

/**
 * While `work` runs the kernel refuses every write of the server to a file, as it does on a disk that it has made
 * read-only after a fault. Undefined where strace is missing.
 */
async function onReadOnlyDisk<T>(victim: Victim, work: () => Promise<T>): Promise<T | undefined> {
  const faults = ['-f', '-e', 'trace=pwrite64,ftruncate', '-e', 'inject=pwrite64,ftruncate:error=EROFS'];
  const strace = spawn('strace', [...faults, '-o', '/dev/null', '-p', String(victim.pid)]);
  const isThere = await Promise.race([
    once(strace, 'error').then(() => false),
    once(strace, 'exit').then(() => false),
    once(strace.stderr, 'data').then(() => true),
  ]);
  if (!isThere) return undefined;
  const result = await work();
  const ended = once(strace, 'exit');
  strace.kill('SIGINT');
  await ended;
  return result;
}

export const diskAttacks: Attack[] = [
  {
    name: '1,000 labels of random characters, and a limit of 10 MB',
    run: () =>
      withVictim({ env: { STORE_MB: '10', CLIENT_REQUESTS_PER_MINUTE: '0' } }, async (victim, folder) => {
        const statuses = await together(1_000, 8, () => statusOf(victim.describe(randomLabel())));
        const isSmall = await until(
          async () => (await victim.figure('placard_bytes{kind="text",of="used"}')) <= 10e6,
          30_000,
        );
        const size = statSync(join(folder, 'placard.sqlite')).size;
        return {
          ok: isSmall && statuses.every((status) => status === 200),
          outcome: `${tally(statuses)}; the file has ${mb(size)}`,
        };
      }),
  },
  {
    name: 'the disk fills up, and is emptied again',
    run: async () => {
      const done = await onSmallDisk(async (folder) => {
        const data = join(folder, 'data');
        mkdirSync(data);
        const victim = await startVictim(data, { env: { KEEP_FREE_MB: '0' } });
        try {
          await visit(victim, 1);
          writeFileSync(join(folder, 'ballast'), Buffer.alloc(1));
          spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'ballast')}`, 'bs=64k']);
          // What is left inside the database's own files is used up first.
          for (let at = 0; at < 100; at += 1) await statusOf(victim.describe(randomLabel()));
          const full = await visit(victim, 2);
          const said = await ready(victim);
          const lines = failures(victim);
          rmSync(join(folder, 'ballast'));
          const recovered = await until(async () => (await visit(victim, Date.now())).rated === 204, 20_000);
          return { full, said, lines, recovered, readyAgain: await ready(victim) };
        } finally {
          await victim.stop('SIGKILL');
        }
      });
      if (done === undefined) return { ok: true, outcome: 'not tried: this user may mount no disk' };
      const { full, said, lines, recovered, readyAgain } = done;
      return {
        ok:
          full.statuses.every((status) => status === 200) &&
          !full.canBeRated &&
          full.rated === 503 &&
          said.includes('"store":"failed"') &&
          recovered &&
          readyAgain.includes('"store":"ok"'),
        outcome: `known text, new text, known clip, new clip: ${full.statuses.join(', ')}; rating ${full.rated}; ${lines} lines in the log; recovered: ${recovered}`,
      };
    },
  },
  {
    name: 'the disk becomes read-only under it, and can be written again',
    run: () =>
      withVictim({}, async (victim) => {
        await visit(victim, 1);
        const done = await onReadOnlyDisk(victim, async () => {
          // The first that is refused tells the others.
          await statusOf(victim.describe(randomLabel()));
          return { without: await visit(victim, 2), said: await ready(victim) };
        });
        if (done === undefined)
          return { ok: true, outcome: 'not tried: strace is not here, or may not attach' };
        const { without, said } = done;
        const recovered = await until(async () => (await visit(victim, Date.now())).rated === 204, 20_000);
        return {
          ok:
            without.statuses.every((status) => status === 200) &&
            !without.canBeRated &&
            without.rated === 503 &&
            said.includes('"store":"failed"') &&
            said.includes('"clips":"failed"') &&
            recovered,
          outcome: `known text, new text, known clip, new clip: ${without.statuses.join(', ')}; rating ${without.rated}; ${failures(victim)} lines in the log; recovered: ${recovered}`,
        };
      }),
  },
  {
    name: 'files cannot grow beyond 2 MB',
    run: () =>
      withVictim({ before: "trap '' XFSZ; ulimit -f 2048" }, async (victim) => {
        await visit(victim, 1);
        for (let at = 0; at < 100; at += 1) await statusOf(victim.describe(randomLabel()));
        const full = await visit(victim, 2);
        const said = await ready(victim);
        return {
          ok:
            full.statuses.every((status) => status === 200) &&
            !full.canBeRated &&
            said.includes('"store":"failed"'),
          outcome: `known text, new text, known clip, new clip: ${full.statuses.join(', ')}; ${failures(victim)} lines in the log`,
        };
      }),
  },
  {
    name: 'less room on the disk than KEEP_FREE_MB',
    run: () =>
      withVictim({ env: { KEEP_FREE_MB: '999999' } }, async (victim) => {
        const { statuses, canBeRated } = await visit(victim, 1);
        const said = await ready(victim);
        return {
          ok: statuses.every((status) => status === 200) && !canBeRated && said.includes('"disk":"failed"'),
          outcome: `${statuses.join(', ')}; ${said}`,
        };
      }),
  },
  {
    name: 'a start with damaged files',
    run: () =>
      inFolder(async (folder) => {
        const garbage = 'not a database '.repeat(10_000);
        writeFileSync(join(folder, 'speech-cache.sqlite'), garbage);
        const victim = await startVictim(folder);
        const status = await statusOf(victim.speak('Hello'));
        await victim.stop();
        const aside = readdirSync(folder).filter((name) => name.includes('.damaged-'));
        writeFileSync(join(folder, 'placard.sqlite'), garbage);
        const refusal = await startVictim(folder).then(
          () => 'it started',
          (error: unknown) => String(error),
        );
        const untouched = readFileSync(join(folder, 'placard.sqlite'), 'utf8') === garbage;
        return {
          ok: status === 200 && aside.length > 0 && untouched && /placard\.sqlite is damaged/.test(refusal),
          outcome: `clips moved aside, speech ${status}; texts untouched: ${untouched}; ${refusal.slice(0, 140)}`,
        };
      }),
  },
];
