import * as pools from './pools.ts';
import { anyOf, type Chance, oneIn } from './random.ts';

/** A first and last name, invented. */
export function inventedName(chance: Chance): string {
  const given = anyOf(chance, pools.GIVEN) ?? '';
  const initial = oneIn(chance, 3) ? ` ${String.fromCharCode(65 + Math.floor(chance() * 24))}.` : '';
  return `${given}${initial} ${anyOf(chance, pools.SURNAMES) ?? ''}`;
}
