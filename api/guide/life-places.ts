/** Where in a text something stands: first offset, and the one behind the last. */
type Stretch = readonly [number, number];

/** Where somebody was born and died, as stretches of a text; `null` where it does not say. */
interface LifePlaces {
  readonly born: Stretch | null;
  readonly died: Stretch | null;
}

/** One place: capitalised words, perhaps with its country behind a comma. */
const PLACE = /\p{Lu}[\p{L}'.-]+(?:,? (?:(?:upon|on|am|sur|de|la|near|bei) )?\p{Lu}[\p{L}'.-]+){0,3}\??/u;
/** What parts the birth from the death. */
const TURN = /-| to |[Dd]ied|[Dd]\. /;
/** Where the life is over, and the living artist's home starts. */
const REST = /[;)\]]|[Ll]ive[sd]|[Ww]ork|[Bb]ased|[Aa]ctive/;

/**
 * The places in the words of a life, `plain.slice(from, to)`, by their place among its years: "Delft 1632 - 1675
 * Leiden", "1866 Albany - Oslo, 1931". What stands behind both years alone is not known to be a place of death.
 */
export function lifePlaces(
  plain: string,
  [from, to]: Stretch,
  { born, died }: { born: string | null; died: string | null },
): LifePlaces {
  if (born === null) return { born: null, died: null };
  const birth = plain.indexOf(born, from);
  const birthEnd = birth + born.length;
  const death = died === null ? to : plain.indexOf(died, birthEnd);
  const placeIn = (start: number, text: string): Stretch | null => {
    const found = PLACE.exec(
      text.replace(/^\W*(?:[Bb]orn|[Bb]\.|[Dd]ied|[Dd]\.)/, (lead) => ' '.repeat(lead.length)),
    );
    return found
      ? [start + found.index, start + found.index + found[0].replace(/(?<![.-])[.-]+$/, '').length]
      : null;
  };
  const between = plain.slice(birthEnd, death);
  const turn = died === null ? REST.exec(between) : TURN.exec(between);
  const middle = turn?.index ?? between.length;
  const bornIn = placeIn(from, plain.slice(from, birth)) ?? placeIn(birthEnd, between.slice(0, middle));
  if (died === null || bornIn === null) return { born: bornIn, died: null };
  const deathEnd = death + died.length;
  const rest = plain.slice(deathEnd, to);
  return {
    born: bornIn,
    died:
      placeIn(birthEnd + middle, between.slice(middle)) ??
      placeIn(deathEnd, rest.slice(0, REST.exec(rest)?.index ?? rest.length)),
  };
}
