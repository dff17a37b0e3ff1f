import { fromCapitals } from '../../capitals.ts';
import type { LabelFacts, TextSpan } from '../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { namesLivingThing } from '../../lines/nature/species.ts';
import { articleFor, capitalised, closed, quotedTitle, sayText } from '../../speech/text.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isLivingThing, isSeveralLiving, isUncountedLiving } from '../../vocabulary/living-things.ts';
import { mediumWordKind } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { fromLabel, spansOf, type Statement } from '../statement.ts';

/** "'Gerald' the giraffe", "Dippy the dinosaur": one animal that has a name of its own. */
const EPITHET = /^['\u2018\u201C"]?(\p{Lu}[\p{L} ]{1,20}?)['\u2019\u201D"]? the (\p{L}[\p{L} -]{2,30})$/iu;

/** "Colossal", "Hawksbill", "Ring-tailed": the first word of a name that is hardly a place. */
const OF_LOOKS = /(?:al|ed|ing|ous|ic|ly|less|ful|bill|back|tail|horn|head|beak|foot|nose|throat)$/i;
/** "Pinta Island giant tortoise", "Caspian Sea seal" */
const OF_PLACE = /^(?:Island|Islands|Sea|River|Bay|Lake|Mountain|Mountains|Valley|Coast)$/i;

/** A word of a common name as it is written inside a sentence: names keep their capital. */
function inSentence(word: string, at: number, words: readonly string[]): string {
  const small = word.toLowerCase();
  if (isLivingThing(word)) return small;
  // "Queen Alexandra's", "Eastern Cape"
  const next = words[at + 1] ?? '';
  if (
    /^(?:Queen|King|Prince|Princess|Lord|Lady|Duke|Sir)$/i.test(word) &&
    /^\p{Lu}\p{L}+['\u2019]s$/u.test(next)
  )
    return word;
  const isCape = (each: string): boolean => /^Cape$/.test(each) && words.length > 1;
  if (isCape(word) || (/^(?:Eastern|Western|Northern)$/.test(word) && isCape(next))) return word;
  const [, owner] = /^(\p{L}+)['\u2019]s/u.exec(small) ?? [];
  // "Darwin's", "Death's-head"
  if (owner !== undefined) return isCommonWord(owner) ? small : word;
  const isName =
    startsOrigin(withOriginsMarked(word), 0) ||
    isTownName(word) ||
    (at > 0 &&
      OF_PLACE.test(word) &&
      /^\p{Lu}/u.test(words[at - 1] ?? '') &&
      !isCommonWord((words[at - 1] ?? '').toLowerCase()));
  const isPlain =
    small.split('-').every((part) => isCommonWord(part)) ||
    OF_LOOKS.test(word) ||
    mediumWordKind(small) !== 'other';
  return !isName && isPlain ? small : word;
}

const capitalisedEach = (name: string): string => name.split(' ').map(capitalised).join(' ');

/** "This is an Alaska brown bear", "These are passenger pigeons", "This is Gerald the giraffe". */
function sayLiving(printed: string, isBeside = false): string {
  const name = fromCapitals(printed);
  const [, own, kind] = EPITHET.exec(name) ?? [];
  if (own !== undefined && kind !== undefined) return `This is ${own} the ${kind.toLowerCase()}`;
  const [, first, second = ''] = /^([^()]+) \(([^()]+)\)$/.exec(name) ?? [];
  if (first !== undefined && second.split(' ').some(isLivingThing))
    return `${sayLiving(first, isBeside)}, or ${second.split(' ').map(inSentence).join(' ')}`;
  if (/^The \p{L}+(?: \p{L}+)?$/u.test(name))
    return `This is ${name.split(' ').map(inSentence).join(' ').replace(/^The /, 'the ')}`;
  // "Giraffe, adult male" is no name to put an article before.
  if (/[^\p{L} '\u2019-]/u.test(name) || /^(?:The|An?) /.test(name)) return `This is ${quotedTitle(name)}`;
  // "Turkana Boy": the name that one of early people is known by.
  if (/ (?:Boy|Girl|Man|Woman|Child)$/.test(capitalisedEach(name))) return `This is ${capitalisedEach(name)}`;
  const words = name.split(' ').map(inSentence);
  const said = words.join(' ');
  const last = words.at(-1) ?? '';
  // "Jar of moles" is one jar.
  const head = words[words.indexOf('of') - 1] ?? last;
  const isOneVessel = head !== last && !head.endsWith('s');
  if (isSeveralLiving(last) && !isOneVessel) return `These are ${said}`;
  return `${isBeside ? 'It' : 'This'} is ${isUncountedLiving(last) ? '' : `${articleFor(said)} `}${said}`;
}

/** The line below a span, where it is a further common name: "'Gerald' the giraffe / Giraffa ... / Masai giraffe". */
function nameBelow({ given }: LabelFacts, { end }: TextSpan): (TextSpan & { readonly text: string }) | null {
  const [, gap = '', text = ''] = /^(\)?\s*\n\s*)([^\n]+)/.exec(given.slice(end)) ?? [];
  const line = text.trimEnd();
  const start = end + gap.length;
  const isKind = namesLivingThing(line) && isLivingThing(line.split(' ').at(-1) ?? '');
  return isKind ? { text: line, start, end: start + line.length } : null;
}

/** What animal, plant or fossil the label is on, by its common name and its scientific one; empty for any other label. */
export function speciesStatements(facts: LabelFacts): Statement[] {
  const { title, species } = facts;
  if (title === null || species === null) return [];
  const below = nameBelow(facts, species);
  const isTitle = below !== null && facts.readings.title?.start === below.start;
  return [
    fromLabel(closed(sayLiving(title)), 'title', spansOf(facts, 'title')),
    ...(below === null || isTitle
      ? []
      : [fromLabel(closed(sayLiving(below.text, true)), 'title', [{ start: below.start, end: below.end }])]),
    fromLabel(closed(`The scientific name is ${sayText(species.text)}`), 'title', [
      { start: species.start, end: species.end },
    ]),
  ];
}
