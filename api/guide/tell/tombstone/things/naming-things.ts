import { namesThing } from '../../../vocabulary/things-and-materials.ts';
import { fromCapitals } from '../../../capitals.ts';
import type { LabelFacts } from '../../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { nameLikeness } from '../../../name-likeness.ts';
import { articleFor, lowered, quotedTitle, withWordsWhole } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { isCoinThere } from '../../../lines/coins.ts';
import { isCommonWord as isWordOfTexts } from '../../../vocabulary/common-word.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';
import { wordList } from '../../../vocabulary/unpack.ts';
import { isEveryday } from '../../../notes/everyday.ts';
import { namedThing } from '../../../notes/head-noun.ts';
import { isNamed } from '../../../speech/artist.ts';
import {
  definiteThing,
  isKindOfThing,
  keepsCapital,
  NO_ARTICLE,
  OF_ATTICA,
  twoThings,
} from './definite-things.ts';
import { eventThing } from './event-things.ts';
import { everydayThing } from './everyday-things.ts';
import { namedAfterPlace } from './named-after-places.ts';
import { invertedThing, plainThing } from './plain-things.ts';
import { isNameOfWork } from './name-of-work.ts';
import { isPicture, type Technique, techniqueOf } from '../../techniques.ts';

/** Words that tell a thing from others of its kind and are no name: "Hunterston brooch" is a single one. */
const QUALIFIERS =
  /^(?:side|arm|portrait|ceremonial|ritual|evening|dressing|writing|dining|lidded|covered|standing|seated|processional|funerary|votive|wine|tea|wedding|day|work|hunting|powder|storage|cooking|water|oil|drinking|serving|painted|carved|miniature|large|small|round|square|double|single|long|short|high|low|folding|rocking|mourning|court|stern|figured|footed|handled|stirrup|spouted|war|prayer|burial|helmet|face|body|hand|wall|floor|garden|travelling|traveling|pocket|mantel|long|tall|grave|mosque|bridal|offering|equestrian|perfume|libation|altar|shrine|royal|ancestral|feast|dance|cult|spirit|crest|tulip|coffee|chocolate|incense|holy|reading|sewing)$/;

/** "Bowl", "Tea bowl": a kind of thing rather than a name. */
export function isPlainObject(title: string): boolean {
  const words = title.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const known = title.split(' ').every((printed) => {
    const word = printed.toLowerCase();
    return (
      OBJECT_WORDS.has(word) ||
      mediumWordKind(word) !== 'other' ||
      QUALIFIERS.test(word) ||
      (printed === word && nameLikeness(word) < 0)
    );
  });
  return (
    known &&
    !/^(?:the|a|an|my|his|her)$/.test(words[0] ?? '') &&
    words.length < 4 &&
    OBJECT_WORDS.has(last) &&
    !NO_ARTICLE.test(last) &&
    !/[^\p{L} -]|[^su]s and /u.test(title)
  );
}

/** What parts the name of a kind of thing from what is said of it: "Cup with musicians". */
export const BEHIND_THING =
  /^(\p{L}[\p{L} -]{1,40}?) ((?:with|for|from|on|in|showing|depicting|representing|decorated) .+)$/u;

/**
 * "a cup with musicians", "a vessel in the form of a human head": a kind of thing with what is said of it; null where its
 * head is none, or where a name may stand behind it.
 */
function describedObject(title: string): string | null {
  const [, head = '', rest = ''] = BEHIND_THING.exec(title) ?? [];
  const isCommon =
    !/(?:^| )(?:of|from|at|near) (?:the )?\p{Lu}/u.test(rest) &&
    (rest.match(/(?<= )\p{Lu}\S*/gu) ?? []).every((word) => isCommonWord(word));
  return head !== '' && isCommon && isPlainObject(head)
    ? `${plainObject(head)} ${rest.replaceAll(/(?<= )\p{Lu}\S*/gu, lowered)}`
    : null;
}

/** Whether a word with a capital is one of the language's own, as in a title of which each word has one. */
export const isCommonWord = (word: string): boolean =>
  /^(?!Christ|God|Lord|Virgin|Buddha)\p{Lu}\p{Ll}+$/u.test(word) &&
  (OBJECT_WORDS.has(word.toLowerCase()) || (nameLikeness(word.toLowerCase()) < 0 && isPlainWord(word))) &&
  !startsOrigin(withOriginsMarked(word), 0);

