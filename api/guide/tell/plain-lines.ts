import { fromCapitals } from '../capitals.ts';
import type { LabelFacts, TextSpan } from '../facts.ts';
import { closed, sayText } from '../speech/text.ts';
import type { Chooser } from './choose.ts';
import { fromLabel, type Statement } from './statement.ts';

/** Without what the lines that are read in the place of a title have said. */
export function withoutHeard(
  statements: readonly Statement[],
  { title, heading }: LabelFacts,
): readonly Statement[] {
  if (title !== null) return statements;
  const isHeard = ({ start, end }: TextSpan): boolean =>
    heading.some((line) => line.start <= start && end <= line.end);
  return statements.filter(
    ({ field, spans }) => field === 'printed' || spans.length === 0 || !spans.every(isHeard),
  );
}

/** Lines that are told as they are printed. */
const MOST_PLAIN = 3;

/**
 * What the tombstone prints and no statement tells, in its own words: "The label adds: Asante peoples, Ghana." A line of
 * which a part was told is left to the eye.
 */
export function plainStatements(
  { plainLines }: LabelFacts,
  told: readonly Statement[],
  choose: Chooser,
): Statement[] {
  const heard = told.filter(({ origin }) => origin === 'label').flatMap(({ spans }) => spans);
  const untold = plainLines
    .filter(({ start, end }) => !heard.some((span) => span.start < end && start < span.end))
    .slice(0, MOST_PLAIN);
  if (untold.length === 0) return [];
  const lead = choose.of('plain lines', [
    'The label adds:',
    'It also says:',
    'Printed with it:',
    'And on the label:',
  ]);
  const words = untold.map(({ text }) => sayText(fromCapitals(text.replaceAll(LIFE_IN_BRACKETS, ''))));
  return [
    fromLabel(
      closed(`${lead} ${words.join('; ')}`),
      'printed',
      untold.map(({ start, end }) => ({ start, end })),
    ),
  ];
}

/** " (American, 1849-1932)" */
const LIFE_IN_BRACKETS = / ?\((?=[^()]*\d{4})[^()]{4,60}\)/g;
