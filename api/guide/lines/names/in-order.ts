import { fromCapitals } from '../../capitals.ts';
import { isDateText } from '../../dates/date-line.ts';
import type { LabelFacts } from '../../facts.ts';
import { forgetNamesIn } from '../forget-fields.ts';
import { type Line, linesOf, overlap } from '../lines-of-text.ts';
import { namesLivingThing } from '../nature/species.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isOfPicture } from '../../vocabulary/pictures.ts';
import { namesThing } from '../../vocabulary/things-and-materials.ts';

/** Companies that run engines and carriages, and works that build them: "Lowe Valley Railway 64", "Lowe Locomotive Works, Leeds, 1936". */
const COMPANY =
  /^\p{Lu}[^:;()\d]{2,60} (?:Railways?|Railroad|Tramways?|Airways|Air ?[Ll]ines?|(?:Omnibus|Bus|Steamship|Steam Packet|Locomotive|Aircraft|Motor|Engine|Aeroplane) Company|(?:Locomotive|Engine|Motor|Carriage|Wagon|Iron|Railway|Boat|Cycle) Works|Shipyard|Shipbuilders)(?: (?:No\.? ?)?\d{1,5}[A-Z]?)?(?:, \p{Lu}[\p{L}.'\u2019 -]{1,30}){0,2}(?:,? \d{4}(?:[-\u2013]\d{2,4})?)?$/u;
/** "Mercury-Redstone 4", "Apollo 11": a flight, and not what flew. */
const MISSION =
  /^(?:Mercury|Gemini|Apollo|Soyuz|Vostok|Voskhod|Skylab|Salyut|Shenzhou|Expedition|STS)(?:[ -]\p{L}{3,12})?[ -]\d{1,3}[A-Z]?$/u;
/** "Mascot of the Fourth Company", "Champion racehorse of the north": what somebody or an animal was. */
const ROLE =
  /^(?:The |A )?(?:\p{L}{3,12} )?(?:[Mm]ascot|[Pp]et|[Cc]ompanion|[Cc]hampion|[Rr]acehorse|[Gg]uide dog|[Rr]escue dog|[Ss]hip's (?:cat|dog)|[Pp]olice (?:dog|horse)|[Ww]ar ?horse|[Ff]ounder|[Ss]urvivor|[Hh]ero|[Vv]eteran|[Ww]inner|[Kk]eeper|[Cc]aptain|[Cc]ommander) (?:of|to|for|at|on|in) .{2,60}$/u;
const LIFE = /^(?:(?:Born|Died|Foaled|Lived)\b.{3,40}|(?:c\. ?)?\d{4} ?[-\u2013] ?\d{4})$/;
/** "Puffin", "No. 80 'Ada'", "Lowe Bell 7": what can be the name of one thing or animal. */
const NAME =
  /^(?!.*: )(?:No\.? ?\d|["\u2018\u201C']?\p{Lu}|\d{2,5} ["\u2018\u201C'])[\p{L}\d.&'\u2018\u2019\u201C\u201D" -]{1,50}$/u;
/** "Built at Lowe Works": what was done with the thing. */
const DEED = /^(?:\p{Lu}\p{Ll}+ and )?\p{L}+(?:ed|ilt|ade|own|ung) (?:at|by|in|for|to|on|from)\b/u;
/** What is shown by these is called as a picture is. */
const SHOWS =
  /\b(?:poster|photograph|painting|print|canvas|watercolou?r|lithograph|engraving|etching|bust|portrait|statue)\b/i;

const isNameLine = (line: string): boolean =>
  NAME.test(line) &&
  !DEED.test(line) &&
  (/["\u2018\u201C]/.test(line) || !isDateText(line.toLowerCase())) &&
  !namesThing(line);

/** The first lines of a label that are read out one behind the other, as nobody can tell which of them is the name; empty for most labels. */
function linesInOrder(facts: LabelFacts): Line[] {
  const [first, second, third] = linesOf(facts.given);
  if (first === undefined || second === undefined) return [];
  const [above, below] = [first, second].map(({ text }) => fromCapitals(text));
  if (above === undefined || below === undefined) return [];
  const { title, artist } = facts.readings;
  const isUnnamed = facts.title === null;
  // "This is “Lowe Bell”, by Lowe Locomotive Works" has told both.
  const isTaken = (line: Line): boolean =>
    [title, artist].some((span) => span !== undefined && overlap(span, line));
  const isBySomebody =
    facts.artist !== null &&
    isGivenName(facts.artist.split(' ', 1)[0]?.toLowerCase() ?? '') &&
    !isTaken(first);
  if (
    !isBySomebody &&
    COMPANY.test(above) &&
    (isNameLine(below) || COMPANY.test(below)) &&
    (isUnnamed || isTaken(first))
  )
    return [first, second];
  if (COMPANY.test(below) && isNameLine(above) && isUnnamed && !isTaken(second)) return [first, second];
  if (
    [above, below].filter((line) => MISSION.test(line)).length === 1 &&
    NAME.test(above) &&
    NAME.test(below)
  )
    return [first, second];
  const hasLife = third !== undefined && LIFE.test(third.text);
  const isRole =
    (ROLE.test(below) || (hasLife && namesLivingThing(below))) &&
    isNameLine(above) &&
    above.split(' ').length < 5;
  if (!isRole || facts.species !== null) return [];
  return hasLife ? [first, second, third] : [first, second];
}

const FIELDS = ['artist', 'title', 'nationality', 'date', 'medium', 'dimensions', 'credit'] as const;

/**
 * Keeps the first lines of a label in their order where a railway, a works or a flight stands beside a name, or what somebody was
 * below it: the wrong one would be told as the thing, and of lines that are read out none is.
 */
export function readInOrder(facts: LabelFacts): void {
  if (facts.foreign !== null || facts.thing !== null) return;
  if (isOfPicture(facts.medium ?? '') || SHOWS.test(facts.given)) return;
  const lines = linesInOrder(facts);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return;
  const span = { start: first.start, end: last.end };
  if (facts.sentenceReadings.some((each) => overlap(each, span))) return;
  forgetNamesIn(facts, span, FIELDS);
  facts.inOrder = { text: lines.map(({ text }) => text).join('\n'), ...span, certainty: 1 };
}
