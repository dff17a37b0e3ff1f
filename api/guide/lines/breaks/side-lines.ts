import { JOINING } from '../../balanced.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { ENDS_IN_WHERE, SIDE_OF_COIN } from '../part-words.ts';

/** Characters of what is told of one side at most. */
const LONGEST_SIDE = 240;
/** "Head of Arethusa wearing": behind such a word what is worn or held is still to come. */
const ENDS_IN_DEED = / \p{Ll}{3,}ing$/u;

/** Whether what a line tells of a side of a coin goes on in the next one. */
export function goesOnSide(text: string, below: string): boolean {
  if (!SIDE_OF_COIN.test(text) || text.length + below.length > LONGEST_SIDE || /[.!?]$/.test(text))
    return false;
  if (SIDE_OF_COIN.test(below) || isDateLine(below) || isMaterials(below)) return false;
  if (/^\p{Ll}/u.test(below)) return true;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return /[,;]$/.test(text) || ENDS_IN_DEED.test(text) || (JOINING.test(last) && !ENDS_IN_WHERE.test(text));
}
