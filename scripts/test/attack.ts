// `npm run test:attack`: what strangers and failing parts do to a server, against servers of its own on the loopback. Prints a
// table. Names of attacks, or parts of them, choose some.
import { installPostgres } from '../../tests/setup/postgres-programs.ts';
import { clockAttacks } from '../../tests/attack/clock.ts';
import { diskAttacks } from '../../tests/attack/disk.ts';
import { httpAttacks } from '../../tests/attack/http.ts';
import { memoryAttacks } from '../../tests/attack/memory.ts';
import { moneyAttacks } from '../../tests/attack/money.ts';
import { postgresAttacks } from '../../tests/attack/postgres.ts';
import { restoreAttacks } from '../../tests/attack/restore.ts';

const wanted = process.argv.slice(2);
const attacks = [
  ...moneyAttacks,
  ...memoryAttacks,
  ...diskAttacks,
  ...postgresAttacks,
  ...clockAttacks,
  ...httpAttacks,
  ...restoreAttacks,
].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

installPostgres();
let failed = 0;
console.log('| attack | outcome | |\n|---|---|---|');
for (const { name, run } of attacks) {
  const since = performance.now();
  const { ok, outcome } = await run().catch((error: unknown) => ({ ok: false, outcome: String(error) }));
  if (!ok) failed += 1;
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(
    `| ${name} | ${outcome.replaceAll(/\s+/g, ' ')} (${seconds} s) | ${ok ? 'passed' : 'FAILED'} |`,
  );
}
console.log(`${attacks.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
