import { withOriginsMarked } from '../../find-origin.ts';
import { plainAt } from '../../label-tokens.ts';
import { behind, type Form } from '../line-forms.ts';

/** "Solomon Islands, Malaita. Shell money, of ten": a land, where in it, and the thing behind a stop. */
const LAND_FIRST =
  /^(\p{Lu}[\p{L}'\u2019 -]{3,30})((?:, \p{Lu}[\p{L}'\u2019 -]{2,30}){0,2})[.:] (\p{Lu}\p{Ll}.{2,})$/u;
/** Words of what is said of the thing in its first sentence. */
const MOST_WORDS = 24;
/** A stop that ends a sentence, and no short word: "c.", "St." */
const STOP = /(?:\p{Ll}{3}|\))\.$/u;

/** Lines of a case label that begins with a land, as museums of peoples print them. */
export const LAND_FIRST_FORMS: readonly Form[] = [
  ({ label, text, line, at }) => {
    const [, land = '', inLand = ''] = at === 0 ? (LAND_FIRST.exec(text) ?? []) : [];
    if (land === '' || !/^\uE002+$/.test(withOriginsMarked(land))) return [];
    const from = behind(line.from, `${land}${inLand}`);
    const { tokens } = label;
    const words = tokens.slice(from, from + MOST_WORDS);
    const stop = words.findIndex((_, word) => STOP.test(plainAt(tokens, from + word)));
    if (stop < 1) return [];
    return [
      { kind: 'origin', from: line.from, to: from },
      { kind: 'title', from, to: from + stop + 1 },
    ];
  },
];
