import { AMERICAN_STATE } from '../vocabulary/states-and-provinces.ts';

/** Towns of the Old World after which others are called in America. */
const OLD_TOWNS =
  /^(?:alexandria|athens|bath|berlin|birmingham|bristol|cairo|cambridge|canton|carthage|corinth|delhi|delphi|dresden|dublin|florence|geneva|gloucester|hanover|lancaster|lima|lisbon|london|manchester|memphis|milan|moscow|naples|odessa|oxford|paris|plymouth|rome|smyrna|sparta|st petersburg|syracuse|thebes|toledo|troy|utica|venice|verona|vienna|worcester|york)$/;

/** "Athens" of "Athens, Georgia": whether a place is a town in America that is called after one of the Old World. */
export function isNamesake(origin: string, name: string): boolean {
  const plain = name.toLowerCase().replace('.', '');
  if (!OLD_TOWNS.test(plain)) return false;
  const at = origin.toLowerCase().indexOf(name.toLowerCase());
  const [, state = ''] = /^, ?([^,;()]+)/.exec(origin.slice(at + name.length)) ?? [];
  return at >= 0 && AMERICAN_STATE.test(state.trim());
}
