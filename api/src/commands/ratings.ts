// `npm run ratings`: what visitors thought, by who wrote and who spoke. `--csv`, `--html` for other programs.
import { readConfig } from '../config/config.ts';
import { openMemory } from '../deps/adapters.ts';
import { createLog } from '../log/log.ts';
import { createRedact } from '../log/redact.ts';
import { ratingsCsv, ratingsHtml, ratingsTable } from './show-ratings.ts';
import { summariseRatings } from './summarise-ratings.ts';

const WORST = 10;

const forms = { '--csv': ratingsCsv, '--html': ratingsHtml };
const [form, ...more] = process.argv.slice(2);
if (more.length > 0 || (form !== undefined && !(form in forms))) {
  console.error('npm run --silent ratings -- [--csv | --html]');
  process.exit(2);
}
const show = form === '--csv' || form === '--html' ? forms[form] : ratingsTable;
const redact = createRedact(process.env);
const log = createLog({ requests: false, redact, write: (line) => process.stderr.write(line) });
try {
  const { store } = await openMemory(readConfig(process.env), log);
  const signal = new AbortController().signal;
  const [counts, worst] = [await store.ratingCounts(signal), await store.worstRatings(WORST, signal)];
  process.stdout.write(`${show(summariseRatings(counts), worst).trimEnd()}\n`);
  await store.dispose();
} catch (error) {
  console.error(redact(`The ratings cannot be read: ${String(error)}`));
  process.exitCode = 1;
}
