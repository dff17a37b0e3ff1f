import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { CRAFT_WORDS, FIRM_WORDS, TRADES_SMALL } from '../../../maker-words.ts';
import { isKnownArtist } from '../../../notes/known-artists.ts';
import { isOtherTitleOf } from '../../../language/plain-titles.ts';
import { isPlaceLine } from '../../../speech/place-line.ts';
import { quotedTitle } from '../../../speech/text.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';

/** "Grenfell Industrial", "Lowe & Cie., Lyon": a firm's name ends with a word for one. */
const FIRM_AT_END = new RegExp(
  `(?<! (?:his|her|its|their))(?:[ -](?:${FIRM_WORDS}|${CRAFT_WORDS}|Foundry|Ironworks|Shipyard|Laboratory|Engineering|Corporation|Cie|Fils|S\u00F6hne|GmbH|AG|AB|A/S|SpA|Gesellschaft)| (?:&|and) (?:Co|C|Cie|Sons?|Bros?|Brothers|Daughters?))\\.?(?=$|,| \\()`,
  'u',
);
/** "Porzellanmanufaktur Lowe", "Lowe Glasbruk": a firm in another language. */
const FIRM_ABROAD =
  /(?:fabrikk?|fabriken|fabriek|manufaktur|werkst(?:att|\u00E4tten?)|v\u00E6rk|verkstad|glasbruk)(?!\p{L})|^(?:Manufacture|Fabrique|F\u00E1brica|Fabbrica|Officina|Fonderie|Fonderia|Imprimerie|Atelier) /iu;
/** "Workshop of Ada Birch" */
const WORKSHOP_OF =
  /^(?:The )?(?:[Ww]orkshop|[Ss]tudio|[Cc]ircle|[Ff]ollower|[Ss]chool|[Ff]amily) of \p{Lu}/u;
/** "Raphael Room", "Victoria Hall": what is called after somebody and is a house, a room or a journey. */
const CALLED_AFTER =
  /(?<!\p{L})(?:Rooms?|Galler(?:y|ies)|Hall|Wing|House|Museum|Library|Park|Gardens?|Street|Road|Square|Bridge|Bay|Island|Islands|Lake|River|Mount|Mountains?|Valley|Castle|Palace|Chapel|Church|Cathedral|Abbey|Temple|Tower|Station|School|College|University|Expedition|Collection|Exhibition|Prize|Fund|Foundation|Trust|Society|Series|County|District|Province|Period|Dynasty|Day|War)(?:$| of )/u;
/** "Ada Birch (printer)", "Ada Birch, engraver": a trade behind a name. */
const WITH_TRADE = new RegExp(`^\\p{Lu}[^()\\d]{3,80}(?: \\(|, )(?:${TRADES_SMALL})\\)?$`, 'u');
const SURNAME = /^(?:d['\u2019]|Mc|Mac)?\p{Lu}[\p{L}.'\u2019-]+$/u;

/** Whether words are a whole name of a person: a given name and a surname behind it, or a maker whom the notes know. */
function isPerson(printed: string): boolean {
  const name = printed.replace(/ \([^()]*\)$/, '').replace(/^(?:Sir|Dame|Lady|Lord|Dr\.?|Mrs?\.?|Miss) /, '');
  const [given = '', ...rest] = name.split(' ');
  return (
    /^\p{Lu}/u.test(name) &&
    (isKnownArtist(name) ||
      (isGivenName(given.toLowerCase()) &&
        !startsOrigin(withOriginsMarked(given), 0) &&
        SURNAME.test(rest.at(-1) ?? '') &&
        !CALLED_AFTER.test(name) &&
        !name.includes('/') &&
        !isPlaceLine(name)))
  );
}

/** "Ada Birch (lens)": a maker with the part that was made. */
const WITH_PART = /^\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]+){1,3} \(\p{Ll}[\p{Ll} ]{2,20}\)/u;
/** "Dave (later Ada Birch)" */
const KNOWN_LATER = /^\p{Lu}\p{L}+ \((?:later|born|n\u00E9e|called|known as) [^()]+\)/u;

/** "Lambert van Birch", behind another name. */
const WITH_PARTICLE = /^\p{Lu}\p{Ll}+ (?:van|von)(?: de[rn]?)? \p{Lu}\p{L}+$/u;

const startsWithGiven = (words: string): boolean =>
  isGivenName(words.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '');

/**
 * Whether a line that says nothing of itself gives the name of a person or a firm beyond doubt, so that it can be told as a
 * name: no town, half of a name, room, or title in another language.
 *
 * @param mayBeMaker Whether the line was taken for a maker's name, though not surely.
 */
export function isSurelySomebody(words: string, mayBeMaker = false): boolean {
  if (FIRM_AT_END.test(words) || FIRM_ABROAD.test(words) || WORKSHOP_OF.test(words) || WITH_TRADE.test(words))
    return true;
  if ((mayBeMaker && WITH_PART.test(words)) || (KNOWN_LATER.test(words) && startsWithGiven(words)))
    return true;
  const names = words.split(/, | and | & | e | et | und /);
  const [first = '', second = ''] = names;
  // "Birch, Otto Lang" begins with the end of a name that stands elsewhere; "Charles and Ada Lowe" share a name.
  const areWhole =
    names.every((name) => name.includes(' ')) &&
    names.some((name, at) => isPerson(name) || (at > 0 && WITH_PARTICLE.test(name)));
  const isPair = !words.startsWith(`${first},`) && startsWithGiven(first) && isPerson(second);
  return isPerson(first) || areWhole || isPair;
}

/** Whether a line may be somebody's name: it is one, or begins with a given name. */
export const mayBeSomebody = (words: string): boolean => startsWithGiven(words) || isSurelySomebody(words);

/** "Ada Birch Foundry, Lyon": a house that nobody names without an article. */
const HOUSE_OF_CRAFT =
  /^(?!The |[^,]*['\u2019]s )[^,()]{3,60} (?:Foundry|Factory|Laboratory|Manufactory|Workshops?)(?=$|, )/u;

/** Somebody's name, or a firm's, as it stands in a sentence: "the Birch Foundry, Lyon", "the workshop of Ada Birch". */
export const saidName = (words: string): string =>
  HOUSE_OF_CRAFT.test(words)
    ? `the ${words}`
    : words.replace(
        /^(?:The )?(Workshop|Studio|Circle|School|Family) of /,
        (all) => `the ${all.replace(/^The /, '').toLowerCase()}`,
      );

/** What is said of a line beside the name of a work: another name of it, somebody, or nothing where that is not sure. */
export const besideName = (line: string, called: string): string | null => {
  if (isOtherTitleOf(called, line)) return `The label also gives the title as ${quotedTitle(line)}`;
  return isSurelySomebody(line) ? `The label also names ${saidName(line)}` : null;
};
