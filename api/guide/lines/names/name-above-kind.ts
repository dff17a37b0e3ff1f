import { fromCapitals } from '../../capitals.ts';
import { isDateText } from '../../dates/date-line.ts';
import { yearsOf } from '../../dates/date-years.ts';
import type { LabelFacts, TextSpan } from '../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { forgetNamesIn } from '../forget-fields.ts';
import { linesOf, overlap } from '../lines-of-text.ts';
import { sayDate } from '../../speech/date.ts';
import { isPlaceLine, whereMade } from '../../speech/place-line.ts';
import { articleFor } from '../../speech/text.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isOfPicture } from '../../vocabulary/pictures.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isHominin, isOfFossil, isSpecies, isOfWildlife, namesLivingThing } from '../nature/species.ts';

/** Parts of which a body has one, or which are told from each other by a word before them. */
const ONE_OF_BODY =
  /^(?:.* )?(?:skull|skeleton|jaw|lower jaw|upper jaw|mandible|pelvis|braincase|brain|skullcap|trunk|beak|skin|hide|pelt|spine)$|^(?:left|right|upper|lower|front|hind) /;
const OF_BODY =
  /^(?:(?:left|right|upper|lower|partial|complete|fossil|molar|canine|incisor|thigh|limb|thumb|tail|front|hind|toe|hand|foot|wing|jaw|shoulder|neck|leg|arm|flight|nose) ){0,2}(?:skull|jaw|skeleton|femur|tooth|tusk|claw|spike|horn|vertebra|rib|humerus|tibia|skullcap|mandible|pelvis|feather|egg|nest|bone|brain|braincase|leaf|fruit|seed|cone|root|flower|trunk|skin|hide|pelt|scale|beak|bill|hoof|paw|fin|footprint|molar|plate|shell|spine)$/;

