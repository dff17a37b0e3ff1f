import { unlikeness } from '@placard/api/word-likeness';
import { likeliestRun } from './likeliest-run.ts';
import { lineConfidence } from './line-confidence.ts';
import type { RecognisedLine } from './ports.ts';

/** A line of this confidence, in percent, is as likely in another script as a Latin one that is hard to read. */
const EVEN = 60;
/** Doubtful lines whose letters are less like words than this, from 0 to 1, speak for another script; misread print is not. */
const MISREAD = 0.2;
/** More letters of a line than this say no more. */
const MOST_LETTERS = 30;
/** Scripts change between lines as rarely as so many letters, read with full confidence or none, may be wrong. */
const CHANGE = 4;
/** Nothing is left out unless so many letters stand in Latin lines of this confidence: else all may be hard to read. */
const SURE_LETTERS = 30;
const SURE = 80;
/** Letters of what is left out from which it was a text. */
const TOLD_LETTERS = 20;

/** Lines of a page, told apart by whether they are in Latin letters. */
export interface LinesByScript {
  latin: RecognisedLine[];
  /** Read as Latin letters, which they are not. */
  other: RecognisedLine[];
  /** Whether these are so much that the visitor is told of them: specks and screws are not. */
  isToldOf: boolean;
}

/**
 * Tells lines of another script from Latin ones. A recogniser of Latin letters makes of Arabic, Greek, Chinese and the
 * like words of low confidence, with here and there one that chance made sure; but they stand in blocks, so that the
 * likeliest run of scripts down the page is looked for.
 */
export function linesByScript(lines: readonly RecognisedLine[]): LinesByScript {
  // A label begins and ends in Latin letters: a doubtful line there is no likelier to be in another script.
  const isOther = likeliestRun(lines.map(evidenceOf), { change: CHANGE, atEnds: CHANGE });
  const latin = lines.filter((_, at) => !isOther[at]);
  const sure = latin.filter((line) => lineConfidence(line) >= SURE);
  if (sure.reduce((sum, line) => sum + lettersOf(line), 0) < SURE_LETTERS)
    return { latin: [...lines], other: [], isToldOf: false };
  const other = lines.filter((_, at) => isOther[at]);
  return { latin, other, isToldOf: other.reduce((sum, line) => sum + lettersOf(line), 0) >= TOLD_LETTERS };
}

/** What speaks for another script, in letters; figures are the same in many. */
function evidenceOf(line: RecognisedLine): number {
  const confidence = lineConfidence(line);
  const text = line.words.map((word) => word.text).join(' ');
  const strange = confidence < SURE ? Math.max(0, unlikeness(text).unlikeness - MISREAD) : 0;
  return Math.min(MOST_LETTERS, lettersOf(line)) * ((EVEN - confidence) / 100 + strange);
}

function lettersOf({ words }: RecognisedLine): number {
  return words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}
