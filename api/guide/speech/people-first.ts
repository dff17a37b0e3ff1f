import { startsCountry, startsOrigin, withOriginsMarked } from '../find-origin.ts';

const IN_CAPITALS = /^(\p{Lu})(\p{Lu}{3,})(?=[,.] \p{Lu}\p{Ll})/u;
const A_PEOPLE = /^\p{Lu}[\p{L}' -]{2,30} peoples?$/u;

/**
 * "HAIDA, Old Masset" -> "Haida, Old Masset"; "Malaysia, Sarawak, Iban people" -> "Iban people, Malaysia, Sarawak": a people in
 * the capitals of the house, or among its places, would be told as one of them.
 */
export function peopleFirst(origin: string): string {
  const small = origin.replace(IN_CAPITALS, (_, first: string, rest: string) => first + rest.toLowerCase());
  const named = startsOrigin(withOriginsMarked(small), 0) ? small : origin;
  if (!startsCountry(withOriginsMarked(named), 0)) return named;
  const parts = named.split(', ');
  const people = parts.findIndex((part) => A_PEOPLE.test(part));
  return [...parts.slice(people, people + 1), ...parts.filter((_, at) => at !== people)].join(', ');
}
