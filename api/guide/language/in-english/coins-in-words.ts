/** What the metal of a coin is short for, before its name. */
const METALS: Readonly<Record<string, string>> = {
  AR: 'Silver',
  AV: 'Gold',
  AU: 'Gold',
  AE: 'Bronze',
  '\u00C6': 'Bronze',
  EL: 'Electrum',
};
/** Names of coins behind such a metal, as far as they tell that "AR" is no person's. */
const COINS =
  'aureus|denarius|quinarius|sestertius|dupondius|antoninianus|follis|nummus|solidus|semissis|tremissis|stater|hemistater|(?:di|tetra|octo|octa|de[ck]a|hemi|tri)?drachma?|(?:di|tri|hemi|tetra)?obol|litra|hyperpyron|histamenon|dinar|dirham|mohur|rupee|ducat|florin|groat|penny|shekel|siglos|daric|t(?:h)?aler|medallion';
/** "AR decadrachm", "Corinth. AR stater" */
const COIN = new RegExp(
  `^((?:\\p{Lu}[^\\d.;:]{2,40}[.:,] )?)(A[RVUE]|\u00C6|EL) (?=(?:${COINS})(?!\\p{L}))`,
  'iu',
);
/** Names of coins in other languages, alone on a line. */
const NAMES_IN_OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^t(?:e|\u00E9)tradra(?:chme?|mma|cma)$/iu, 'Tetradrachm'],
  [/^d(?:e|\u00E9)[ck]adra(?:chme?|mma|cma)$/iu, 'Decadrachm'],
  [/^didra(?:chme?|mma|cma)$/iu, 'Didrachm'],
  [/^(?:drachme|dramma|dracma)$/iu, 'Drachm'],
  [/^(?:denar|denier|denar(?:io|o))$/iu, 'Denarius'],
  [/^(?:sesterz|sesterce|sesterzio|sestercio)$/iu, 'Sestertius'],
  [/^(?:stat(?:\u00E8re|ere)|est\u00E1tera)$/iu, 'Stater'],
];
/** "Obv. Head of Athena r." */
const SIDE = /^(Obv|Rev)\.:? (?=.{3})/;
/** What looks or goes to a side: "Quadriga l.; Nike above". */
const TO_SIDE = /(?<=\p{L}) ([lr])\.(?=[;,]|$| \p{Ll})/gu;

/** A metal stands for itself in capitals only: "el ducat" is Spanish. */
const metalOf = (short: string): string => METALS[short] ?? short;

/**
 * The lines of a label of a coin with what is short in them in words: "AR decadrachm" -> "Silver decadrachm", "Obv. Owl r." ->
 * "Obverse: Owl to the right"; those of any other label as they are.
 */
export function coinInWords(lines: readonly string[]): readonly string[] {
  const said = lines.map((line) =>
    NAMES_IN_OTHERS.reduce((text, [name, english]) => text.replace(name, english), line).replace(
      COIN,
      (_, place: string, short: string) => `${place}${metalOf(short)} `,
    ),
  );
  if (said.every((line, at) => line === lines[at])) return lines;
  return said.map((line) =>
    SIDE.test(line)
      ? line
          .replace(SIDE, (_, side: string) => `${side === 'Obv' ? 'Obverse' : 'Reverse'}: `)
          .replace(TO_SIDE, (_, side: string) => ` to the ${side === 'l' ? 'left' : 'right'}`)
      : line,
  );
}
