import { isMaterials } from '../../vocabulary/materials.ts';
import { type Form, namesThing, whole } from '../line-forms.ts';

/** "Reversible shawl of silk and wool": a thing, and what it is of. */
const OF_STUFF = /^(\p{Lu}[\p{L} -]{3,40}) of (\p{Ll}[\p{L} ,-]{3,40})$/u;
/** "Portrait of a young woman with a stylus": what no maker, place or material begins with. */
const OF_LIKENESS =
  /^(?:Portrait|Self-portrait|View|Head|Bust|Figure|Figurine|Statue|Statuette|Scene|Study|Sketch|Still life|Landscape|Relief|Model) (?:of|with|from|for) [^\d:;]{3,70}$/;

/** First lines that name the work, whatever stands below them. */
export const TITLE_AT_TOP_FORMS: readonly Form[] = [
  ({ text, line, at }) => {
    const [, thing = '', stuff = ''] = at === 0 ? (OF_STUFF.exec(text) ?? []) : [];
    return thing !== '' && namesThing(thing) && isMaterials(stuff) ? [whole('title', line)] : [];
  },
  // A title of two lines goes on in small letters or behind a small word.
  ({ text, line, at, below }) =>
    at === 0 &&
    OF_LIKENESS.test(text) &&
    !/ (?:of|with|and|the|a|an|in|at|from|by|for|to)$|,$/.test(text) &&
    !/^\p{Ll}/u.test(below)
      ? [whole('title', line)]
      : [],
];
