import type { LabelFacts } from '../../facts.ts';
import { isNamed } from '../../speech/artist.ts';
import { closed } from '../../speech/text.ts';
import type { Chooser } from '../choose.ts';
import { CALLED, withArticleOf } from './heading.ts';
import { sayPlain } from './lines/plain-lines.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** "Its label says: Lowe Valley Railway 64. Lowe Locomotive Works, 1936.", and behind that the maker whom a line below names; empty where the name is sure. */
export function inOrderStatements(facts: LabelFacts, choose: Chooser): Statement[] {
  const { title, inOrder, artist, readings, heading } = facts;
  if (title !== null || inOrder === null) return [];
  const said = inOrder.text.split('\n').map((line) => sayPlain(line).replace(/\.$/, ''));
  const maker = readings.artist;
  // The town behind a firm is heard with the firm's line.
  const whole = heading.find(({ start, end }) => maker && start <= maker.start && maker.end <= end) ?? maker;
  return [
    fromLabel(closed(`${choose.of('called', CALLED)} ${said.join('. ')}`), 'printed', [
      { start: inOrder.start, end: inOrder.end },
    ]),
    ...(isNamed(artist) && whole
      ? [
          fromLabel(closed(`It is by ${withArticleOf(sayPlain(artist))}`), 'printed', [
            { start: whole.start, end: whole.end },
          ]),
        ]
      : []),
  ];
}
