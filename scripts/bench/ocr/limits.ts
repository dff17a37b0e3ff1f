import type { MachineCosts } from './machine.ts';
import type { ReadingFigures } from './report.ts';
import { percent, table } from './table.ts';

interface Limit {
  name: string;
  value: number;
  must: number;
  /** What to strive for; the same as `must` where there is nothing better. */
  goal: number;
  write: (value: number) => string;
}

const share = (value: number): string => percent(value);
const ratio = (value: number): string => value.toFixed(2);
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const megabytes = (value: number): string => `${Math.round(value)} MB`;
const count = (value: number): string => String(value);

function verdict({ value, must, goal }: Limit): string {
  // A goal above the must says that more is better.
  const reached = (limit: number): boolean => (goal > must ? value >= limit : value <= limit);
  return reached(goal) ? 'goal' : reached(must) ? 'must' : 'MISSED';
}

/** The figures beside what they must be and what is aimed at; those that were not measured are left out. */
export function limitsTable(figures: ReadingFigures & Partial<MachineCosts>): string {
  const limits: Limit[] = [
    { name: 'lenient CER, all readable', value: figures.lenientRate, must: 0.008, goal: 0.004, write: share },
    { name: 'lenient CER, hard', value: figures.lenientRateHard, must: 0.015, goal: 0.008, write: share },
    { name: 'photos within 5 %', value: figures.wellReadShare, must: 0.97, goal: 1, write: share },
    { name: 'WER, all readable', value: figures.wordRate, must: 0.03, goal: 0.015, write: share },
    { name: 'readable photos rejected', value: figures.wronglyRejected, must: 0, goal: 0, write: count },
    { name: 'unreadable photos rejected', value: figures.rejectedShare, must: 0.95, goal: 1, write: share },
    { name: '... for the right reason', value: figures.rightReasonShare, must: 0.9, goal: 1, write: share },
    {
      name: 'time / native tesseract on the raw photo',
      value: figures.timeRatio,
      must: 1,
      goal: 0.6,
      write: ratio,
    },
    {
      name: 'first reading after a cold load, extra',
      value: figures.coldExtraMs ?? Number.NaN,
      must: 600,
      goal: 300,
      write: seconds,
    },
    {
      name: 'peak memory on 12 megapixels, growth of PSS',
      value: figures.peakMegabytes ?? Number.NaN,
      must: 300,
      goal: 180,
      write: megabytes,
    },
    {
      name: 'longest task of the main thread',
      value: figures.longestBlockMs ?? Number.NaN,
      must: 50,
      goal: 50,
      write: milliseconds,
    },
  ];
  return table([
    ['', 'measured', 'must', 'goal', 'reached'],
    ...limits
      .filter(({ value }) => !Number.isNaN(value))
      .map((limit) => [
        limit.name,
        limit.write(limit.value),
        limit.write(limit.must),
        limit.write(limit.goal),
        verdict(limit),
      ]),
  ]);
}
