import type { Material } from '../material.ts';
import type { Chooser } from '../choose.ts';
import { inWords, roundYears } from '../reckoned/reckon.ts';
import { reckoned, spansOf, type Statement } from '../statement.ts';
import type { Arc } from './arcs.ts';

/** Years below which whoever sees a work knows as much as the label. */
const FEWEST_YEARS = 60;
/** A guess that the label puts right is off by a third, which somebody may guess and nobody takes for the date. */
const TOO_LOW = 0.7;
const TOO_HIGH = 1.4;
/** What is younger looks like a thing of its own century: nobody takes an electric lamp or a snapshot for an older one. */
const OF_AN_OLD_TIME = 200;

const OPENS = [
  'Don’t tell me. I’d say it’s * old.',
  'Let me guess first. * old?',
  'Before you read: I’d guess it’s * old.',
  'How old? I’d have said *.',
  'I’ll guess its age first. I say *.',
] as const;
const OLDER = ['Older.', 'Older than that.', 'Add some years.', 'It’s older.'] as const;
const YOUNGER = ['Younger.', 'Not that old.', 'Take some off.', 'It’s younger.'] as const;
const CLOSES = [
  'I guessed badly. Next time I’ll look for longer first.',
  'I’ll guess better at the next one.',
  'Next time you guess, and I read.',
] as const;

/** Each sentence with a capital. */
const withCapitals = (text: string): string =>
  text.replace(/(?<=[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase());

const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** "fifty years", "two hundred and fifty years", "three thousand years": a guess in round words. */
function sayGuess(years: number): string {
  const step = years >= 1000 ? 500 : years >= 100 ? 50 : 10;
  const round = Math.max(step, Math.round(years / step) * step);
  if (round < 100) return `${TENS[round / 10 - 3] ?? String(round)} years`;
  if (round % 1000 === 0) return `${round === 1000 ? 'a' : inWords(round / 1000)} thousand years`;
  if (round > 1000) return `${round.toLocaleString('en-GB')} years`;
  const hundreds = Math.floor(round / 100);
  return `${hundreds === 1 ? 'a' : inWords(hundreds)} hundred ${round % 100 === 0 ? '' : 'and fifty '}years`;
}

/**
 * Anna guesses how old the work is, too low or too high, before the label puts her right, and Ben reckons it; null where the label gives
 * no date that is certain enough, or a late one.
 */
export function guessedAge(
  { facts, reckoning: { yearsAgo, atLeast, printedIn } }: Material,
  choose: Chooser,
): { arc: Arc; age: Statement } | null {
  // Of a late cast nobody can say how old it is.
  const isMadeTwice =
    printedIn !== null || /\b(?:cast|printed|enlarge\w*|later|re\w+ed)\b/i.test(facts.date ?? '');
  if (yearsAgo === null || yearsAgo < FEWEST_YEARS || isMadeTwice) return null;
  const isLow = yearsAgo < OF_AN_OLD_TIME || choose.oneIn('guess low', 2);
  const guess = sayGuess(yearsAgo * (isLow ? TOO_LOW : TOO_HIGH));
  return {
    arc: {
      opens: withCapitals(choose.of('guess age', OPENS).replace('*', guess)),
      answer: choose.of('guess answer', isLow ? OLDER : YOUNGER),
      closes: choose.of('guess closes', CLOSES),
    },
    // Between the date and this the label may have named somebody, whose years these are not.
    age: reckoned(`So this is ${roundYears(yearsAgo, atLeast)} old.`, 'years ago', spansOf(facts, 'date')),
  };
}
