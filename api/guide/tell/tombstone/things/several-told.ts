import type { LabelFacts } from '../../../facts.ts';
import { fromCapitals } from '../../../capitals.ts';
import { namedThing } from '../../../notes/head-noun.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { articleFor, capitalised, lowered, withWordsWhole } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { isPicture, techniqueOf } from '../../techniques.ts';
import type { Statement } from '../../statement.ts';
import { isNamed } from '../../../speech/artist.ts';
import { isKindOfThing, NO_ARTICLE, OF_ATTICA, SHOWS } from './definite-things.ts';
import { isLowerInside, isPlainWord } from './naming-things.ts';

/** A capital and small letters: "Fisherman's waistcoat buttons", "Earrings". */
const AS_A_SENTENCE = /^\p{Lu}[\p{Ll}'\u2019-]+(?: [\p{Ll}'\u2019-]+)*?(?:s (?:of|from) \p{Lu}[^,]*)?$/u;
const SEVERAL = /(?:[^sui]|ie)s$/;
/** What one says of several only, or whose name for one is an animal's or another word. */
const MANY_ONLY = /^(?:ski|skate|spectacle|goggle|handcuff|manacle|legging|knucklebone|clapper|castanet)$/;
/** "Guilders and half guilders", "Pieces of eight": coins by the names that several of them have. */
const COIN =
  '(?:(?:half|double|quarter|triple|silver|gold|copper|bronze) )?(?:guilders|gulden|stuivers|schellingen|duiten|reales|escudos|ducats|doubloons|thalers|dalers|florins|dinars|dirhams|denarii|aurei|solidi|sestertii|antoniniani|tetradrachms|drachms|drachmas|staters|obols|pennies|halfpennies|farthings|groats|shillings|sovereigns|crowns|nobles|ducatoons|rupees|mohurs|pagodas|fanams|annas|sceattas|tremisses|pieces of eight)';
const COINS = new RegExp(`^${COIN}(?:(?:,| and) ${COIN}){0,2}$`, 'i');

/** "box" of "boxes"; of "knives" and "gloves" the one of the three that names a thing. */
function singularOf(word: string): string {
  const ofVes = ['f', 'fe', 've'].map((end) => word.replace(/ves$/, end));
  return word.endsWith('ves')
    ? (ofVes.find(isKindOfThing) ?? word)
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sx]|[cs]h)es$/, '')
        .replace(/(?<!s)s$/, '');
}

/** What is drunk and eaten from: of clay, glass or metal several of them show nothing else. */
const VESSEL = /^(?:cup|bowl|vase|dish|jar|plate)$/;

/** "mittens and shoe" as "mittens and a shoe": one thing behind several. */
const withArticleBehind = (things: string): string =>
  things.replace(/^(\P{N}+[^us]s) and (\p{Ll}+)$/u, (all, first: string, last: string) =>
    isKindOfThing(last) && !NO_ARTICLE.test(last) ? `${first} and ${articleFor(last)} ${last}` : all,
  );

/** What shows something most often, and is worn, held or filled in here. */
const OF_USE =
  /^(?:gas|face|surgical|fencing|ration|exercise|cigarette|playing|identity) (?:mask|book|card)s$/i;

