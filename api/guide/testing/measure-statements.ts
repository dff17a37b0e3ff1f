import { statementCheck } from '../grounding/check-statement.ts';
import { parseLabel } from '../parse-label.ts';
import type { JudgedCase } from './judged-set.ts';

/** How well the check of statements does on a part of the judged set. */
export interface StatementFigures {
  truths: number;
  truthsRefused: number;
  falsehoods: number;
  falsehoodsRefused: number;
  /** For reading: truths that were refused, with why, and falsehoods that passed. */
  alarms: string[];
  missed: string[];
}

/** Holds every statement of the cases against the source that it names. */
export function measureStatements(cases: readonly JudgedCase[]): StatementFigures {
  const figures: StatementFigures = {
    truths: 0,
    truthsRefused: 0,
    falsehoods: 0,
    falsehoodsRefused: 0,
    alarms: [],
    missed: [],
  };
  for (const { lines, cards, statements } of cases) {
    const faultsOf = statementCheck(
      parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) }),
      cards,
    );
    for (const { text, from, isTrue } of statements) {
      const faults = faultsOf({ text, from });
      const isRefused = faults.length > 0 ? 1 : 0;
      figures[isTrue ? 'truths' : 'falsehoods'] += 1;
      figures[isTrue ? 'truthsRefused' : 'falsehoodsRefused'] += isRefused;
      if (isTrue && isRefused) figures.alarms.push(`${from}: ${text} (${faults.join(' ')})`);
      if (!isTrue && !isRefused) figures.missed.push(`${from}: ${text}`);
    }
  }
  return figures;
}
