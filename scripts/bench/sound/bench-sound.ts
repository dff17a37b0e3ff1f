// `npm run bench:sound`: how soon and how smoothly the app sounds in Chromium, and what the embedded voices cost.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '../../../tests/support/server.ts';
import { heardPauses, preparedStarts, unpreparedStarts } from './page.ts';
import { wordsAMinute } from './pace.ts';
import { fliteFigures, stalls } from './server.ts';
import { buildWeb } from '../../build/build-web.ts';

const LISTENERS = 10;
const TURNS = 5;

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '20' } } }).values;
const count = Number(runs);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const spread = (values: readonly number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

await buildWeb();
const table: Record<string, { measured: string; limit: string; range: string }> = {};
const row = (name: string, measured: string, limit: string, range = '') =>
  (table[name] = { measured, limit, range });
const load = loadavg()[0] ?? 0;
const server = await startServer();
try {
  const prepared = await preparedStarts(server.url, count);
  row('tap to sound, clip prepared', `${Math.round(median(prepared))} ms`, '60 ms', spread(prepared));
  const late = await unpreparedStarts(server.url, count);
  row('clip there to sound, tapped before', `${Math.round(median(late))} ms`, '150 ms', spread(late));
  const pauses = await heardPauses(server.url, count);
  row('silence between turns', `${Math.round(median(pauses))} ms`, '250 to 450 ms', spread(pauses));
  const { speechPerCpuSecond, alonePerCpuSecond, nativeSpeechPerCpuSecond, bytesAMinute } =
    await fliteFigures(count);
  row('Flite and MP3: speech a second of CPU', `${speechPerCpuSecond.toFixed(0)} s`, '60 s');
  row('... without MP3', `${alonePerCpuSecond.toFixed(0)} s`, '');
  row('the native flite, without MP3', `${nativeSpeechPerCpuSecond.toFixed(0)} s`, '');
  const pace = await wordsAMinute();
  row('Flite, words a minute: her', `${Math.round(median(pace.female))}`, '140 to 175', spread(pace.female));
  row('Flite, words a minute: him', `${Math.round(median(pace.male))}`, '140 to 175', spread(pace.male));
  const waits = await stalls(server.url, LISTENERS, TURNS);
  row(
    `stalls of ${LISTENERS} listeners, ${TURNS} turns each`,
    String(waits.length),
    '0',
    spread([0, ...waits.map((s) => s * 1_000)]),
  );
  row('a minute of speech on the wire', `${bytesAMinute / 1_000} kB`, '');
} finally {
  await server.stop();
}
console.table(table);
console.log(`medians of ${count}; load of the machine at the start: ${load.toFixed(1)}`);
