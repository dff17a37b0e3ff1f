import type { LabelFacts } from '../facts.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';

/** "NHMUK PV R 1158", "MIMEd 4315", "UEA 232": letters of a house and of what it keeps, and a number behind them. */
const NUMBER =
  /^\(?((?:\p{Lu}{1,6}\p{Ll}{0,2}[ .:/-]{1,3}){1,4})(\d[\d./-]{0,14}\p{L}?(?: \(\p{Lu}\))?)\)?$/u;
/** A number that is a year of our era as well. */
const YEAR = /^(?:1\d|20)\d\d$/;

/** Whether a line is a house's own number of a thing: no "AD 1158", "USA 1984", "CASE 9". */
function isHouseNumber(line: string): boolean {
  const [, letters = '', number = ''] = NUMBER.exec(line) ?? [];
  const groups = letters.split(/[ .:/-]+/).filter((group) => group !== '');
  // A year stands behind one word as well, and behind names: "NHM R 1158" has a letter by itself.
  const isYear = YEAR.test(number) && (groups.length < 2 || !groups.some((group) => group.length === 1));
  return (
    groups.length > 0 &&
    !isYear &&
    !groups.some((group) => group.length > 2 && isCommonWord(group.toLowerCase()))
  );
}

/** Takes a label's last line for its inventory number where it has the form of one, and nothing else was sure of it. */
export function readHouseNumber(facts: LabelFacts): void {
  const printed = facts.given.trimEnd();
  const start = printed.lastIndexOf('\n') + 1;
  const text = printed.slice(start).trim();
  const isRead = [...Object.values(facts.readings), ...facts.sentenceReadings].some(
    (read) => read.end > start,
  );
  // The first lines of a label name the thing: "BMW 328".
  if (
    facts.accession !== null ||
    isRead ||
    printed.slice(0, start).trim().split('\n').length < 2 ||
    !isHouseNumber(text)
  )
    return;
  facts.accession = text;
  facts.readings.accession = { start, end: printed.length, certainty: 1 };
  facts.plainLines = facts.plainLines.filter((line) => line.start < start);
  facts.heading = facts.heading.filter((line) => line.start < start);
}
