import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { articleFor } from '../../../speech/text.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../../vocabulary/objects.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';

/** "Hunterston brooch" */
const PLACE_AND_THING = /^(\p{Lu}\p{Ll}{3,20}) ((?:\p{L}{2,15} )?\p{L}{3,20})$/u;

/** Whether a line says by its form that something is from a place of this name: "Hunterston, Ayrshire", "Found at Hunterston". */
function isPlaceOn(line: string, name: string): boolean {
  if (new RegExp(`(?:^| )(?:at|near|from) ${name}(?:[,.;]|$)`, 'iu').test(line)) return true;
  const [first = '', next = ''] = line.split(', ');
  // "Birch, Stoke-on-Trent" may be a firm.
  return first === name && /^\p{Lu}/u.test(next) && !isTownName(next);
}

/**
 * "the Hunterston brooch", whose place another line of the label names: there is one such thing. What is from a town of many
 * makers is one of several: "a Worcester teapot". Null for any other title.
 */
export function namedAfterPlace(title: string, given: string): string | null {
  const [, name = '', thing = ''] = PLACE_AND_THING.exec(title) ?? [];
  const small = name.toLowerCase();
  const isOther = mediumWordKind(small) === 'other' && !OBJECT_WORDS.has(small);
  const last = thing.toLowerCase().split(' ').at(-1) ?? '';
  if (name === '' || !isOther || !OBJECT_WORDS.has(last) || startsOrigin(withOriginsMarked(name), 0))
    return null;
  if (isTownName(name)) return `${articleFor(name)} ${name} ${thing.toLowerCase()}`;
  return given.split('\n').some((line) => !line.includes(title) && isPlaceOn(line.trim(), name))
    ? `the ${name} ${thing.toLowerCase()}`
    : null;
}
