import { isDateLine } from '../date-line.ts';
import { withOriginsMarked } from '../find-origin.ts';
import { ROLES, UNNAMED_MAKERS } from '../maker-words.ts';
import { sayDate } from '../speech/date.ts';
import { articleFor, lowered, sayText } from '../speech/text.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { dateOfAge } from './naming-things.ts';

/** What was done to a work, before by whom, for whom, of what or where: "Made for the goldsmiths' guild". */
const DONE =
  /^(?:Made|Designed|Built|Woven|Cast|Printed|Published|Painted|Carved|Worn|Used|Found|Excavated|Commissioned|Collected|Decorated|Engraved|Modelled|Manufactured|Assembled|Written|Illustrated|Mounted|Struck|Inlaid|Restored|Recovered|Exhibited|Produced|Woven|Sewn|Embroidered) (?:by|for|in|at|with|from|near|on|under|as|around|about|circa|before|after|of)\b/;
const STATED = /^(?:[Aa]ttributed to|Signed|Inscribed|Dated|Stamped|Marked|Lettered|Numbered) /;
const ROLE = new RegExp(`^(${ROLES}): (\\p{Lu}.+)$`, 'u');
const PART_OF =
  /^(?:Folio|Leaf|Page|Panel|Fragment|Part|Illustration|Detail|Scene|Sheet|Plate|Section|Model|Cast|Copy|Replica) (?:from|of|for) /;
const UNNAMED = new RegExp(`^\\p{Lu}[^,]{2,50} ${UNNAMED_MAKERS}$`, 'u');
/** "Born France, worked France and USA", "Born and works Brazil" */
const BORN = /^Born(?: in)?(?: and)? /;
const WORKS = /(?:^|, |,? )(works?|worked|lives and works|lived and worked)(?: in)? (?=\p{Lu})/u;
/** Characters of such a line. */
const MOST_OF_LIFE = 90;

/** "Syria, Dura-Europos, mid-3rd century A.D." */
const PLACE_AND_DATE = /^(\p{Lu}.{2,60}), ((?:about |around |c\. ?|ca\. ?|early |mid-|late |AD )?\d[^,]*)$/u;
const ORIGIN = /[\uE000-\uE002]/;

function bornAndWorks(words: string): string | null {
  const life = words.replace(BORN, '');
  const found = words.length > MOST_OF_LIFE || /\d/.test(words) ? null : WORKS.exec(life);
  if (!found) return null;
  const [all, works = ''] = found;
  const [born, place] = [life.slice(0, found.index), life.slice(found.index + all.length)];
  return born === ''
    ? `The artist was born in ${place} and ${works} there`
    : `The artist was born in ${born} and ${works} in ${place}`;
}

/**
 * A line of a tombstone as the sentence that it is short for: "Attributed to Sultan Muhammad" -> "It is attributed to
 * Sultan Muhammad"; null where its words do not tell what they are.
 */
export function lineAsSentence(words: string): string | null {
  if (isDateLine(words)) {
    const date = sayDate(words);
    if (date) return `It was ${date.verb} ${date.when}`;
    if (/^[^,]+ (?:period|dynasty|era)$/i.test(words))
      return `It dates from the ${words.replace(/^the /i, '')}`;
    return (
      dateOfAge(words) ??
      `The label ${ORIGIN.test(withOriginsMarked(words)) ? 'places and dates' : 'dates'} it: ${words}`
    );
  }
  if (DONE.test(words)) return `It was ${lowered(words)}`;
  if (STATED.test(words)) return `It is ${lowered(words)}`;
  const former = /^\(formerly (titled|called|known as|attributed to) ([^()]+)\)$/i.exec(words);
  if (former) return `It was formerly ${former[1] ?? ''} ${former[2] ?? ''}`;
  const spot = /^Find-?spot:? (.+)$/i.exec(words)?.[1];
  if (spot !== undefined) return `Its findspot is ${spot}`;
  if (/^after \p{Lu}/u.test(words)) return `It is ${words}`;
  const [, role, name] = ROLE.exec(words) ?? [];
  if (role !== undefined) return `The ${role.toLowerCase()} was ${name ?? ''}`;
  if (PART_OF.test(words)) return `It is ${articleFor(words)} ${lowered(words)}`;
  if (UNNAMED.test(words)) return `It is by ${articleFor(words)} ${words}`;
  if (/^Born\b/.test(words)) return bornAndWorks(words);
  const [, where = '', when = ''] = PLACE_AND_DATE.exec(words) ?? [];
  if (ORIGIN.test(withOriginsMarked(where)) && !/:|^\p{Ll}/u.test(where) && isDateLine(when))
    return `The label places and dates it: ${words}`;
  const [first = '', rest] = words.split(/, (.*)/, 2);
  const isMaterial = rest !== undefined && !/\d| by |\p{Lu}/u.test(words.slice(1));
  return isMaterial &&
    first.split(' ').every((word) => mediumWordKind(word) !== 'other') &&
    mediumWordKind(first) === 'material'
    ? `It is of ${lowered(sayText(words))}`
    : null;
}
