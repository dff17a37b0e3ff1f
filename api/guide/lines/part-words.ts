/** "mount French, 1809-19", "Case: France": a line on a part of the work. */
export const OF_A_PART =
  /^(?:(?:mounts?|case|frame|cover|lid|base|stand|setting|binding|lining|chain|strap|pedestal|plinth)s?:? (?=\p{Lu}|\p{L}+ \d)|\p{Lu}\p{Ll}{2,12}: )/u;

/** Sides of a coin or a leaf as labels print them; part of a pattern. */
const SIDES =
  'Obverse|Reverse|Obv\\.?|Rev\\.?|Avers|Revers|[VR]s\\.|Vorderseite|R\u00FCckseite|Recto|Verso|Front|Back';
/** "Obverse: Bust of a queen", "Obv. bust of a queen": what is on one side of a coin; a clergyman is "Rev. A. Lowe". */
export const SIDE_OF_COIN = new RegExp(
  `^(${SIDES})(?:[:,]|(?<=[bv]\\.)(?! \\p{Lu}(?:\\.|\\p{Ll}+ \\p{Lu}))) (?=.{3})`,
  'u',
);
/** "The Castle of Rimini [reverse]" */
export const SIDE_BEHIND = /^([^[\]]{3,90}) \[(obverse|reverse)\]$/;

/** "a cross above": where something is, behind which nothing goes on. */
export const ENDS_IN_WHERE =
  / (?:above|below|behind|beneath|around|beside|between|within|over|under|before)$/;

/** A word with which many a text begins, and no name or list of materials. */
export const BEGINS_TEXT = /^(?:A|An|The|This|These|It|He|She|They|We|In|From|When|Many|Most|Some|Each)$/;
