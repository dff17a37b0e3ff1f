import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { root } from '../setup/root.ts';
import { inFolder, startVictim, statusOf, until, type Attack } from './attack.ts';

function count(folder: string): number {
  const database = new DatabaseSync(join(folder, 'placard.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM interactions').get();
  database.close();
  return Number(row?.['count']);
}

export const clockAttacks: Attack[] = [
  {
    name: 'the clock jumps two years ahead',
    run: () =>
      inFolder(async (folder) => {
        const first = await startVictim(folder);
        for (let at = 0; at < 50; at += 1)
          await statusOf(first.describe(`The Blue Kettle, oil on canvas, ${at}`));
        await first.stop();
        const before = count(folder);
        const later = await startVictim(folder, {
          node: ['--import', `${root}tests/attack/two-years-ahead.ts`],
        });
        const said = await until(() => later.log().includes('npm run forget'), 10_000);
        await later.stop();
        const after = count(folder);
        return {
          ok: before >= 50 && after === before && said,
          outcome: `${before} ids before, ${after} after; the log says so: ${said}`,
        };
      }),
  },
];
