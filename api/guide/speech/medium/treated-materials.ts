import { mediumWordKind, wordsIn } from '../../vocabulary/materials.ts';

const TREATMENT =
  '(?:un(?:painted|glazed|fired|dyed)|polychrome|bent|repouss\u00E9|laminated|etched|(?:fire-|water-|oil-)?gilt|gilded|painted|carved|engraved|glazed|cast|blown|hammered|beaten|woven|lacquered|polychromed|dyed|tanned|quilted|pieced|appliqu\u00E9d|embroidered|sandcarved|fused|fired|burnished|chased|inlaid|forged|wrought|stitched|sewn|knitted|varnished|patinated|struck)';
/** "Bronze, cast", "glass, blown, sandcarved and fused": one material with what was done to it. */
const TREATED = new RegExp(
  `^(\\p{L}+(?: \\p{L}+){0,2}), (${TREATMENT}(?:, ${TREATMENT})*(?:,? and ${TREATMENT})?)$`,
  'u',
);

/** What is done to a material, as a part of a list of materials: "blackened", "etched and gilt". */
const FINISH = `(?:${TREATMENT}|blackened|blued|browned|bronzed|enamelled|enameled|ebonised|ebonized|japanned|turned|pierced|stained|silvered|parcel-gilt|gessoed|bleached|limed|polished|moulded|molded|embossed|tooled|waxed|oiled|tinned|veneered|pressed|cut|(?:nickel|silver|gold|chrome|chromium|copper|tin|brass|zinc)-plated)`;
const FINISHED = new RegExp(`^${FINISH}(?: and ${FINISH})?$`, 'iu');
/** "painted black", "stained dark green" */
const COLOURED =
  /^(painted|stained|lacquered|dyed|enamelled|enameled|glazed) ((?:dark |light |pale )?(?:black|white|red|green|blue|yellow|brown|gr[ae]y|pink|orange|purple|cream|ochre))$/iu;
const TREATED_IN_LIST = new RegExp(
  `(^|; )(?!${FINISH},)(\\p{L}+), (${FINISH}(?:, ${FINISH}){0,3})(?=; |$)`,
  'gu',
);
/** "beech", "tin-glazed earthenware": one or two words of a material with nothing said of it yet. */
const isBare = (words: string): boolean =>
  /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(words) &&
  wordsIn(words.toLowerCase()).some((word) => mediumWordKind(word) === 'material');

/** A part of the list with what the next one says was done to it; null where that says no such thing. */
function finished(material: string, finish: string): string | null {
  if (!isBare(material)) return null;
  if (FINISHED.test(finish)) return `${finish} ${material}`;
  const [, done, colour] = COLOURED.exec(finish) ?? [];
  return done === undefined ? null : `${(colour ?? '').replace(' ', '-')}-${done} ${material}`;
}

/** "iron, blackened, leather" -> "blackened iron, leather": what was done to each of several materials before it. */
function finishesFirst(words: string): string {
  const parts = words.split(', ');
  if (parts.length < 3 || /[;:()]/.test(words)) return words;
  const said: string[] = [];
  for (const [at, part] of parts.entries()) {
    // "Beech, cane, painted" may say of both that they are painted.
    const next = parts[at + 1];
    // "Glass, cut, ground, polished" is one material.
    const isApart = next !== undefined && !FINISHED.test(next) && mediumWordKind(next) !== 'modifier';
    const joined = isApart ? finished(said.at(-1) ?? '', part) : null;
    if (joined === null) said.push(part);
    else said[said.length - 1] = joined;
  }
  return said.join(', ');
}

/** "steel, etched; leather" -> "etched steel; leather": a treatment is heard before its material. */
export const treatedFirst = (words: string): string =>
  words.includes('; ')
    ? words.replaceAll(TREATED_IN_LIST, '$1$3 $2')
    : finishesFirst(
        words.replace(
          TREATED,
          (_, stuff: string, done: string) => `${done.replace(/, and /, ' and ')} ${stuff}`,
        ),
      );

const COLOUR_BEHIND =
  '(?: (?:dark |light |pale )?(?:black|white|red|green|blue|yellow|brown|gr[ae]y)(?: and [a-z]{3,6})?)';
/** "covered with leather", "blackened", "stained red and black": what is said of the material before it, and is none itself. */
const OF_PART_BEFORE = new RegExp(
  `^(?:partly |partially )?(?:${FINISH}|\\p{L}{2,12}(?<!e)ed)(?: and \\p{L}{2,12}ed)?(?:${COLOUR_BEHIND}| (?:inside|outside)| (?:with|in|on|over|by|to|from) .{2,60})?$`,
  'iu',
);
/** Whether a part in the midst of a list tells of the one before it: "oak, covered with leather, iron" is given no "and". */
export const tellsOfPartBefore = (words: string): boolean =>
  words
    .split(', ')
    .slice(1, -1)
    .some((part) => OF_PART_BEFORE.test(part));
