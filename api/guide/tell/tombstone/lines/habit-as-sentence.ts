import { isOfRange, isWide, readHabit } from '../../../lines/nature/habits.ts';

/** A list of words without the "and" of speech, of none of which one may be a name with a comma inside. */
const LIST = /^[^,;:]{2,40}(?:, [^,;:]{2,40})+$/;

/** "Europe, Asia, North America" -> "Europe, Asia and North America" */
const spoken = (what: string): string =>
  LIST.test(what) && !/ (?:and|or) /.test(what) ? what.replace(/, ([^,]+)$/, ' and $1') : what;

/** What a label gives of a species by a word that no verb is. */
const GIVEN =
  /^(?:diet|food|predators|habitat|range|distribution|status|conservation status|wingspan|life ?span)$/;

/**
 * What a line says of the species: "Eats: grass" -> "The label says that it eats grass", "Found in Europe, Asia" -> "The
 * species is found in Europe and Asia"; null for any other line.
 */
export function habitAsSentence(line: string, isFossil: boolean): string | null {
  if (isOfRange(line, isFossil)) {
    const places = line.replace(/^Found in:? /i, '');
    // "Lowe Wood, Kent" is one place.
    const isOne = !isWide(places) && /^\p{Lu}/u.test(places) && places.split(', ').length < 3;
    return `The species is found in ${isOne ? places : spoken(places)}`;
  }
  const habit = readHabit(line);
  if (habit === null || /[.!?;]/.test(habit.what)) return null;
  const { key } = habit;
  const what = spoken(habit.what);
  if (key === 'native to') return `The species is native to ${what}`;
  if (/^(?:eats|feeds on|preys on|lives in)$/.test(key)) return `The label says that it ${key} ${what}`;
  return GIVEN.test(key) ? `The label gives its ${key.replace(/^life ?span/, 'life span')} as ${what}` : null;
}
