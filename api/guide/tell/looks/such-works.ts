import type { LabelFacts, TextSpan } from '../../facts.ts';
import type { Match } from '../../notes/note-book.ts';
import { typeset } from '../note-talk.ts';
import { nameOf } from '../name-of.ts';
import type { Statement } from '../statement.ts';
import { isPicture, type Technique } from '../techniques.ts';

/** A way to look that a note gives, and what one says before it in a conversation. */
export interface WayToLook {
  readonly ask: string;
  readonly statement: Statement;
}

/** The work for which a look is chosen. */
interface LookedAt {
  readonly facts: LabelFacts;
  readonly technique: Technique | null;
  readonly spans: readonly TextSpan[];
}

/** What one is sent to look at: as a note on this very work has it, else as what claims nothing of it. */
export function waysToLook(
  look: string,
  ask: string,
  { note, field }: Match,
  { facts, technique, spans }: LookedAt,
): WayToLook[] {
  const text = note.by === '' ? ofSuchWorks(look, facts, technique) : look;
  return text === null
    ? []
    : [
        {
          ask: typeset(ask),
          statement: { text: typeset(text), origin: 'note', field, spans, source: note.source },
        },
      ];
}

/** Works of which a part alone is there, whatever the whole ones show. */
const IS_PART = /\b(?:torso|fragment\w*|head|bust|hand|foot|upper part|lower part|base|broken)\b/i;
/** A carving older than this has often lost arms, and what they held. */
const WHOLE_FROM = 1500;

/** "Look for a drum" of all works of a kind: "Look for a drum. Not every such work has that."; null where no thing is named. */
function ofSuchWorks(look: string, facts: LabelFacts, technique: Technique | null): string | null {
  const thing = /^Look for (?!yourself|how |where |what |whether )(.+)$/.exec(look)?.[1];
  // What a picture of the subject "often" holds is no thing to be found in this one.
  // "Look for the fish, and for the dog" names two things, of which "that" would mean the last.
  if (
    thing === undefined ||
    /,? (?:and|or) for\b/.test(thing) ||
    /\b(?:often|sometimes|usually|may|if|left out|missing|no longer|lost|to tell)\b/.test(thing)
  )
    return null;
  if (technique !== null && isPicture(technique)) return `Look for ${thing} Not every such work has that.`;
  if (IS_PART.test(nameOf(facts))) return null;
  const last = facts.years?.[1] ?? facts.years?.[0] ?? null;
  return last !== null && last < WHOLE_FROM
    ? `Look for ${thing} Not every such work has that still.`
    : `Look for ${thing} Not every such work has that.`;
}
