import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { whichOfSeveral } from '../../../lines/editions.ts';
import { isSpecies } from '../../../lines/nature/species.ts';
import { articleFor, lowered } from '../../../speech/text.ts';
import { isKindOfThing, NO_ARTICLE } from '../things/definite-things.ts';

/** "Said to be from Palestrina, Italy", "Reportedly from Gaeseong" */
const SAID_FROM =
  /^(Said to be|Reported to be|Thought to be|Believed to be|Reportedly|Reputedly|Probably|Possibly|Perhaps) from (.{3,80})$/;
/** "North coast of Peru" */
const PART_OF_LAND =
  /^(?:North(?:ern)?|South(?:ern)?|East(?:ern)?|West(?:ern)?|Central|Upper|Lower) (?:coast|highlands|valley|shore|slopes?) of (?:the )?\p{Lu}[\p{L} '-]{2,40}$/u;
/** "Saqqara, mastaba C10", "Pydna, plot 951, pit grave 322": a place in a dig. */
const SPOT_OF_DIG =
  /^\p{Lu}[\p{L}' -]{2,30}, (?:\p{L}[\p{L}' -]{2,30}, )?(?:mastaba|tomb|grave|pit grave|plot|trench|barrow|mound|house|building|square|sector|cave|well|shaft) (?:no\. )?(?:[A-Z]{0,3} ?\d|[IVX]{1,4}\b)[^;:]{0,40}$/u;
/** How glass, metal or clay was worked, word by word: "Blown, applied; enameled, gilded". */
const WORKED =
  /^(?:(?:free-|mou?ld-|lamp-)?blown|(?:wheel-|hand-|acid-|relief-)?(?:cut|engraved|etched|painted)|pressed|applied|enamell?ed|gilded|gilt|lampworked|encased|cased|cast|hammered|chased|repouss\u00E9|embossed|inlaid|carved|polished|glazed|unglazed|incised|stamped|printed|woven|embroidered|pieced|quilted|appliqu\u00E9d|turned|lacquered|silvered|tooled|fused|slumped|ground|soldered|raised|spun)$/i;
/** "Whaleship", "Woolwork picture", "Radio and record player combination" */
const KIND = /^(?!(?:Size|Dimensions?|Height|Duration|Sound|Length)\b)\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,4}$/u;
/** Heads of lines on a gift, a house or a state, which are no kind of thing. */
const NO_KIND =
  /^(?:gift|loan|bequest|collection|purchase|view|edition|series|work|piece|room|gallery|case|part|set|group|pair|series|version|label|text|title|date|style|museum|studio|workshop|factory|company)$/;

const MORE_KINDS =
  /^(?:installation|picture|combination|snapshot|sketch|\p{Ll}*ship|manuscript|diorama|costume|ensemble)$/u;

/** With a small first letter, but where a land or people begins: "Asian elephant". */
const small = (words: string): string => (startsOrigin(withOriginsMarked(words), 0) ? words : lowered(words));

/** "Blown, applied; enameled, gilded" -> "It is blown, applied, enameled and gilded"; null for any other words. */
function worked(words: string): string | null {
  const parts = words.split(/, and |[,;] | and /);
  return parts.length > 1 && parts.every((part) => WORKED.test(part))
    ? `It is ${parts.slice(0, -1).join(', ').toLowerCase()} and ${parts.at(-1) ?? ''}`
    : null;
}

/** The sentence for a short line that says one thing of the work by its form; null where its words may say something else. */
export function shortLine(words: string): string | null {
  const [, how, where] = SAID_FROM.exec(words) ?? [];
  if (how !== undefined) return `It is ${how.toLowerCase()} from ${where ?? ''}`;
  if (words === 'Original') return 'It is the original';
  if (PART_OF_LAND.test(words)) return `The label gives the place as the ${lowered(words)}`;
  if (SPOT_OF_DIG.test(words)) return `The label gives the place as ${words}`;
  // "Asian elephant, Elephas maximus"
  const [name = '', latin = '', more] = words.split(', ');
  if (more === undefined && isSpecies(latin) && /^\p{Lu}[\p{L}' -]*[^s]$/u.test(name))
    return `It is ${articleFor(name)} ${small(name)}, ${latin}`;
  const which = whichOfSeveral(words);
  if (which !== null && which.start === 0 && which.end >= words.length - 1) return `It is ${which.words}`;
  const done = worked(words);
  if (done !== null) return done;
  const head = words.split(' ').at(-1)?.toLowerCase() ?? '';
  return KIND.test(words) &&
    (isKindOfThing(head) || MORE_KINDS.test(head)) &&
    !NO_KIND.test(head) &&
    !NO_ARTICLE.test(head) &&
    !/[^s]s$/.test(head)
    ? `It is ${articleFor(words)} ${small(words)}`
    : null;
}
