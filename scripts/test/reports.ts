import { z } from 'zod';

/** What one runner counted, and what failed: its name and what it said. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
  /** How long each test file took. */
  files: FileTime[];
}

interface FileTime {
  /** As the runner names it: absolute, or relative to the folder of its tests. */
  name: string;
  seconds: number;
}

const SECOND_MS = 1_000;

const UnitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
    }),
  ),
});

const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

const BrowserReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

function told(name: string, messages: (string | undefined)[]): string {
  return [name, ...messages.filter((message) => message !== undefined)].join('\n');
}

/** The outcome in Vitest's JSON report. A file that could not be loaded is a failure without a counted test. */
export function unitOutcome(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = UnitReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [told(name, [message])];
    return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / SECOND_MS,
  }));
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

function failedSpecs(suite: z.infer<typeof Suite>, within: string): string[] {
  const name = `${within}${suite.title}`;
  const here = suite.specs
    // A test that passed only when tried again hides a race.
    .filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      return told(
        `${name} › ${spec.title}`,
        errors.map((error) => error.message),
      );
    });
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, `${name} › `))];
}

function secondsOf(suite: z.infer<typeof Suite>): number {
  const results = suite.specs.flatMap((spec) => spec.tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / SECOND_MS;
  return (suite.suites ?? []).reduce((sum, inner) => sum + secondsOf(inner), own);
}

/** The outcome in Playwright's JSON report. */
export function browserOutcome(report: unknown): Outcome {
  const { suites, errors, stats } = BrowserReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...suites.flatMap((suite) => failedSpecs(suite, '')),
      ...errors.map((error) => told('the browser tests as a whole', [error.message])),
    ],
    files: suites.map((suite) => ({ name: suite.title, seconds: secondsOf(suite) })),
  };
}

/** The slowest test files of several runs, at most `count`, a line each; names are told from the folder `from` on. */
export function slowest(outcomes: readonly Outcome[], count: number, from: string): string[] {
  return outcomes
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.replace(from, '')}`);
}
