import { startsCountry, startsOrigin, withOriginsMarked } from '../find-origin.ts';

/** Towns by which workshops are called of which nobody knows whose they were. */
const TOWNS =
  /^(?:Cologne|Paris|London|Nuremberg|Augsburg|Venice|Florence|Siena|Limoges|Antwerp|Brussels|Bruges|Ghent|Utrecht|Delft|Dresden|Milan|Rome|Naples|Prague|Vienna|Salzburg|Strasbourg|Basel|Lyon|Rouen|Tours|Toledo|Seville|Valencia|Lisbon|Cuzco|Quito|Athens|Corinth|Constantinople|Damascus|Aleppo|Cairo|Isfahan|Tabriz|Shiraz|Delhi|Agra|Lahore|Kyoto|Nara|Edo|Benin|Boston|Philadelphia) /;
/** "Boeotian", "Attic", "Rhenish": a word of a land or an age, as its end tells. */
const ADJECTIVE =
  /^(?:(?:Upper|Lower|Northern|Southern|Eastern|Western|South|North|Central) )?\p{Lu}\p{Ll}{2,14}(?:ian|ic|ish|ese|ean|enne|esque|ine) (?:workshop|studio)$/iu;

/** Whether a workshop is called by a place or a people, and by nobody's name: "Cologne workshop", "Boeotian workshop". */
export const isLocalWorkshop = (maker: string): boolean => {
  if (!/ (?:workshop|studio)$/i.test(maker)) return false;
  const marked = withOriginsMarked(maker);
  return TOWNS.test(maker) || ADJECTIVE.test(maker) || (startsOrigin(marked, 0) && !startsCountry(marked, 0));
};
