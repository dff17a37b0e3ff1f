/** What a label of a natural history house says of a species, with a word before it: "Eats: berries, roots". */
const HABIT =
  /^(?<key>Eats|Feeds on|Preys on|Diet|Food|Lives in|Lives|Habitat|Range|Distribution|Found in|Native to|Conservation status|IUCN status|Status|Life ?span|Wingspan|Predators): (?<what>\S.{2,120})$/i;
/** Keys that other labels than those of animals and plants have as well: the wingspan of an aeroplane. */
const OF_ANYTHING = /^(?:Found in|Range|Status|Food|Lives|Distribution|Wingspan|Life ?span|Predators)$/i;

/** Parts of the earth so large that nobody finds a thing there: a species lives in them. */
const WIDE =
  /^(?:(?:the )?(?:(?:North|South|East|West|Central|Southern|Northern|Eastern|Western|Tropical|Sub-Saharan|sub-Saharan|south-east|south|north|east|west|southern|northern|eastern|western|central|tropical|temperate|most of|parts of|much of|all of) ?(?:and )?)*(?:Europe|Asia|Africa|America|Americas|Australia|Australasia|Antarctica|Arctic|Eurasia|Oceania|Pacific|Atlantic|Mediterranean|Indian)(?: Oceans?| Sea)?|worldwide)$/;

/** A line on what a species lives on, and where. */
export interface Habit {
  readonly key: string;
  readonly what: string;
}

/** What such a line says; null for any other. */
export function readHabit(line: string): Habit | null {
  const { key = '', what = '' } = HABIT.exec(line.trim())?.groups ?? {};
  return key === '' ? null : { key: key.toLowerCase(), what: what.replace(/\.$/, '') };
}

/** Whether a line by itself says what only a living thing does: "Eats: grass". */
export function isHabitLine(line: string): boolean {
  const habit = readHabit(line);
  return habit !== null && !OF_ANYTHING.test(habit.key);
}

/** Whether each of some places is a part of the earth. */
export const isWide = (places: string): boolean =>
  places.split(/, | and /).every((part) => WIDE.test(part.trim()));

/**
 * Whether a line says where a species lives, and not where one thing was found: "Found in: Europe, Asia", "Found in Europe and
 * Asia"; of a fossil parts of the earth alone are no place of finding.
 */
export function isOfRange(line: string, isFossil: boolean): boolean {
  const [, mark, places = ''] = /^Found in(:)? (.{3,100})$/i.exec(line.trim()) ?? [];
  if (places === '' || /\d/.test(places)) return false;
  return isWide(places) || (mark !== undefined && !isFossil);
}
