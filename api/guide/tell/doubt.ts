import type { LabelFacts } from '../facts.ts';
import { capitalised } from '../speech/text.ts';
import type { Chooser } from './choose.ts';
import { relationOf } from './tombstone/naming.ts';
import { spansOf, type Statement } from './statement.ts';

const MEANINGS = {
  attributed: [
    '“Attributed to” is the museum’s own doubt: it thinks so, and will not swear to it.',
    'The museum says “attributed”, which means that it is probable and not proved.',
  ],
  workshop: [
    'A workshop was a business with many hands, and whose hand did what is seldom known.',
    '“Workshop” means that assistants had a part in it, or did all of it.',
  ],
  after: [
    '“After” means that somebody else made it, from the other one’s work.',
    'So two people are in it: the one whose work it follows, and the one who made this.',
  ],
  follower: [
    'That means somebody worked in the manner of a known name, and left none.',
    'So the known name stands for the manner, and the hand is somebody else’s.',
  ],
} as const;

/** What the label's own doubt about the maker means; null where it has none. */
export function doubtMeaning(facts: LabelFacts, choose: Chooser): Statement | null {
  const relation = relationOf(facts);
  const word = /^(?:possibly|probably)/i.exec(facts.artist ?? '')?.[0];
  // "Style of Phnom Da" is a place's where another line begins with it.
  const [, name = ''] = /^Style of (.+)$/.exec(facts.artist ?? '') ?? [];
  const isPlaces = name !== '' && facts.given.includes(`\n${name}, `);
  return relation === null || isPlaces
    ? null
    : {
        text:
          word === undefined
            ? choose.of('doubt', MEANINGS[relation])
            : `“${capitalised(word)}” is the museum’s own doubt: it thinks so, and will not swear to it.`,
        origin: 'note',
        field: 'artist',
        spans: spansOf(facts, 'artist'),
        source: 'Placard’s glossary',
      };
}

/** What one asks about the label's doubt. */
export function askDoubt(facts: LabelFacts): string {
  const relation = relationOf(facts);
  const word =
    relation === 'attributed'
      ? (/^(?:possibly|probably)/i.exec(facts.artist ?? '')?.[0].toLowerCase() ?? 'attributed')
      : relation === 'workshop'
        ? 'workshop'
        : relation === 'after'
          ? 'after'
          : 'follower';
  return relation === 'follower' ? 'So is that the maker, or not?' : `What do they mean by “${word}”?`;
}
