import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts } from '../../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { articleFor, withWordsWhole } from '../../../speech/text.ts';
import { isCommonWord } from '../../../vocabulary/common-word.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import { isLowerInside } from './naming-things.ts';
import { definiteThing, isKindOfThing, keepsCapital, OF_ATTICA } from './definite-things.ts';

/** Things of science, industry and service that no artist calls a work by, as the last words of a title of several. */
const SURE =
  /^(?:minicomputer|microcomputer|supercomputer|computer|calculator|satellite|spacecraft|spaceplane|probe|typewriter|telephone|radio|television|gramophone|phonograph|teleprinter|badge|uniform|coatee|tunic|greatcoat|fatigues|revolver|musket|pistol|rifle|banner|centrifuge|oscilloscope|incubator|respirator|defibrillator|stethoscope|ventilator|locomotive|tricycle|bicycle|velocipede|motorcycle|automobile|tractor|lawnmower|lathe|loom)$/i;
const SURE_IN_TWO =
  /(?:^| )(?:patent model|(?:clock|engine|bridge|ship|mill|locomotive|boat) model|(?:steam|motor|horseless) carriage|(?:sewing|calculating|adding|cipher|voting|vending|washing|knitting|slot|x-ray|milling|duplicating|weighing|stamping|printing) machine|enigma machine|iron lung|(?:safety|signal|miner['\u2019]s|davy) lamp|gas mask|spinning jenny|steam engine|jet engine|atmospheric engine|beam engine|(?:membership|identity|ration) (?:card|book))$/i;
/** "Lowe Railway locomotive No. 7": one of a company's, by its number. */
const NUMBERED =
  /^\p{Lu}[^,:;()\d]{3,50} (?:locomotive|carriage|engine|wagon|coach|tram|tramcar|bus|tank engine) No\.? ?\d{1,5}\p{L}?$/u;
/** "Endeavour and Hope medal": a medal or token by names, of which many were struck. */
const BY_NAMES =
  /^(?!The )\p{Lu}[\p{L}'\u2019-]+(?: (?:and|of|the|de) \p{Lu}[\p{L}'\u2019-]+| \p{Lu}[\p{L}'\u2019-]+){1,4} (?:medal|medallion|token|badge|banknote|stamp)$/u;
/** What there is one of, by the name that it was sent or carried under. */
const SINGLE = /^(?:satellite|spacecraft|spaceplane|probe)$/i;
const SOCIETY =
  /\b(?:Society|Union|League|Guild|Lodge|Association|Branch|Club|Order|Federation|Alliance|Party)\b/;

const isName = (word: string, at: number): boolean =>
  /\d|^\p{Lu}{2,}|^\p{Lu}[\p{L}]*-\p{Lu}/u.test(word) ||
  keepsCapital(word) ||
  OF_ATTICA.test(word) ||
  startsOrigin(withOriginsMarked(word), 0) ||
  (/^\p{Lu}/u.test(word) &&
    !isLowerInside(word) &&
    !isKindOfThing(word.toLowerCase()) &&
    (isGivenName(word.toLowerCase()) ||
      isTownName(word) ||
      !word
        .toLowerCase()
        .replace(/['\u2019]s?$/, '')
        .split('-')
        .every(isCommonWord)) &&
    !(at > 0 && isKindOfThing(word.toLowerCase())));

/**
 * "a PDP-11 minicomputer", "a sewing machine patent model", "the Explorer 1 satellite": a title that ends by what is surely a kind
 * of thing, whoever made it; null for any other, and for a picture.
 */
export function sureKind({ title: printed, medium }: LabelFacts): string | null {
  if (printed === null) return null;
  const title = fromCapitals(withWordsWhole(printed));
  const technique = techniqueOf(medium);
  if (NUMBERED.test(title) && (technique === null || !isPicture(technique))) return `the ${title}`;
  if (BY_NAMES.test(title) && (technique === null || !isPicture(technique)))
    return `${articleFor(title)} ${title}`;
  const words = title.split(' ');
  const head = words.at(-1) ?? '';
  const isOfSociety = /^banner$/i.test(head) && SOCIETY.test(title);
  // "Z4 computer" is a single one.
  if (!isOfSociety && definiteThing(title, true) !== null) return null;
  if (
    words.length < 2 ||
    words.length > 7 ||
    (technique !== null && !isOfSociety && (isPicture(technique) || technique === 'installation')) ||
    !(SURE.test(head) || SURE_IN_TWO.test(title)) ||
    !/^\p{L}[\p{L}\d.'\u2019 -]{3,60}$/u.test(title) ||
    /^(?:The|An?|My|Our|His|Her|Their|No|Untitled|Self) | (?:of|with|and|in|on|for|from|by|as) /i.test(title)
  )
    return null;
  const [first = ''] = words;
  const isOwned = /['\u2019]s?$/.test(first) && isName(first, 0);
  // "Ada Birch's typewriter" is hers.
  if (
    isOwned ||
    words.slice(0, -1).some((word, at) => at > 0 && /['\u2019]s$/.test(word) && isName(word, at))
  )
    return null;
  const isSentence = /^\P{Lu}/u.test(head);
  const inNames = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  const said = words
    .map((word, at) =>
      (at < words.length - 1 && isName(word, at)) || (isSentence && inNames && at < words.length - 1)
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
  const isOne = (SINGLE.test(head) && words.slice(0, -1).some(isName)) || isOfSociety;
  return `${isOne ? 'the' : articleFor(said)} ${said}`;
}
