import { lifeSentences } from '../../speech/life.ts';
import { closed } from '../../speech/text.ts';
import type { Material } from '../material.ts';
import { told } from '../note-talk.ts';
import { fromLabel, spansOf, type Statement } from '../statement.ts';
import { hasOneMaker, livedStatement } from './naming.ts';

/** A year, a century, or how long ago something was. */
const TELLS_TIME = /(?<!\d)\d{4}(?!\d)|\bcentur(?:y|ies)\b|\d{3,4}s\b|\b(?:BCE?|B\.C\.|years (?:ago|old))/;
/** A line on how it came to the museum, whose year is none of the work. */
const ACQUIRED = /\b(?:purchas|gift|giv|bequ|bequea|present|acqui|donat|loan|collect|transfer)/i;

/**
 * When the maker lived, where nothing else that is told says of what time the work is: "The artist lived from 1865 to 1940." Empty
 * where the label prints no such years surely, or dates the work, or its text or a note tells a time or an age.
 */
export function timeOfLife(material: Material): Statement[] {
  const { facts, prose, maker, subject, style, museum } = material;
  const { born, died, date, years, readings, plainLines, aboutYears } = facts;
  if (date !== null || years !== null || facts.foreign !== null || !hasOneMaker(facts)) return [];
  if (!/^\d{4}$/.test(born ?? '') || readings.born === undefined || aboutYears.length > 0) return [];
  if (museum !== null || livedStatement(material).length > 0) return [];
  const ofLife = [readings.born, readings.died, readings.artist];
  const others = plainLines.filter(
    ({ start, end, text }) =>
      !ACQUIRED.test(text) &&
      !ofLife.some((field) => field !== undefined && field.start < end && start < field.end),
  );
  const texts = [...others, ...prose, ...told(maker), ...told(subject), ...told(style)].map(
    ({ text }) => text,
  );
  if (texts.some((text) => TELLS_TIME.test(text))) return [];
  return lifeSentences({ ...facts, nationality: null }).map((text) =>
    fromLabel(closed(text), 'born', [
      ...spansOf(facts, 'born', ...(died === null ? [] : (['died'] as const))),
      ...[facts.bornIn, facts.diedIn].flatMap((part) =>
        part === null ? [] : [{ start: part.start, end: part.end }],
      ),
    ]),
  );
}
