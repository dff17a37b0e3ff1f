import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../support/postgres.ts';
import { statusOf, until, withVictim, type Attack, type Victim } from './attack.ts';

/** What two visitors get, and how long the slower of each kind waits, in ms. */
async function visits(
  victim: Victim,
  at: number,
): Promise<{ statuses: number[]; first: number; later: number }> {
  const timed = async (asked: () => Promise<Response>) => {
    const since = performance.now();
    return { status: await statusOf(asked()), ms: performance.now() - since };
  };
  const first = await timed(() =>
    victim.describe(`The Blue Kettle, 19${at}. Oil on canvas.`, `203.0.113.${at}`),
  );
  const rest = [
    await timed(() => victim.describe(`The Red Door, 19${at}. Oil on canvas.`, `203.0.113.${at}`)),
    await timed(() => victim.speak(`Never heard, ${at}.`, `203.0.113.${at}`)),
    await timed(() => victim.describe(`The Green Hat, 19${at}. Oil on canvas.`, `203.0.113.${at + 100}`)),
  ];
  return {
    statuses: [first, ...rest].map(({ status }) => status),
    first: Math.round(first.ms),
    later: Math.round(Math.max(...rest.map(({ ms }) => ms))),
  };
}

async function rates(victim: Victim): Promise<boolean> {
  const answer: unknown = await (await victim.describe(`A label of ${Date.now()}. Oil on canvas.`)).json();
  const id: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'interactionId') : '';
  return (await statusOf(victim.post(`/api/artwork/${String(id)}/rate`, { rating: 4 }))) === 204;
}

const wellWithout = ({ statuses }: { statuses: number[] }) => statuses.every((status) => status === 200);

export const postgresAttacks: Attack[] = [
  {
    name: 'Postgres hangs, the server is stopped meanwhile, and Postgres goes on',
    run: async () => {
      const postgres = await startPostgres();
      try {
        return await withVictim({ env: { DATABASE_URL: postgres.url } }, async (victim, folder) => {
          await visits(victim, 1);
          postgres.freeze();
          const frozen = await visits(victim, 2);
          const said = await (await fetch(`${victim.url}/readyz`)).text();
          postgres.thaw();
          const recovered = await until(() => rates(victim), 30_000);
          postgres.freeze();
          const took = await victim.stop();
          postgres.thaw();
          return {
            ok:
              wellWithout(frozen) &&
              frozen.later < 4_000 &&
              said.includes('"store":"failed"') &&
              recovered &&
              took < 14_000,
            outcome: `${frozen.statuses.join(', ')}, first after ${frozen.first} ms, then ${frozen.later} ms at most; recovered: ${recovered}; SIGTERM took ${Math.round(took)} ms (${folder === '' ? '' : 'frozen'})`,
          };
        });
      } finally {
        await postgres.stop();
      }
    },
  },
  {
    name: 'Postgres ends, and is started again',
    run: async () => {
      const postgres = await startPostgres();
      try {
        return await withVictim({ env: { DATABASE_URL: postgres.url } }, async (victim) => {
          await visits(victim, 1);
          await postgres.end();
          const away = await visits(victim, 2);
          const said = await (await fetch(`${victim.url}/readyz`)).text();
          const up = await victim.figure('placard_up{part="database writing"}');
          const lines = victim
            .log()
            .split('\n')
            .filter((line) => line.includes('"level":"error"')).length;
          await postgres.begin();
          await delay(1_000);
          const recovered = await until(() => rates(victim), 30_000);
          return {
            ok: wellWithout(away) && said.includes('"store":"failed"') && up === 0 && recovered && lines <= 2,
            outcome: `${away.statuses.join(', ')}; ${lines} lines in the log; placard_up ${up}; recovered: ${recovered}`,
          };
        });
      } finally {
        await postgres.stop();
      }
    },
  },
];