/** Parts of aircraft, ships and engines that nothing else has, and no sculptor shows. */
const OF_MACHINE =
  /^(?:(?:front|rear|upper|lower|left|right|forward|port|starboard|tail|main|nose|dorsal|ball|top|first|second|engine|driving|cab|landing|escape|crew|pilot['\u2019]s|ship['\u2019]s|control) ){0,2}(?:nose section|nose cone|nose|tail fin|tail section|cockpit|cockpit section|fuselage|fuselage section|forward fuselage|propeller|propeller blade|rotor blade|rotor|turret|gun turret|cowling|undercarriage|wingtip|aileron|ejection seat|figurehead|rudder|funnel|conning tower|periscope|bell|anchor|binnacle|nameplate|numberplate|headlamp|headboard|whistle|smokebox|firebox|boiler|tender|driving wheel|bogie|hatch|heat shield|rocket motor|tyre|tire|control panel|operator['\u2019]s console)$/;
/** Of these a machine has several. */
const SEVERAL_OF_MACHINE = /(?:propeller|blade|rotor|driving wheel|bogie|turret|hatch|headlamp|tyre|tire)$/;
/** Ships, and names that stand without "the". */
const WITHOUT_THE = /^(?:The |(?:HMS|HMAS|HMCS|HMNZS|RMS|SS|USS|MV|RRS|TSS|PS) )|^\S+$/;

/** What people give names to, and no artist calls a work after: by the last word of what it is. */
const WATERCRAFT =
  'boat|lifeboat|flying boat|ship|steamship|yacht|ketch|schooner|sloop|smack|barge|tug|tugboat|trawler|ferry|steamer|submarine|canoe|catamaran|dinghy|junk|dhow|whaler|launch|lightship|drifter|cutter|clipper|frigate|brig|narrowboat';
const NAMED = new RegExp(
  `(?:^|[ -])(?:meteorite|computer|minicomputer|microcomputer|supercomputer|mainframe|calculator|calculating machine|number generator|robot|automaton|locomotive|tram|tramcar|${WATERCRAFT}|aircraft|aeroplane|airplane|glider|helicopter|airship|spacecraft|space capsule|capsule|satellite|rover|space probe|lander|racing car|motorcycle|traction engine|ploughing engine|steam engine|fire engine)$`,
  'i',
);
const IS_WATERCRAFT = new RegExp(`(?:^|[ -])(?:${WATERCRAFT})$`, 'i');
const MACHINE_OF_LETTERS = /(?:computer|calculator|machine|generator|mainframe|robot)$/i;

/** "TU DO (\u2018Freedom\u2019)", "CSIRAC", "\u2018Puffing Ada\u2019": a name of a few words, with what it means. */
const NAME =
  /^["\u2018\u201C']?(\p{Lu}[\p{L}\d.'\u2019-]*(?: [\p{L}\d.'\u2019-]+){0,4}?)["\u2019\u201D']?( \(["\u2018\u201C'][^()]{2,30}["\u2019\u201D']\))?$/u;
const KIND = /^(\p{L}[\p{L}'\u2019 -]{2,40}?)(?: \((\p{Ll}{4,20}ite)\))?((?:, [^,]{2,40}){0,4})$/u;
const BUILT = /^(?:[Bb]uilt|[Mm]ade|[Ll]aunched)(?: in| at)? (?=\p{Lu})/u;
/** What names a place by itself. */
const PLACE_PART = /^\p{Lu}[\p{L}.'\u2019 -]{1,40}$/u;

/** A name and what bears it, from the first two lines of a label. */
interface Named {
  readonly name: string;
  /** How the thing is told: "Lowe, a stony meteorite", "the skull of a polar bear". */
  readonly told: string;
  /** What stands behind the kind on its line. */
  readonly date: string | null;
  readonly place: string | null;
  readonly isBuilt: boolean;
}

const isOfOrigin = (word: string): boolean => startsOrigin(withOriginsMarked(word), 0);

/** "a Martian meteorite", "a fishing boat": words that are no nation's in small letters. */
function ofKind(printed: string): string {
  const said = printed
    .split(' ')
    .map((word, at) =>
      isOfOrigin(word) ||
      /^(?:Martian|Thames|Viking)$/.test(word) ||
      (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word))
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
  return `${articleFor(said)} ${said}`;
}

/** When and where behind a kind: "1949", "Cape York, Greenland", "built Phu Quoc, 1975"; null where more stands there. */
function behindKind(rest: string): Pick<Named, 'date' | 'place' | 'isBuilt'> | null {
  const parts = rest.split(', ').filter((part) => part !== '');
  const dates = parts.filter((part) => /\d/.test(part) && isDateText(part.toLowerCase()));
  const others = parts.filter((part) => !dates.includes(part));
  const [first = ''] = others;
  const isBuilt = BUILT.test(first);
  const places = others.map((part, at) => (at === 0 ? part.replace(BUILT, '') : part));
  return dates.length > 1 || !places.every((part) => PLACE_PART.test(part))
    ? null
    : { date: dates[0] ?? null, place: places.length === 0 ? null : places.join(', '), isBuilt };
}

/** What a line below a living thing's or a machine's name says that its part is; null for any other. */
function partOf(above: string, kind: string): string | null {
  const part = kind.toLowerCase();
  if (OF_BODY.test(part)) {
    const isLatin = isSpecies(above) || isHominin(above) || isTwoLatinWords(above);
    if (!isLatin && !namesLivingThing(above)) return null;
    const whose = isLatin ? above : ofKind(above);
    return `${ONE_OF_BODY.test(part) ? 'the' : articleFor(part)} ${part} of ${whose}`;
  }
  if (!OF_MACHINE.test(part) || !/^\p{Lu}[\p{L}\d.'\u2019 -]{2,50}$/u.test(above)) return null;
  if (isGivenName(above.split(' ', 1)[0]?.toLowerCase() ?? '') || isPlaceLine(above)) return null;
  const isNamed = above.split(' ').some((word) => /\d/.test(word) || !isCommonWord(word.toLowerCase()));
  const isShip = WITHOUT_THE.test(above) && above.includes(' ');
  if (!isNamed || (namesLivingThing(above) && !isShip)) return null;
  const name = fromCapitals(above);
  return `${SEVERAL_OF_MACHINE.test(part) ? articleFor(part) : 'the'} ${part} of ${WITHOUT_THE.test(above) ? name.replace(/^The /, 'the ') : `the ${name}`}`;
}

/** "Triceratops horridus", "Rosa canina": a genus may be a word of English too. */
const isTwoLatinWords = (line: string): boolean =>
  /^\p{Lu}\p{Ll}{2,20}(?:us|a|is|um|on|ops|ys|x|es|as|or) \p{Ll}{1,20}(?:us|is|um|i|ae|a|ens|x|or)$/u.test(
    line,
  ) &&
  (!isCommonWord(line.split(' ')[1] ?? '') || line.endsWith(' rex'));

/** "Fishing boat", "Thames barge": a kind in small letters, or what it is a piece of. */
const isKind = (words: string, isInCapitals: boolean): boolean =>
  !/^(?:The|An?|My) /.test(words) &&
  (isInCapitals ||
    /^(?:Fragment|Slice|Piece|Section) of /.test(words) ||
    words
      .split(' ')
      .slice(1)
      .every((word) => /^\p{Ll}/u.test(word) || isOfOrigin(word)));

/** Small words inside names. */
const IN_NAMES = /^(?:of|the|and|de|la|le|du|van|von|der|af|av|y)$/;

/** Whether a line is a name by which people know one machine, ship or stone, and neither somebody, a place nor a heading. */
function isOwnName(name: string, hasMeaning: boolean, kind: string, given: string): boolean {
  if (/meteorite$/i.test(kind)) return !/meteorite/i.test(name);
  const words = name.split(' ');
  if (words.some((word) => /^\p{Ll}/u.test(word) && !IN_NAMES.test(word))) return false;
  const isSomebody =
    words.length > 1 && !/^the$/i.test(words[0] ?? '') && isGivenName((words[0] ?? '').toLowerCase());
  if ((isSomebody && !IS_WATERCRAFT.test(kind)) || isPlaceLine(name) || isOfOrigin(name)) return false;
  const isAgain = given.split(fromCapitals(name)).length + given.split(name).length > 3;
  return hasMeaning || isAgain || words.some((word) => !isCommonWord(word.toLowerCase()));
}

/** Reads the first line of a label as a name and the second as what bears it or which part of it is shown; null for other labels. */
export function nameAboveKind(given: string): Named | null {
  const [above = '', below = ''] = linesOf(given).map(({ text }) => text);
  const [, printedKind = '', sort, rest = ''] = KIND.exec(fromCapitals(below)) ?? [];
  const behind = printedKind === '' ? null : behindKind(rest);
  if (behind === null) return null;
  const part = partOf(above, printedKind);
  if (part !== null) return { name: above, told: part, ...behind };
  const [, name = '', meaning = ''] = NAME.exec(above) ?? [];
  const isNamed = name !== '' && !isDateText(name.toLowerCase());
  const one = printedKind.replace(/^Pair of (.{3,40})s$/, '$1');
  // "The Duke and the Duchess / Pair of ploughing engines": two names are no heading.
  const areTwo = one !== printedKind && / (?:and|&) /i.test(name);
  if (
    !isNamed ||
    !NAMED.test(one) ||
    !isKind(printedKind, !/\p{Ll}/u.test(below)) ||
    !isOwnName(name, meaning !== '' || behind.isBuilt || areTwo, printedKind, given)
  )
    return null;
  // "EDSAC" is short for words.
  const said = MACHINE_OF_LETTERS.test(printedKind) ? name : fromCapitals(name);
  const kind = `${ofKind(printedKind)}${sort === undefined ? '' : `, ${articleFor(sort)} ${sort}`}`;
  const built = behind.isBuilt && behind.place !== null ? ` built ${whereMade(behind.place)}` : '';
  const when = built === '' || behind.date === null ? null : sayDate(behind.date);
  return {
    name: above,
    told: `${said}${meaning}, ${kind}${built}${when === null ? '' : `${built.includes(',') ? ',' : ''} ${when.when}`}`,
    ...behind,
  };
}

/** What stands above a name in quotation marks: "a fishing boat", and of one that has a fuller name "the Lowe Dekatron Computer"; null where it is no animal, plant or machine. */
export function kindAboveName(above: string, given: string): string | null {
  // "Ada Birch" is no tree.
  const isSomebody = above.includes(' ') && isGivenName(above.split(' ', 1)[0]?.toLowerCase() ?? '');
  if (namesLivingThing(above))
    return isSomebody || !(isOfFossil(given) || isOfWildlife(given)) ? null : ofKind(above);
  if (!NAMED.test(above) || !KIND.test(above)) return null;
  const isNamed = above.split(' ').some((word) => !isCommonWord(word.toLowerCase()) && !isOfOrigin(word));
  return isNamed ? `the ${above}` : ofKind(above);
}

/** What has a name of its own wherever a line above it is one. */
const SURELY_NAMED = /^(?:an?|the) |(?:meteorite|computer|machine|calculator)\b/i;
/** What pictures are made of. */
const PICTURE = /\b(?:canvas|watercolou?r|etching|lithograph|engraving|gouache|tempera)\b/i;

const FIELDS = ['artist', 'nationality', 'date', 'medium', 'dimensions', 'credit'] as const;

/** Puts the name above a kind or a part in the place of a title, and what stands behind the kind in that of date and place. */
export function readNameAboveKind(facts: LabelFacts): void {
  if (facts.foreign !== null || facts.species !== null) return;
  const found = nameAboveKind(facts.given);
  if (found === null) return;
  const [name, line] = linesOf(facts.given);
  if (name === undefined || line === undefined) return;
  const both = { start: name.start, end: line.end };
  if (isOfPicture(facts.medium ?? '') || PICTURE.test(facts.given)) return;
  // "Osebergskipet / Oseberg ship" is one name in two languages, and "Birch / Fishing boat" a picture by somebody.
  const isOfAnyName = SURELY_NAMED.test(found.told);
  const isTranslated = facts.originalTitle !== null && overlap(facts.originalTitle, both);
  const isBySomebody = facts.readings.artist !== undefined && overlap(facts.readings.artist, name);
  if (!isOfAnyName && (isTranslated || isBySomebody)) return;
  forgetNamesIn(facts, both, FIELDS);
  facts.title = found.name;
  facts.readings.title = { ...both, certainty: 1 };
  facts.thing = { text: found.told, ...both, certainty: 1 };
  const placed = (text: string): TextSpan & { certainty: number } => {
    const at = line.start + fromCapitals(line.text).indexOf(text);
    return { start: at, end: at + text.length, certainty: 1 };
  };
  if (found.isBuilt && found.date !== null) facts.years = yearsOf(found.date);
  if (found.isBuilt) return;
  if (found.date !== null && facts.date === null) {
    facts.date = found.date;
    facts.years = yearsOf(found.date);
    facts.readings.date = placed(found.date);
  }
  if (found.place !== null && facts.nationality === null) {
    facts.nationality = found.place;
    facts.readings.nationality = placed(found.place);
  }
}