/** "tomb guardian", "woman's belt": a title in small letters says what a thing is, if it is one thing. */
const isDescription = (title: string): boolean =>
  /^\p{Ll}[\p{Ll}'\u2019 -]{2,40}$/u.test(title) &&
  title.split(' ').length < 5 &&
  // "iimpundulu zonke": small letters of another language are a title.
  (isWordOfTexts(title.split(/[ -]/, 1)[0] ?? '') || namesThing(title)) &&
  !NO_ARTICLE.test(
    title
      .split(/ (?:with|for|of|from|in) /, 1)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** Materials of which a thing is made that is what its title says. */
const OF_THINGS: ReadonlySet<Technique> = new Set(['textile', 'ceramic', 'glass', 'metal', 'stone', 'wood']);
/** Words that stand for more than a thing: who is shown, a part of a building, a stuff. */
export const MORE_THAN_THINGS =
  /^(?:virgin|madonna|buddha|bodhisattva|temple|car|ship|boat|horn|salt|sugar|cream|chocolate|chess|gaming|toilet|mourning|incense|canopic|column|capital|garden|door|gate|window|work|cross|crucifix|carving|sculpture)$/;
const SEVERAL_OF = /^(?:pair|set|group|suite|fragment|panel|piece|section|part|length) of /i;
const MOST_WORDS_OF_THING = 14;
/** "Poldi the whale" */
const EPITHET = /^\p{Lu}\p{Ll}+ the \p{Ll}+$/u;
/** "Osiris votive statue": no picture is called so. */
const SEVERAL_SMALL_WORDS = /^\p{L}+(?:,? \p{Ll}+){2,}$/u;
/** Ends of words that are no names: "cylindrical", "stirrup-spouted". */
const OF_WORDS =
  /(?:ed|ing|ical|ual|ary|ous|ive|ent|ful|less|tal|ish|ular|onal|ound|(?<!att|ion|dor|goth|islam|arab|kuf|aram|celt|slav|arct|balt|turk|nord|cycl|mosa|pentel)ic)$|^(?:back|side|arm|high|low|tall|top|hand|foot|wall|floor|afternoon|evening|morning|day|night|summer|winter|reception|drug|ball|tea|coffee|wine|water|oil|man|woman|child|boy|girl|male|female|bird|animal|lion|horse|dog|cat|fish|flower|flowers|inscriptions?|lid|handle|handles|cover|stand|figures?)$/;

/**
 * "a compound microscope", "a pair of Dutch pistols", "a statuette of Osiris": a title whose head is a kind of thing, told
 * as what it is; null where it may be a name.
 */
function namedObject(title: string, hasMaker: boolean): string | null {
  const words = title.split(' ');
  if (
    /^(?:the|an?|my|his|her|untitled)\b|["\u2018\u201C\u201D:;?!/\d]/i.test(title) ||
    words.length > MOST_WORDS_OF_THING ||
    EPITHET.test(title) ||
    // Two sentences are no name of a thing.
    /\. \p{Lu}/u.test(title)
  )
    return null;
  const isSentenceCase = words
    .slice(1)
    .every((word) => /^\P{Lu}*$/u.test(word) || startsOrigin(withOriginsMarked(word), 0));
  // A maker who is known gives names: "Park Bench"; and so do people to single things: "Alfred Jewel".
  const [first = ''] = words;
  if (!isSentenceCase && (hasMaker || (words.length === 2 && isOwnName(first)))) return null;
  const head = (namedThing(title).split(' ').at(-1) ?? '').toLowerCase();
  const isSeveral = SEVERAL_OF.test(title);
  const isThing =
    OBJECT_WORDS.has(`${head}s`) ||
    isKindOfThing(head) ||
    // "Subway controller": small letters behind the first word say what a thing is.
    (isSentenceCase && words.length > 1 && !hasMaker && /^\p{Ll}{4,}$/u.test(words.at(-1) ?? ''));
  if (!isThing || MORE_THAN_THINGS.test(head) || (!isSeveral && NO_ARTICLE.test(head))) return null;
  // "from Lowe Stave Church": a place keeps its letters.
  const place = words.indexOf('from');
  const said = words
    .map((word, at) =>
      (place < 0 || at < place) &&
      ((at === 0 &&
        isSentenceCase &&
        (nameLikeness(word.toLowerCase()) < 0 || (words.length === 1 && isKindOfThing(word.toLowerCase()))) &&
        !startsOrigin(withOriginsMarked(word), 0) &&
        !keepsCapital(word) &&
        !OF_ATTICA.test(word)) ||
        ((at === 0 || !isSentenceCase) &&
          !NUMERAL.test(words[at + 1] ?? '') &&
          !RANK.test(words[at - 1] ?? '') &&
          !/^(?:Buddha|Madonna|Christ|Virgin)/.test(word) &&
          (isLowerInside(word) || (/^an?$/i.test(words[at - 1] ?? '') && isPlainWord(word)))))
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
  // "Ada Birch's microscope" is one that has an owner, and none of many.
  const [, owner = ''] = /^(\p{L}[^,]{0,60}?)(?:['\u2019]s|(?<=s)['\u2019]) /u.exec(said) ?? [];
  if (owner === '' || / (?:of|from|for|with|in) /.test(owner)) return `${articleFor(said)} ${said}`;
  // "Soul washer's badge" is of many such people; "Ada Birch's microscope" is one that has an owner.
  const isOfMany = owner.split(' ').every(isOfAnybody);
  return isOfMany ? `${articleFor(said)} ${OF_ATTICA.test(words[0] ?? '') ? said : lowered(said)}` : said;
}

/** "Buddhist", "mourner": a word for people of some kind, and nobody's name. */
function isOfAnybody(printed: string): boolean {
  const word = printed.toLowerCase();
  return (
    OF_ATTICA.test(printed) ||
    (!isGivenName(word) &&
      ([word, `${word}s`].some(isWordOfTexts) || /\p{Ll}{3}(?:ner|ter|rer|ker|der|ger)$/u.test(word)))
  );
}

/** "Alfred", "Hunterston": somebody's name, or a place's that is no land and no town of many makers. */
const isOwnName = (word: string): boolean =>
  isGivenName(word.toLowerCase()) ||
  (!isLowerInside(word) &&
    !/['\u2019]s$/.test(word) &&
    !isTownName(word) &&
    !OF_ATTICA.test(word) &&
    !startsOrigin(withOriginsMarked(word), 0));

/** "Mehmed II", "Sultan Mehmed" */
const NUMERAL = /^[IVX]+[,.]?$/;
const RANK =
  /^(?:Sultan|King|Queen|Prince|Princess|Emperor|Empress|Pharaoh|Saint|St|Lord|Lady|Shah|Khan|Mir|Pope|Tsar)$/;

/** Whether a word with a capital is no name: it is written small within a sentence. */
export function isLowerInside(printed: string): boolean {
  const word = printed.replaceAll(/[(),.]/g, '');
  const small = word.toLowerCase();
  return (
    OF_WORDS.test(small) ||
    OBJECT_WORDS.has(small) ||
    isEveryday(small) ||
    QUALIFIERS.test(small) ||
    OBJECT_WORDS.has(small.replace(/s$/, '')) ||
    /^(?:pickle|block|corner|card|pier|punch|drawers|service|candlesticks|young|dressing|breakfast|butter|cake|fruit|sewing|spice|pattern|reading|tilt|top|slant|front|gaming|burner|prism|palmette|antefix|trap|machine)$/.test(
      small,
    ) ||
    (mediumWordKind(small) !== 'other' && !startsOrigin(withOriginsMarked(word), 0))
  );
}

/** "Bandaji (Front-opening Chest)", "Feast spoon (shál)": a thing under two names, one of them in brackets. */
const TWO_NAMES =
  /^([\u02BB\u2018]?\p{L}[\p{L}'\u02BB\u2018\u2019 -]{1,30}) \(([\p{L}'\u02BB\u02BC\u2019 -]{3,40})\)$/u;

/** Things whose names are known in English as those of one land. */
const OF_ONE_LAND: ReadonlySet<string> = new Set(wordList('thingsOfOneLand'));

/** "a bandaji, a front-opening chest", "a feast spoon, called shál"; null where neither name is that of a kind of thing. */
function doublyNamed(title: string): string | null {
  const [, first = '', second = ''] = TWO_NAMES.exec(title) ?? [];
  if (first === '') return null;
  const last = second.split(/[ -]/).at(-1)?.toLowerCase() ?? '';
  const isThing = isPlainObject(second.toLowerCase()) || (second.includes('-') && OBJECT_WORDS.has(last));
  const gloss = isThing ? plainObject(second) : null;
  // "Da Ke Ding (food vessel)"
  if (gloss !== null && / \p{Lu}/u.test(first) && !isPlainObject(first.toLowerCase()))
    return `${quotedTitle(first)}, ${gloss}`;
  // "Amphora (wine-jar)"
  if (gloss !== null && second.includes('-') && isPlainObject(first))
    return `${plainObject(first)}, ${gloss}`;
  if (gloss !== null && !startsOrigin(withOriginsMarked(first), 0) && !isPlainObject(first))
    return `${articleFor(first.replace(/^[\u02BB'\u2018\u2019]/, ''))} ${OF_ATTICA.test(first.split(' ', 1)[0] ?? '') ? first : first.replace(/^\P{L}?\p{Lu}/u, (letter) => letter.toLowerCase())}, ${gloss}`;
  // "Tauihu (canoe prow)"
  if (OF_ONE_LAND.has(first.toLowerCase()) && /^\p{Ll}/u.test(second) && gloss === null)
    return `${articleFor(second)} ${second}, called ${first.toLowerCase()}`;
  const isStuff = /^\p{Lu}\p{Ll}+ armou?r$/u.test(first);
  return (isPlainObject(first) || isStuff) &&
    /^['\u02BB\u02BC\u2018\u2019]?\p{Ll}/u.test(second) &&
    gloss === null
    ? `${isStuff ? lowered(first) : plainObject(first)}, called ${second}`
    : null;
}

/** "Red-figured cup": a vase by how it is painted, which nothing else is called. */
const FIGURED = /\b(?:black|red|white)-?(?: ?figured?|ground|glazed?|slipped) \p{L}/iu;

/** "Galileo's telescope": a thing by whose it was. */
const SOMEBODYS = /^(\p{Lu}\p{Ll}+)['\u2019]s \p{Ll}[\p{Ll} -]{2,40}$/u;

/** "Statue of Khafre", "Female statuette known as ...": what is no picture, be its material known or not. */
const IN_THE_ROUND =
  /^(?!.*\. )(?:\p{Lu}\p{Ll}+ )?(?:statue|statuette|figure|figurine|bust|sarcophagus|stela|stele|amulet|coffin|mummy|seal|scarab|helmet|sword|shield|crown|hat) (?:of|for|with|known|called|in|from) |^\p{Lu}[^,:;]* (?:engine|locomotive|loom|lathe)$/iu;

/** "an evening coat", where the title says no more; "Chair" may be a picture of one if it is not made of something. */
export function thingByName(facts: LabelFacts): string | null {
  const { title: printed, medium, artist, otherMakers } = facts;
  if (printed === null || isNameOfWork(facts)) return null;
  const title = fromCapitals(withWordsWhole(printed));
  if (/^virgin$/i.test(title)) return null;
  const owned = SOMEBODYS.exec(title)?.[1];
  if (owned !== undefined && !isWordOfTexts(owned.toLowerCase()) && !isOfAnybody(owned)) return title;
  const technique = techniqueOf(medium);
  if (technique !== null && isPicture(technique)) return null;
  const ofPlace = artist === null ? namedAfterPlace(title, facts.given) : null;
  if (ofPlace !== null) return ofPlace;
  if (isCoinThere(title, facts.given)) {
    // "Gold Stater"; "Charles I triple unite" begins with a name.
    const coin = title.replace(/^(?!\p{L}+ [IVX]+ )\p{L}+(?: \p{Lu}\p{Ll}+){0,2}(?= |$)/u, (words) =>
      words.toLowerCase(),
    );
    return `a coin, ${articleFor(coin)} ${coin}`;
  }
  const both = technique !== null && OF_THINGS.has(technique) ? twoThings(title) : null;
  if (both !== null) return both;
  const event = eventThing(title);
  if (event !== null) return event;
  // What a line says that it is made of is a thing, and no picture of one.
  const isOfSomething = medium !== null && !isNamed(artist) && otherMakers.length === 0;
  const everyday = invertedThing(title) ?? (isOfSomething ? everydayThing(title) : null);
  if (everyday !== null) return everyday;
  if (isPlainObject(title) && !/ \p{Lu}/u.test(title)) return plainObject(title);
  if (isDescription(title)) return `${articleFor(title)} ${title}`;
  const isThingByMaterial = technique === null ? medium === null : OF_THINGS.has(technique);
  const asSentence = isThingByMaterial ? plainThing(title, title !== withWordsWhole(printed)) : null;
  if (asSentence !== null) return asSentence;
  // Without a material "Chair with a Vase" may be a picture.
  const hasMaker = isNamed(artist) || otherMakers.length > 0;
  const isVase = FIGURED.test(title);
  const double = hasMaker && !isVase ? null : doublyNamed(title);
  if (double !== null) return double;
  // "Bronze figure of Avalokiteshvara" says itself what it is made of.
  const own = techniqueOf(title.split(' ', 1)[0] ?? '');
  const head = namedThing(title).split(' ').at(-1)?.toLowerCase() ?? '';
  if (technique === null && own !== null && OF_THINGS.has(own) && OBJECT_WORDS.has(head))
    return describedObject(title) ?? namedObject(title, hasMaker);
  const named = technique === null && hasMaker && medium !== null ? null : definiteThing(title, hasMaker);
  if (named !== null) return named;
  const single = hasMaker ? null : singleThing(title);
  if (technique === null)
    return isVase || (!hasMaker && SEVERAL_SMALL_WORDS.test(title))
      ? namedObject(title, true)
      : hasMaker
        ? single
        : // A picture has a maker or says what it is made of.
          (describedObject(title) ??
          (beginsPlain(title) || IN_THE_ROUND.test(title) ? namedObject(title, false) : null) ??
          single);
  return (
    describedObject(title) ?? (OF_THINGS.has(technique) ? (namedObject(title, hasMaker) ?? single) : null)
  );
}

/** Whether a title begins with a word that is no name, or a people's, and has none behind a comma: no "Parka, woman's". */
function beginsPlain(title: string): boolean {
  const [first = ''] = title.split(/[ ,]/, 1);
  return (
    !/, \p{Ll}+['\u2019]s$/u.test(title) &&
    (isLowerInside(first) ||
      isPlainWord(first.replace(/['\u2019]s$/, '')) ||
      isKindOfThing(first.toLowerCase()) ||
      startsOrigin(withOriginsMarked(first), 0))
  );
}

/** "House Pole", "Morgan Cup", "Pictish Stone": two or three words with capitals, the last of which is a kind of thing. */
const NAME_AND_THING = /^(?!(?:The|An?|My|Our) )(?:\p{Lu}[\p{Ll}'\u2019-]+ ){1,2}\p{L}\p{Ll}+$/u;

/** "a house pole", and of a single one that has a name "the Morgan Cup"; null for what is no such thing. */
function singleThing(title: string): string | null {
  const words = title.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  // "Powhatan's Mantle"
  if (/^\p{Lu}\p{Ll}+['\u2019]s /u.test(title) && isOwnName((words[0] ?? '').replace(/['\u2019]s$/, '')))
    return null;
  const isThing = isKindOfThing(head) && !NO_ARTICLE.test(head);
  if (!NAME_AND_THING.test(title) || !isThing) return null;
  const isKind = words
    .slice(0, -1)
    .every(
      (word) =>
        !isGivenName(word.toLowerCase()) &&
        (isLowerInside(word) || startsOrigin(withOriginsMarked(word), 0) || isPlainWord(word)),
    );
  // "Kanaga mask" is one of many that are worn by dancers of one kind.
  return isKind ? plainObject(title) : `${title.endsWith(' mask') ? articleFor(title) : 'the'} ${title}`;
}

/** Whether a word with a capital is one that English texts print small, and nobody's name. */
export const isPlainWord = (word: string): boolean =>
  (isWordOfTexts(word.toLowerCase()) || /(?:tion|ment|ness|ity)$/.test(word)) && !isTownName(word);

/** "a bronze helmet"; nations keep their capital. */
export function plainObject(title: string): string {
  const isMixed = /\p{Ll}/u.test(title);
  const words = title
    .split(' ')
    .map((word) =>
      startsOrigin(withOriginsMarked(word), 0) ||
      OF_ATTICA.test(word) ||
      (isMixed && keepsCapital(word)) ||
      /^(?:Buddha|Madonna|Christ|Bible)/.test(word)
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
  return `${articleFor(words)} ${words}`;
}
