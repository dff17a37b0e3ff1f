import { linesOf } from '../../lines/lines-of-text.ts';
import { isBalanced, JOINING } from '../../balanced.ts';
import type { GuideLine } from '../../facts.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { isForeignTombstone } from './english-lines.ts';
import { weighWords } from '../guess-language.ts';
import type { KeptLine } from '../kept-lines.ts';
import { isInEnglish, isInOtherLanguage, lineEvidence } from '../line-evidence.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { isPerson } from '../people.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { mediumWordKind, wordsIn } from '../../vocabulary/materials.ts';
import { isLikeMaterials, namesThing } from '../../vocabulary/things-and-materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { partsOf, sharedBeginnings } from './shared-words.ts';

/** Lines that say a title in as many languages, and characters of one. */
const MOST_LANGUAGES = 4;
const LONGEST = 70;

/** "The Wave. c. 1925", "Kompozycja przestrzenna (4), 1929", "Die Welle (1902)": the date behind a title. */
const DATE_BEHIND =
  /(?<!, ca?)(?:[,.] | (?=\([^()]+\)$)\()((?:c\. ?|ca\. ?|circa |about |around |um |vers |hacia )?\d{4}(?:[-\u2013/]\d{2,4})?)\)?$/;

/** A title and the date behind it; the date is undefined where none stands there. */
export function datedTitle(text: string): { readonly name: string; readonly date: string | undefined } {
  const found = DATE_BEHIND.exec(text);
  const name = found ? text.slice(0, found.index) : text;
  return found && /\p{L}/u.test(name) && !/\d/.test(name.replace(/ \(\d{1,2}\)$/, ''))
    ? { name, date: found[1] }
    : { name: text, date: undefined };
}
const nameOf = (text: string): string => datedTitle(text).name;
const dateOf = (text: string): string | undefined => datedTitle(text).date;

/** Small words within and between names. */
const PARTICLES =
  /(?<= )(?:de|del|della|di|da|do|dos|du|des|la|le|van|von|der|den|af|el|y|i|e|et|und|og|och|and) (?=\p{Lu})/gu;