/** "Street Signs", "Child's Shoes": a title in capitals whose words are nobody's name, of things that a label says what they are made of. */
function inSmallLetters(title: string, { medium, artist, otherMakers }: LabelFacts): string {
  // "Street signs of Lowe Road"
  const [, things = title, place = ''] = /^(\p{L}[^,]*?s)( (?:of|from) \p{Lu}[^,]*)$/u.exec(title) ?? [];
  const isOfStuff = mediumWordKind(title.split(' ', 1)[0]?.toLowerCase() ?? '') === 'material';
  const words = things.split(' ');
  const isOfNation = startsOrigin(withOriginsMarked(words[0] ?? ''), 0);
  const isOfThings =
    (medium !== null || isOfStuff || isOfNation) && !isNamed(artist) && otherMakers.length === 0;
  const isPlain = words.every(
    (word, at) =>
      (at === 0 && isOfNation) ||
      ((isPlainWord(word.replace(/['\u2019]s?$/, '')) ||
        isLowerInside(word) ||
        word === 'Crosses' ||
        isKindOfThing(singularOf(word.toLowerCase())) ||
        MANY_ONLY.test(singularOf(word.toLowerCase()))) &&
        !OF_ATTICA.test(word)),
  );
  return (isOfThings || OF_USE.test(title)) && words.length > 1 && isPlain
    ? things.charAt(0) + things.slice(1).toLowerCase() + place
    : title;
}

/** "fisherman's waistcoat buttons": the title where it names several things of a kind; null for any other. */
export function severalThings(facts: LabelFacts): string | null {
  const { title: printed, medium } = facts;
  if (printed === null) return null;
  const title = inSmallLetters(fromCapitals(withWordsWhole(printed)), facts);
  const technique = techniqueOf(medium);
  const head = (namedThing(title).split(' ').at(-1) ?? '').toLowerCase();
  const one = singularOf(head);
  if (COINS.test(title)) return title.toLowerCase();
  if (!AS_A_SENTENCE.test(title) || !SEVERAL.test(head) || (technique !== null && isPicture(technique)))
    return null;
  const isVessel = VESSEL.test(one) && /^(?:ceramic|glass|metal)$/.test(technique ?? '');
  const isOfUse = OF_USE.test(title);
  // "Amber Crosses" say what they are of.
  const [stuff = ''] = title.toLowerCase().split(' ', 1);
  const isCross = one === 'cross' && mediumWordKind(stuff) === 'material';
  if (!(isKindOfThing(one) || isCross || MANY_ONLY.test(one)) || (SHOWS.test(one) && !isVessel && !isOfUse))
    return null;
  const [first = ''] = title.split(' ', 1);
  return OF_ATTICA.test(first) || startsOrigin(withOriginsMarked(first), 0)
    ? title
    : withArticleBehind(lowered(title));
}

/** "a pair of ploughing engines": one pair or set of several things of a kind; null for any other title. */
export function shareOfThings(facts: LabelFacts): string | null {
  const [, share = '', rest = ''] = /^(pair|set) of (.+)$/i.exec(fromCapitals(facts.title ?? '')) ?? [];
  const things = rest === '' ? null : severalThings({ ...facts, title: capitalised(rest) });
  return things === null ? null : `a ${share.toLowerCase()} of ${things}`;
}

/** What is said of one thing as it is said of several. */
const OF_SEVERAL: readonly (readonly [one: RegExp, several: string])[] = [
  [/^It was /, 'They were '],
  [/^It is /, 'They are '],
  [/^It comes /, 'They come '],
  [/^It dates /, 'They date '],
  [/^It (?=belonged |served |hung |stood |came )/, 'They '],
  [/(?<=^|\. )Its maker is /, 'Their maker is '],
  [/ and was made /, ' and were made '],
];

/** "This is \u201CFootball boots\u201D" */
const NAMED_AS_ONE = /^This is \u201C[^\u201D]+\u201D/;
/** "This is a Guilders and half guilders" */
const COINS_AS_ONE = /^This is (?:\u201C[^\u201D]+\u201D|an? [^,.]+s(?=[,.]))/;

/** Statements on a work whose title names several things, in the number that these have: "These are ...", "They were made of silver." */
export function inTheirNumber(facts: LabelFacts, statements: readonly Statement[]): readonly Statement[] {
  const things = severalThings(facts);
  if (things === null) return statements;
  return statements.map((statement) => {
    const { text, origin, field, spans } = statement;
    if (origin !== 'label' && origin !== 'derived') return statement;
    // "Found in 2017 in the barracks." has "it was" from us, and "It was found" from the museum.
    const isPrinted = facts.given.startsWith('It ', spans[0]?.start ?? 0) || !text.startsWith('It was ');
    if (field === 'prose' && isPrinted) return statement;
    const named = text.replace(COINS.test(things) ? COINS_AS_ONE : NAMED_AS_ONE, `These are ${things}`);
    return {
      ...statement,
      text: OF_SEVERAL.reduce((said, [one, several]) => said.replace(one, several), named),
    };
  });
}
