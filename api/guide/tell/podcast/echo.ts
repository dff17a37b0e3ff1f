/** Words that make no phrase of their own: they point to something before them, or a verb stands with them. */
const NO_PHRASE_WITH =
  /(?<![\p{L}-])(?:it|them|him|he|she|they|who|whom|which|that|this|these|those|such|others?|own|each|both|there|here|so|as|then|than|if|when|where|while|because|and|or|but|not|no|is|are|was|were|be|been|being|has|have|had|do|does|did|can|could|will|would|may|might|must|should|to|out|off|up|down|just|only|also|very|any|(?:drive|look|stand|sit|hold|take|give|make|come|wear|lie|keep|lean|seem|appear|begin|become|choose)s|choose|carries|goes|took|made|came|went|became|stood|sat|held|gave|kept|left|wore|began|ran|fell|lay|wrote|found|brought|sold|bought)(?![\p{L}-])/iu;

/** What many sentences end with, and nobody says again. */
const TOO_PLAIN =
  /(?<![\p{L}-])(?:her|hand|care|kinds?|types?|sorts?|ways?|times?|periods?|century|centuries|decades?|era|years?|months?|days?|styles?|forms?|world|life|lives|works?|arts?|artists?|painters?|sculptors?|photographers?|paintings?|pictures?|prints?|portraits?|pieces?|series|collections?|museums?|gallery|galleries|exhibitions?|examples?|parts?|things?|results?|cases?|use|order|addition|general|particular|fact|dates?|centre|center|left|right|top|bottom|front|back|background|foreground|middle|sides?|first|last|next|once|meantime|display|moment|question|all|public|you|common|distance|country|ourselves|themselves|himself|herself|itself)$/iu;

/** A place or a people behind a lone preposition, "in Rome": where it was is nothing to wonder at. */
const WHERE_IT_WAS = /^(?:in|at|from|near|by|for|before|after) (?:the )?\p{Lu}/u;

/** Who is told to do something does not repeat it. */
const BIDS =
  /^(?:Please|You|Visitors|Look|See|Find|Sit|Stand|Listen|Touch|Try|Turn|Clap|Press|Lift|Open|Notice|Note|Imagine|Now|Walk|Come|Ask)\b/u;

const WORD = "[\\p{L}\\p{M}\u2019'-]+";
const PREPOSITION =
  '(?:from|with|without|for|under|behind|inside|beneath|beside|between|through|across|against|on|in|at|by|over|around|into|onto|near|after|before|above|below|along)';
const NO_PREPOSITION = `(?!(?:of|${PREPOSITION})(?![\\p{L}-]))${WORD}`;
const NOUN_PHRASE = `(?:${NO_PREPOSITION} ){0,3}${NO_PREPOSITION}`;
const COUNTED =
  '(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)';

/** "There are tooth marks on this one": what there is. */
const THERE_IS = new RegExp(
  `^(?:[\\p{L} ]{0,24},? )?[Tt]here (?:is|are|was|were) (?:still )?(${NOUN_PHRASE})(?: (?:of|${PREPOSITION}) [^,]+)?$`,
  'u',
);
/** "A secret compartment for poisons", "without a word of French": a thing with what belongs to it. */
const THING_WITH = new RegExp(
  `(?<![\\p{L}\u2019'-])((?:${PREPOSITION} )?${COUNTED} (?:${NO_PREPOSITION} ){1,3}(?:of|${PREPOSITION}) ${NOUN_PHRASE})$`,
  'u',
);
/** "And a better smell": the last of several. */
const LAST_OF_SEVERAL = new RegExp(`^(and an? ${NOUN_PHRASE})$`, 'u');
/** "1,300 metres", "for £23". */
const HOW_MUCH =
  /(?<![\p{L}\d])((?:for |only |nearly |almost |over )?(?:[£$€]\d[\d,.]*|\d[\d,.]* (?:met(?:re|er)s?|feet|miles|kilomet(?:re|er)s|kilograms|kilos|tons|tonnes|pounds|guineas|guilders|francs|dollars|shillings|marks|pesos|lire|pieces|people|women|men|children|copies|stitches|beads|bottles|hours|minutes|seconds)))$/u;
/** "From a marine's coat", "under her brother's name". */
const BEHIND_PREPOSITION = new RegExp(
  `(?<![\\p{L}\u2019'-])(?<!\\b(?:of|${PREPOSITION}) )(${PREPOSITION} ${NOUN_PHRASE})$`,
  'u',
);

const FEWEST_WORDS = 2;
const MOST_WORDS = 7;

/**
 * The words at the end of a sentence that somebody who listens says after the speaker, since English puts last what is new: "From a
 * marine's coat". Null where it ends with no phrase that is understood by itself, denies something, or bids the visitor do something.
 */
export function echoOf(sentence: string): string | null {
  // What stands in quotation marks is somebody else's.
  if (/["\u201C\u2018?!]|(?<!\p{L})'/u.test(sentence) || BIDS.test(sentence)) return null;
  const whole = sentence.replace(/\.$/, '');
  const clause = whole.replace(/^.*[,;:\u2014] /s, '');
  const amount = HOW_MUCH.exec(clause)?.[1];
  if (amount !== undefined) return amount;
  // Brackets hold an aside, and a year is not said twice.
  if (/[()[\]\d]/.test(clause)) return null;
  for (const [form, text] of [
    [THERE_IS, /[;:\d]/.test(whole) ? '' : whole],
    [LAST_OF_SEVERAL, clause],
    [THING_WITH, clause],
    [BEHIND_PREPOSITION, clause],
  ] as const) {
    const phrase = form.exec(text)?.[1];
    if (phrase === undefined || NO_PHRASE_WITH.test(phrase.replace(/^and /, '')) || TOO_PLAIN.test(phrase))
      continue;
    if (WHERE_IT_WAS.test(phrase)) continue;
    const words = phrase.split(' ').length;
    if (words >= FEWEST_WORDS && words <= MOST_WORDS) return phrase;
  }
  return null;
}
