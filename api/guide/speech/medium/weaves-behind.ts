/** "tapestry weave", "warp ikat", "weft-faced strips", "supplementary weft": how a cloth is made, and no stuff of it. */
const WEAVE =
  /^(?:[\p{L}-]{2,15} ){0,4}(?:weaves?|(?:warp|weft)-faced strips|ikat|batik|twill|patterning|tie-dye|tie-dyeing|brocading|knotted pile|twining|plaiting|netting|knitting|weaving|coiling|braiding|looping|felting|sprang|resist[- ]dyeing|supplementary (?:warp|weft)s?|discontinuous warps? and wefts?|(?:slit|interlocked|interlocking|dovetailed) tapestry)$/iu;
/** Whether words say how a cloth is made. */
export const isWeave = (words: string): boolean => WEAVE.test(words);

const EMBROIDERY =
  /^(?:[\p{L}-]{2,15} ){0,3}(?:embroidery|appliqu\u00E9|patchwork|beadwork|fringes?|borders?)$/iu;

const joined = (words: readonly string[]): string =>
  words.length < 2 || words.some((each) => / and /.test(each))
    ? words.join(', ')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/**
 * "Tapestry weave, wool and linen" as "wool and linen in tapestry weave", "plain weave, wool, stem-stitch embroidery" as "wool in
 * plain weave, with stem-stitch embroidery": what the cloth is of before how it was made; any other text as it is.
 */
export function weavesBehind(medium: string): string {
  const parts = medium.split(/[,;] /);
  const weaves = parts.filter(isWeave);
  const worked = parts.filter((part) => EMBROIDERY.test(part));
  const stuffs = parts.filter((part) => !weaves.includes(part) && !worked.includes(part));
  if (weaves.length === 0 || stuffs.length === 0 || /[():/]/.test(medium)) return medium;
  const isPlain = stuffs.every((part) => /^(?!.*ed$)\p{L}[\p{L}' -]{2,40}$/u.test(part));
  // "silk, knotted pile on cotton foundation" tells of both at once.
  if (!isPlain || /\b(?:on|with|in|of|over)\b/i.test(medium)) return medium;
  const how = weaves.map((weave) => `${weave.charAt(0).toLowerCase()}${weave.slice(1)}`);
  const having = worked.length === 0 ? '' : `, with ${joined(worked)}`;
  return `${joined(stuffs)} in ${joined(how)}${having}`;
}
