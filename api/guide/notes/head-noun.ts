/** Where what is said of a thing begins behind its name: "cap mask | with human head". */
const BEHIND_NAME =
  /,|;|:| \(| (?:with|for|from|in|on|at|to|by|and|or|showing|depicting|representing|decorated|made|used|worn|(?:adorned|carved|covered|engraved|embroidered|incised|inlaid|inscribed|knitted|lacquered|modell?ed|mounted|ornamented|painted|printed|set|shaped|stamped|woven) (?:with|in|by|as|from|for|on)) /;
/** "Niimi'ipuu (Nez Perce) woman's dress": a bracket before the thing is named. */
const BRACKET_BEFORE_NAME = / \([^()]{1,40}\)(?= \p{Ll})/u;
/** "Pair of boots", "Fragment of a carpet": the thing is named behind the word. */
const SHARE =
  /\b(?:pair|set|group|suite|length|piece|fragment|panel|part|section|series|model|two|three|four|six) of /i;
/** "Carpet fragment", "Armchair 42": a thing's name without what follows it. */
const TAIL = / (?:fragments?|panels?|sections?|pieces?|sets?|pairs?|(?:no\. ?)?\d[\d/-]*|[IVX]+)$/i;

/** The words of a title that name the thing, its head noun the last: "woman's chest amulet" -> the same, "Cup with saucer" -> "Cup". */
export function namedThing(title: string): string {
  const [name = ''] = title.replace(BRACKET_BEFORE_NAME, '').split(BEHIND_NAME, 1);
  const share = SHARE.exec(name);
  const whole = share === null ? name : name.slice(share.index + share[0].length);
  const [head = ''] = whole.split(/ of /, 1);
  return head.replace(TAIL, '').trim();
}
