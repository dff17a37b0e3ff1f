// `npm run forget`: deletes now what is older than RETENTION_DAYS, also where a running server does not dare to.
import { readConfig } from '../config/config.ts';
import { openMemory } from '../deps/adapters.ts';
import { createLog } from '../log/log.ts';
import { createRedact } from '../log/redact.ts';
import { forgetOld } from '../services/forget-old.ts';

const redact = createRedact(process.env);
const log = createLog({ requests: false, redact, write: (line) => process.stderr.write(line) });
try {
  const config = readConfig(process.env);
  const { store } = await openMemory(config, log);
  const signal = new AbortController().signal;
  const { count } = await store.ages(0, signal);
  // A running server forgets the clips.
  const speechCache = { forgetBefore: () => Promise.resolve() };
  await forgetOld(
    { store, speechCache, retentionDays: config.retentionDays, log, now: Date.now },
    signal,
    true,
  );
  const { count: left } = await store.ages(0, signal);
  process.stdout.write(
    `${count - left} of ${count} ids were deleted with their texts; ratings stay as numbers.\n`,
  );
  await store.dispose();
} catch (error) {
  console.error(redact(`Nothing can be deleted: ${String(error)}`));
  process.exitCode = 1;
}
