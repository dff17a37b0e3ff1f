// `npm run check`: format, lint with the import rules, types of every realm, unused code.
import { runChecks } from './check/run-checks.ts';

if ((await runChecks()).length > 0) process.exitCode = 1;
