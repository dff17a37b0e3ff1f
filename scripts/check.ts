// `npm run check`: format, lint with the import rules, types of every realm, unused code.
import { runChecks } from './run-checks.ts';

if (!runChecks()) process.exitCode = 1;
