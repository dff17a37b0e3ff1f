/** "mount French, 1809-19", "Case: France": a line on a part of the work. */
export const OF_A_PART =
  /^(?:(?:mounts?|case|frame|cover|lid|base|stand|setting|binding|lining|chain|strap|pedestal|plinth)s?:? (?=\p{Lu}|\p{L}+ \d)|\p{Lu}\p{Ll}{2,12}: )/u;