/** Whether a line may be a title in one of several languages: short, and neither a name, a date, a material nor a sentence. */
export function mayBeTitle({ text }: GuideLine): boolean {
  const name = nameOf(text.trim());
  return (
    /^["\u201C\u201E\u00AB]?\p{Lu}[^:;/|]*$/u.test(name) &&
    name.length <= LONGEST &&
    isBalanced(name) &&
    !JOINING.test(name.slice(name.lastIndexOf(' ') + 1)) &&
    !/[.!?]$|\p{N}/u.test(name.replace(/ \(\d{1,2}\)$/, '')) &&
    !/^[\uE000-\uE002\s,]+$/.test(withOriginsMarked(name)) &&
    !isPlaceLine(name) &&
    !isDateLine(name) &&
    !isSpecies(name) &&
    (!isPerson(name) ||
      name.startsWith('The ') ||
      name
        .replaceAll(PARTICLES, '')
        .split(' ')
        .some((word) => /^\p{Ll}/u.test(word))) &&
    !/^(?:Cultura|Culture|Kultur|Civilt\u00E0) /.test(name) &&
    !isTownName(name.split(', ').at(-1) ?? '') &&
    (name === text.trim() || isInEnglish(name) || isInOtherLanguage(name) || weighWords(name).foreign > 0) &&
    !isForeignTombstone(name) &&
    !isLikeMaterials(name)
  );
}

/** "Maakster onbekend / Unknown maker" */
const NAMELESS = /\b(?:unknown|unidentified|anonymous|onbekend|inconnu|unbekannt|ukjent|ukendt|ok\u00E4nd)/iu;
const holdsMaterial = (text: string): boolean =>
  wordsIn(text.toLowerCase()).some((word) => mediumWordKind(word) === 'material');

const otherness = (text: string): number => lineEvidence(text).other;

/** Where English stands among the languages in which a label says its material line below line; -1 where it does not. */
function placeOfEnglish(lines: readonly GuideLine[], size: number): number {
  const isOther = lines.map(({ text }) => isForeignTombstone(text));
  const start = lines.findIndex((_, at) => {
    const run = isOther.slice(at, at + size);
    const own = run.indexOf(false);
    return (
      run.length === size &&
      run.filter(Boolean).length === size - 1 &&
      isLikeMaterials(lines[at + own]?.text ?? '') &&
      isOther[at + size] !== true
    );
  });
  return start < 0 ? -1 : isOther.slice(start, start + size).indexOf(false);
}

/** Where among lines the English one stands that the others say in their languages; -1 where they are no such lines. */
function englishAmong(texts: readonly string[], place: number): number {
  const english = texts.flatMap((text, at) => (isInEnglish(text) ? [at] : []));
  // "Des caresses / Liefkozingen / Caresses": the materials below tell in which order the languages stand.
  const [at = place, more] = english;
  if (at < 0 || more !== undefined) return -1;
  const own = texts[at] ?? '';
  const others = texts.filter((_, each) => each !== at);
  const isSaid = (text: string): boolean => isInOtherLanguage(text) || sharedBeginnings(text, own) > 0;
  const isOneWord = (text: string, nth: number): boolean =>
    nth === 0 && !/[ ,]/.test(text) && others.length > 1 && !isTownName(text);
  return (others.some((text) => isInOtherLanguage(text)) ||
    others.every((text) => sharedBeginnings(text, own) > 1)) &&
    others.every((text, nth) => isSaid(text) || isOneWord(text, nth)) &&
    // "Zapotec / Bat god pectoral, ...": forms of one title have as many parts.
    others.every((text) => partsOf(text) === partsOf(own)) &&
    !others.includes(own)
    ? at
    : -1;
}

/** Lines of a label among which its title stands. */
const MOST_ABOVE = 4;

/**
 * The lines of a label with its title's forms in several languages on lines of their own, where it prints them on one: "Stol / Chair".
 * Null for any other label.
 */
export function withTitlesApart(lines: readonly GuideLine[]): KeptLine[] | null {
  const at = lines.slice(0, MOST_ABOVE).findIndex(({ text }) => {
    const parts = text.trim().split(' / ');
    const [last = '', ...others] = parts.toReversed();
    if (/[()]/.test(text)) return false;
    return (
      parts.length > 1 &&
      parts.length <= MOST_LANGUAGES &&
      parts.every((part) => mayBeTitle({ text: part }) && !holdsMaterial(part) && !NAMELESS.test(part)) &&
      (isInEnglish(nameOf(last)) || namesThing(nameOf(last))) &&
      others.every((part) => lineEvidence(nameOf(part)).english === 0 && !namesThing(nameOf(part)))
    );
  });
  if (at < 0) return null;
  return lines.flatMap((line, from): KeptLine[] =>
    from === at
      ? line.text
          .trim()
          .split(' / ')
          .map((text) => ({ ...line, text, from }))
      : [{ ...line, from }],
  );
}

/**
 * The lines of a label that says its title in three languages or more, line below line, with two of them left: the one that is most
 * surely in another language and the English one, which has the date that stands behind another. Null for any other label.
 */
export function withTitlesInTwo(lines: readonly GuideLine[]): KeptLine[] | null {
  for (let start = 0; start < Math.min(MOST_ABOVE, lines.length); start += 1)
    for (let size = MOST_LANGUAGES; size > 2; size -= 1) {
      const run = lines.slice(start, start + size);
      if (run.length < size || run.some((line, at) => at > 0 && line.isApart === true)) continue;
      if (!run.every(mayBeTitle)) continue;
      const texts = run.map(({ text }) => nameOf(text.trim()));
      const english = englishAmong(texts, placeOfEnglish(lines, size));
      if (english < 0) continue;
      const own = run[english]?.text.trim() ?? '';
      const [date] = run.flatMap(({ text }) => dateOf(text.trim()) ?? []);
      const surest = texts.reduce(
        (most, each, at) =>
          at !== english && (most < 0 || otherness(each) > otherness(texts[most] ?? '')) ? at : most,
        -1,
      );
      return lines.flatMap((line, from): KeptLine[] => {
        const at = from - start;
        if (at < 0 || at >= size) return [{ ...line, from }];
        if (at === english)
          return [{ ...line, from, text: date === undefined ? own : `${nameOf(own)}, ${date}` }];
        return at === surest ? [{ ...line, from, text: texts[at] ?? line.text }] : [];
      });
    }
  return null;
}

/**
 * The date that stands behind a title in another language alone, and where it does: "Kompozycja przestrzenna, 1929" beside
 * "Spatial Composition"; null where there is none.
 */
export function dateOfOtherTitle(
  given: string,
  title: string,
): { readonly text: string; readonly start: number; readonly end: number } | null {
  for (const { text, start } of linesOf(given)) {
    const date = dateOf(text);
    const name = nameOf(text);
    if (date !== undefined && isInOtherLanguage(name) && sharedBeginnings(name, title) > 0) {
      const at = start + text.lastIndexOf(date);
      return { text: date, start: at, end: at + date.length };
    }
  }
  return null;
}
