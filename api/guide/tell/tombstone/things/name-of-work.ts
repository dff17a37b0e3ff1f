import type { LabelFacts } from '../../../facts.ts';
import { isNamed } from '../../../speech/artist.ts';

/** Since when artists give a work of one word a name that it is not: a fountain of rods, a chair to look at. */
const MODERN = 1910;
/** What whoever makes it by craft calls it, whenever: vessels, clothes, jewels, what is woven, played or danced in. */
const OF_A_CRAFT =
  /(?:bowl|vase|jar|pot|cup|dish|plate|bottle|jug|ewer|tile|goblet|beaker|stick|spoon|box|tray|kettle|vessel|basket|necklace|brooch|ring|bracelet|pendant|dress|coat|suit|jacket|hat|gown|cape|robe|kimono|quilt|rug|carpet|tapestry|textile|blanket|cloth|violin|guitar|mask|drum|rattle|pipe|pouch|bag|shield|clock|watch|armchair|poster)s?$/i;

/**
 * Whether a title of one word is the name of a modern work and no kind of thing: "Fountain" below the artist. A label that
 * begins with the thing, or knows who manufactured it, says what it is.
 */
export function isNameOfWork({ title, artist, otherMakers, years, readings }: LabelFacts): boolean {
  const [first] = years ?? [null];
  if (title === null || first === null || first < MODERN || !isNamed(artist)) return false;
  const isBelowArtist = (readings.artist?.start ?? 0) < (readings.title?.start ?? 0);
  return (
    isBelowArtist && otherMakers.length === 0 && /^\p{Lu}\p{L}+$/u.test(title) && !OF_A_CRAFT.test(title)
  );
}
