import { JUDGED_1 } from './judged-development-1.ts';
import { JUDGED_2 } from './judged-development-2.ts';
import { JUDGED_3 } from './judged-development-3.ts';
import { JUDGED_4 } from './judged-development-4.ts';
import { JUDGED_5 } from './judged-development-5.ts';
import { JUDGED_HELD_OUT } from './judged-held-out.ts';

/** A statement as a model would give it, and whether its own source bears it out. */
export interface JudgedStatement {
  readonly text: string;
  readonly from: string;
  readonly isTrue: boolean;
}

/** A label by its lines, the cards that went with it, and statements about both. */
export interface JudgedCase {
  readonly lines: readonly string[];
  readonly cards: readonly { readonly id: string; readonly text: string }[];
  readonly statements: readonly JudgedStatement[];
}

/** The judged set by parts: 560 statements, half of them true. */
export const JUDGED_SET: readonly (readonly [name: string, cases: readonly JudgedCase[]])[] = [
  ['development', [JUDGED_1, JUDGED_2, JUDGED_3, JUDGED_4, JUDGED_5].flatMap(readCases)],
  ['held out', readCases(JUDGED_HELD_OUT)],
];

/** Blocks of lines "label: ...", "CARD: ..." and "true SOURCE: ..." or "false SOURCE: ...", with blank lines between. */
function readCases(text: string): JudgedCase[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const rows = block.split('\n').map((row) => {
        const [, verdict, key = '', value = ''] = /^(?:(true|false) )?(\S+): (.*)$/.exec(row) ?? [];
        if (key === '') throw new Error(`This is no line of the judged set: ${row}`);
        return { verdict, key, value };
      });
      const isPrinted = ({ verdict, key }: (typeof rows)[number]): boolean =>
        verdict === undefined && key === 'label';
      return {
        lines: rows.filter(isPrinted).map(({ value }) => value),
        cards: rows
          .filter((row) => row.verdict === undefined && !isPrinted(row))
          .map(({ key, value }) => ({ id: key, text: value })),
        statements: rows
          .filter(({ verdict }) => verdict !== undefined)
          .map(({ verdict, key, value }) => ({ text: value, from: key, isTrue: verdict === 'true' })),
      };
    });
}
